/** The area with everything on it, in one call, for front-ends that draw it. */
import type { BoardBounds, BoardPoint } from "../../game.js";
import { boundsOf } from "../../kit/boards/outline.js";
import { squareOutlines } from "../../kit/boards/outlines.js";
import { engine } from "../gate/engine.js";
import { type Board as RulesBoard, fieldNumber } from "../rules/board.js";
import { NONE } from "../../kit/none.js";
import { caravanOn, type Position } from "../rules/position.js";
import type {
  Board,
  BoardField,
  FieldContents,
  ParsedTile,
  PlacedPortion,
  PlacedSpace,
  RoadLine,
  StandingExplorer,
  TilePortion,
} from "../model/board.js";
import { ACTIONS, type Explorer, type Field, type State, type View } from "../model/state.js";
import { fieldPlaces } from "../model/tile-set-text.js";
import { BROWN, lineOf, NO_LINE } from "../model/tile.js";
import { type OasisStatus, OPEN, readOases, SCORING } from "./oasis-status.js";
import { parseTile } from "./parse-tile.js";
import { HALF, rotatedPoint } from "./tile-anchors.js";

/** The fixed parts of drawings with one tile set, and a cache of other parts. */
interface Drawing {
  readonly bounds: BoardBounds;
  /** By field. */
  readonly centres: readonly BoardPoint[];
  readonly outlines: readonly (readonly BoardPoint[])[];
  /** Cache of lines, by field, side and colour. */
  readonly roads: (RoadLine | undefined)[];
  /** Cache of tiles, by face. */
  readonly faces: (ParsedTile | undefined)[];
}

const drawings = new WeakMap<RulesBoard, Drawing>();

/**
 * Returns all data needed to draw the area: every field, row by row from the north, with its outline and contents, and the lines on
 * explored fields, each from the centre of its field to a side. The centres of neighbouring fields are 1 apart.
 *
 * @param state - A state or view.
 *
 * @example
 * ```ts
 * import { board, setup } from "caravanserai/desert-sons";
 *
 * const { bounds, spaces, lines } = board(setup({ players: 2, seed: 1 }));
 * bounds; // => { x: -0.5, y: -0.5, width: 11, height: 11 }
 * spaces.length; // => 121
 * spaces.filter(({ terrain }) => terrain !== "unexplored").length; // => 21
 * const spring = spaces.find(({ name }) => name === "d6");
 * spring?.contents.face; // => "DDDO W[]"
 * spring?.contents.portions.map(({ portion }) => portion); // => ["W"]
 * lines.filter(({ kind }) => kind === "white").length; // => 8
 * ```
 *
 * @throws {@link LoadError} if the value is not a state or view of this game.
 * @category Board
 */
export function board(state: State | View): Board {
  const good = engine.trusted(state);
  const position = engine.positionOf(good);
  const area = position.setting.board;
  const drawing = drawingOf(area);
  const oases = readOases(position);
  const explorers = new Map(good.explorers.map((explorer) => [explorer.field, explorer]));
  const spaces: BoardField[] = [];
  const lines: RoadLine[] = [];
  for (let field = 0; field < area.count; field++) {
    const face = position.face[field];
    const contents = contentsAt(position, drawing, field, oases, explorers);
    spaces.push(
      Object.freeze({
        name: area.names[field],
        centre: drawing.centres[field],
        outline: drawing.outlines[field],
        terrain: face === NONE ? "unexplored" : area.portions[face] === 0 ? "desert" : "oasis",
        contents,
      }),
    );
    if (face !== NONE) addRoads(lines, area, drawing, field, face);
  }
  return Object.freeze({
    bounds: drawing.bounds,
    spaces: Object.freeze(spaces),
    lines: Object.freeze(lines),
  });
}

/**
 * Returns the contents of a field, as in {@link board}.
 *
 * @param state - A state or view.
 * @param field - The name of the field.
 *
 * @example
 * ```ts
 * import { contentsOf, setup } from "caravanserai/desert-sons";
 *
 * const state = setup({ players: 2, seed: 1 });
 * contentsOf(state, "d6").face; // => "DDDO W[]"
 * contentsOf(state, "a6").caravan; // => 0
 * contentsOf(state, "a1").face; // => null
 * ```
 *
 * @throws {@link ArgumentError} if the area has no such field.
 * @throws {@link LoadError} if the value is not a state or view of this game.
 * @category Board
 */
export function contentsOf(state: State | View, field: Field): FieldContents {
  const good = engine.trusted(state);
  const number = fieldNumber(engine.positionOf(good).setting.board, field);
  return board(good).spaces[number].contents;
}

