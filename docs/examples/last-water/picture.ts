/** The board as a picture, for `<caravanserai-board>`: the same loop over `board` draws any game. */
import type { SvgOptions } from "caravanserai/element";
import { lastWater } from "./game.js";
import type { MoveEvent, State, View } from "./model.js";

const COLOURS = { sand: "#e8d3a2", camp: "#c9a66b", well: "#9cc9d9", oasis: "#8fbf7f" };
/** The width of a square. */
const SIZE = 100;

/** Squares with camels and water, and below them the dice and the card: what has a `data-pick` can be clicked. */
export function toSvg(
  state: State | View,
  { choices = [], picked = [] }: SvgOptions<object, MoveEvent> = {},
): string {
  const { bounds, spaces } = lastWater.board(state);
  const squares = spaces.map(({ name, outline, centre, terrain, contents }) => {
    const points = outline.map(({ x, y }) => `${x * SIZE},${y * SIZE}`).join(" ");
    const camels = contents.camels.map((seat) => `camel ${seat + 1}`).join(", ");
    const water = contents.water > 0 ? `water ${contents.water}` : "";
    return `<g><polygon points="${points}" fill="${COLOURS[terrain]}" stroke="#7a6238"/>${line(
      centre.x * SIZE,
      centre.y * SIZE,
      [name, camels, water].filter((text) => text !== "").join(": "),
    )}</g>`;
  });
  const y = (bounds.y + bounds.height) * SIZE + 40;
  const controls = [...[...new Set(state.dice)].map((die) => `die:${die}`), "action:card"].map(
    (pick, index) => {
      const isOn = choices.some((choice) => choice === pick) || picked.includes(pick);
      const text = pick === "action:card" ? "card" : pick.replace(":", " ");
      return `<g data-pick="${pick}" opacity="${isOn ? 1 : 0.4}"><title>${text}</title>${line(index * SIZE, y, text)}</g>`;
    },
  );
  const box = [bounds.x, bounds.y, bounds.width, bounds.height + 1].map((length) => length * SIZE);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box.join(" ")}"><title>Last Water</title>${[...squares, ...controls].join("")}</svg>`;
}

const line = (x: number, y: number, text: string): string =>
  `<text x="${x}" y="${y}" text-anchor="middle" font-size="14">${text}</text>`;
