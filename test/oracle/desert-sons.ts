/**
 * A naive reference for parts of Desert Sons, for tests only. It follows the wording of
 * rules/desert-sons.md (rule ids T1 to T35 in the comments), searches everything from scratch and
 * knows nothing of the library. No speed, no caches, nothing imported.
 */

// ---------------------------------------------------------------------------------------------
// Plain data
// ---------------------------------------------------------------------------------------------

export type Direction = "N" | "E" | "S" | "W";
type Terrain = "desert" | "oasis";
type Line = "brown" | "white" | "none";

/** T1: a side has a terrain and a line (or none) from the centre of the tile to it. */
export interface Side {
  readonly terrain: Terrain;
  readonly line: Line;
}

/** T1: an oasis area of a tile, not connected with the others within the tile. */
interface Portion {
  readonly sides: readonly Direction[];
  readonly actions: readonly string[];
}

/** T1: a tile as it lies (already turned). Sides in the order north, east, south, west. */
export interface Tile {
  readonly sides: readonly [north: Side, east: Side, south: Side, west: Side];
  readonly portions: readonly Portion[];
}

/** A field as "column,row", both from 0, row 0 in the north (T2). */
export type Field = string;

/** All explored fields with their tiles, those of the cross included. */
export interface Board {
  readonly columns: number;
  readonly rows: number;
  readonly tiles: ReadonlyMap<Field, Tile>;
}

export const DIRECTIONS: readonly Direction[] = ["N", "E", "S", "W"];

/** T1: the seven kinds of action spaces by their letters in the notation. */
export const ACTIONS: Readonly<Record<string, string>> = {
  M: "myrrh",
  F: "frankincense",
  S: "salt",
  G: "gems",
  C: "camel",
  W: "water",
  R: "rumour",
};

// ---------------------------------------------------------------------------------------------
// Fields and sides
// ---------------------------------------------------------------------------------------------

export function fieldOf(column: number, row: number): Field {
  return `${column},${row}`;
}

export function columnAndRow(field: Field): { column: number; row: number } {
  const match = /^(-?\d+),(-?\d+)$/.exec(field);
  if (match === null) throw new Error(`not a field: "${field}"`);
  return { column: Number(match[1]), row: Number(match[2]) };
}

/** The field beside `field`, inside the area or not. */
function beside(field: Field, direction: Direction): Field {
  const { column, row } = columnAndRow(field);
  switch (direction) {
    case "N":
      return fieldOf(column, row - 1);
    case "E":
      return fieldOf(column + 1, row);
    case "S":
      return fieldOf(column, row + 1);
    case "W":
      return fieldOf(column - 1, row);
  }
}

function opposite(direction: Direction): Direction {
  switch (direction) {
    case "N":
      return "S";
    case "E":
      return "W";
    case "S":
      return "N";
    case "W":
      return "E";
  }
}

function sideOf(tile: Tile, direction: Direction): Side {
  const [north, east, south, west] = tile.sides;
  switch (direction) {
    case "N":
      return north;
    case "E":
      return east;
    case "S":
      return south;
    case "W":
      return west;
  }
}

function inArea(board: Board, field: Field): boolean {
  const { column, row } = columnAndRow(field);
  return column >= 0 && column < board.columns && row >= 0 && row < board.rows;
}

/** An unexplored field of the area. What lies outside the area is not unexplored (T12, T24). */
function isUnexplored(board: Board, field: Field): boolean {
  return inArea(board, field) && !board.tiles.has(field);
}

/** From the north row to the south row, each from west to east. */
function inReadingOrder(fields: Iterable<Field>): Field[] {
  return [...fields].sort((first, second) => {
    const a = columnAndRow(first);
    const b = columnAndRow(second);
    return a.row - b.row || a.column - b.column;
  });
}

function tileAt(board: Board, field: Field): Tile {
  const tile = board.tiles.get(field);
  if (tile === undefined) throw new Error(`field ${field} is not explored`);
  return tile;
}

// ---------------------------------------------------------------------------------------------
// Tiles: turning and comparing (T17)
// ---------------------------------------------------------------------------------------------

