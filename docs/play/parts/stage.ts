/** The screen of a game, put together: the head with its buttons, messages, the board, and the drawer. */
import { button, h } from "../dom.js";
import type { Texts } from "../texts.js";
import { icon } from "./icons.js";

/** What stands on the screen. */
export interface StageParts {
  readonly title: string;
  readonly buttons: readonly HTMLElement[];
  readonly messages: readonly HTMLElement[];
  readonly board: HTMLElement;
  readonly drawer: HTMLElement;
}

/** Makes the screen. */
export const stageFor = ({ title, buttons, messages, board, drawer }: StageParts): HTMLElement =>
  h(
    "section",
    { class: "table stage", "aria-labelledby": "table-title" },
    h("header", { class: "stage-head" }, h("h1", { id: "table-title" }, title), ...buttons),
    h("div", { class: "messages" }, ...messages),
    board,
    drawer,
  );

/** Makes the button that takes a move back. */
export function undoButton({ undo }: Texts, click: () => void): HTMLButtonElement {
  const made = button("", click, { class: "undo", title: "Ctrl+Z" });
  made.append(icon("undo"), h("span", {}, undo));
  return made;
}

/** Calls `undo` when Ctrl+Z is pressed, except in a field. */
export function listenForUndo(undo: () => void, signal: AbortSignal): void {
  const listen = (event: KeyboardEvent): void => {
    const isField = event.target instanceof HTMLInputElement;
    if (event.key !== "z" || !(event.ctrlKey || event.metaKey) || event.shiftKey || isField) return;
    event.preventDefault();
    undo();
  };
  addEventListener("keydown", listen, { signal });
}
