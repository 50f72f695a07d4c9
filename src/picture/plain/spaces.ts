/** The spaces of a plain picture, with their pieces and marks: each can be picked. */
import type { BoardPoint, BoardSpace, GameEvent } from "../../game.js";
import { type BoardToken, tokensOf } from "../../kit/boards/tokens.js";
import { part } from "../frame.js";
import { at, rounded, tag } from "../markup.js";
import type { Checked } from "../options.js";
import { seatMark } from "../seats.js";
import { label } from "../text.js";
import { colour } from "../theme.js";

/** The distance of neighbouring spaces in the picture. */
export const UNIT = 100;
/** Marks exist for this many seats; further ones use them again. */
const SEAT_MARKS = 5;
/** The most pieces that are drawn on a space. */
const SHOWN_PIECES = 9;

/** Returns points as the data of a path. */
export const pathOf = (
  points: readonly BoardPoint[],
  origin: BoardPoint = { x: 0, y: 0 },
): string =>
  `M${points
    .map(({ x, y }) => `${rounded((x - origin.x) * UNIT)} ${rounded((y - origin.y) * UNIT)}`)
    .join("L")}`;

/** Draws a space. `picks` are those that it stands for; it can be clicked even where none is offered, to ask why. */
export function drawSpace(
  { name, centre, outline, terrain, contents }: BoardSpace,
  fill: string,
  picks: readonly string[],
  options: Checked<object, GameEvent>,
): string {
  const ground = tag("path", {
    d: `${pathOf(outline, centre)}Z`,
    style: `fill:${colour(fill)}`,
    class: name === null ? "ground unnamed" : "ground",
  });
  const tokens = tokensOf(contents);
  const pieces = tokens.filter(({ seat }) => seat !== null).slice(0, SHOWN_PIECES);
  const marks = tokens.filter(({ seat }) => seat === null).map((token) => token.label);
  const isOffered = picks.some((pick) => options.choices.has(pick));
  const drawing = [
    ground,
    ...pieces.map((piece, index) => drawPiece(piece, index, pieces.length, name)),
    marks.length > 0 ? drawMarks(marks.join(" "), pieces.length > 0) : "",
    isOffered && tokens.length === 0 ? tag("circle", { r: 13, class: "dot" }) : "",
    options.coordinates && name !== null ? label(0, -30, name, "tiny") : "",
  ].join("");
  if (name === null) return at(centre.x * UNIT, centre.y * UNIT, 1, drawing);
  const owners = pieces.map(({ seat }) => `@${String(seat)}`).join(" ");
  const title = [name, [terrain, ...marks, owners].filter((text) => text !== "").join(", ")].join(
    ": ",
  );
  let markup = drawing;
  // The innermost pick comes first, and has the title.
  for (const [index, pick] of picks.entries()) {
    markup = part(pick, index === 0 ? title : undefined, options, markup);
  }
  return at(centre.x * UNIT, centre.y * UNIT, 1, markup);
}

/** Draws a piece: alone in the middle, or smaller, in rows of up to three. */
function drawPiece(
  { seat, label: text }: BoardToken,
  index: number,
  count: number,
  space: string | null,
): string {
  const columns = count === 1 ? 1 : count <= 4 ? 2 : 3;
  const radius = [30, 19, 13][columns - 1] ?? 13;
  const rows = Math.ceil(count / columns);
  const step = radius * 2.2;
  const x = ((index % columns) - (Math.min(columns, count) - 1) / 2) * step;
  const y = (Math.floor(index / columns) - (rows - 1) / 2) * step;
  return tag(
    "g",
    { "data-piece": "token", "data-space": space ?? undefined },
    seatMark((seat ?? 0) % SEAT_MARKS, radius, x, y),
    text === ""
      ? ""
      : tag(
          "text",
          { x, y: y + radius * 0.34, "font-size": radius, class: "on still" },
          escapedShort(text),
        ),
  );
}

const escapedShort = (text: string): string => text.slice(0, 3).replace(/[&<>"']/gu, "");

/** Draws marks, in the middle or below the pieces; the longer, the smaller. */
function drawMarks(text: string, isBelow: boolean): string {
  const size = Math.max(13, Math.min(isBelow ? 20 : 34, 130 / Math.max(1, text.length)));
  return tag(
    "g",
    { style: `font-size:${rounded(size)}px` },
    label(0, isBelow ? 42 : size * 0.35, text, "label still"),
  );
}
