/** Desert Sons as numbers: what lies on each field, what each player has and knows, and moves as picks. */
import { Chance } from "../../kit/chance/chance.js";
import { type Encoding, relativeSeat } from "../../kit/engine/encoding.js";
import { NONE } from "../../kit/none.js";
import { ACTIONS, SLOTS } from "../model/state.js";
import { BROWN, isOasis, lineOf, NO_LINE } from "../model/tile.js";
import { UNKNOWN } from "../rules/numbers.js";
import type { Position } from "../rules/position.js";
import { spaceIndex } from "../rules/tiles/face-tables.js";
import { vocabularyOf } from "./format.js";
import { encodeGlobals, HEIGHT } from "./globals.js";
import { picksOf } from "./picks.js";

/** Where the kinds of channels begin; see `format.ts`. */
const SIDES_FROM = 5;
const EXPLORER_SIDES_FROM = SIDES_FROM + 12;
const SPACES_FROM = EXPLORER_SIDES_FROM + 4;
const CARAVANS_FROM = SPACES_FROM + ACTIONS.length;
/** The unit of action spaces. */
const SPACES = 3;

function encodeFields(position: Position, viewer: number, spaces: Float32Array): void {
  const { setting, face, found, caravan, explorer } = position;
  const { board, players } = setting;
  const channels = CARAVANS_FROM + 2 * players;
  for (let field = 0, at = 0; field < board.count; field++, at += channels) {
    if (face[field] !== NONE) encodeFace(position, face[field], spaces, at);
    if (board.cross[field] !== NONE) spaces[at + 1] = 1;
  }
  for (const start of board.starts) spaces[start * channels + 2] = 1;
  if (found !== NONE) spaces[found * channels + 3] = 1;
  for (let seat = 0; seat < players; seat++) {
    if (caravan[seat] === NONE) continue;
    const other = relativeSeat(seat, viewer, players);
    spaces[caravan[seat] * channels + CARAVANS_FROM + other] = 1;
  }
  for (let number = 0; number < players * board.each; number++) {
    if (explorer[number] === NONE) continue;
    const field = explorer[number] >> 2;
    const at = field * channels;
    const sides = board.portionSides[face[field] * 4 + (explorer[number] & 3)];
    const other = relativeSeat(board.owners[number], viewer, players);
    spaces[at + 4] = board.heights[number] / HEIGHT;
    for (let side = 0; side < 4; side++)
      spaces[at + EXPLORER_SIDES_FROM + side] = (sides >> side) & 1;
    spaces[at + CARAVANS_FROM + players + other] = 1;
  }
}

/** Writes the tile on a field as it lies: its sides, its lines and its action spaces. */
function encodeFace({ setting }: Position, face: number, spaces: Float32Array, at: number): void {
  const { board } = setting;
  spaces[at] = 1;
  for (let side = 0; side < 4; side++) {
    const kind = board.sides[face * 4 + side];
    const line = lineOf(kind);
    const place = at + SIDES_FROM + side * 3;
    if (isOasis(kind)) spaces[place] = 1;
    if (line !== NO_LINE) spaces[place + (line === BROWN ? 1 : 2)] = 1;
  }
  for (let portion = 0; portion < board.portions[face]; portion++) {
    for (let action = 0; action < ACTIONS.length; action++) {
      spaces[at + SPACES_FROM + action] += board.spaces[spaceIndex(face, portion, action)] / SPACES;
    }
  }
}

const NO_CHANCE = /* @__PURE__ */ Chance.none();

/** Hides all chance to come and, until the game is over, the rumours that the viewer has not looked at. */
function hide(position: Position, viewer: number): void {
  const { rumour, seenBy } = position;
  position.chance.follow(NO_CHANCE);
  if (position.phase === "over") return;
  for (let place = 0; place < SLOTS.length + 2; place++) {
    if (seenBy[place] !== 0 && (seenBy[place] & (1 << viewer)) === 0) rumour[place] = UNKNOWN;
  }
}

/** The encoding. */
export const encoding: Encoding<Position> = {
  format: vocabularyOf,
  encode(position, viewer, spaces, globals) {
    encodeFields(position, viewer, spaces);
    encodeGlobals(position, viewer, globals);
  },
  hide,
  picksOf,
};
