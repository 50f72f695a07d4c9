/**
 * Every export of every entry point, and how it refuses junk: a good call of each function, and for each argument the errors
 * that anything else may cause. An export that is not in this table fails a test.
 */
import * as root from "caravanserai";
import * as boardgameIo from "caravanserai/boardgame-io";
import * as bots from "caravanserai/bots";
import * as sonsBots from "caravanserai/bots/desert-sons";
import * as nomadiBots from "caravanserai/bots/nomadi";
import * as desertBots from "caravanserai/bots/through-the-desert";
import * as botWorker from "caravanserai/bots/worker";
import * as desertSons from "caravanserai/desert-sons";
import * as element from "caravanserai/element";
import * as kit from "caravanserai/kit";
import * as layouts from "caravanserai/layouts";
import * as learn from "caravanserai/learn";
import { assessment } from "../layouts/assess/fixture.js";
import * as node from "caravanserai/node";
import * as nomadi from "caravanserai/nomadi";
import * as svg from "caravanserai/svg";
import * as sonsSvg from "caravanserai/svg/desert-sons";
import * as nomadiSvg from "caravanserai/svg/nomadi";
import * as plainSvg from "caravanserai/svg/plain";
import * as desertSvg from "caravanserai/svg/through-the-desert";
import * as testing from "caravanserai/testing";
import * as throughTheDesert from "caravanserai/through-the-desert";
import * as de from "caravanserai/words/de";
import * as en from "caravanserai/words/en";
import * as fr from "caravanserai/words/fr";

import { type Argument, anything, hasNoFields, optional, seed, takes } from "./argument.js";
import { type AnyGame, type Fixture, madeFixtures, type Module } from "./fixtures.js";

const {
  ArgumentError,
  IllegalMoveError,
  LayoutError,
  LoadError,
  NotationError,
  PatchError,
  RecordError,
  SetupError,
} = root;

/** What an export is that takes nothing from outside. */
type Other =
  | "constant"
  | "error class"
  | "for tests"
  | "in words"
  // In live-doors.ts: takes live objects, or answers with a promise.
  | "live"
  // In test/kit/parts.test.ts: takes the code of authors, such as schemas, recipes and parts of a game.
  | "in kit"
  // In test/boardgame-io, which tries the same junk.
  | "in boardgame-io";
type Row = readonly Argument[] | Other;

/** What every game has. Names that a game does not have (yet) do no harm. */
function commonRows({ module, options, state, move, view, record, patches }: Fixture) {
  const game = module as unknown as AnyGame;
  const good = takes(state, LoadError);
  const legal = takes(move, IllegalMoveError);
  const viewer = { ...takes(0, ArgumentError), accepts: (value: unknown) => value === 0 };
  return {
    setup: [takes(options, SetupError)],
    legalMoves: [good],
    apply: [good, legal],
    score: [good],
    explain: [good, anything(move)],
    events: [good, legal, optional(viewer)],
    view: [good, viewer],
    resample: [takes(view, LoadError, ArgumentError), seed(ArgumentError)],
    formatMove: [good, legal],
    parseMove: [
      good,
      takes(game.formatMove(state as nomadi.State, move as nomadi.Move), NotationError),
    ],
    record: [takes(options, SetupError), { ...takes([], RecordError), accepts: isEmptyList }],
    replay: [takes(record, RecordError)],
    formatRecord: [takes(record, RecordError)],
    parseRecord: [takes(game.formatRecord(record as never), RecordError)],
    load: [takes(JSON.stringify(state), LoadError)],
    loadView: [takes(JSON.stringify(view), LoadError)],
    // Not the state itself: a copy of that would get another answer.
    isLoaded: [anything(structuredClone(state))],
    diff: [good, takes(state, LoadError, ArgumentError)],
    // Patches for one view can't be applied to another.
    patch: [
      takes(view, LoadError, PatchError),
      { ...takes(patches, PatchError), accepts: isEmptyList },
    ],
    hash: [good],
    simulate: [good],
    toText: [good, optional({ ...takes({ colour: true }, ArgumentError), accepts: hasNoFields })],
    board: [good],
    picks: [good, legal],
    choices: [good, { ...takes([], ArgumentError), accepts: isEmptyList }],
    whyNot: [
      good,
      { ...takes([], ArgumentError), accepts: isEmptyList },
      { ...takes("space:a1", ArgumentError), accepts: isText },
    ],
    foresee: [good, legal, optional(viewer)],
    steps: [takes(record, RecordError)],
    resume: [takes(record, RecordError)],
    extendRecord: [takes(record, RecordError), takes(move, RecordError, IllegalMoveError)],
  } satisfies Record<string, Row>;
}

