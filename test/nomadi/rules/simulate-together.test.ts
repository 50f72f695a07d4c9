/** Several simulations of one board side by side: none of them may disturb another. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  apply,
  hash,
  IllegalMoveError,
  legalMoves,
  load,
  type Move,
  type RandomSource,
  seededRandom,
  setup,
  simulate,
  type Simulation,
  type State,
  type Types,
} from "caravanserai/nomadi";
import { cases } from "../../helpers/cases.js";
import { games, type RandomGame, statesOf } from "../arbitraries.js";
import { move, row, scene } from "../scenes.js";

/** A simulation and the states that `apply` gives for the same moves, the newest last. */
interface Pair {
  readonly simulation: Simulation<Types>;
  readonly states: State[];
}

/** More than any of the games here has. */
const MOST_MOVES = 5000;

const now = ({ states }: Pair): State => states.at(-1) as State;

/** A state somewhere in a game. */
function stateIn(game: RandomGame, pick: number): State {
  const states = [...statesOf(game)];
  return states[pick % states.length] as State;
}

/** The state at the end of a playout with these random numbers, made with `apply`. */
function playedOut(first: State, random: RandomSource): State {
  let state = first;
  for (let count = 0; !state.over && count < MOST_MOVES; count++) {
    const moves = legalMoves(state);
    state = apply(state, moves[random(moves.length)] as Move);
  }
  return state;
}

/** Lets pairs that began with one state do random things, each checked against `apply`. */
class Crowd {
  private readonly pairs: Pair[];
  /** How many playouts wait for a number now. */
  private depth = 0;

  constructor(
    private readonly first: State,
    private readonly pick: RandomSource,
  ) {
    this.pairs = [0, 1].map(() => ({ simulation: simulate(first), states: [first] }));
  }

  /** One random action of a simulation that is in no playout. */
  act(): void {
    const { pairs, pick } = this;
    const pair = pairs[pick(pairs.length)] as Pair;
    switch (pick(8)) {
      case 0:
        pairs[pick(3)] = { simulation: pair.simulation.clone(), states: [now(pair)] };
        break;
      case 1:
        if (pair.states.length === 1) break;
        pair.simulation.undo();
        pair.states.pop();
        break;
      case 2:
        if (this.depth < 2) this.playout(pair);
        break;
      case 3:
        load(JSON.stringify(now(pair)));
        break;
      case 4:
        expect(pair.simulation.moves()).toEqual(legalMoves(now(pair)));
        break;
      default:
        this.play(pair);
    }
  }

  /** Makes a move: each simulation is asked for what it needs, and no more, so lists of moves are left half done. */
  private play({ simulation, states }: Pair): void {
    const state = states.at(-1) as State;
    if (state.over) return;
    const moves = legalMoves(state);
    const index = this.pick(moves.length);
    const move = moves[index] as Move;
    // What is not legal here may be legal in another simulation.
    const illegal = legalMoves(this.first).find(
      (one) => !moves.some((other) => JSON.stringify(other) === JSON.stringify(one)),
    );
    if (illegal !== undefined && this.pick(2) === 0) {
      expect(() => {
        simulation.playChecked(illegal);
      }).toThrow(IllegalMoveError);
    }
    if (this.pick(2) === 0) expect(simulation.nth(index)).toEqual(move);
    if (this.pick(2) === 0) simulation.play(move);
    else simulation.playChecked(move);
    states.push(apply(state, move));
    expect(simulation.seat).toBe(now({ simulation, states }).seat);
    if (this.pick(2) === 0) expect(simulation.hash()).toBe(hash(now({ simulation, states })));
  }

  /** Plays out a clone, with a random generator that lets the others act. */
  private playout(pair: Pair): void {
    // The pair itself may act meanwhile.
    const before = now(pair);
    const clone = pair.simulation.clone();
    const seed = this.pick(1000);
    const random = seededRandom(seed);
    let acts = 4;
    let drawn = 0;
    this.depth++;
    clone.playout((bound) => {
      // Games of a few turns: one that does not end by then never will.
      if (++drawn > MOST_MOVES) throw new Error("the playout does not end");
      if (acts > 0 && this.pick(5) === 0) {
        acts--;
        this.act();
      }
      return random(bound);
    });
    this.depth--;
    expect(clone.state()).toEqual(playedOut(before, seededRandom(seed)));
    clone.undo();
    expect(clone.state()).toEqual(before);
  }

  /** Compares all of them as they stand at the end. */
  compare(): void {
    for (const pair of this.pairs) {
      expect(pair.simulation.moves()).toEqual(legalMoves(now(pair)));
      expect(pair.simulation.state()).toEqual(now(pair));
    }
  }
}

describe("simulations of one board", () => {
  it("agree with apply, interleaved at random, also from inside each other's random generators", () => {
    fc.assert(
      fc.property(games, fc.nat(), (game, seed) => {
        const crowd = new Crowd(stateIn(game, seed), seededRandom(seed));
        for (let acts = 0; acts < 60; acts++) crowd.act();
        crowd.compare();
      }),
      { numRuns: cases(40) },
    );
  });

  it("N11: a clone is not disturbed by a move that leaves a sale open", () => {
    // A move onto another's card asks for a price at once, so it leaves the list of moves as it was.
    const pawns = [row("k", 4, 11), [...row("l", 4, 6), ...row("l", 8, 11), "m4"]];
    const dice = [1, 1, 1, 4];
    const options = { contact: "neighbour" as const };
    const first = scene({ pawns, dice, turnNumber: 102, options });
    for (const opening of legalMoves(first)) {
      const state = apply(first, opening);
      if (state.phase !== "move") continue;
      const expected = legalMoves(state);
      for (const next of expected) {
        const simulation = simulate(first);
        simulation.play(opening);
        const clone = simulation.clone();
        simulation.play(next);
        expect(clone.moves()).toEqual(expected);
      }
    }
  });

  it("a state that is loaded does not disturb a simulation", () => {
    const selling = apply(
      scene({
        pawns: [row("k", 4, 11), [...row("l", 4, 6), ...row("l", 8, 11), "m4"]],
        dice: [1, 1, 4],
        turnNumber: 102,
      }),
      move(1, "k4", "j5"),
    );
    expect(selling.phase).toBe("price");
    const text = JSON.stringify(selling);
    const random = seededRandom(1);
    let state = setup({ players: 2, seed: 1, maxTurns: 4 });
    const simulation = simulate(state);
    while (!state.over) {
      const moves = legalMoves(state);
      const next = moves[random(moves.length)] as Move;
      state = apply(state, next);
      simulation.play(next);
      load(text);
      expect(simulation.moves()).toEqual(legalMoves(state));
    }
  });
});
