/** Every limit of what comes in and goes out: its constant, and a call that goes beyond it. */
import * as root from "caravanserai";
import { random, standings } from "caravanserai/bots";
import * as sons from "caravanserai/desert-sons";
import { defineBoard } from "caravanserai/element";
import { programBot, searchThreads, threads } from "caravanserai/node";
import * as nomadi from "caravanserai/nomadi";
import { toSvg } from "caravanserai/svg/nomadi";
import * as desert from "caravanserai/through-the-desert";
import * as arenas from "../../src/bots/arena/check-job.js";
import { plan } from "../../src/bots/arena/plan.js";
import * as pools from "../../src/bots/workers/pool-options.js";
import * as assessments from "../../src/layouts/assess/plan.js";
import * as learning from "../../src/learn/environments.js";
import * as sonsSet from "../../src/desert-sons/model/tile-set.js";
import * as sonsText from "../../src/desert-sons/model/tile-set-text.js";
import * as sonsTile from "../../src/desert-sons/model/tile.js";
import * as boards from "../../src/element/kit.js";
import * as kit from "../../src/kit/input/limits.js";
import * as machine from "../../src/node/options.js";
import * as programs from "../../src/node/programs/options.js";
import * as nomadiMove from "../../src/nomadi/rules/read-move.js";
import * as nomadiSetup from "../../src/nomadi/gate/setup.js";
import * as nomadiDrawing from "../../src/nomadi/model/drawing.js";
import * as desertSetup from "../../src/through-the-desert/gate/setup.js";
import * as desertDrawing from "../../src/through-the-desert/model/drawing.js";
import * as desertLayout from "../../src/through-the-desert/model/layout.js";

const { LayoutError, LoadError, NotationError, PatchError, RecordError } = root;
const { ArgumentError, IllegalMoveError, SetupError } = root;

const start = desert.setup({ players: 2, seed: 1, layout: desert.smallWadi });
const crossing = nomadi.setup({ players: 2, seed: 1, layout: nomadi.shortCourse });
const emptyRecord = desert.record({ players: 2, seed: 1 }, []);
const meeting = { game: desert, bots: ["random", "random"], games: 2, seed: 1 };
const text = (length: number): string => "x".repeat(length);
const list = <Entry>(length: number, entry: Entry): Entry[] => new Array<Entry>(length).fill(entry);
const nested = (levels: number): unknown => (levels === 0 ? 0 : [nested(levels - 1)]);
const draw = (drawing: string): unknown => desert.defineLayout({ name: "Any", palms: 0, drawing });
const crossed = (drawing: string): unknown => nomadi.defineLayout({ name: "Any", drawing });
const setOf = (change: object): unknown => sons.checkTileSet({ ...sons.wideDesert, ...change });
const patchAt = (...path: (string | number)[]): unknown =>
  desert.patch(start, [{ op: "remove", path }]);

/** One row of a table. */
export interface Limit {
  /** How the row of the page begins. */
  readonly row: string;
  /** The constant in the code. */
  readonly most: number;
  readonly error?: { is(value: unknown): boolean };
  /** A call with one more than the limit; what its message says about that. */
  readonly over?: (more: number) => unknown;
  readonly says?: string;
}

