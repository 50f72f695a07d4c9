/** The pawn or card that the picks would place, as a ghost on its square. */
import { ghostly } from "../../picture/frame.js";
import { at } from "../../picture/markup.js";
import { card, pawn } from "./pieces.js";
import { type Scene, SIDE } from "./scene.js";

/** Draws the piece whose square is picked: the pawn that is picked with it, or the one that is placed there. */
export function drawGhost({ state, board, options }: Scene): string {
  const { phase, seat } = state;
  const isPicked = (kind: string, name: string | null): boolean =>
    options.picked.has(`${kind}:${name ?? ""}`);
  const goal = board.spaces.find(({ name }) => isPicked("space", name));
  if (goal === undefined || seat === null) return "";
  const from = board.spaces.find(({ name }) => isPicked("pawn", name));
  const owner = phase === "pawns" ? seat : from?.contents.pawn;
  const { x, y } = goal.centre;
  if (phase === "cards") return ghostly(at(x * SIDE, y * SIDE, 1, card(null)));
  return owner === null || owner === undefined
    ? ""
    : ghostly(at(x * SIDE, y * SIDE, 1, pawn(owner)));
}
