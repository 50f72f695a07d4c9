/** A text field in which a board is drawn, with its problems marked in place. */
import { fill, h } from "../dom.js";
import type { DrawnProblem } from "../kits/kit.js";

/** The field, and a function that shows problems in it. */
export interface DrawingArea {
  readonly element: HTMLElement;
  readonly area: HTMLTextAreaElement;
  mark(problems: readonly DrawnProblem[]): void;
}

/** Returns the offset of a row and column in a text, all from 1. */
export function offsetOf(text: string, row: number, column: number): number {
  const lines = text.split("\n");
  const before = lines.slice(0, row - 1).reduce((sum, line) => sum + line.length + 1, 0);
  return before + Math.min(column - 1, lines[row - 1]?.length ?? 0);
}

export function drawingArea(
  label: string,
  text: string,
  change: (text: string) => void,
): DrawingArea {
  // A copy of the text behind the text field, with the problems marked.
  const backdrop = h("pre", { class: "backdrop", "aria-hidden": "true" });
  const area = h("textarea", {
    rows: Math.min(24, Math.max(8, text.split("\n").length + 1)),
    spellcheck: "false",
    autocapitalize: "off",
    autocomplete: "off",
    wrap: "off",
    "aria-describedby": "problems",
    input: () => change(area.value),
    scroll: () => {
      backdrop.scrollLeft = area.scrollLeft;
      backdrop.scrollTop = area.scrollTop;
    },
  });
  area.value = text;
  return {
    area,
    element: h(
      "label",
      { class: "drawing" },
      h("span", {}, label),
      h("span", { class: "canvas" }, backdrop, area),
    ),
    mark(problems) {
      const { value } = area;
      const places = new Set(
        problems.flatMap(({ row, column }) =>
          row === null ? [] : [offsetOf(value, row, column ?? 1)],
        ),
      );
      const parts: (Node | string)[] = [];
      let from = 0;
      for (const place of [...places].sort((one, other) => one - other)) {
        const character = value[place] ?? "\n";
        const shown = character === "\n" ? " " : character;
        parts.push(value.slice(from, place), h("mark", {}, shown));
        from = character === "\n" ? place : place + 1;
      }
      fill(backdrop, ...parts, `${value.slice(from)}\n`);
      area.setAttribute("aria-invalid", String(problems.length > 0));
    },
  };
}
