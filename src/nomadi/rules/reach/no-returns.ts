/** No to and fro (N13): the moves that pawns may not make for the rest of a turn, since they would take back earlier ones. */
import { NONE } from "../../../kit/none.js";
import { pawnAction } from "../packing.js";
import type { Position } from "../position.js";

/** A ban is four numbers: where the pawn stands now, the value of the dice, and the squares of the forbidden move. */
export const BAN_PAWN = 0;
export const BAN_DIE = 1;
export const BAN_FROM = 2;
export const BAN_TO = 3;
export const BAN_SIZE = 4;

/** Bans the opposite of a move just made, if another die of its value is left; the pawn's other bans move with it. */
export function banReturn(position: Position, die: number, from: number, to: number): void {
  const { bans, dice } = position;
  let kept = 0;
  let known = dice[die] === 0;
  for (let ban = 0; ban < position.banCount; ban++) {
    const at = ban * BAN_SIZE;
    if (bans[at + BAN_PAWN] === from) bans[at + BAN_PAWN] = to;
    if (dice[bans[at + BAN_DIE]] === 0) continue;
    const again =
      bans[at + BAN_PAWN] === to &&
      bans[at + BAN_DIE] === die &&
      bans[at + BAN_FROM] === to &&
      bans[at + BAN_TO] === from;
    if (again) known = true;
    const place = kept++ * BAN_SIZE;
    for (let word = 0; word < BAN_SIZE; word++) bans[place + word] = bans[at + word];
  }
  position.banCount = kept;
  if (!known) addBan(position, to, die, to, from);
}

/** Bans a move of a pawn. */
export function addBan(
  position: Position,
  pawn: number,
  die: number,
  from: number,
  to: number,
): void {
  const { bans } = position;
  const at = position.banCount++ * BAN_SIZE;
  bans[at + BAN_PAWN] = pawn;
  bans[at + BAN_DIE] = die;
  bans[at + BAN_FROM] = from;
  bans[at + BAN_TO] = to;
}

/** The action that a ban forbids now, or `NONE` if its pawn is elsewhere. */
export function bannedAction({ bans }: Position, ban: number): number {
  const at = ban * BAN_SIZE;
  const from = bans[at + BAN_FROM];
  if (bans[at + BAN_PAWN] !== from) return NONE;
  return pawnAction(bans[at + BAN_DIE], from, bans[at + BAN_TO]);
}

/** Tests whether a pawn's move is banned. */
export function isBanned(position: Position, action: number): boolean {
  for (let ban = 0; ban < position.banCount; ban++) {
    if (bannedAction(position, ban) === action) return true;
  }
  return false;
}