/** After a quarter turn clockwise, what looked north looks east, and so on. */
function clockwise(direction: Direction): Direction {
  switch (direction) {
    case "N":
      return "E";
    case "E":
      return "S";
    case "S":
      return "W";
    case "W":
      return "N";
  }
}

function turnedOnce(tile: Tile): Tile {
  const [north, east, south, west] = tile.sides;
  return {
    // The old west side is the new north side, the old north side the new east side, ...
    sides: [west, north, east, south],
    // Portions keep their order, so that a portion's index means the same in every turn.
    portions: tile.portions.map((portion) => {
      const sides = portion.sides.map(clockwise);
      return {
        sides: DIRECTIONS.filter((direction) => sides.includes(direction)),
        actions: [...portion.actions],
      };
    }),
  };
}

/** The tile turned by so many quarter turns clockwise (0, 1, 2, 3, ...). Never mirrored (T17). */
export function turned(tile: Tile, quarterTurns: number): Tile {
  if (!Number.isInteger(quarterTurns) || quarterTurns < 0) {
    throw new Error(`not a number of quarter turns: ${quarterTurns}`);
  }
  let result = tile;
  for (let done = 0; done < quarterTurns; done += 1) result = turnedOnce(result);
  return result;
}

function sameSide(a: Side, b: Side): boolean {
  return a.terrain === b.terrain && a.line === b.line;
}

/** A portion in words, whatever the order in which its sides and actions are listed. */
function inWords(portion: Portion): string {
  return `${[...portion.sides].sort().join("")}[${[...portion.actions].sort().join(" ")}]`;
}

/**
 * Whether two tiles as they lie show the same picture: the same four sides, and the same portions
 * with the same actions, in whatever order they are listed (T17: "turns that give the same tile").
 */
function sameTile(a: Tile, b: Tile): boolean {
  const sidesSame = DIRECTIONS.every((direction) =>
    sameSide(sideOf(a, direction), sideOf(b, direction)),
  );
  const portionsOfA = a.portions.map(inWords).sort().join(" ");
  const portionsOfB = b.portions.map(inWords).sort().join(" ");
  return sidesSame && portionsOfA === portionsOfB;
}

/** T1: a tile without any oasis. */
export function isDesertTile(tile: Tile): boolean {
  return tile.portions.length === 0 && tile.sides.every((side) => side.terrain === "desert");
}

/** T1: each oasis side belongs to exactly one portion, and no desert side to any. */
function checkTile(tile: Tile): void {
  for (const direction of DIRECTIONS) {
    const owners = tile.portions.filter((portion) => portion.sides.includes(direction)).length;
    const expected = sideOf(tile, direction).terrain === "oasis" ? 1 : 0;
    if (owners !== expected) {
      throw new Error(`side ${direction} is in ${owners} portions instead of ${expected}`);
    }
  }
}

// ---------------------------------------------------------------------------------------------
// Oases (T24)
// ---------------------------------------------------------------------------------------------

interface PortionOnBoard {
  readonly field: Field;
  /** The index in the tile's `portions`. */
  readonly portion: number;
}

export interface Oasis {
  /** In reading order of the fields, then by index. */
  readonly portions: PortionOnBoard[];
  readonly complete: boolean;
}

function portionAt(board: Board, place: PortionOnBoard): Portion {
  const portion = tileAt(board, place.field).portions[place.portion];
  if (portion === undefined) throw new Error(`no portion ${place.portion} on ${place.field}`);
  return portion;
}

function allPortions(board: Board): PortionOnBoard[] {
  return inReadingOrder(board.tiles.keys()).flatMap((field) =>
    tileAt(board, field).portions.map((_, portion) => ({ field, portion })),
  );
}

/** T24: joined across a side: one's oasis side touches an oasis side of the other. */
function touch(board: Board, a: PortionOnBoard, b: PortionOnBoard): boolean {
  return portionAt(board, a).sides.some(
    (direction) =>
      beside(a.field, direction) === b.field &&
      portionAt(board, b).sides.includes(opposite(direction)),
  );
}