const isText = (value: unknown): boolean => typeof value === "string";
const isEmptyList = (value: unknown): boolean => Array.isArray(value) && value.length === 0;

/** What every entry point of games exports besides. */
const sharedRows = {
  ...Object.fromEntries(
    Object.keys(root)
      .filter((name) => name.endsWith("Error"))
      .map((name) => [name, "error class" as const]),
  ),
  seededRandom: [seed(ArgumentError)],
  randomSeed: [],
} satisfies Record<string, Row>;

/** What is checked for a board: whatever has fields, or is the text of a record, and has no board of its own. */
const limitRow = (about: object, options: object): Row => [
  takes(about, ArgumentError),
  {
    ...takes(options, ArgumentError, SetupError, LoadError, RecordError),
    accepts: (value) => isText(value) || (typeof value === "object" && value !== null),
  },
  {
    ...takes("built-in", ArgumentError, SetupError),
    accepts: (value) => typeof value === "number" && value >= 0,
  },
];

const [desert, crossing, sons] = madeFixtures;
const space = (good: string): Argument => takes(good, ArgumentError);
const ofDesert = takes(desert.state, LoadError);
const ofNomadi = takes(crossing.state, LoadError);
const ofSons = takes(sons.state, LoadError);
const isWhole = (value: unknown): boolean => Number.isInteger(value);
const seat: Argument = { ...takes(0, ArgumentError), accepts: (value) => value === 0 };

/** The options of checks of layouts. */
const checkOptions: Argument = { ...takes({ players: 3 }, ArgumentError), accepts: hasNoFields };

/** The name of a board whose text has none: a text of at most 100 characters. */
const boardName: Argument = {
  ...takes("Pond", LayoutError),
  accepts: (value) => typeof value === "string" && value.length > 0 && value.length <= 100,
};

const desertRows: Record<string, Row> = {
  ...sharedRows,
  ...commonRows(desert),
  limitLayouts: limitRow(throughTheDesert.about, desert.options),
  boardHexes: [ofDesert],
  contentsOf: [ofDesert, space("d4")],
  neighboursOf: [ofDesert, space("d4")],
  findCaravan: [ofDesert, seat, takes("sky", ArgumentError)],
  territoriesOf: [ofDesert, seat, optional(takes("sky", ArgumentError))],
  checkLayout: [takes(throughTheDesert.caravanRoads, LayoutError), optional(checkOptions)],
  formatLayout: [takes(throughTheDesert.smallWadi, LayoutError)],
  parseLayout: [takes("palms: 0\n. . o .\n . . .", LayoutError), optional(boardName)],
  defineLayout: [takes({ name: "Pond", palms: 0, drawing: ". . o .\n . . ." }, LayoutError)],
  about: "constant",
  caravanRoads: "constant",
  smallWadi: "constant",
  sandglassWadi: "constant",
  ochrePan: "constant",
  goldenHollow: "constant",
  anvilRock: "constant",
  lostBowl: "constant",
  twinBasins: "constant",
  COLOURS: "constant",
  RULE_IDS: "constant",
};

