/** The settings of the screen of a game: how the board looks and listens, the pace, the language. */
import type { CaravanseraiBoard } from "caravanserai/element";
import type { App } from "../app.js";
import { h } from "../dom.js";
import { languageField } from "./banner.js";
import { paceField } from "./stepper.js";

/** The settings that are attributes of the board. */
const ATTRIBUTES = ["coordinates", "confirm"] as const;

/** Sets the attributes of a board as a person has chosen them. */
export function applySettings(app: App, board: CaravanseraiBoard): void {
  for (const name of ATTRIBUTES) board.toggleAttribute(name, app[name]);
}

/** Makes the fields. */
export function settingsFor(app: App, board: CaravanseraiBoard): readonly HTMLElement[] {
  const { texts } = app.language;
  const check = (name: (typeof ATTRIBUTES)[number]): HTMLElement => {
    const box = h("input", {
      type: "checkbox",
      checked: app[name],
      change: () => {
        app[name] = box.checked;
        app.keep();
        applySettings(app, board);
      },
    });
    return h("label", { class: "check" }, box, texts[name]);
  };
  return [
    h("h2", {}, texts.settings),
    ...ATTRIBUTES.map(check),
    h(
      "div",
      { class: "row settings" },
      paceField(app),
      languageField(app.language, (id) => void app.speak(id)),
    ),
  ];
}