/** T24: every oasis of the board, complete or not, found from scratch. */
export function naiveOases(board: Board): Oasis[] {
  for (const tile of board.tiles.values()) checkTile(tile);

  // Begin with every portion alone, and join two groups that touch as long as there are any.
  let groups = allPortions(board).map((portion) => [portion]);
  for (;;) {
    const pair = touchingGroups(board, groups);
    if (pair === undefined) break;
    const [one, other] = pair;
    groups = [...groups.filter((group) => group !== one && group !== other), [...one, ...other]];
  }

  // List them in the order of the whole board's portions.
  const order = allPortions(board).map(nameOf);
  const position = (place: PortionOnBoard | undefined): number =>
    place === undefined ? -1 : order.indexOf(nameOf(place));
  return groups
    .map((group) => [...group].sort((a, b) => position(a) - position(b)))
    .sort((a, b) => position(a[0]) - position(b[0]))
    .map((portions) => ({ portions, complete: isComplete(board, portions) }));
}

function nameOf(place: PortionOnBoard): string {
  return `${place.field}/${place.portion}`;
}

function touchingGroups(
  board: Board,
  groups: readonly PortionOnBoard[][],
): [PortionOnBoard[], PortionOnBoard[]] | undefined {
  for (const one of groups) {
    for (const other of groups) {
      if (one !== other && one.some((a) => other.some((b) => touch(board, a, b)))) {
        return [one, other];
      }
    }
  }
  return undefined;
}

/** T24: none of its oasis sides faces an unexplored field; the edge of the area closes it. */
function isComplete(board: Board, oasis: readonly PortionOnBoard[]): boolean {
  return oasis.every((place) =>
    portionAt(board, place).sides.every(
      (direction) => !isUnexplored(board, beside(place.field, direction)),
    ),
  );
}

// ---------------------------------------------------------------------------------------------
// Exploration (T12, T16, T17)
// ---------------------------------------------------------------------------------------------

/** T12: the directions in which a line of this explored field leads to an unexplored one. */
export function openLines(board: Board, field: Field): Direction[] {
  const tile = tileAt(board, field);
  return DIRECTIONS.filter(
    (direction) =>
      sideOf(tile, direction).line !== "none" && isUnexplored(board, beside(field, direction)),
  );
}

/**
 * T17 without the open line: the field is unexplored and inside the area, and on each side with an
 * explored neighbour, terrain and line are the same on both. The edge of the area asks for nothing.
 */
export function fits(board: Board, tileAsLaid: Tile, field: Field): boolean {
  if (!isUnexplored(board, field)) return false;
  return DIRECTIONS.every((direction) => {
    const neighbour = board.tiles.get(beside(field, direction));
    return (
      neighbour === undefined ||
      sameSide(sideOf(tileAsLaid, direction), sideOf(neighbour, opposite(direction)))
    );
  });
}

/** T17: the different ways to turn a tile, each with the smallest number of quarter turns. */
function differentTurns(tile: Tile): number[] {
  const turns: number[] = [];
  for (const candidate of [0, 1, 2, 3]) {
    const known = turns.some((turn) => sameTile(turned(tile, turn), turned(tile, candidate)));
    if (!known) turns.push(candidate);
  }
  return turns;
}

export interface Placement {
  readonly field: Field;
  readonly turns: number;
}

/**
 * T17: every way to place the tile from the caravan's field. `turns` counts from the tile as it is
 * given. In the order north, east, south, west of the caravan, then by turns.
 */
export function naivePlacements(board: Board, caravan: Field, tile: Tile): Placement[] {
  return openLines(board, caravan)
    .map((direction) => beside(caravan, direction))
    .flatMap((field) =>
      differentTurns(tile)
        .filter((turns) => fits(board, turned(tile, turns), field))
        .map((turns) => ({ field, turns })),
    );
}

/** T16: whether the tile fits on any open line of any explored field, wherever the caravans are. */
export function fitsAnywhere(board: Board, tile: Tile): boolean {
  return [...board.tiles.keys()].some((field) => naivePlacements(board, field, tile).length > 0);
}

// ---------------------------------------------------------------------------------------------
// Movement (T10, T11)
// ---------------------------------------------------------------------------------------------

