/** A board that is painted by mouse, touch or keyboard: a palette, and a picture of the drawing with a cell for each space. */
import { button, fill, h } from "../dom.js";
import { type Cell, cellsOf, type Grid, painted } from "./grid.js";

/** A kind of space that can be painted. */
interface Brush {
  readonly character: string;
  /** The name of its colour in the style sheet. */
  readonly terrain: string;
  readonly label: string;
}

/** The texts and calls of a field. */
interface PaintOptions {
  readonly grid: Grid;
  readonly brushes: readonly Brush[];
  readonly label: string;
  readonly hint: string;
  readonly change: (text: string) => void;
}

/** The field, and functions that show a drawing and mark spaces. */
export interface PaintField {
  readonly element: HTMLElement;
  show(text: string): void;
  mark(spaces: readonly string[]): void;
}

const SVG = "http://www.w3.org/2000/svg";
/** The height of a row and the corners of a cell, in columns. */
const FORMS: Readonly<Record<Grid, { height: number; corners: readonly (readonly number[])[] }>> = {
  hex: {
    height: Math.sqrt(3),
    corners: [0, 1, 2, 3, 4, 5].map((side) => {
      const angle = ((side * 60 - 30) * Math.PI) / 180;
      return [Math.cos(angle) * 1.1547, Math.sin(angle) * 1.1547];
    }),
  },
  square: {
    height: 2,
    corners: [
      [-1, -1],
      [1, -1],
      [1, 1],
      [-1, 1],
    ],
  },
};

export function paintField(options: PaintOptions): PaintField {
  const { grid, brushes } = options;
  const { height, corners } = FORMS[grid];
  let text = "";
  let cells: readonly Cell[] = [];
  let shapes: SVGElement[] = [];
  let marked = new Set<string>();
  let brush = brushes[0];
  let cursor: number | null = null;
  let stroke: Set<number> | null = null;

  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("tabindex", "0");
  svg.setAttribute("role", "application");
  svg.setAttribute("aria-label", `${options.label}. ${options.hint}`);
  const spoken = h("p", { class: "visually-hidden", "aria-live": "polite" });
  const buttons = brushes.map((one, index) =>
    button(one.label, () => choose(index), { class: `brush ${one.terrain}` }),
  );
  choose(0);

  function choose(index: number): void {
    brush = brushes[index] ?? brush;
    for (const [at, element] of buttons.entries()) {
      element.setAttribute("aria-pressed", String(at === index));
    }
  }

  const terrainOf = (character: string): string =>
    brushes.find((one) => one.character === character)?.terrain ?? "other";

  function look(index: number): void {
    const [cell, shape] = [cells[index], shapes[index]];
    if (cell === undefined || shape === undefined) return;
    const terrain = stroke?.has(index) === true ? brush?.terrain : terrainOf(cell.character);
    const extra = `${marked.has(cell.name) && cell.character !== " " ? " marked" : ""}${cursor === index ? " cursor" : ""}`;
    shape.setAttribute("class", `${terrain ?? ""}${extra}`);
  }

  function show(next: string): void {
    text = next;
    cells = cellsOf(text, grid);
    if (cursor !== null && cursor >= cells.length) cursor = null;
    shapes = cells.map(({ row, column }) => {
      const shape = document.createElementNS(SVG, "polygon");
      const points = corners.map(([x = 0, y = 0]) =>
        [column + x, row * height + y].map((value) => value.toFixed(2)).join(),
      );
      shape.setAttribute("points", points.join(" "));
      return shape;
    });
    const columns = cells.map(({ column }) => column);
    const rows = cells.map(({ row }) => row);
    const [right, bottom] = [Math.max(...columns, 1) + 3, (Math.max(...rows, 1) + 1) * height + 1];
    svg.setAttribute("viewBox", `-1.5 -1.5 ${right} ${bottom.toFixed(2)}`);
    fill(svg, ...shapes);
    for (const index of cells.keys()) look(index);
  }

  function paint(index: number): void {
    if (index < 0 || cells[index]?.character === brush?.character) return;
    stroke ??= new Set();
    stroke.add(index);
    look(index);
  }

  function end(): void {
    if (stroke === null || brush === undefined) return;
    const chosen = [...stroke].flatMap((index) => cells[index] ?? []);
    stroke = null;
    options.change(painted(text, chosen, brush.character));
  }

  const under = ({ clientX, clientY }: PointerEvent): number => {
    const element = document.elementFromPoint(clientX, clientY);
    return shapes.indexOf(element as SVGElement);
  };
  let isDown = false;
  svg.addEventListener("pointerdown", (event) => {
    if (event.button !== 0) return;
    isDown = true;
    svg.setPointerCapture(event.pointerId);
    paint(under(event));
  });
  svg.addEventListener("pointermove", (event) => {
    if (isDown) paint(under(event));
  });
  for (const type of ["pointerup", "pointercancel"]) {
    svg.addEventListener(type, () => {
      isDown = false;
      end();
    });
  }

  /** Moves the cursor to the nearest cell in a direction. */
  function step(columns: number, rows: number): void {
    const before = cursor ?? cells.findIndex(({ character }) => character !== " ");
    const from = cells[before];
    if (from === undefined) return;
    const wanted = { column: from.column + columns, row: from.row + rows };
    const next = cells.findIndex(
      ({ column, row }) => row === wanted.row && Math.abs(column - wanted.column) < 2,
    );
    cursor = cursor === null || next < 0 ? before : next;
    for (const index of [before, cursor]) look(index);
    const cell = cells[cursor];
    const label = brushes.find(({ character }) => character === cell?.character)?.label;
    spoken.textContent = `${cell?.name ?? ""} ${label ?? ""}`;
  }
  const KEYS: Readonly<Record<string, readonly [number, number]>> = {
    ArrowLeft: [-2, 0],
    ArrowRight: [2, 0],
    ArrowUp: [0, -1],
    ArrowDown: [0, 1],
  };
  svg.addEventListener("keydown", (event) => {
    const way = KEYS[event.key];
    const digit = Number(event.key);
    if (way !== undefined) step(...way);
    else if (event.key === "Enter" || event.key === " ") {
      if (cursor === null) step(0, 0);
      else paint(cursor);
      end();
    } else if (digit >= 1 && digit <= brushes.length) choose(digit - 1);
    else return;
    event.preventDefault();
  });

  return {
    element: h(
      "div",
      { class: "painting" },
      h("div", { class: "palette", role: "group", "aria-label": options.label }, ...buttons),
      h("div", { class: "paint" }, svg as unknown as Node),
      spoken,
    ),
    show,
    mark(spaces) {
      marked = new Set(spaces);
      for (const index of cells.keys()) look(index);
    },
  };
}
