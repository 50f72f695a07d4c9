/** The centre panel: the name of the layout, and the loose camels by colour. */
import { part } from "../../picture/frame.js";
import { at, tag } from "../../picture/markup.js";
import { label, shortened } from "../../picture/text.js";
import { COLOURS, type State, type View } from "../model/state.js";
import { COLUMNS, PANEL, panel } from "./panel-parts.js";
import { looseCamel } from "./pieces.js";
import { type PictureOptions, supplyTitle } from "./titles.js";

/** Draws the name of the layout, and the sun that goes down at the other end of the line. */
export const heading = (name: string, width: number): string =>
  label(2, 0, shortened(name, 22).toUpperCase(), "heading") +
  tag("path", { d: `M${width - 74} 0a22 22 0 0 1 44 0z`, class: "sun" }) +
  tag("path", { d: `M${width - 100} 0h98M${width - 66} 9h28`, class: "horizon" });

/** Draws the loose camels by colour: each can be picked. */
export const supplyPanel = (
  { supply }: State | View,
  width: number,
  options: PictureOptions,
): string =>
  panel(width, PANEL.centreHeight) +
  COLOURS.map((colour, index) =>
    at(
      (COLUMNS[index] * width) / PANEL.width,
      76,
      1,
      part(
        `colour:${colour}`,
        supplyTitle(colour, supply[colour], options),
        options,
        tag("rect", { x: -45, y: -64, width: 90, height: 152, rx: 18, class: "hex box" }),
        tag(
          "g",
          {
            "data-piece": "supply",
            "data-colour": colour,
            "data-count": supply[colour],
            class: `camel ${colour}`,
          },
          looseCamel(colour),
        ),
        label(0, 72, supply[colour], "figure middle"),
      ),
    ),
  ).join("");
