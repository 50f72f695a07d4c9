/** The field for a game from outside: the address of its module. */
import type { App } from "../app.js";
import { button, h } from "../dom.js";

/** Makes the field. Whoever types an address agrees to run it. */
export function moduleField(app: App): HTMLElement {
  const { texts } = app.language;
  const open = (): void => void app.openModule(input.value);
  const input = h("input", {
    type: "text",
    placeholder: "./salt-pans.js",
    autocomplete: "off",
    spellcheck: "false",
    "aria-describedby": "module-hint",
    keydown: (event) => {
      if (!(event instanceof KeyboardEvent) || event.key !== "Enter") return;
      event.preventDefault(); // The form would start the game that is chosen now.
      open();
    },
  });
  return h(
    "details",
    { class: "rules" },
    h("summary", {}, texts.ownGame),
    h(
      "div",
      { class: "row" },
      h("label", { class: "field" }, h("span", {}, texts.moduleAddress), input),
      button(texts.openModule, open),
    ),
    h("p", { class: "hint", id: "module-hint" }, texts.moduleHint(location.host)),
  );
}
