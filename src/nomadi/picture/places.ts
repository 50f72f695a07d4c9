/** Places in the desert: the camp at the start, the oasis at the goal, and water holes. */
import type { BoardPoint } from "../../game.js";
import { rounded, tag } from "../../picture/markup.js";
import { colour } from "../../picture/theme.js";
import type { Board, BoardSquare } from "../model/board.js";
import { squaresPath } from "./ground.js";
import { puddle, whim } from "./hand.js";
import { SIDE } from "./scene.js";

/** Draws all squares that are not sand. */
export function drawPlaces({ spaces }: Board): string {
  const of = (terrain: BoardSquare["terrain"]): BoardSquare[] =>
    spaces.filter((square) => square.terrain === terrain);
  const terrains = new Map(spaces.map(({ centre, terrain }) => [keyOf(centre), terrain]));
  return (
    tag("path", { d: borderOf(of("start"), terrains), class: "camp-edge" }) +
    tag("path", { d: borderOf(of("goal"), terrains), class: "oasis-edge" }) +
    drawCamp(of("start")) +
    drawOasis(of("goal")) +
    of("water").map(drawWaterHole).join("")
  );
}

const keyOf = ({ x, y }: BoardPoint): string => `${x} ${y}`;

/** Returns the sides of squares that border squares of another kind. */
function borderOf(
  squares: readonly BoardSquare[],
  terrains: ReadonlyMap<string, BoardSquare["terrain"]>,
): string {
  let path = "";
  for (const { centre, outline, terrain } of squares) {
    for (const [side, from] of outline.entries()) {
      const to = outline[(side + 1) % outline.length];
      const beyond = { x: from.x + to.x - centre.x, y: from.y + to.y - centre.y };
      if ((terrains.get(keyOf(beyond)) ?? terrain) === terrain) continue;
      path += `M${rounded(from.x * SIDE)} ${rounded(from.y * SIDE)}L${rounded(to.x * SIDE)} ${rounded(to.y * SIDE)}`;
    }
  }
  return path;
}

/** Carpets on the ground, one on each square. */
function drawCamp(squares: readonly BoardSquare[]): string {
  let border = "";
  let weave = "";
  for (const { centre } of squares) {
    const x = centre.x * SIDE;
    const y = centre.y * SIDE;
    border += `M${rounded(x - 16)} ${rounded(y - 16)}h32v32h-32z`;
    weave += `M${rounded(x)} ${rounded(y - 12)}l12 12l-12 12l-12-12z`;
    for (const [right, down] of [
      [-12, -12],
      [12, -12],
      [12, 12],
      [-12, 12],
    ]) {
      weave += `M${rounded(x + right)} ${rounded(y + down - 2.5)}l2.5 2.5l-2.5 2.5l-2.5-2.5z`;
    }
  }
  return (
    tag("path", { d: squaresPath(squares), style: `fill:${colour("camp")}` }) +
    tag("path", { d: border, class: "weave" }) +
    tag("path", { d: weave, class: "weave" })
  );
}

/** Grass, with palms and ponds where four squares of the oasis meet, so that pawns do not hide them. */
function drawOasis(squares: readonly BoardSquare[]): string {
  const corners = new Map<string, { readonly x: number; readonly y: number; count: number }>();
  let grass = "";
  for (const { name, centre, outline } of squares) {
    grass += grassOn(name, centre.x * SIDE, centre.y * SIDE);
    for (const { x, y } of outline) {
      const key = keyOf({ x, y });
      const corner = corners.get(key) ?? { x, y, count: 0 };
      corner.count++;
      corners.set(key, corner);
    }
  }
  const inner = [...corners].filter(([, { count }]) => count === 4);
  const [ponds, palms] = [
    inner.filter((_, index) => index % 2 === 1),
    inner.filter((_, index) => index % 2 === 0),
  ];
  return (
    tag("path", { d: squaresPath(squares), style: `fill:${colour("oasis")}` }) +
    tag("path", { d: grass, class: "grass" }) +
    ponds.map(([key, { x, y }]) => pond(x * SIDE, y * SIDE, 9, key)).join("") +
    palms.map(([key, { x, y }]) => palm(x * SIDE, y * SIDE + 5, 0.8 + 0.25 * whim(key, 1))).join("")
  );
}

function grassOn(name: string | null, x: number, y: number): string {
  let path = "";
  for (let tuft = 0; tuft < 3; tuft++) {
    const right = x + (whim(name, 30 + tuft) - 0.5) * 28;
    const down = y + (whim(name, 40 + tuft) - 0.5) * 24 + 4;
    path += `M${rounded(right - 2)} ${rounded(down)}l-1.5-4m2 4v-5.5m0 5.5l2-4.5`;
  }
  return path;
}

function drawWaterHole({ name, centre }: BoardSquare): string {
  return pond(centre.x * SIDE, centre.y * SIDE, 16, name);
}

/** Draws water with a damp edge and some light on it. */
function pond(x: number, y: number, radius: number, name: string | null): string {
  return (
    tag("path", { d: puddle(x, y, radius + 2.5, name), class: "damp" }) +
    tag("path", { d: puddle(x, y, radius, name), style: `fill:${colour("water")}` }) +
    tag("path", {
      d: `M${rounded(x - radius * 0.55)} ${rounded(y - radius * 0.25)}q${rounded(radius * 0.3)}-${rounded(radius * 0.25)} ${rounded(radius * 0.6)} 0t${rounded(radius * 0.5)} 0M${rounded(x - radius * 0.2)} ${rounded(y + radius * 0.4)}q${rounded(radius * 0.25)}-${rounded(radius * 0.2)} ${rounded(radius * 0.5)} 0`,
      class: "glint",
    })
  );
}

/** Draws a palm whose foot is at a point. */
function palm(x: number, y: number, size: number): string {
  return tag(
    "g",
    { transform: `translate(${rounded(x)} ${rounded(y)}) scale(${rounded(size)})` },
    tag("path", { d: "M-8 2a9 2.6 0 1 0 20 0a9 2.6 0 1 0-20 0z", class: "board-shadow" }),
    tag("path", { d: "M-1 2Q2-8 0-18", class: "trunk" }),
    tag("path", {
      d: "M0-18Q-8-26-15-16Q-7-20 0-18ZM0-18Q8-27 15-17Q7-20 0-18ZM0-18Q-12-18-12-7Q-8-15 0-18ZM0-18Q12-19 13-8Q8-15 0-18ZM0-18Q-4-28 3-29Q1-23 0-18Z",
      style: `fill:${colour("palm")}`,
    }),
  );
}
