/** The game of docs/adding-a-game.md keeps every law, and each mistake that the guide warns of breaks the law that it names. */
import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import {
  type Encoding,
  type Game,
  hashOf,
  hashOfChance,
  makeGame,
  NONE,
  perSeat,
} from "caravanserai/kit";
import { BrokenLaw, checkGame } from "caravanserai/testing";
import { lastWater, parts, type Types } from "../../docs/examples/last-water/game.js";
import { data, type Position } from "../../docs/examples/last-water/model.js";
import { beginTurn, moveOf, squareAt } from "../../docs/examples/last-water/rules.js";
import { cases, isDeep } from "../helpers/cases.js";
import { encoding, lastWater as encodedGame } from "../helpers/last-water-encoding.js";

const options = fc.record({ players: fc.integer({ min: 2, max: 4 }), seed: fc.integer() });

type Parts = typeof parts & { readonly encoding: Encoding<Position> };

/** The legal actions of a position. */
function actionsOf(position: Position): number[] {
  const actions: number[] = [];
  return actions.slice(0, parts.actions(position, actions));
}

/** Writes actions to a list as `actions` does. */
function listed(into: number[], actions: readonly number[]): number {
  for (const [index, action] of actions.entries()) into[index] = action;
  return actions.length;
}

/** The program of the guide: it checks the game when it is loaded. */
const program = () => import("../../docs/examples/last-water/check.js");

