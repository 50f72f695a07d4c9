/** The graph of an analysis: the points that each seat could expect, move by move, with blunders marked on it. */
import { h } from "../dom.js";

const NAMESPACE = "http://www.w3.org/2000/svg";

/** The size of the graph in its own units, and the room for its labels. */
const [WIDTH, HEIGHT, LEFT, EDGE] = [320, 130, 26, 8];

/** The lowest and the highest value that are labelled are multiples of this. */
const TICK = 10;

/** The patterns of lines by seat, as on the board: colour is not needed to tell them apart. */
const DASHES = ["none", "9 4", "2 4", "10 4 2 4", "5 3"];

/** What a graph shows. */
export interface GraphData {
  /** The points by number of moves and seat. */
  readonly lines: readonly (readonly number[])[];
  /** The number of moves of the whole game. */
  readonly steps: number;
  /** The numbers of the moves that were blunders, and who made them. */
  readonly blunders: readonly { readonly step: number; readonly seat: number }[];
}

/** Draws a graph. `go` is called with the step that is clicked. */
export class Graph {
  readonly element = h("div", { class: "graph" });
  readonly #cursor = drawn("path", { class: "cursor" });
  #steps = 1;

  constructor(
    private readonly label: string,
    go: (step: number) => void,
  ) {
    this.element.addEventListener("click", ({ clientX }) => {
      const { left, width } = this.element.getBoundingClientRect();
      const x = ((clientX - left) / width) * WIDTH;
      const share = (x - LEFT) / (WIDTH - LEFT - EDGE);
      go(Math.max(0, Math.min(this.#steps, Math.round(share * this.#steps))));
    });
  }

  show({ lines, steps, blunders }: GraphData): void {
    this.#steps = Math.max(1, steps);
    const all = lines.flat();
    const low = Math.floor(Math.min(...all) / TICK) * TICK;
    const high = Math.max(1, Math.ceil(Math.max(...all) / TICK)) * TICK;
    const y = (points: number): number =>
      HEIGHT - EDGE - ((points - low) / (high - low)) * (HEIGHT - 2 * EDGE);
    const svg = drawn("svg", {
      viewBox: `0 0 ${WIDTH} ${HEIGHT}`,
      role: "img",
      "aria-label": this.label,
    });
    for (const points of [low, high]) {
      svg.append(
        drawn("path", { d: `M${LEFT} ${y(points)}H${WIDTH - EDGE}`, class: "axis" }),
        written(LEFT - 4, y(points) + 4, String(Math.round(points))),
      );
    }
    const seats = Math.max(0, ...lines.map(({ length }) => length));
    for (let seat = 0; seat < seats; seat++) {
      const points = lines.flatMap((line, step) => {
        const value = line[seat];
        return value === undefined ? [] : [`${this.#x(step)} ${y(value)}`];
      });
      const d = points.length === 0 ? "" : `M${points.join("L")}`;
      const line = drawn("path", { d, class: "line", "stroke-dasharray": DASHES[seat] ?? "none" });
      line.style.stroke = `var(--seat-${seat})`;
      svg.append(line);
    }
    for (const { step, seat } of blunders) {
      const value = lines[step]?.[seat] ?? lines[step - 1]?.[seat];
      if (value === undefined) continue;
      const dot = drawn("circle", { cx: this.#x(step), cy: y(value), r: 4, class: "dot" });
      dot.style.fill = `var(--seat-${seat})`;
      svg.append(dot);
    }
    svg.append(this.#cursor);
    this.element.replaceChildren(svg);
  }

  /** Marks the step that the board shows. */
  mark(step: number): void {
    this.#cursor.setAttribute("d", `M${this.#x(step)} ${EDGE}V${HEIGHT - EDGE}`);
  }

  #x(step: number): number {
    return LEFT + (step / this.#steps) * (WIDTH - LEFT - EDGE);
  }
}

function drawn(name: string, attributes: Readonly<Record<string, string | number>>): SVGElement {
  const element = document.createElementNS(NAMESPACE, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  return element;
}

function written(x: number, y: number, text: string): SVGElement {
  const label = drawn("text", { x, y });
  label.textContent = text;
  return label;
}
