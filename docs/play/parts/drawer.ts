/** The drawer: the log, the settings and everything else that is not needed at each move. */
import { button, fill, h } from "../dom.js";
import type { Texts } from "../texts.js";
import { icon } from "./icons.js";

/** The drawer and the button that opens it. */
export interface Drawer {
  readonly element: HTMLElement;
  readonly button: HTMLButtonElement;
}

/** Makes a drawer. `changed` is called when it was opened or closed. */
export function drawerFor(
  { menu, close }: Texts,
  isOpen: boolean,
  changed: (isOpen: boolean) => void,
  ...content: readonly (HTMLElement | null)[]
): Drawer {
  const show = (isShown: boolean): void => {
    element.hidden = !isShown;
    toggle.setAttribute("aria-expanded", String(isShown));
    changed(isShown);
    if (isShown) closing.focus();
    else toggle.focus();
  };
  const closing = button("", () => show(false), {
    class: "icon close",
    "aria-label": close,
    title: close,
  });
  closing.append(icon("close"));
  const element = h(
    "aside",
    {
      class: "drawer",
      id: "drawer",
      "aria-label": menu,
      hidden: !isOpen,
      keydown: (event) => {
        if ((event as KeyboardEvent).key === "Escape") show(false);
      },
    },
    closing,
    ...content,
  );
  const toggle = button("", () => show(element.hasAttribute("hidden")), {
    class: "menu",
    "aria-expanded": String(isOpen),
    "aria-controls": "drawer",
  });
  fill(toggle, icon("menu"), h("span", {}, menu));
  return { element, button: toggle };
}
