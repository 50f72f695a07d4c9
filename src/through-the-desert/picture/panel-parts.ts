/** The parts that panels share: their sizes, their columns and their background. */
import { tag } from "../../picture/markup.js";

/** The sizes of the panels, and the room between them. */
export const PANEL = { width: 500, centreHeight: 176, seatHeight: 236, gap: 22 };

/** The columns of a panel, one for each colour. */
export const COLUMNS = [62, 156, 250, 344, 438];

/** Draws the background of a panel. */
export const panel = (width: number, height: number, classes = "card"): string =>
  tag("rect", { width, height, rx: 26, class: classes });
