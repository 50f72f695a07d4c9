/** The places of the panels: beside or below the area. */
import { at } from "../../picture/markup.js";
import { CENTRE_HEIGHT, centrePanel } from "./centre-panel.js";
import { PANEL } from "./panel-parts.js";
import type { Scene } from "./scene.js";
import { SEAT_HEIGHT, seatPanel } from "./seat-panel.js";

/** The margin around the area. */
export const MARGIN = 52;
/** The gap between panels. */
const GAP = 14;

/** The panels, and their right and bottom edges. */
interface Panels {
  readonly body: string;
  readonly right: number;
  readonly bottom: number;
}

/** Returns the panels of all seats and the centre panel. */
export function panelsOf(scene: Scene, width: number, height: number): Panels {
  switch (scene.options.panels) {
    case "none":
      return { body: "", right: 0, bottom: 0 };
    case "beside":
      return beside(scene, width, height);
    case "below":
      return below(scene, width, height);
  }
}

/** Places the panels in one column: the seats, then the centre panel. */
function beside(scene: Scene, width: number, height: number): Panels {
  const seats = [...scene.state.seats.keys()];
  const step = SEAT_HEIGHT + GAP;
  const all = seats.length * step + CENTRE_HEIGHT;
  const bottom = Math.max(height, all) + 2 * MARGIN;
  const x = MARGIN + width + MARGIN;
  const top = (bottom - all) / 2;
  const body = seats.map((seat) => at(x, top + seat * step, 1, seatPanel(scene, seat)));
  const centre = at(x, top + seats.length * step, 1, centrePanel(scene));
  return { body: body.join("") + centre, right: x + PANEL + MARGIN, bottom };
}

/** Places the panels in two columns as wide as the area: two seats on the left, the centre panel on the right, more seats below. */
function below(scene: Scene, width: number, height: number): Panels {
  const seats = [...scene.state.seats.keys()];
  const right = Math.max(width + 2 * MARGIN, 2 * PANEL + 3 * GAP);
  const scale = Math.floor((100 * (right - 3 * GAP)) / (2 * PANEL)) / 100;
  const step = SEAT_HEIGHT + GAP;
  const column = PANEL + GAP / scale;
  const body = seats.map((seat) =>
    seat < 2
      ? at(0, seat * step, 1, seatPanel(scene, seat))
      : at((seat - 2) * column, 2 * step, 1, seatPanel(scene, seat)),
  );
  const centre = at(column, 0, 1, centrePanel(scene));
  const top = MARGIN + height + MARGIN;
  const rows = seats.length > 2 ? 3 : 2;
  return {
    body: at((right - scale * (PANEL + column)) / 2, top, scale, ...body, centre),
    right,
    bottom: top + (rows * step - GAP) * scale + MARGIN,
  };
}
