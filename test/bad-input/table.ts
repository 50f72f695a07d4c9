/**
 * Every export of every entry point, and how it refuses junk: a good call of each function, and for each argument the errors
 * that anything else may cause. An export that is not in this table fails a test.
 */
import * as root from "caravanserai";
import * as desertSons from "caravanserai/desert-sons";
import * as nomadi from "caravanserai/nomadi";
import * as testing from "caravanserai/testing";
import * as throughTheDesert from "caravanserai/through-the-desert";

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

interface ErrorClass {
  is(value: unknown): boolean;
}

/** One argument of a function. */
export interface Argument {
  readonly good: unknown;
  /** What it is refused with; none if the function answers whatever comes. */
  readonly refusals: readonly ErrorClass[];
  /** Whether a value is as good as the good one. */
  readonly accepts: (value: unknown) => boolean;
}

/** A function that takes something from outside. */
export interface Door {
  /** Such as `nomadi.apply`. */
  readonly name: string;
  readonly run: (...given: unknown[]) => unknown;
  readonly takes: readonly Argument[];
}

/** What an export is that takes nothing from outside. */
type Other = "constant" | "error class" | "for tests";
type Row = readonly Argument[] | Other;

const takes = (good: unknown, ...refusals: ErrorClass[]): Argument => ({
  good,
  refusals,
  accepts: () => false,
});
const anything = (good: unknown): Argument => ({ ...takes(good), accepts: () => true });
const optional = (argument: Argument): Argument => ({
  ...argument,
  accepts: (value) => value === undefined || argument.accepts(value),
});
const isSeed = (value: unknown): boolean =>
  typeof value === "string" ? value.length <= 1000 : Number.isSafeInteger(value);
const seed = (error: ErrorClass): Argument => ({ ...takes("seed", error), accepts: isSeed });

type Module = Readonly<Record<string, unknown>>;

/** What the good calls of a game are made of: a game after some moves. */
export interface Fixture {
  readonly id: string;
  readonly module: Module;
  readonly options: object;
  readonly state: object;
  readonly move: object;
  readonly view: object;
  readonly record: object;
  readonly patches: unknown;
}

/** All games have these functions; Nomadi's types stand for theirs. */
type AnyGame = typeof nomadi;

function fixtureOf(id: string, module: Module, options: object): Fixture {
  const game = module as unknown as AnyGame;
  let state = game.setup(options as nomadi.Options);
  const moves: nomadi.Move[] = [];
  for (let step = 0; step < 25 && !state.over; step++) {
    const legal = game.legalMoves(state);
    const move = legal[(step * 7) % legal.length] as nomadi.Move;
    moves.push(move);
    state = game.apply(state, move);
  }
  const move = game.legalMoves(state)[0] as nomadi.Move;
  const view = game.view(state, 0);
  const after = game.view(game.apply(state, move), 0);
  return {
    id,
    module,
    options,
    state,
    move,
    view,
    record: game.record(options as nomadi.Options, moves),
    patches: game.diff(view, after),
  };
}

const desertOptions = {
  players: 3,
  seed: 1,
  layout: throughTheDesert.smallWadi,
  camelsPerColour: 8,
};
const desertStart = throughTheDesert.setup(desertOptions);

const madeFixtures = [
  fixtureOf("through-the-desert", throughTheDesert, {
    ...desertOptions,
    palms: desertStart.oases,
    water: desertStart.water,
  }),
  fixtureOf("nomadi", nomadi, {
    players: 2,
    seed: 1,
    layout: nomadi.shortCourse,
    bends: { 4: 1 },
    goal: ["a1", "a2", "a3"],
  }),
  fixtureOf("desert-sons", desertSons, { players: 3, seed: 1, tileSet: desertSons.shortTrip }),
] as const;