export interface Reach {
  /** T10: where the movement may end. */
  readonly free: Field[];
  /** T11: where it may end only with the camel driver. */
  readonly driver: Field[];
}

/**
 * T10: the line that joins a field with the one beside it; "none" unless both sides have one. On a
 * board that obeys T17 both have the same colour; were they to differ, the line counts as white.
 */
function joiningLine(board: Board, field: Field, direction: Direction): Line {
  const neighbour = board.tiles.get(beside(field, direction));
  if (neighbour === undefined) return "none";
  const here = sideOf(tileAt(board, field), direction).line;
  const there = sideOf(neighbour, opposite(direction)).line;
  if (here === "none" || there === "none") return "none";
  return here === "brown" && there === "brown" ? "brown" : "white";
}

/** The fields one step away along a line of one of these colours. */
function oneStep(board: Board, field: Field, colours: readonly Line[]): Field[] {
  return DIRECTIONS.filter((direction) =>
    colours.includes(joiningLine(board, field, direction)),
  ).map((direction) => beside(field, direction));
}

/** The fields any number of steps (none, too) away along lines of these colours. */
function anySteps(board: Board, from: Field, colours: readonly Line[]): Set<Field> {
  const reached = new Set<Field>([from]);
  for (;;) {
    const before = reached.size;
    for (const field of [...reached]) {
      for (const next of oneStep(board, field, colours)) reached.add(next);
    }
    if (reached.size === before) return reached;
  }
}

/**
 * T10, T11. `occupied` are the fields with caravans; they may be passed, but no movement ends
 * there. Whether one's own field is among them does not matter: staying is not a movement.
 * Both lists in reading order.
 */
export function naiveReach(board: Board, from: Field, occupied: Iterable<Field>): Reach {
  tileAt(board, from);
  const taken = new Set<Field>([...occupied, from]);

  // T10: any number of brown lines, then at most one white line.
  const alongBrown = anySteps(board, from, ["brown"]);
  const thenOneWhite = [...alongBrown].flatMap((field) => oneStep(board, field, ["white"]));
  const without = new Set<Field>([...alongBrown, ...thenOneWhite]);

  // T11: brown and white lines freely; listed only where T10 does not lead.
  const withDriver = anySteps(board, from, ["brown", "white"]);

  return {
    free: inReadingOrder([...without].filter((field) => !taken.has(field))),
    driver: inReadingOrder(
      [...withDriver].filter((field) => !without.has(field) && !taken.has(field)),
    ),
  };
}

/**
 * T10, T11: the fields of a shortest way, both ends included, that is allowed without or with the camel driver; of several the
 * one whose first step comes first in the order N, E, S, W, then whose second step does, and so on.
 */
export function naivePath(board: Board, from: Field, to: Field, driver: boolean): Field[] {
  const free: readonly Line[] = driver ? ["brown", "white"] : ["brown"];
  // Rings of fields around the end: from those of ring n it is n steps away. The last step may be along any line.
  const rings: Field[][] = [[to], oneStep(board, to, ["brown", "white"])];
  while (!rings.some((ring) => ring.includes(from))) {
    const last = rings.at(-1) ?? [];
    const next = last.flatMap((field) => oneStep(board, field, free));
    if (next.every((field) => rings.flat().includes(field))) throw new Error(`no way to ${to}`);
    rings.push(next.filter((field) => !rings.flat().includes(field)));
  }
  const path = [from];
  for (let ring = rings.findIndex((one) => one.includes(from)) - 1; ring >= 0; ring -= 1) {
    const here = path.at(-1) ?? from;
    const steps = oneStep(board, here, ring === 0 ? ["brown", "white"] : free);
    const next = steps.find((field) => rings[ring]?.includes(field));
    if (next === undefined) throw new Error(`no step on from ${here}`);
    path.push(next);
  }
  return path;
}

// ---------------------------------------------------------------------------------------------
// Action spaces (T28)
// ---------------------------------------------------------------------------------------------

/** What an explorer chose: the action of a space, or to decline. */
export interface ActionChoice {
  readonly height: number;
  readonly action: string;
}

