/** The places of the panels: beside the board, below it, or none. */
import { at } from "../../picture/markup.js";
import { type Scene, SIDE } from "./scene.js";
import { PANEL, seatPanel } from "./seat-panel.js";
import { centrePanel, centreSize } from "./centre-panel.js";

/** The gaps between panels, and to the board. */
const GAP = 12;
const GAP_TO_BOARD = 28;

/** The panels, and their right and bottom edges. */
interface Placed {
  readonly body: string;
  readonly right: number;
  readonly bottom: number;
}

/** Returns the panels where the options place them. The upper left corner of the board is at the origin. */
export function placedPanels(scene: Scene): Placed {
  switch (scene.options.panels) {
    case "none":
      return { body: "", right: 0, bottom: 0 };
    case "beside":
      return beside(scene);
    case "below":
      return below(scene);
  }
}

/** Places the panels in one column, scaled down if the board is lower. */
function beside(scene: Scene): Placed {
  const { bounds } = scene.board;
  const x = bounds.width * SIDE + GAP_TO_BOARD;
  const { body, width, height } = stacked(scene, 1);
  const scale = Math.min(1, fitting((bounds.height * SIDE) / height));
  return { body: at(x, 0, scale, body), right: x + width * scale, bottom: height * scale };
}

/** Places the panels in as many columns as fit, together as wide as the board. */
function below(scene: Scene): Placed {
  const { bounds } = scene.board;
  const across = bounds.width * SIDE;
  const columns = Math.max(1, Math.round((across + GAP) / (PANEL.width + GAP)));
  const { body, width, height } = stacked(scene, columns);
  const scale = fitting(across / width);
  const y = bounds.height * SIDE + GAP_TO_BOARD;
  return { body: at(0, y, scale, body), right: width * scale, bottom: y + height * scale };
}

/** Returns a scale rounded down to hundredths, but large enough to read: beside or below a small board, panels stick out. */
const fitting = (scale: number): number => Math.max(0.75, Math.floor(100 * scale) / 100);

/** Returns the centre panel, and below it those of the seats, in rows of `columns`. */
function stacked(
  scene: Scene,
  columns: number,
): { readonly body: string; readonly width: number; readonly height: number } {
  const seats = [...scene.state.seats.keys()];
  const top = centreSize(columns > 1, GAP).height + GAP;
  const rows = Math.ceil(seats.length / columns);
  const place = (seat: number): readonly [number, number] => [
    (seat % columns) * (PANEL.width + GAP),
    top + Math.floor(seat / columns) * (PANEL.height + GAP),
  ];
  return {
    body:
      centrePanel(scene, columns > 1, GAP) +
      seats.map((seat) => at(...place(seat), 1, seatPanel(scene, seat))).join(""),
    width: columns * (PANEL.width + GAP) - GAP,
    height: top + rows * (PANEL.height + GAP) - GAP,
  };
}