function contentsAt(
  position: Position,
  drawing: Drawing,
  field: number,
  oases: OasisStatus,
  explorers: ReadonlyMap<Field, Explorer>,
): FieldContents {
  const area = position.setting.board;
  const face = position.face[field];
  const cross = area.cross[field] !== NONE;
  const caravan = caravanOn(position, field);
  const portions = face === NONE ? [] : portionsAt(area, drawing, field, face, oases);
  return Object.freeze({
    tile: face === NONE || cross ? null : area.kinds[face >> 2],
    rotation: face === NONE || cross ? 0 : face & 3,
    face: face === NONE ? null : area.faceTexts[face],
    cross,
    start: area.starts.includes(field),
    portions: Object.freeze(portions),
    explorers: Object.freeze(explorersAt(explorers.get(area.names[field]), portions)),
    caravan: caravan === NONE ? null : caravan,
  });
}

function portionsAt(
  area: RulesBoard,
  drawing: Drawing,
  field: number,
  face: number,
  { portions, taken }: OasisStatus,
): PlacedPortion[] {
  const centre = drawing.centres[field];
  const placed: PlacedPortion[] = [];
  for (const [number, parsed] of parsedFace(area, drawing, face).portions.entries()) {
    const status = portions[field * 4 + number];
    placed.push(
      Object.freeze({
        portion: parsed.portion,
        symbol: moved(parsed.symbol, centre),
        explorer: moved(parsed.explorer, centre),
        spaces: Object.freeze(spacesAt(parsed, centre, status, taken)),
        complete: status !== OPEN,
        scoring: status === SCORING,
      }),
    );
  }
  return placed;
}

function spacesAt(
  { spaces }: TilePortion,
  centre: BoardPoint,
  status: number,
  taken: number[],
): PlacedSpace[] {
  return spaces.map(({ action, anchor }) => {
    let free = status <= SCORING;
    // It does not matter which of several equal spaces are taken, so the first ones count as taken.
    if (status === SCORING && taken[ACTIONS.indexOf(action)] > 0) {
      taken[ACTIONS.indexOf(action)]--;
      free = false;
    }
    return Object.freeze({ action, anchor: moved(anchor, centre), free });
  });
}

function explorersAt(
  explorer: Explorer | undefined,
  portions: readonly PlacedPortion[],
): StandingExplorer[] {
  if (explorer === undefined) return [];
  const { height, seat, portion } = explorer;
  // In a valid state an explorer stands on a portion of its tile.
  const at = portions.find((one) => one.portion === portion);
  return at === undefined ? [] : [Object.freeze({ height, seat, portion, anchor: at.explorer })];
}

const moved = ({ x, y }: BoardPoint, by: BoardPoint): BoardPoint =>
  Object.freeze({ x: x + by.x, y: y + by.y });

function addRoads(
  lines: RoadLine[],
  { sides }: RulesBoard,
  { roads, centres }: Drawing,
  field: number,
  face: number,
): void {
  for (let side = 0; side < 4; side++) {
    const line = lineOf(sides[face * 4 + side]);
    if (line === NO_LINE) continue;
    const brown = line === BROWN;
    lines.push(
      (roads[(field * 4 + side) * 2 + (brown ? 0 : 1)] ??= Object.freeze({
        kind: brown ? "brown" : "white",
        points: Object.freeze([
          centres[field],
          moved(rotatedPoint({ x: 0, y: -HALF }, side), centres[field]),
        ]),
      })),
    );
  }
}

/** Returns a face ready to be drawn. A tile is parsed as its set lists it and then rotated, so that its anchors rotate with it. */
function parsedFace(
  { kinds, faceTexts }: RulesBoard,
  { faces }: Drawing,
  face: number,
): ParsedTile {
  return (faces[face] ??=
    face < kinds.length * 4 ? parseTile(kinds[face >> 2], face & 3) : parseTile(faceTexts[face]));
}

function drawingOf(area: RulesBoard): Drawing {
  let drawing = drawings.get(area);
  if (drawing === undefined) {
    drawing = draw(area);
    drawings.set(area, drawing);
  }
  return drawing;
}

function draw({ set }: RulesBoard): Drawing {
  const points = squareOutlines();
  const places = fieldPlaces(set);
  const outlines = places.map((place) => points.of(place));
  return {
    bounds: boundsOf(outlines.flat()),
    centres: places.map((place) => points.centre(place)),
    outlines,
    roads: [],
    faces: [],
  };
}
