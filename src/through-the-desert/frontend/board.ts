/** The board with everything on it, in one call, for front-ends that draw it. */
import type { BoardBounds, BoardPoint } from "../../game.js";
import { boundsOf, linesAlong, type Side } from "../../kit/boards/outline.js";
import { hexOutlines, type Outlines, sideOf, sidesAround } from "../../kit/boards/outlines.js";
import { besideTable, HEX_STEPS, hexName } from "../../kit/boards/places.js";
import { engine } from "../gate/engine.js";
import type { Board as PlayBoard } from "../rules/board.js";
import { NONE } from "../../kit/none.js";
import type { Board, BoardHex, EdgeLine, HexContents, TerritoryBorder } from "../model/board.js";
import { type DrawnHex, readHexes } from "../model/drawing.js";
import type { State, Territory, View } from "../model/state.js";
import { contentsAt } from "./reading.js";

/** The part of a board that does not change during a game. */
interface Drawing {
  readonly bounds: BoardBounds;
  /** Every hex with nothing on it. */
  readonly bare: readonly BoardHex[];
  /** By hex: the number of its space, `NONE` for a mountain. */
  readonly numbers: readonly number[];
  /** By number of the space. */
  readonly outlines: readonly (readonly BoardPoint[])[];
  readonly edges: readonly EdgeLine[];
}

const drawings = new WeakMap<PlayBoard, Drawing>();

const NOTHING: HexContents = Object.freeze({
  ...{ camel: null, oasis: false, water: null, territory: null },
});

/**
 * Returns all data needed to draw the board: every hex in play and every mountain, row by row, with its outline and contents; the
 * borders of the territories; and, if the smaller section is left out, the line along the new edge. The centres of neighbouring
 * hexes are 1 apart.
 *
 * @param state - A state or view.
 *
 * @example
 * ```ts
 * import { board, setup } from "caravanserai/through-the-desert";
 *
 * const state = setup({ players: 2, seed: 1 });
 * const { bounds, spaces, lines } = board(state);
 * const oasis = spaces.find(({ name }) => name === state.oases[0]);
 * oasis?.contents.oasis; // => true
 * oasis?.outline.length; // => 6
 * spaces.some(({ name, terrain }) => name === null && terrain === "mountain"); // => true
 * lines.map(({ kind }) => kind); // => ["edge"]
 * bounds.width > bounds.height; // => true
 * ```
 *
 * @throws {@link LoadError} if the value is not a state or view of this game.
 * @category Board
 */
export function board(state: State | View): Board {
  const good = engine.trusted(state);
  const position = engine.positionOf(good);
  const inPlay = position.setting.board;
  const { bounds, bare, numbers, outlines, edges } = drawingOf(inPlay);
  const spaces: BoardHex[] = [];
  for (let hex = 0; hex < bare.length; hex++) {
    const { name, centre, outline, terrain } = bare[hex];
    const contents = numbers[hex] === NONE ? NOTHING : contentsAt(position, numbers[hex]);
    spaces.push(Object.freeze({ name, centre, outline, terrain, contents }));
  }
  const borders = good.territories.flatMap((territory) => bordersOf(territory, inPlay, outlines));
  const lines = Object.freeze([...edges, ...borders]);
  return Object.freeze({ bounds, spaces: Object.freeze(spaces), lines });
}

/** Returns the lines around a territory, and around areas inside that do not belong to it. */
function bordersOf(
  { seat, colour, spaces }: Territory,
  { ring, count, numbers }: PlayBoard,
  outlines: Drawing["outlines"],
): TerritoryBorder[] {
  // Spaces of a checked territory are in play.
  const inside = new Set(spaces.map((space) => numbers.get(space) ?? count));
  return linesAlong(sidesAround(inside, ring, outlines)).map((points) =>
    Object.freeze({ kind: "territory", seat, colour, points }),
  );
}

function drawingOf(inPlay: PlayBoard): Drawing {
  let drawing = drawings.get(inPlay);
  if (drawing === undefined) {
    drawing = draw(inPlay);
    drawings.set(inPlay, drawing);
  }
  return drawing;
}

function draw(inPlay: PlayBoard): Drawing {
  const { hexes } = readHexes(inPlay.layout.rows);
  const whole = inPlay.spaces.some(({ section }) => section);
  const drawn = hexes.filter(({ section }) => whole || !section);
  const outlines = hexOutlines();
  const bare = drawn.map((hex): BoardHex => {
    const name = hex.terrain === "mountain" ? null : hexName(hex);
    const [centre, outline] = [outlines.centre(hex), outlines.of(hex)];
    return { name, centre, outline, terrain: hex.terrain, contents: NOTHING };
  });
  const edges = whole ? [] : linesAlong(sidesToSection(hexes, outlines));
  return {
    bounds: boundsOf(bare.flatMap(({ outline }) => outline)),
    bare,
    numbers: bare.map(({ name }) => (name === null ? NONE : (inPlay.numbers.get(name) ?? NONE))),
    outlines: bare.flatMap(({ name, outline }) => (name === null ? [] : [outline])),
    edges: edges.map((points) => Object.freeze({ kind: "edge", points })),
  };
}

/** Returns the sides where hexes of the board meet the section that is left out. */
function sidesToSection(hexes: readonly DrawnHex[], outlines: Outlines): Side[] {
  const beside = besideTable(hexes, HEX_STEPS);
  const sides: Side[] = [];
  for (const [index, hex] of hexes.entries()) {
    if (hex.section) continue;
    for (let step = 0; step < 6; step++) {
      const next = beside[index * 6 + step];
      if (next !== NONE && hexes[next].section) sides.push(sideOf(outlines.of(hex), step));
    }
  }
  return sides;
}
