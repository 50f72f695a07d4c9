/** What people read when something is wrong: each message names the value at fault and says what was expected. */
import { describe, expect, it } from "vitest";
import * as root from "caravanserai";
import * as sons from "caravanserai/desert-sons";
import * as nomadi from "caravanserai/nomadi";
import * as desert from "caravanserai/through-the-desert";

const start = desert.setup({ players: 2, seed: 1 });
const seen = desert.view(start, 0);
const crossing = nomadi.setup({ players: 3, seed: 1 });
const area = sons.setup({ players: 2, seed: 1 });
/** Options, states and moves of any form. */
// eslint-disable-next-line @typescript-eslint/no-unnecessary-type-parameters -- a cast by its result
const as = <Type>(value: unknown): Type => value as Type;
const leader = { type: "leader", colour: "sky" } as const;

const messages: readonly [string, () => unknown, string][] = [
  // Options.
  [
    "an unknown option",
    () => desert.setup(as({ players: 2, seed: 1, bots: 3 })),
    "Cannot set up the game: unknown option `bots`",
  ],
  [
    "a missing option",
    () => desert.setup(as({ seed: 1 })),
    "Cannot set up the game: missing option `players`",
  ],
  [
    "no options",
    () => nomadi.setup(as(undefined)),
    "Cannot set up the game: expected an object, got undefined",
  ],
  [
    "too many players",
    () => sons.setup({ players: 7, seed: 1 }),
    "Cannot set up the game: players: expected a whole number from 2 to 4, got 7",
  ],
  [
    "players as a text",
    () => desert.setup(as({ players: "2", seed: 1 })),
    'Cannot set up the game: players: expected a whole number from 2 to 5, got "2"',
  ],
  [
    "Math.random() as a seed",
    () => desert.setup({ players: 2, seed: 0.25 }),
    "Cannot set up the game: seed: expected a text or a whole number as the seed, got 0.25",
  ],
  [
    "an unknown choice",
    () => desert.setup(as({ players: 2, seed: 1, endTiming: "soon" })),
    'Cannot set up the game: endTiming: expected "end-of-turn", "immediate", got "soon"',
  ],
  [
    "a flag as a number",
    () => nomadi.setup(as({ players: 2, seed: 1, bribery: 1 })),
    "Cannot set up the game: bribery: expected true or false, got 1",
  ],
  [
    "an unknown game",
    () => root.setup(as<"nomadi">("chess"), { players: 2, seed: 1 }),
    'Cannot set up the game: game: expected the id of a game (through-the-desert, nomadi, desert-sons), got "chess"',
  ],
  // States and views.
  [
    "an empty object as a state",
    () => desert.legalMoves(as({})),
    "Not a valid state: expected a state of through-the-desert, got something without `game`",
  ],
  [
    "nothing as a state",
    () => desert.legalMoves(as(undefined)),
    "Not a valid state: expected a state of through-the-desert, got undefined",
  ],
  [
    "a state of another game",
    () => desert.legalMoves(as(crossing)),
    'Not a valid state: game: expected a state of through-the-desert, got one of "nomadi"',
  ],
  [
    "a state with a field missing",
    () => desert.load({ ...start, round: undefined }),
    "Not a valid state: round: expected a whole number from 1 to 1000000, got undefined",
  ],
  [
    "a view where a state is needed",
    () => desert.apply(as(seen), { ...leader, space: "i4" }),
    "Not a valid state: a view was given where the whole state is needed; `resample` makes a state of it",
  ],
  [
    "a view to load",
    () => desert.load(JSON.stringify(seen)),
    "Not a valid state: this is a view, not a state; `loadView` loads it",
  ],
  [
    "a state to load as a view",
    () => desert.loadView(start),
    "Not a valid state: this is a state, not a view; `load` loads it",
  ],
  [
    "a text that is not JSON",
    () => desert.load("hello"),
    'Not a valid state: expected JSON, got "hello"',
  ],
  [
    "a viewer that does not exist",
    () => desert.view(start, 5),
    'viewer: expected a seat from 0 to 1 or "spectator", got 5',
  ],
  [
    "a seed for a guess",
    () => nomadi.resample(nomadi.view(crossing, 0), as(null)),
    "seed: expected a text or a whole number as the seed, got null",
  ],
  // Moves.
  [
    "an unknown space in a move",
    () => desert.apply(start, { ...leader, space: "z99" }),
    'expected a space of the board, got "z99"',
  ],
  [
    "an unknown square in a move",
    () => nomadi.apply(crossing, { type: "place", square: "z99" }),
    'expected a square of the board, got "z99"',
  ],
  [
    "an unknown field in a move",
    () => sons.apply(area, { type: "move", to: "z99", driver: false }),
    'expected a field of the area, got "z99"',
  ],
  [
    "an unknown space to look at",
    () => desert.contentsOf(start, "z99"),
    'space: unknown space "z99"',
  ],
  // Patches and random generators.
  [
    "patches that lead nowhere",
    () => desert.patch(start, [{ op: "remove", path: ["camels"] }]),
    'Cannot apply the patches: [0].path: there is nothing to remove at "camels"',
  ],
  [
    "a patch that breaks the state",
    () => desert.patch(start, [{ op: "replace", path: ["seat"], value: 9 }]),
    "Cannot apply the patches: seat: expected a whole number from 0 to 4, got 9",
  ],
  [
    "a bound of 0",
    () => root.seededRandom(1)(0),
    "bound: expected a whole number from 1 to 4294967295, got 0",
  ],
];

describe("messages", () => {
  it.each(messages)("say what is wrong with %s", (_, run, message) => {
    let said = "nothing";
    try {
      run();
    } catch (error) {
      expect(error).toBeInstanceOf(root.CaravanseraiError);
      said = (error as Error).message;
    }
    expect(said).toBe(message);
  });
});
