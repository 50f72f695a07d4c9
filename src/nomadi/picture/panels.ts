/** Where the panels are: beside the board, below it, or nowhere. */
import { at } from "../../picture/markup.js";
import { type Scene, SIDE } from "./scene.js";
import { PANEL, seatPanel } from "./seat-panel.js";
import { centrePanel, centreSize } from "./centre-panel.js";

/** From one panel to the next, and to the board. */
const GAP = 12;
const GAP_TO_BOARD = 28;

/** Panels, and how far they reach. */
interface Placed {
  readonly body: string;
  readonly right: number;
  readonly bottom: number;
}

/** The panels where the options want them; the board has its upper left corner at the origin. */
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

/** In one column, smaller if the board is not as high. */
function beside(scene: Scene): Placed {
  const { bounds } = scene.board;
  const x = bounds.width * SIDE + GAP_TO_BOARD;
  const { body, width, height } = stacked(scene, 1);
  const scale = Math.min(1, fitting((bounds.height * SIDE) / height));
  return { body: at(x, 0, scale, body), right: x + width * scale, bottom: height * scale };
}

/** In as many columns as fit, as wide as the board together. */
function below(scene: Scene): Placed {
  const { bounds } = scene.board;
  const across = bounds.width * SIDE;
  const columns = Math.max(1, Math.round((across + GAP) / (PANEL.width + GAP)));
  const { body, width, height } = stacked(scene, columns);
  const scale = fitting(across / width);
  const y = bounds.height * SIDE + GAP_TO_BOARD;
  return { body: at(0, y, scale, body), right: width * scale, bottom: y + height * scale };
}

/** A scale in hundredths, as it is written. Beside or below a small board the panels stay readable, and stick out. */
const fitting = (scale: number): number => Math.max(0.75, Math.floor(100 * scale) / 100);

/** The panel of the dice, and under it those of the seats, in rows of `columns`. */
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
