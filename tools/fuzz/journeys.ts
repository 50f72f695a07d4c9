/**
 * Accepted input must be usable: whatever `load`, `setup` and the like accept is shown, sent, played and saved. Any error after
 * that is reported.
 */
import { type GameRecord, LoadError, PatchError, RecordError, SetupError } from "caravanserai";
import type * as desertSons from "caravanserai/desert-sons";
import type * as nomadi from "caravanserai/nomadi";
import { type Argument, type Door, takes } from "../../test/bad-input/argument.js";
import { type AnyGame, type Fixture, fixtures, played } from "../../test/bad-input/fixtures.js";
import { entries } from "../../test/bad-input/table.js";

/** The number of moves played from an accepted state. */
const MOVES_ON = 30;
/** The limit of processor time for all of it, in milliseconds. */
const LONG = 3_000;

const bytes = (value: unknown): string => JSON.stringify(value);

function assertSame(one: unknown, other: unknown, what: string): void {
  if (bytes(one) !== bytes(other)) throw new Error(`not the same: ${what}`);
}

/** Returns the functions of a game that take a state and nothing else. */
function readersOf({ module, state }: Fixture): ((state: unknown) => unknown)[] {
  const rows = entries.find((entry) => entry.module === module)?.rows ?? {};
  return Object.entries(rows)
    .filter(([, row]) => Array.isArray(row) && row.length === 1 && isGood(row[0], state))
    .map(([name]) => module[name])
    .filter((reader) => typeof reader === "function") as ((state: unknown) => unknown)[];
}

const isGood = (argument: unknown, state: object): boolean => (argument as Argument).good === state;

/** Shows, sends, saves and plays a state. */
function use(fixture: Fixture, start: nomadi.State): void {
  const game = fixture.module as unknown as AnyGame;
  const readers = readersOf(fixture);
  const simulation = game.simulate(start);
  let state = start;
  for (let step = 0; ; step++) {
    if (step % 10 === 0 || state.over) {
      assertSame(game.load(bytes(state)), state, "a state loaded again");
      for (const read of readers) read(state);
      game.toText(state);
      for (const viewer of [0, "spectator"] as const) useView(game, game.view(state, viewer));
    }
    if (simulation.hash() !== game.hash(state)) throw new Error("a simulation went another way");
    const moves = game.legalMoves(state);
    const move = moves[(step * 7) % moves.length];
    if ((move === undefined) !== state.over) throw new Error("a game without an end");
    if (move === undefined || step === MOVES_ON) return;
    assertSame(game.parseMove(state, game.formatMove(state, move)), move, "a move in notation");
    game.choices(state, game.picks(state, move));
    game.events(state, move, 0);
    state = game.apply(state, move);
    simulation.playChecked(move);
  }
}

function useView(game: AnyGame, seen: nomadi.View): void {
  const loaded = game.loadView(bytes(seen));
  assertSame(loaded, seen, "a view loaded again");
  game.board(loaded);
  game.toText(loaded);
  game.choices(loaded, []);
  const state = game.resample(loaded, 1);
  assertSame(game.load(bytes(state)), state, "a resampled state loaded again");
  const [move] = game.legalMoves(state);
  if (move !== undefined) game.apply(state, move);
}

/** Makes a function that must not fail once its input is accepted. */
function journey(
  name: string,
  argument: Argument,
  enter: (given: unknown) => unknown,
  goOn: (taken: never) => unknown,
): Door {
  const run = (given: unknown): void => {
    const taken = enter(given);
    try {
      goOn(taken as never);
    } catch (error) {
      throw new Error(`taken, and then: ${String(error)}`, { cause: error });
    }
  };
  return { name, run, takes: [argument], most: LONG };
}

/** Returns the journeys of a game. */
function journeysOf(fixture: Fixture): Door[] {
  const { id, module, options, view, record, patches } = fixture;
  const game = module as unknown as AnyGame;
  const goOn = (state: nomadi.State): void => {
    use(fixture, state);
  };
  const text = game.formatRecord(record as GameRecord<nomadi.Options>);
  const definer = id === "desert-sons" ? "defineTileSet" : "defineLayout";
  const rows = entries.find((entry) => entry.module === module)?.rows ?? {};
  const [definition] = rows[definer] as readonly [Argument];
  const define = module[definer] as (given: unknown) => nomadi.Layout & desertSons.TileSet;
  return [
    ...[0, 25, 60, Infinity].map((moves) =>
      journey(
        `${id}: load after ${moves} moves, and play on`,
        takes(bytes(played(module, options, moves).state), LoadError),
        game.load,
        goOn,
      ),
    ),
    journey(`${id}: setup, and play`, takes(options, SetupError), game.setup as Door["run"], goOn),
    journey(`${id}: loadView, and show`, takes(bytes(view), LoadError), game.loadView, (seen) => {
      useView(game, seen);
    }),
    journey(
      `${id}: patch, and show`,
      takes(patches, PatchError),
      (given) => (game.patch as Door["run"])(view, given),
      (seen) => {
        useView(game, seen);
      },
    ),
    journey(
      `${id}: ${definer}, and play`,
      definition,
      (given) => define(given),
      (made: nomadi.Layout & desertSons.TileSet) => {
        const chosen = definer === "defineTileSet" ? { tileSet: made } : { layout: made };
        let state: nomadi.State;
        try {
          state = game.setup({ players: 2, seed: 1, ...chosen });
        } catch (error) {
          // A board may be too small for a game with all its pieces.
          if (SetupError.is(error)) return;
          throw error;
        }
        goOn(state);
      },
    ),
    journey(
      `${id}: parseRecord, and format`,
      takes(text, RecordError),
      game.parseRecord as Door["run"],
      (read: GameRecord<nomadi.Options>) => {
        const written = game.formatRecord(read);
        assertSame(game.parseRecord(written), read, "a record read again");
      },
    ),
    journey(
      `${id}: replay, and play on`,
      takes(record, RecordError),
      game.replay,
      (states: readonly nomadi.State[]) => {
        for (const state of states.slice(-1)) goOn(state);
      },
    ),
  ];
}

/** All journeys, of all games. */
export const journeys: readonly Door[] = fixtures.flatMap(journeysOf);