/**
 * T28: the steps of an oasis in words, from the order of its explorers and what each of them chooses when its turn comes. At
 * once: each takes a space and carries out its action before the next one. After placing: all take spaces or decline, then the
 * actions are carried out in the same order. Without a free space nobody chooses any more.
 */
export function naiveActions(
  option: "at-once" | "after-placing",
  spaces: readonly string[],
  choices: readonly ActionChoice[],
): string[] {
  const free = [...spaces];
  const steps: string[] = [];
  const later: string[] = [];
  for (const { height, action } of choices) {
    if (free.length === 0) break;
    if (action === "decline") {
      steps.push(`${height} declines`);
      continue;
    }
    if (!free.includes(action)) throw new Error(`no free space for ${action}`);
    free.splice(free.indexOf(action), 1);
    steps.push(`${height} takes ${action}`);
    (option === "at-once" ? steps : later).push(`${height} carries out ${action}`);
  }
  return [...steps, ...later];
}

// ---------------------------------------------------------------------------------------------
// Order of the explorers (T26)
// ---------------------------------------------------------------------------------------------

export interface Explorer {
  readonly seat: number;
  readonly height: number;
}

/**
 * T26: from tallest to smallest; the turban makes its holder's tallest explorer (of all four) the
 * tallest of all. If that one is not among these explorers, the turban changes nothing.
 * `heightsBySeat` has the heights of all four explorers of each seat.
 */
export function naiveOrder(
  explorers: readonly Explorer[],
  turbanSeat: number,
  heightsBySeat: readonly (readonly number[])[],
): Explorer[] {
  const holders = heightsBySeat[turbanSeat];
  if (holders === undefined) throw new Error(`no heights for seat ${turbanSeat}`);
  const tallestOfHolder = Math.max(...holders);
  const heightWithTurban = (explorer: Explorer): number =>
    explorer.seat === turbanSeat && explorer.height === tallestOfHolder
      ? Number.POSITIVE_INFINITY
      : explorer.height;
  return [...explorers].sort((a, b) => {
    const heightOfA = heightWithTurban(a);
    const heightOfB = heightWithTurban(b);
    if (heightOfA === heightOfB) return 0; // T3: does not happen, all heights differ
    return heightOfA > heightOfB ? -1 : 1;
  });
}

// ---------------------------------------------------------------------------------------------
// The end (T33, T34)
// ---------------------------------------------------------------------------------------------

/** T33: what one of a good is worth: 4 plus the rumours on its two slots, at least 0. */
function naiveWorth(rumours: readonly number[]): number {
  return Math.max(
    0,
    rumours.reduce((sum, rumour) => sum + rumour, 4),
  );
}

/**
 * T33: the gold by seat. `goodsBySeat` says how many of each good a seat has, `rumoursByGood` which
 * rumours lie on that good's slots; what is left out is none. Rumours set aside are not passed in.
 */
export function naiveGold(
  goodsBySeat: readonly Readonly<Record<string, number>>[],
  rumoursByGood: Readonly<Record<string, readonly number[]>>,
): number[] {
  return goodsBySeat.map((goods) => {
    let gold = 0;
    for (const [good, count] of Object.entries(goods)) {
      gold += count * naiveWorth(rumoursByGood[good] ?? []);
    }
    return gold;
  });
}

/** T34: most gold; equal: more water; equal again: several winners. The seats, ascending. */
export function naiveWinners(gold: readonly number[], water: readonly number[]): number[] {
  if (gold.length !== water.length) throw new Error("gold and water of different numbers of seats");
  const seats = gold.map((itsGold, seat) => ({ seat, gold: itsGold, water: water[seat] ?? 0 }));
  const mostGold = Math.max(...seats.map((one) => one.gold));
  const richest = seats.filter((one) => one.gold === mostGold);
  const mostWater = Math.max(...richest.map((one) => one.water));
  return richest.filter((one) => one.water === mostWater).map((one) => one.seat);
}

// ---------------------------------------------------------------------------------------------
// The notation of tiles, the default set (T1) and the default cross (T2)
// ---------------------------------------------------------------------------------------------

