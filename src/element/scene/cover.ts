/** The cover of the board while the screen changes hands: the mark of the seat, and the button that lifts it. */
import { tag } from "../../picture/markup.js";
import { seatMark } from "../../picture/seats.js";
import { styled } from "../../picture/theme.js";

/** Returns the mark of a seat as a picture of its own, in the colours of the pictures. */
export const markOf = (seat: number, theme: "auto" | "light" | "dark"): string =>
  tag(
    "svg",
    {
      class: `caravanserai cover theme-${theme}`,
      viewBox: "-1.4 -1.4 2.8 2.8",
      "aria-hidden": "true",
    },
    styled("cover", theme, {}, {}) + seatMark(seat, 1),
  );