/** The limits by the headings of the page, in its order. */
export const page: Readonly<Record<string, readonly Limit[]>> = {
  Everything: [
    {
      row: "characters of a state, view or record as text",
      most: kit.LONGEST_TEXT,
      error: LoadError,
      over: (more) => desert.load(" ".repeat(more)),
      says: "expected at most 1000000 characters",
    },
    {
      row: "values in an object that comes in",
      most: kit.MOST_VALUES,
      error: LoadError,
      over: (more) => desert.load(list(more, 0)),
      says: "expected at most 100000 values in all",
    },
    {
      row: "levels of objects and lists inside each other",
      most: kit.DEEPEST,
      error: LoadError,
      over: (more) => desert.load(nested(more)),
      says: "expected at most 20 levels",
    },
    {
      row: "characters of a seed",
      most: kit.LONGEST_SEED,
      error: SetupError,
      over: (more) => desert.setup({ players: 2, seed: text(more) }),
      says: "expected a seed of at most 1000 characters",
    },
    {
      row: "characters of the name of a space",
      most: kit.LONGEST_NAME,
      error: LayoutError,
      over: (more) => desert.defineLayout({ name: text(more), drawing: "." }),
      says: "expected a length of at most 100",
    },
    {
      row: "characters of a drawing of a layout",
      most: kit.LONGEST_DRAWING,
      error: LayoutError,
      over: (more) => draw(text(more)),
      says: "expected a length of at most 100000",
    },
    {
      row: "characters of a move in notation",
      most: kit.LONGEST_NOTATION,
      error: NotationError,
      over: (more) => desert.parseMove(start, text(more)),
      says: "expected at most 4000 characters",
    },
    {
      row: "moves of a record",
      most: kit.MOST_MOVES,
      error: RecordError,
      over: (more) => desert.replay({ ...emptyRecord, moves: list(more, "Hi4") }),
      says: "expected a list of at most 10000",
    },
    {
      row: "lines of a record as text",
      most: kit.MOST_RECORD_LINES,
      error: RecordError,
      over: (more) => desert.parseRecord("\n".repeat(more)),
      says: "expected at most 50000 lines",
    },
    {
      row: "such lines before the moves",
      most: kit.MOST_RECORD_VALUES,
      error: RecordError,
      over: (more) =>
        desert.parseRecord(Array.from({ length: more }, (_, key) => `k${key}: 1\n`).join("")),
      says: "expected at most 20000 lines with values before the moves",
    },
    {
      row: "such lines that may be wrong",
      most: kit.MOST_WRONG_LINES,
      error: RecordError,
      over: (more) => desert.parseRecord("seed: x\n".repeat(more)),
      says: "and at least 980 more",
    },
    {
      row: "games of an arena",
      most: arenas.MOST_GAMES,
      error: ArgumentError,
      over: (games) => plan({ ...meeting, games }),
      says: "expected at most 1000000 games in all",
    },
    {
      row: "bots of an arena, and different names in standings",
      most: arenas.MOST_BOTS,
      error: ArgumentError,
      over: (more) => plan({ ...meeting, bots: list(more, "random") }),
      says: "expected a list of at most 200 bots",
    },
    {
      row: "contests of an assessment",
      most: assessments.MOST_CONTESTS,
      error: ArgumentError,
      over: (more) =>
        assessments.planned({ ...meeting, players: 2, contests: list(more, ["easy", "medium"]) }),
      says: "expected a list of at most 10 pairs of bots",
    },
    {
      row: "games that environments step at once",
      most: learning.MOST_ENVIRONMENTS,
      error: ArgumentError,
      over: (count) =>
        learning.environments({ game: desert, options: { players: 2 }, count, seed: 1 }),
      says: "expected a whole number from 1 to 65536",
    },
    {
      row: "points of a seat in standings",
      most: arenas.MOST_POINTS,
      error: ArgumentError,
      over: (more) => standings([{ bots: ["a"], points: [more], winners: [0] }]),
      says: "expected a number from -1000000000 to 1000000000",
    },
    {
      row: "characters of the name of a bot in an arena",
      most: arenas.LONGEST_BOT,
      error: ArgumentError,
      over: (more) =>
        plan({ ...meeting, bots: list(2, { ...random<desert.Types>(), name: text(more) }) }),
      says: "expected a bot with a name of 1 to 1000 characters",
    },
    {
      row: "worker threads of an arena",
      most: machine.MOST_THREADS,
      error: ArgumentError,
      over: (workers) => threads({ workers }),
      says: "expected a whole number from 1 to 1024",
    },
    {
      row: "workers that search together",
      most: pools.MOST_WORKERS,
      error: ArgumentError,
      over: (workers) => searchThreads({ workers }),
      says: "expected a whole number from 1 to 1024",
    },
    {
      row: "games that the board element is defined for",
      most: boards.MOST_KITS,
      error: ArgumentError,
      over: (kits) => {
        defineBoard(list(kits, { id: "nomadi", game: nomadi, toSvg }));
      },
      says: "kits: expected a list of games",
    },
    {
      row: "characters of the command that starts a bot",
      most: programs.LONGEST_COMMAND,
      error: ArgumentError,
      over: (more) => programBot(text(more)),
      says: "expected a command of at most 1000 characters",
    },
    {
      row: "milliseconds that a program may think",
      most: programs.LONGEST_TIME,
      error: ArgumentError,
      over: (milliseconds) => programBot("true", { milliseconds }),
      says: "expected a whole number from 1 to 86400000",
    },
    {
      row: "patches at once",
      most: kit.MOST_PATCHES,
      error: PatchError,
      over: (more) => desert.patch(start, list(more, { op: "remove", path: ["x"] })),
      says: "expected a list of at most 2000",
    },
    {
      row: "keys in the path of a patch",
      most: kit.DEEPEST_PATH,
      error: PatchError,
      over: (more) => patchAt(...list(more, "x")),
      says: "expected a list of at most 16",
    },
    {
      row: "index of a list in the path of a patch",
      most: kit.HIGHEST_INDEX,
      error: PatchError,
      over: (more) => patchAt("water", more),
      says: "expected a key or an index",
    },
    {
      row: "picks given to `choices`",
      most: kit.MOST_PICKS,
      error: ArgumentError,
      over: (more) => desert.choices(start, list(more, "x")),
      says: "expected a list of at most 100 picks",
    },
  ],
  "Through the Desert": [
    {
      row: "rows of a layout",
      most: desertDrawing.MOST_ROWS,
      error: LayoutError,
      over: (more) => draw(list(more, ". .").join("\n")),
      says: "80 rows",
    },
    {
      row: "columns of a layout",
      most: desertDrawing.MOST_COLUMNS,
      error: LayoutError,
      over: (more) => draw(`. . .\n${"-".repeat(more)}\n. . .`),
      says: "expected at most 160 columns, got 161",
    },
    {
      row: "spaces in a list of spaces",
      most: desertDrawing.MOST_SPACES,
      error: SetupError,
      over: (more) => desert.setup({ players: 2, seed: 1, palms: list(more, "a1") }),
      says: "expected a list of at most 6400",
    },
    {
      row: "palms of a layout",
      most: desertLayout.MOST_PALMS,
      error: LayoutError,
      over: (palms) => desert.defineLayout({ name: "Any", palms, drawing: ". ." }),
      says: "expected a whole number from 0 to 5, got 6",
    },
    {
      row: "loose camels of each colour",
      most: desertLayout.MOST_CAMELS,
      error: SetupError,
      over: (camelsPerColour) => desert.setup({ players: 2, seed: 1, camelsPerColour }),
      says: "expected a whole number from 1 to 10000",
    },
    {
      row: "rounds that a state can count",
      most: desertSetup.MOST_ROUNDS,
      error: LoadError,
      over: (round) => desert.load({ ...start, round }),
      says: "expected a whole number from 1 to 1000000",
    },
  ],
  Nomadi: [
    {
      row: "rows of squares of a layout",
      most: nomadiDrawing.MOST_ROWS,
      error: LayoutError,
      over: (more) => crossed(list(more, ". .").join("\n")),
      says: "more than 60 rows",
    },
    {
      row: "columns of squares of a layout",
      most: nomadiDrawing.MOST_COLUMNS,
      error: LayoutError,
      over: (more) => crossed(list(more, ".").join(" ")),
      says: "more than 60 columns",
    },
    {
      row: "coins of a price or a bribe",
      most: nomadiMove.HIGHEST_SUM,
      error: IllegalMoveError,
      over: (price) => nomadi.apply(crossing, { type: "price", price }),
      says: "expected a whole number from 0 to 1000000",
    },
    {
      row: "characters of the note of a bribe",
      most: nomadiMove.LONGEST_NOTE,
      error: IllegalMoveError,
      over: (more) => nomadi.apply(crossing, { type: "bribe", coins: 1, note: text(more) }),
      says: "expected a text of at most 500 characters",
    },
    {
      row: "the option `maxPrice`",
      most: nomadiSetup.HIGHEST_PRICE,
      error: SetupError,
      over: (maxPrice) => nomadi.setup({ players: 2, seed: 1, maxPrice }),
      says: "expected a whole number from 0 to 1000",
    },
    {
      row: "the option `maxTurns`",
      most: nomadiSetup.MOST_TURNS,
      error: SetupError,
      over: (maxTurns) => nomadi.setup({ players: 2, seed: 1, maxTurns }),
      says: "expected a whole number from 1 to 1000000",
    },
  ],
  "Desert Sons": [
    {
      row: "fields in a row or in a column",
      most: sonsSet.MOST_FIELDS_ACROSS,
      error: LayoutError,
      over: (columns) => setOf({ columns }),
      says: "expected a whole number from 1 to 40",
    },
    {
      row: "lines of the cross, or of the tiles",
      most: sonsText.MOST_LINES,
      error: LayoutError,
      over: (more) => setOf({ tiles: list(more, "1: DDDD") }),
      says: "expected a list of at most 1000",
    },
    {
      row: "characters of such a line",
      most: sonsText.MOST_CHARACTERS,
      error: LayoutError,
      over: (more) => setOf({ tiles: [" ".repeat(more)] }),
      says: "expected a length of at most 4000",
    },
    {
      row: "piles of a tile set",
      most: sonsText.MOST_PILES,
      error: LayoutError,
      over: (more) =>
        setOf({ tiles: Array.from({ length: more }, (_, pile) => `${pile + 1}: DDDD`) }),
      says: "100 piles",
    },
    {
      row: "tiles of a tile set",
      most: sonsText.MOST_TILES,
      error: LayoutError,
      over: (more) => setOf({ tiles: list(Math.ceil(more / 2), "1: DDDD | DDDD") }),
      says: "1000 tiles",
    },
    {
      row: "explorers of a seat",
      most: sonsSet.MOST_EXPLORERS,
      error: LayoutError,
      over: (more) =>
        setOf({
          explorers: list(
            4,
            Array.from({ length: more }, (_, one) => one + 1),
          ),
        }),
      says: "expected a list of 1 to 8",
    },
    {
      row: "action spaces of an oasis on a tile",
      most: sonsTile.MOST_SPACES,
      error: LayoutError,
      over: (more) => setOf({ tiles: [`1: ODDD N[${"M".repeat(more)}]`] }),
      says: "9",
    },
    {
      row: "goods of each kind",
      most: sonsSet.MOST_SUPPLY,
      error: LayoutError,
      over: (goods) => setOf({ goods }),
      says: "expected a whole number from 0 to 1000",
    },
  ],
  "What comes out": [
    { row: "problems that one error lists", most: kit.MOST_PROBLEMS },
    { row: "characters of a text that a message quotes", most: kit.LONGEST_QUOTE },
  ],
};

/** All constants that are limits, by name. */
export const constants: readonly string[] = [
  ...[kit, sonsSet, sonsText, sonsTile, nomadiMove, nomadiSetup, nomadiDrawing],
  ...[
    desertSetup,
    desertDrawing,
    desertLayout,
    arenas,
    assessments,
    learning,
    machine,
    pools,
    programs,
  ],
  ...[boards],
].flatMap((module) => Object.keys(module));