interface TileOfPile {
  readonly pile: number;
  readonly tile: Tile;
}

function parseSide(letter: string): Side {
  switch (letter) {
    case "D":
      return { terrain: "desert", line: "brown" };
    case "d":
      return { terrain: "desert", line: "none" };
    case "O":
      return { terrain: "oasis", line: "white" };
    case "o":
      return { terrain: "oasis", line: "none" };
    default:
      throw new Error(`not a side: "${letter}"`);
  }
}

function parsePortion(text: string): Portion {
  const match = /^([NESW]+)\[([MFSGCWR]*)\]$/.exec(text);
  if (match === null) throw new Error(`not a portion: "${text}"`);
  const letters = match[1] ?? "";
  const sides = DIRECTIONS.filter((direction) => letters.includes(direction));
  if (sides.length !== letters.length) throw new Error(`a side twice: "${text}"`);
  const actions = [...(match[2] ?? "")].map((letter) => {
    const action = ACTIONS[letter];
    if (action === undefined) throw new Error(`not an action: "${letter}"`);
    return action;
  });
  return { sides, actions };
}

/** One tile, as "OODD N[G] E[]". */
function parseTile(text: string): Tile {
  const [letters, ...portions] = text.trim().split(/\s+/);
  if (letters === undefined || !/^[DdOo]{4}$/.test(letters)) {
    throw new Error(`not a tile: "${text}"`);
  }
  const side = (index: number): Side => parseSide(letters.charAt(index));
  const tile: Tile = {
    sides: [side(0), side(1), side(2), side(3)],
    portions: portions.map(parsePortion),
  };
  checkTile(tile);
  return tile;
}

/** Lines of "pile: tile | tile | ..."; empty lines are passed over. */
function parseTiles(text: string): TileOfPile[] {
  return text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .flatMap((line) => {
      const match = /^(\d+):(.*)$/.exec(line);
      if (match === null) throw new Error(`not a line of tiles: "${line}"`);
      const pile = Number(match[1]);
      return (match[2] ?? "").split("|").map((entry) => ({ pile, tile: parseTile(entry) }));
    });
}

/** The default tile set (O), transcribed from the rules page. */
export const DEFAULT_TILES_TEXT = `
1: DDDD | DDDD | ODDD N[] | ODDD N[M] | ODDD N[W] | OODD NE[F] | OODD NE[S] | OODD NE[C] | OODD NE[] | OODD NE[R]
1: OODD N[G] E[] | ODOD NS[F] | ODOD NS[] | OOOD NES[M] | OOOD NES[SC] | OOOD NES[] | OOOO NESW[R]
2: DDDD | DDDD | ODDD N[] | ODDD N[G] | ODDD N[R] | OODD NE[M] | OODD NE[S] | OODD NE[W] | OODD NE[] | OODD NE[F]
2: OODD N[] E[C] | ODOD NS[G] | ODOD N[S] S[] | OOOD NES[M] | OOOD NES[] | OOOD NES[W] | OOOO NESW[R]
3: DDDD | DDDD | ODDD N[] | ODDD N[S] | ODDD N[C] | ODDD N[] | OODD NE[G] | OODD NE[F] | OODD NE[] | OODD NE[W]
3: ODOD NS[M] | ODOD NS[R] | ODOD N[F] S[] | OOOD NES[S] | OOOD NES[GC] | OOOD NE[W] S[] | OOOO NESW[]
4: DDDD | DDDD | ODDD N[] | ODDD N[M] | ODDD N[W] | ODDD N[] | OODD NE[F] | OODD NE[G] | OODD NE[R] | OODD NE[]
4: OODD N[S] E[] | ODOD NS[C] | ODOD NS[] | OOOD NES[M] | OOOD NES[GW] | OOOD NES[R] | OOOO NESW[F]
5: DDDD | DDDD | ODDD N[] | ODDD N[F] | ODDD N[S] | ODDD N[G] | ODDD N[] | OODD NE[M] | OODD NE[R] | OODD NE[C]
5: OODD NE[] | OODD N[W] E[] | ODOD NS[G] | ODOD N[S] S[] | OOOD NES[M] | OOOD NES[F] | OOOD NE[] S[]
`;