const nomadiRows: Record<string, Row> = {
  ...sharedRows,
  ...commonRows(crossing),
  limitLayouts: limitRow(nomadi.about, crossing.options),
  boardSquares: [ofNomadi],
  contentsOf: [ofNomadi, space("a1")],
  neighboursOf: [ofNomadi, space("a1")],
  movesOf: [ofNomadi, space("a1")],
  targetsOf: [
    ofNomadi,
    space("a1"),
    {
      ...takes(5, ArgumentError),
      accepts: (die) => isWhole(die) && Number(die) > 0 && Number(die) < 7,
    },
  ],
  checkLayout: [takes(nomadi.grandCrossing, LayoutError), optional(checkOptions)],
  formatLayout: [takes(nomadi.shortCourse, LayoutError)],
  parseLayout: [takes(nomadi.shortCourse.rows.join("\n"), LayoutError), optional(boardName)],
  defineLayout: [
    takes({ name: "Again", drawing: nomadi.shortCourse.rows.join("\n") }, LayoutError),
  ],
  crookedValley: "constant",
  grandCrossing: "constant",
  shortCourse: "constant",
  moonlitPlain: "constant",
  longGorge: "constant",
  saltGorge: "constant",
  about: "constant",
  CARD_VALUES: "constant",
  PAWNS_EACH: "constant",
  PHASES: "constant",
  RULE_IDS: "constant",
};

const sonsRows: Record<string, Row> = {
  ...sharedRows,
  ...commonRows(sons),
  limitLayouts: limitRow(desertSons.about, sons.options),
  areaFields: [ofSons],
  contentsOf: [ofSons, space("d4")],
  goodValues: [ofSons],
  oasesOf: [ofSons],
  rumoursLeft: [ofSons],
  tilesLeft: [ofSons],
  rotatedTile: [space("ODDD N[M]"), { ...takes(1, ArgumentError), accepts: isWhole }],
  parseTile: [
    takes("ODDD N[M]", ArgumentError),
    optional({ ...takes(1, ArgumentError), accepts: isWhole }),
  ],
  checkTileSet: [takes(desertSons.wideDesert, LayoutError)],
  formatTileSet: [takes(desertSons.shortTrip, LayoutError)],
  parseTileSet: [
    takes(desertSons.formatTileSet(desertSons.shortTrip).replace(/^.*\n/u, ""), LayoutError),
    optional(boardName),
  ],
  defineTileSet: [
    takes(
      {
        name: "Puddle",
        columns: 3,
        rows: 3,
        cross: "a2: DDDD | b1: DDDD | b2: DDDD | b3: DDDD | c2: DDDD",
        starts: ["a2", "b3", "c2", "b1"],
        tiles: "1: DDDD | ODDD N[S]\n2: OODD NE[M] | ODDD N[] | DDDD",
      },
      LayoutError,
    ),
  ],
  blindPaths: "constant",
  shortTrip: "constant",
  farEnds: "constant",
  bitterWadi: "constant",
  about: "constant",
  wideDesert: "constant",
  ACTIONS: "constant",
  GOODS: "constant",
  RULE_IDS: "constant",
  SLOTS: "constant",
};

const { toText, ...atRoot } = commonRows(desert);
const gameId = takes("through-the-desert", SetupError);
const rootRows: Record<string, Row> = {
  ...sharedRows,
  ...atRoot,
  setup: [gameId, ...atRoot.setup],
  record: [gameId, ...atRoot.record],
  GAME_IDS: "constant",
  VERSION: "constant",
};

/** Words are told for whatever comes: what a catalogue has no sentence for is an empty text. The catalogue itself is code. */
const wordsRows: Record<string, Row> = {
  throughTheDesert: "constant",
  nomadi: "constant",
  desertSons: "constant",
  words: "constant",
  eventText: "in words",
  findingText: "in words",
  refusalText: "in words",
  moveText: "in words",
  winnersText: "in words",
  pickText: "in words",
  phaseText: "in words",
  priceText: "in words",
  promptText: "in words",
  sourceText: "in words",
  cardWords: "in words",
};

/** For people who test games: a mistake shows as whatever the test runner makes of it. */
const botOptions = optional({ ...takes({ seed: 1 }, ArgumentError), accepts: hasNoFields });

const errorRows = (module: object): Record<string, Row> =>
  Object.fromEntries(
    Object.keys(module)
      .filter((name) => name.endsWith("Error"))
      .map((name) => [name, "error class" as const]),
  );

