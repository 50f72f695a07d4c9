/** The laws of encodings: numbers and masks follow from views and from `choices`, and from nothing else. */
import type { Game, GameTypes, MovePick } from "../../game.js";
import type { LearnGame } from "../../kit/engine/learn-games.js";
import { type Encoder, encoder, type Observation } from "../../learn/encoder.js";
import { learnGameFor } from "../../learn/subject.js";
import type { Step } from "../arbitraries.js";
import { copyOf, distinct, keep, same } from "./law.js";

/** The number of moves of a game that environments are followed along. */
const MOST_FOLLOWED = 100;

/** Checks the encoding of a game, if it has one, along a game that was played. `picks` choose the moments. */
export function checkEncoding<Types extends GameTypes>(
  game: Game<Types>,
  options: Types["options"],
  steps: readonly Step<Types>[],
  picks: readonly number[],
): void {
  const learnt = learnGameFor(game, game.setup(options));
  if (learnt === undefined) return;
  const laws = new EncodingLaws(game, learnt, encoder<Types>(game, options));
  laws.checkNames();
  for (const pick of steps.length === 0 ? [] : picks) {
    const { state, move } = steps[pick % steps.length];
    laws.checkNumbers(state, pick);
    laws.checkMasks(state, move);
  }
  laws.checkHiding(learnt.start(options), steps.slice(0, MOST_FOLLOWED));
}

/** The laws about one encoder. */
class EncodingLaws<Types extends GameTypes> {
  constructor(
    private readonly game: Game<Types>,
    private readonly learnt: LearnGame<Types>,
    private readonly made: Encoder<Types>,
  ) {}

  /** Checks that names are distinct, and that neighbours know each other. */
  checkNames(): void {
    const { spaces, channels, globals, picks, neighbours } = this.made;
    for (const names of [spaces, channels, globals, picks]) {
      distinct("an encoding names each number and each pick once", names);
    }
    const oneWay = neighbours.findIndex((near, space) =>
      near.some((other) => !neighbours[other].includes(space)),
    );
    keep("neighbours are neighbours of each other", oneWay < 0, () => spaces[oneWay]);
  }

  /** Checks that equal views encode equally, also those of states that differ in what is hidden. */
  checkNumbers(state: Types["state"], seed: number): void {
    const { game, made } = this;
    for (let viewer = 0; viewer < made.players; viewer++) {
      const view = game.view(state, viewer);
      const numbers = this.encoded(view);
      const odd = [...numbers.spaces, ...numbers.globals].find((value) => !Number.isFinite(value));
      keep("an encoding has numbers only", odd === undefined, () => String(odd));
      sameNumbers("equal views encode equally", this.encoded(copyOf(view)), numbers);
      const twin = game.view(game.resample(view, seed), viewer);
      sameNumbers("what is hidden does not show in numbers", this.encoded(twin), numbers);
    }
  }

  /** Checks the masks on the way to a move. */
  checkMasks(state: Types["state"], move: Types["move"]): void {
    const { game, made } = this;
    const view = game.view(state, state.seat ?? 0);
    const steps: readonly MovePick[] = game.picks(state, move);
    const unknown = steps.find((pick) => !made.picks.includes(pick));
    keep("every pick is in the vocabulary", unknown === undefined, () => String(unknown));
    const into = new Uint8Array(made.picks.length);
    // In the order of the game, and once out of order.
    const ways = [...steps.map((_, count) => steps.slice(0, count)), steps, steps.slice(-1)];
    for (const picked of ways) {
      const indices = picked.map((pick) => made.picks.indexOf(pick));
      made.mask(view, indices, into);
      const allowed = made.picks.filter((_, pick) => into[pick] === 1).sort();
      same("masks agree with choices", allowed, [...game.choices(view, picked).next].sort());
      const wanted = picked.length === steps.length ? move : null;
      same("picks make a move when they are complete", made.move(view, indices), wanted);
    }
  }

  /**
   * Checks that environments, which hide parts of a position without making a view, show what views show. Plays on in `position`,
   * the first one of the game.
   */
  checkHiding(position: unknown, steps: readonly Step<Types>[]): void {
    const { game, learnt, made } = this;
    const { rules, encoding } = learnt;
    const actions: number[] = [];
    for (const { state, move } of steps) {
      const viewer = state.seat ?? 0;
      const numbers = this.encoded(game.view(state, viewer));
      const into = made.observation();
      encoding.encode(learnt.show(position, viewer), viewer, into.spaces, into.globals);
      sameNumbers("environments show what views show", into, numbers);
      const wanted = JSON.stringify(move);
      const index = game.legalMoves(state).findIndex((one) => JSON.stringify(one) === wanted);
      rules.actions(position, actions);
      rules.play(position, actions[index]);
    }
  }

  /** Returns the numbers of a view, whose format must be that of all games on the board. */
  private encoded(view: Types["view"]): Observation {
    const { learnt, made } = this;
    // A game may keep more in its format than the names.
    const { channels, globals, picks } = learnt.encoding.format(
      learnt.positionOf(learnt.accept(view)),
    );
    const { channels: values, globals: whole, picks: vocabulary } = made;
    same(
      "an encoding has one format for a board",
      [channels, globals, picks],
      [values, whole, vocabulary],
    );
    const into = made.observation();
    // What was in the arrays must not matter.
    into.spaces.fill(7);
    into.globals.fill(7);
    made.encode(view, into);
    return into;
  }
}

/** Throws unless two observations are equal. */
function sameNumbers(law: string, found: Observation, expected: Observation): void {
  for (const part of ["spaces", "globals"] as const) {
    const wanted = expected[part];
    const at = found[part].findIndex((value, index) => value !== wanted[index]);
    keep(law, at < 0, () => `${part}[${at}] is ${found[part][at]}, expected ${wanted[at]}`);
  }
}