/** A game of each kind. */
export const fixtures: readonly Fixture[] = madeFixtures;

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
    diff: [good, takes(state, LoadError, ArgumentError)],
    // Patches for one view can't be applied to another.
    patch: [
      takes(view, LoadError, PatchError),
      { ...takes(patches, PatchError), accepts: isEmptyList },
    ],
    hash: [good],
    simulate: [good],
    toText: [good, optional({ ...takes({ colour: true }, ArgumentError), accepts: isEmptyObject })],
    board: [good],
    picks: [good, legal],
    choices: [good, { ...takes([], ArgumentError), accepts: isEmptyList }],
    steps: [takes(record, RecordError)],
    extendRecord: [takes(record, RecordError), takes(move, RecordError, IllegalMoveError)],
  } satisfies Record<string, Row>;
}

const isEmptyList = (value: unknown): boolean => Array.isArray(value) && value.length === 0;
/** What has no field of its own, such as a `Map`, is as good as no options. */
const isEmptyObject = (value: unknown): boolean => {
  if (typeof value !== "object" || value === null) return false;
  try {
    return !ArrayBuffer.isView(value) && Object.keys(value).length === 0;
  } catch {
    return false;
  }
};

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

const [desert, crossing, sons] = madeFixtures;
const space = (good: string): Argument => takes(good, ArgumentError);
const ofDesert = takes(desert.state, LoadError);
const ofNomadi = takes(crossing.state, LoadError);
const ofSons = takes(sons.state, LoadError);
const isWhole = (value: unknown): boolean => Number.isInteger(value);
const seat: Argument = { ...takes(0, ArgumentError), accepts: (value) => value === 0 };

const desertRows: Record<string, Row> = {
  ...sharedRows,
  ...commonRows(desert),
  boardHexes: [ofDesert],
  contentsOf: [ofDesert, space("d4")],
  neighboursOf: [ofDesert, space("d4")],
  findCaravan: [ofDesert, seat, takes("sky", ArgumentError)],
  territoriesOf: [ofDesert, seat, optional(takes("sky", ArgumentError))],
  checkLayout: [takes(throughTheDesert.caravanRoads, LayoutError)],
  defineLayout: [takes({ name: "Pond", palms: 0, drawing: ". . o .\n . . ." }, LayoutError)],
  caravanRoads: "constant",
  smallWadi: "constant",
  twinBasins: "constant",
  COLOURS: "constant",
  RULE_IDS: "constant",
};

const nomadiRows: Record<string, Row> = {
  ...sharedRows,
  ...commonRows(crossing),
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
  checkLayout: [takes(nomadi.grandCrossing, LayoutError)],
  defineLayout: [
    takes({ name: "Again", drawing: nomadi.shortCourse.rows.join("\n") }, LayoutError),
  ],
  crookedValley: "constant",
  grandCrossing: "constant",
  shortCourse: "constant",
  CARD_VALUES: "constant",
  PAWNS_EACH: "constant",
  PHASES: "constant",
  RULE_IDS: "constant",
};

const sonsRows: Record<string, Row> = {
  ...sharedRows,
  ...commonRows(sons),
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
};

/** For people who test games: a mistake shows as whatever the test runner makes of it. */
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
  { specifier: "caravanserai/testing", module: testing, rows: testingRows },
];

/** Every function of the library that takes something from outside, also those of simulations. */
export const doors: readonly Door[] = [
  ...entries.flatMap(({ specifier, module, rows }) =>
    Object.entries(rows).flatMap(([name, row]): Door[] => {
      const run = module[name];
      if (typeof row === "string" || typeof run !== "function") return [];
      const place = specifier.replace(/^caravanserai\/?/u, "") || "root";
      return [{ name: `${place}.${name}`, run: run as Door["run"], takes: row }];
    }),
  ),
  ...fixtures.map(({ id, module, state, move }) => {
    const { simulate } = module as unknown as AnyGame;
    return {
      name: `${id}.simulate().playChecked`,
      run: (given: unknown) => {
        const simulation = simulate(state as nomadi.State);
        simulation.playChecked(given);
        return simulation.hash();
      },
      takes: [takes(move, IllegalMoveError)],
    };
  }),
  ...entries.slice(0, 1).flatMap(({ module }) =>
    Object.entries(module)
      .filter(([name]) => name.endsWith("Error"))
      .map(([name, error]) => ({
        name: `${name}.is`,
        run: (value: unknown) => (error as ErrorClass).is(value),
        takes: [anything(new ArgumentError("any", "thing"))],
      })),
  ),
];