/** A seed, or an object with it. */
const seedOrOptions: Argument = {
  ...seed(ArgumentError),
  accepts: (value) => seed(ArgumentError).accepts(value) || hasNoFields(value),
};

/** The bots of any game, and of one game. */
const playerRows: Record<string, Row> = {
  random: [botOptions],
  greedy: [botOptions],
  mcts: [botOptions],
  level: [takes("hard", ArgumentError), optional(seedOrOptions)],
  botByName: [takes("hard", ArgumentError), optional(seedOrOptions)],
  LEVELS: "constant",
};

const botRows: Record<string, Row> = {
  ...errorRows(bots),
  ...playerRows,
  analyse: "live",
  arena: "live",
  playJob: "live",
  standings: [
    {
      ...takes([{ bots: ["a", "b"], points: [2, 1], winners: [0] }], ArgumentError),
      accepts: isEmptyList,
    },
  ],
  sprt: [
    takes(
      [
        { number: 0, bots: ["a", "b"], points: [2, 1], winners: [0] },
        { number: 1, bots: ["b", "a"], points: [1, 2], winners: [1] },
      ],
      ArgumentError,
    ),
    takes({ elo0: 0, elo1: 10, alpha: 0.05, beta: 0.05 }, ArgumentError),
  ],
  runInWorker: "live",
  searchWorkers: "live",
  serveBots: "live",
};

const kitRows: Record<string, Row> = {
  ...sharedRows,
  ModuleError: "error class",
  limitLayouts: limitRow(nomadi.about, crossing.options),
  anyChance: "in kit",
  // In test/kit/grid.test.ts and plain-text.test.ts: their input is the author's own board.
  bordersOf: "in kit",
  distanceBetween: "in kit",
  distancesFrom: "in kit",
  gameData: "in kit",
  gridBoard: "in kit",
  hexGrid: "in kit",
  lineFrom: "in kit",
  neighbours: "in kit",
  plainText: "in kit",
  regionFrom: "in kit",
  regionsOf: "in kit",
  ringAround: "in kit",
  squareGrid: "in kit",
  anySeed: "in kit",
  Chance: "in kit",
  changed: "in kit",
  changedAt: "in kit",
  check: "in kit",
  checkOptions: "in kit",
  gameModule: "in kit",
  hashOf: "in kit",
  hashOfChance: "in kit",
  listOf: "in kit",
  makeGame: "in kit",
  NONE: "constant",
  perSeat: "in kit",
  printable: [anything("text")],
  wholeNumber: "in kit",
};

const elementRows: Record<string, Row> = {
  ...Object.fromEntries(
    Object.keys(element)
      .filter((name) => name.endsWith("Error"))
      .map((name) => [name, "error class" as const]),
  ),
  defineBoard: "live",
};

const svgOptions = optional({
  ...takes({ coordinates: true }, ArgumentError),
  accepts: hasNoFields,
});

/** A list of pictures can be any list; what is in it is in test/picture/animate.test.ts. */
const animateRow = [
  takes(['<svg xmlns="http://www.w3.org/2000/svg"/>'], ArgumentError),
  optional({ ...takes({ seconds: 1 }, ArgumentError), accepts: hasNoFields }),
];

/** What takes games and servers has tests of its own. */
const boardgameIoRows: Record<string, Row> = {
  ...Object.fromEntries(
    Object.keys(boardgameIo)
      .filter((name) => name.endsWith("Error"))
      .map((name) => [name, "error class" as const]),
  ),
  toBoardgameIo: "in boardgame-io",
  toBoardgameIoBot: "in boardgame-io",
  guardServer: "in boardgame-io",
};

const nodeRows: Record<string, Row> = {
  ArenaError: "error class",
  ArgumentError: "error class",
  CaravanseraiError: "error class",
  threads: [optional({ ...takes({ workers: 1 }, ArgumentError), accepts: hasNoFields })],
  searchThreads: [optional({ ...takes({ workers: 1 }, ArgumentError), accepts: hasNoFields })],
  redisQueue: [takes({ url: "redis://localhost:6379" }, ArgumentError)],
  serveQueue: "live",
  BotError: "error class",
  ModuleError: "error class",
  loadBot: "live",
  loadGame: "live",
  programBot: "live",
};

