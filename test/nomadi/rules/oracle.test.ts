/** The library against an oracle that was written independently from the rules, step by step along random games. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  apply,
  crookedValley,
  grandCrossing,
  legalMoves,
  type Options,
  setup,
  shortCourse,
  type State,
} from "caravanserai/nomadi";
import { nomadiOptions } from "caravanserai/testing";
import { cases } from "../../helpers/cases.js";
import { Dice } from "../../helpers/dice.js";
import { naiveCardFaults, selfCheck } from "../../oracle/nomadi.js";
import { chosen, games, scattered } from "../arbitraries.js";
import { oracleBoard, Shadow } from "../shadow.js";
import { boardSquares } from "../squares.js";

/** Plays from a state on in lock-step, for so many moves at most, choosing each by `choose`. */
function lockstep(
  first: State,
  choose: (count: number, moveNumber: number) => number,
  most = Infinity,
): State {
  const shadow = new Shadow(first);
  const dice = new Dice(choose(1_000_000, 0));
  let state = first;
  for (let moveNumber = 0; ; moveNumber++) {
    shadow.compare(state);
    if (state.over || moveNumber === most) return state;
    if (state.phase === "move") {
      for (let tries = 0; tries < 4; tries++) {
        shadow.compareRefusal(
          state,
          shadow.anyMove((bound) => dice.below(bound)),
        );
      }
    }
    const moves = legalMoves(state);
    const move = moves[choose(moves.length, moveNumber)];
    if (move === undefined) throw new Error("no such move");
    shadow.follow(state, move);
    state = apply(state, move);
  }
}

describe("in lock-step with the oracle", () => {
  it("the oracle knows the worked cases", () => {
    expect(selfCheck).not.toThrow();
  });

  it("N1 to N28: random games on random boards, with every option", () => {
    fc.assert(
      fc.property(games, (game) => {
        lockstep(setup(game.options), (count, moveNumber) => chosen(game, count, moveNumber), 110);
      }),
      { numRuns: cases(25) },
    );
  });

  it("N3, N27: cards lie on the water holes that no goal covers, and outside start and goal", () => {
    fc.assert(
      fc.property(nomadiOptions, (options) => {
        const state = setup(options);
        const { board, square } = oracleBoard(state);
        // Without the option, the terrain is that of the layout.
        const { goal: _, cards: __, ...drawn } = options;
        const holes = boardSquares(setup(drawn)).filter(({ terrain }) => terrain === "water");
        const cards = state.cards.map((card) => square(card.square));
        expect(naiveCardFaults(board, holes, cards, state.deck.length)).toEqual([]);
        if (options.cards !== "choose") expect(state.deck).toEqual([]);
        else {
          const covered = holes.filter((hole) => board.isGoal(hole)).length;
          expect(state.cards).toHaveLength(holes.length - covered);
        }
      }),
      { numRuns: cases(200) },
    );
  });

  for (const layout of [grandCrossing, crookedValley, shortCourse]) {
    for (const players of [2, 3, 4, 5]) {
      it(`${layout.name} with ${players} players, from the start`, () => {
        const dice = new Dice(players);
        lockstep(setup({ players, seed: 1, layout }), (count) => dice.below(count), 70);
      });

      it(`${layout.name} with ${players} players, scattered over the board`, () => {
        const dice = new Dice(100 + players);
        const variants: Partial<Options>[] = [
          {},
          { contact: "neighbour" },
          { bends: { 3: 1, 4: 2, 5: 3, 6: 5 } },
        ];
        for (let seed = 0; seed < cases(6); seed++) {
          const options = { players, seed, layout, ...variants[(seed + players) % 3] };
          const state = scattered(options, dice);
          if (state !== undefined) lockstep(state, (count) => dice.below(count), 12);
        }
      });
    }
  }

  it("N23, N24: short games to the third pawn in the goal", () => {
    const dice = new Dice(7);
    let ended = 0;
    for (let seed = 0; seed < 3; seed++) {
      const near = ["h7", "h8", "h9", "i7", "i8", "i9"];
      const options = { players: 2 + seed, seed, layout: shortCourse, goal: near };
      const state = lockstep(setup(options), (count) => dice.below(count), 600);
      if (state.over) ended++;
    }
    expect(ended).toBe(3);
  });
});
