/** Builds moves from picks made in any order: the same for every game, from the legal moves and their picks. */
import type { Choices, MovePick } from "../../game.js";
import { undrafted } from "../state/drafts.js";
import { ArgumentError, quoted } from "../errors.js";
import { MOST_PICKS } from "../input/limits.js";
import { plainCopy } from "../input/plain.js";

/** Returns the picks that can follow those made already, and the move once they make one. */
export function choicesAmong<Move extends object, Part extends MovePick>(
  moves: readonly Move[],
  picksOf: (move: Move) => readonly Part[],
  picked: unknown,
): Choices<Move, Part> {
  const made = checkPicks(picked);
  const possible = new Set<Part>();
  const next = new Set<Part>();
  let settled: Move | null = null;
  for (const move of moves) {
    const picks = picksOf(move);
    let found = 0;
    for (const pick of picks) if (made.has(pick)) found++;
    if (found < made.size) continue;
    if (picks.length === found) settled = move;
    let isFirst = true;
    for (const pick of picks) {
      if (made.has(pick)) continue;
      possible.add(pick);
      if (isFirst) next.add(pick);
      isFirst = false;
    }
  }
  return Object.freeze({
    picks: Object.freeze([...possible]),
    next: Object.freeze([...next]),
    move: settled,
  });
}

/** Reads a list of picks from outside, once. */
export function checkPicks(given: unknown): ReadonlySet<string> {
  const copy = plainCopy(undrafted(given));
  if (!copy.good) throw new ArgumentError("picked", copy.problems[0].message);
  const picked = copy.value;
  if (Array.isArray(picked) && picked.length <= MOST_PICKS) {
    const wrong: unknown = picked.find((pick) => typeof pick !== "string");
    // Each of them is a text.
    if (wrong === undefined) return new Set(picked as readonly string[]);
    throw new ArgumentError("picked", `expected picks such as "space:f7", got ${quoted(wrong)}`);
  }
  throw new ArgumentError("picked", `expected a list of at most ${MOST_PICKS} picks`);
}