const layoutsRows: Record<string, Row> = {
  ArenaError: "error class",
  ArgumentError: "error class",
  CaravanseraiError: "error class",
  assess: "live",
  balanceCard: [
    takes(assessment, ArgumentError),
    optional({ ...takes({ theme: "dark" }, ArgumentError), accepts: hasNoFields }),
  ],
  generateTileSet: [takes({ seed: 1, size: "small" }, ArgumentError)],
  generateLayout: [takes({ game: "through-the-desert", seed: 1, size: "small" }, ArgumentError)],
};

const learnRows: Record<string, Row> = {
  ...errorRows(learn),
  encoder: "live",
  environments: "live",
  policyBot: "live",
};

const testingRows: Record<string, Row> = Object.fromEntries(
  Object.keys(testing).map((name) => [name, "for tests"]),
);

/** The exports of an entry point, and its rows. */
export const entries: readonly {
  readonly specifier: string;
  readonly module: Module;
  readonly rows: Readonly<Record<string, Row>>;
}[] = [
  { specifier: "caravanserai", module: root, rows: rootRows },
  { specifier: "caravanserai/through-the-desert", module: throughTheDesert, rows: desertRows },
  { specifier: "caravanserai/nomadi", module: nomadi, rows: nomadiRows },
  { specifier: "caravanserai/desert-sons", module: desertSons, rows: sonsRows },
  { specifier: "caravanserai/words/en", module: en, rows: wordsRows },
  { specifier: "caravanserai/words/fr", module: fr, rows: wordsRows },
  { specifier: "caravanserai/words/de", module: de, rows: wordsRows },
  {
    specifier: "caravanserai/svg/nomadi",
    module: nomadiSvg,
    rows: { toSvg: [ofNomadi, svgOptions], animate: animateRow },
  },
  { specifier: "caravanserai/bots", module: bots, rows: botRows },
  ...Object.entries({
    "through-the-desert": desertBots,
    nomadi: nomadiBots,
    "desert-sons": sonsBots,
  }).map(([id, module]) => ({
    specifier: `caravanserai/bots/${id}`,
    module,
    rows: { ...errorRows(module), ...playerRows },
  })),
  {
    specifier: "caravanserai/bots/worker",
    module: botWorker,
    rows: { ...errorRows(botWorker), runInWorker: "live", searchWorkers: "live" },
  },
  // Its pictures are in test/svg/plain.test.ts.
  {
    specifier: "caravanserai/svg/plain",
    module: plainSvg,
    rows: { plainPicture: "in kit", animate: animateRow },
  },
  {
    specifier: "caravanserai/svg",
    module: svg,
    rows: { toSvg: [ofNomadi, svgOptions], animate: animateRow },
  },
  {
    specifier: "caravanserai/svg/through-the-desert",
    module: desertSvg,
    rows: { toSvg: [ofDesert, svgOptions], animate: animateRow },
  },
  {
    specifier: "caravanserai/svg/desert-sons",
    module: sonsSvg,
    rows: { toSvg: [ofSons, svgOptions], animate: animateRow },
  },
  { specifier: "caravanserai/element", module: element, rows: elementRows },
  // Types only.
  ...["react", "svelte", "vue"].map((framework) => ({
    specifier: `caravanserai/element/${framework}`,
    module: {},
    rows: {},
  })),
  { specifier: "caravanserai/boardgame-io", module: boardgameIo, rows: boardgameIoRows },
  { specifier: "caravanserai/kit", module: kit, rows: kitRows },
  { specifier: "caravanserai/layouts", module: layouts, rows: layoutsRows },
  { specifier: "caravanserai/learn", module: learn, rows: learnRows },
  { specifier: "caravanserai/node", module: node, rows: nodeRows },
  { specifier: "caravanserai/testing", module: testing, rows: testingRows },
];
