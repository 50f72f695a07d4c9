/** The places of the board and of the panels: beside the board, below it, or none. */
import type { BoardBounds, GameEvent } from "../../game.js";
import type { Checked } from "../../picture/options.js";
import { UNIT } from "./hex.js";
import { PANEL } from "./panel-parts.js";

/** A place in the picture, and the scale of what is drawn there. */
interface Spot {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** The places of everything in a picture. */
export interface Plan {
  readonly width: number;
  readonly height: number;
  /** The place of the upper left corner of the board's bounds. */
  readonly board: Spot;
  /** The place of the name of the layout. */
  readonly heading?: Spot;
  readonly supply?: Spot & { readonly width: number };
  /** By seat. */
  readonly seats: readonly Spot[];
}

const MARGIN = 64;
/** The margin around a board alone: the shadow of the mountains. */
const NARROW = 30;
/** The room that the heading takes. */
const HEADING = 50;
/** Panels are drawn smaller where the board is low, but not too small to read. */
const SMALLEST = 0.8;

/** Plans a picture. */
export function planned(
  bounds: BoardBounds,
  players: number,
  { panels, coordinates }: Checked<object, GameEvent>,
): Plan {
  const [wide, high] = [Math.round(bounds.width * UNIT.x), Math.round(bounds.height * UNIT.y)];
  switch (panels) {
    case "none": {
      // The letters of rows are beside the board.
      const [x, y] = [coordinates ? MARGIN : NARROW, NARROW];
      return {
        width: wide + 2 * x,
        height: high + 2 * y,
        board: { x, y, scale: 1 },
        seats: [],
      };
    }
    case "beside":
      return beside(wide, high, players);
    case "below":
      return below(wide, high, players);
  }
}

function beside(wide: number, high: number, players: number): Plan {
  const column = HEADING + PANEL.centreHeight + players * (PANEL.seatHeight + PANEL.gap);
  const scale = Math.min(1, Math.max(SMALLEST, high / column));
  const height = Math.max(high, column * scale) + 2 * MARGIN;
  const x = wide + 2 * MARGIN;
  const y = (height - column * scale) / 2;
  const top = y + HEADING * scale;
  const step = (PANEL.seatHeight + PANEL.gap) * scale;
  return {
    width: x + PANEL.width * scale + MARGIN,
    height,
    board: { x: MARGIN, y: Math.round((height - high) / 2), scale: 1 },
    heading: { x, y: y + 20 * scale, scale },
    supply: { x, y: top, scale, width: PANEL.width },
    seats: Array.from({ length: players }, (_, seat) => ({
      x,
      y: top + (PANEL.centreHeight + PANEL.gap) * scale + seat * step,
      scale,
    })),
  };
}

function below(wide: number, high: number, players: number): Plan {
  const columns = wide < PANEL.width * 2 ? 1 : wide < PANEL.width * 4.5 ? 2 : 3;
  const row = columns * (PANEL.width + PANEL.gap) - PANEL.gap;
  const scale = Math.max(1, wide / row);
  const width = Math.round(row * scale) + 2 * MARGIN;
  const y = high + 2 * MARGIN;
  const top = y + HEADING * scale;
  const [right, down] = [(PANEL.width + PANEL.gap) * scale, (PANEL.seatHeight + PANEL.gap) * scale];
  const first = top + (PANEL.centreHeight + PANEL.gap) * scale;
  const rows = Math.ceil(players / columns);
  return {
    width,
    height: first + rows * down - PANEL.gap * scale + MARGIN,
    board: { x: Math.round((width - wide) / 2), y: MARGIN, scale: 1 },
    heading: { x: MARGIN, y: y + 20 * scale, scale },
    supply: { x: MARGIN, y: top, scale, width: row },
    seats: Array.from({ length: players }, (_, seat) => {
      const line = Math.floor(seat / columns);
      // The last line is in the middle if it is not full.
      const missing = line === rows - 1 ? rows * columns - players : 0;
      return {
        x: MARGIN + ((seat % columns) + missing / 2) * right,
        y: first + line * down,
        scale,
      };
    }),
  };
}