/** The rows of the guide's table of mistakes: the mistake, and the law that it breaks. */
function guideRows(): string[][] {
  const [, table = ""] = readFileSync("docs/adding-a-game.md", "utf8").split("| mistake ");
  return [...(table.split("\n\n", 1)[0] ?? "").matchAll(/^\| ([a-z`].*?) +\| (.*?) +\|$/gmu)].map(
    ([, mistake = "", law = ""]) => [mistake.replaceAll("`", ""), law],
  );
}

/** What the suite says about a game with one part spoiled. */
function brokenLaw(spoiled: Partial<Parts>): BrokenLaw {
  const game: Game<Types> = makeGame<Types, Position>({ ...parts, ...spoiled });
  try {
    checkGame<Types>(game, {
      options,
      hidden: data.hidden,
      seed: 7,
      games: cases(40, 40),
      moments: 2,
    });
  } catch (error) {
    if (error instanceof BrokenLaw) return error;
    throw error;
  }
  throw new Error("the suite finds nothing");
}

describe("Last Water", () => {
  it.skipIf(isDeep)("keeps every law of the contract", () => {
    checkGame<Types>(lastWater, { options, hidden: data.hidden, games: cases(100) });
  });

  // The program is the same with all games.
  it.runIf(isDeep)("keeps them in the program of the guide", async () => {
    const log = vi.spyOn(console, "log").mockImplementation(() => undefined);
    await program();
    expect(log).toHaveBeenCalledWith("Last Water keeps every law.");
    log.mockRestore();
  });

  it("keeps them with an encoding as well", () => {
    checkGame<Types>(encodedGame, { options, games: cases(40), moments: 2 });
  });

  it("an encoding that does not list a pick is named by the law of the vocabulary", () => {
    const { law } = brokenLaw({
      encoding: {
        ...encoding,
        format: (position) => ({ ...encoding.format(position), picks: ["action:card"] }),
      },
    });
    expect(law).toBe("every pick is in the vocabulary");
  });

  it("an encoding that depends on the deal is named by the law of formats", () => {
    const { law } = brokenLaw({
      encoding: {
        ...encoding,
        format(position) {
          const format = encoding.format(position);
          return { ...format, globals: [...format.globals, `dice ${position.dice.join("")}`] };
        },
      },
    });
    expect(law).toBe("an encoding has one format for a board");
  });

  it("may roll dice that no view shows afterwards: those tell nothing that is hidden", () => {
    const rollsTwice: Parts["play"] = (position, action, emitted) => {
      parts.play(position, action, emitted);
      if (position.seat !== NONE) beginTurn(position, position.seat, emitted);
    };
    const game = makeGame<Types, Position>({ ...parts, play: rollsTwice });
    checkGame<Types>(game, { options, seed: 7, games: cases(60), moments: 4 });
  });

  const mistakes: readonly [what: string, law: string, spoiled: Partial<Parts>][] = [
    [
      "a view shows the cards of others",
      "a view shows nothing that is hidden",
      { view: ({ seed, chance, ...visible }, viewer) => ({ ...visible, viewer }) },
    ],
    [
      "a view keeps the seed",
      "a view has neither seed nor chance",
      { view: (state, viewer) => ({ ...parts.view(state, viewer), seed: state.seed }) },
    ],
    [
      "the value of a hidden card decides what is legal",
      "a view has the same legal moves",
      {
        actions: (position, into) =>
          listed(
            into,
            actionsOf(position).filter(
              (action) => action > 0 || (position.seats[position.seat]?.card ?? 0) > 1,
            ),
          ),
      },
    ],
    [
      "an event is not written into the state",
      "equal states have equal hashes",
      {
        commit(state, _events, after) {
          const next = parts.write(after, state.seed);
          const water = (seat: number): number => state.seats[seat]?.water ?? 0;
          const seats = perSeat(next.seats, (one, seat) => ({ ...one, water: water(seat) }));
          return { ...next, wells: state.wells, seats };
        },
      },
    ],
    [
      "copies of a position roll from one stream",
      "copies of a position have chance of their own",
      { copy: (position) => ({ ...parts.copy(position), chance: position.chance }) },
    ],
    [
      "a copy shares what play changes",
      "copies of a position share no memory",
      { copy: (position) => ({ ...position }) },
    ],
    [
      "the hash leaves something out",
      "different positions have different hashes",
      {
        // Everything but the cards.
        hash: ({ seat, seats, dice, wells, chance }) =>
          hashOf([
            seat,
            ...seats.flatMap(({ camel, water, played }) => [camel, water, played]),
            ...dice,
            ...wells.map(({ square }) => square),
            hashOfChance(chance),
            chance.place,
          ]),
      },
    ],
    [
      "problemsOf is missing or forgets something",
      "whatever load accepts plays on",
      { format: { state: parts.format.state, view: parts.format.view } },
    ],
    [
      "resample changes what the viewer sees",
      "a resampled state looks the same",
      { resample: (view, seed) => ({ ...parts.resample(view, seed), dice: [6, 1] }) },
    ],
    [
      "events tell the card of somebody else",
      "what is hidden does not show in events",
      {
        play(position, action, emitted) {
          parts.play(position, action, emitted);
          const seat = position.seats.length - 1;
          const { camel, card } = position.seats[seat] ?? { camel: "a", card: 0 };
          emitted?.push({ type: "camel-moved", seat, from: squareAt(card ?? 0), to: camel });
        },
      },
    ],
    [
      "a legal move is not listed",
      "what is accepted is listed",
      { actions: (position, into) => listed(into, actionsOf(position).slice(-1)) },
    ],
    [
      "a total is not the sum of its sources",
      "a total is the sum of its sources",
      {
        score(position) {
          const { seats, winners } = parts.score(position);
          return { seats: perSeat(seats, (one) => ({ ...one, oasis: one.oasis + 1 })), winners };
        },
      },
    ],
    [
      "two moves have the same notation",
      "different moves are written differently",
      {
        formatMove: (_, { type }) => type,
        parseMove(position, text) {
          const action = actionsOf(position).find((one) => moveOf(position, one).type === text);
          return moveOf(position, action ?? 0);
        },
      },
    ],
    [
      "two moves have the same picks",
      "different moves have different picks",
      { picks: () => ["action:move"] },
    ],
    [
      "hide of an encoding leaves a card in the position",
      "environments show what views show",
      { encoding: { ...encoding, hide: () => undefined } },
    ],
    [
      "picksOf of an encoding names other picks than the game",
      "masks agree with choices",
      {
        encoding: {
          ...encoding,
          picksOf(_position, action, into, from) {
            into[from] = action === 0 ? 0 : 1;
            return 1;
          },
        },
      },
    ],
  ];

  it("the guide lists these mistakes, and the laws that they break", () => {
    expect(guideRows()).toEqual(mistakes.map(([what, law]) => [what, law]));
  });

  it.each(mistakes)("where %s, the suite says: %s", (what, law, spoiled) => {
    const broken = brokenLaw(spoiled);
    expect(broken.law).toBe(law);
    const { move = 0, record = "", seed } = broken.at ?? {};
    expect(seed).toBe(7);
    const lines = broken.message.split("\n");
    expect(lines[0]).toBe(`${law}: ${broken.detail}`);
    expect(lines[1]).toBe(`The usual mistake: ${what}.`);
    const when = move === 0 ? "in the first state" : `at move ${move}`;
    expect(lines[2]).toBe(`Found ${when} of this game, with seed 7:`);
    expect(broken.message.endsWith(record)).toBe(true);
    expect(record).toContain("last-water");
  });

  it("a move that can't be read again is named by the law of notation", () => {
    const { law, detail } = brokenLaw({
      formatMove: (position, move) => parts.formatMove(position, move).toUpperCase(),
    });
    expect(law).toBe("a move is read as it was written");
    expect(detail).toContain("expected `d1` to `d6` or `card`");
  });

  it("the message has the values that differ, and a record that leads there", () => {
    const spoiled = brokenLaw({
      view: (state, viewer) => ({ ...parts.view(state, viewer), dice: [1, 1] as const }),
      resample: (seen, seed) => ({ ...parts.resample(seen, seed), dice: [1, 6] as const }),
    });
    expect(spoiled.detail).toMatch(/^at \S+: .+, expected .+/u);
    const played = lastWater.parseRecord(String(spoiled.at?.record));
    expect(played.moves).toHaveLength(Number(spoiled.at?.move));
  });
});
