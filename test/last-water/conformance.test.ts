/** The game of docs/adding-a-game.md keeps every law, and each mistake that the guide warns of breaks the law that it names. */
import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { type Game, makeGame, NONE, perSeat } from "caravanserai/kit";
import { checkGame } from "caravanserai/testing";
import { parts, type Types } from "../../docs/examples/last-water/game.js";
import { beginTurn, type Position, squareAt } from "../../docs/examples/last-water/rules.js";
import { cases } from "../helpers/cases.js";

const options = fc.record({ players: fc.integer({ min: 2, max: 4 }), seed: fc.integer() });

type Parts = typeof parts;

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

/** The law that a game with one part spoiled breaks. */
async function brokenLaw(spoiled: Partial<Parts>): Promise<unknown> {
  const { hidden } = await program();
  const game: Game<Types> = makeGame<Types, Position>({ ...parts, ...spoiled });
  try {
    checkGame<Types>(game, { options, hidden, seed: 7, games: cases(40, 40), moments: 2 });
  } catch (error) {
    const { cause } = error as { readonly cause?: { readonly law?: string } & Error };
    return cause?.law ?? String(cause);
  }
  return "none";
}

describe("Last Water", () => {
  it("keeps every law of the contract", async () => {
    const log = vi.spyOn(console, "log").mockImplementation(() => undefined);
    await program();
    expect(log).toHaveBeenCalledWith("Last Water keeps every law.");
    log.mockRestore();
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
              (action) => action > 0 || (position.travellers[position.seat]?.card ?? 0) > 1,
            ),
          ),
      },
    ],
    [
      "an event is not written into the state",
      "simulations that take turns are in the states that apply gives",
      {
        commit: (state, events, after) =>
          parts.commit(
            state,
            events.filter(({ type }) => type !== "water-taken"),
            after,
          ),
      },
    ],
    [
      "copies of a position roll from one stream",
      "equal states have equal hashes",
      { copy: (position) => ({ ...parts.copy(position), chance: position.chance }) },
    ],
    [
      "a copy shares what play changes",
      "different positions have different hashes",
      { copy: (position) => ({ ...position }) },
    ],
    [
      "the hash leaves something out",
      "different positions have different hashes",
      { hash: ({ seat, travellers }) => (seat + 1) * 10 + (travellers[0]?.place ?? 0) },
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
          const seat = position.travellers.length - 1;
          const { place, card } = position.travellers[seat] ?? { place: 0, card: 0 };
          const from = squareAt(card ?? 0);
          emitted?.push({ type: "camel-moved", seat, from, to: squareAt(place) });
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
      { formatMove: (_position, { type }) => (type === "die" ? "d1" : "card") },
    ],
    [
      "two moves have the same picks",
      "different moves have different picks",
      { picks: () => ["action:move"] },
    ],
  ];

  it.each(mistakes)("where %s, the suite says: %s", async (_what, law, spoiled) => {
    expect(await brokenLaw(spoiled)).toBe(law);
  });
});