/** T1: the default set, in the order of the page. */
const DEFAULT_TILES: readonly TileOfPile[] = parseTiles(DEFAULT_TILES_TEXT);

/** T2: the one oasis side of some fields of the default cross. */
const DEFAULT_CROSS_OASES: readonly { readonly field: Field; readonly side: Direction }[] = [
  { field: "5,3", side: "W" },
  { field: "5,1", side: "E" },
  { field: "7,5", side: "N" },
  { field: "9,5", side: "S" },
  { field: "5,7", side: "E" },
  { field: "5,9", side: "W" },
  { field: "3,5", side: "S" },
  { field: "1,5", side: "N" },
];

/** T2: the area of 11 x 11 fields with the default cross: middle row and middle column. */
export function defaultBoard(): Board {
  const tiles = new Map<Field, Tile>();
  for (let row = 0; row < 11; row += 1) {
    for (let column = 0; column < 11; column += 1) {
      if (row !== 5 && column !== 5) continue;
      const field = fieldOf(column, row);
      const oasis = DEFAULT_CROSS_OASES.find((one) => one.field === field);
      const side = (direction: Direction): Side =>
        oasis?.side === direction
          ? { terrain: "oasis", line: "white" }
          : { terrain: "desert", line: "brown" };
      tiles.set(field, {
        sides: [side("N"), side("E"), side("S"), side("W")],
        portions: oasis === undefined ? [] : [{ sides: [oasis.side], actions: [] }],
      });
    }
  }
  return { columns: 11, rows: 11, tiles };
}

/** T3: the default heights by set. */
export const DEFAULT_HEIGHTS: readonly (readonly number[])[] = [
  [16, 9, 6, 3],
  [15, 10, 8, 1],
  [14, 11, 5, 4],
  [13, 12, 7, 2],
];

/** The board with one tile more. */
export function withTile(board: Board, field: Field, tileAsLaid: Tile): Board {
  return { ...board, tiles: new Map([...board.tiles, [field, tileAsLaid]]) };
}

/** What of the default data does not agree with the page's own figures; empty when all does. */
export function selfCheck(): string[] {
  const problems: string[] = [];
  const expect = (what: string, actual: number, expected: number): void => {
    if (actual !== expected) problems.push(`${what}: ${actual} instead of ${expected}`);
  };
  const actions = DEFAULT_TILES.flatMap(({ tile }) =>
    tile.portions.flatMap((portion) => portion.actions),
  );
  const count = (action: string): number => actions.filter((one) => one === action).length;

  expect("tiles", DEFAULT_TILES.length, 85);
  for (const pile of [1, 2, 3, 4, 5]) {
    expect(`tiles of pile ${pile}`, DEFAULT_TILES.filter((one) => one.pile === pile).length, 17);
  }
  expect("action spaces", actions.length, 59);
  for (const good of ["myrrh", "frankincense", "salt", "gems"]) expect(good, count(good), 9);
  expect("camel", count("camel"), 7);
  expect("water", count("water"), 8);
  expect("rumour", count("rumour"), 8);

  const cross = defaultBoard();
  expect("fields of the cross", cross.tiles.size, 21);
  expect("oases of the cross", naiveOases(cross).length, 8);
  expect("complete oases of the cross", naiveOases(cross).filter((one) => one.complete).length, 0);
  for (const field of cross.tiles.keys()) {
    for (const direction of DIRECTIONS) {
      // T2: fields along a strip are joined by lines (here: brown ones).
      if (!cross.tiles.has(beside(field, direction))) continue;
      if (joiningLine(cross, field, direction) !== "brown") {
        problems.push(`${field} is not joined to the ${direction} by a brown line`);
      }
    }
  }

  expect("different heights", new Set(DEFAULT_HEIGHTS.flat()).size, 16);
  for (const set of DEFAULT_HEIGHTS) {
    expect(
      "heights of a set",
      set.reduce((sum, height) => sum + height, 0),
      34,
    );
  }
  return problems;
}
