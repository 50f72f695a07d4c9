/** Explains why something can't be picked: tries the move it would make, and asks the rules. */
import type { Game, GameRefusal, GameTypes, StateOrView } from "../game.js";
import { checkGame, checkPick } from "./check.js";
import { kindOf, valueOf } from "./picking.js";

/** The maximum number of legal moves that are changed to find the reason. They are much alike. */
const ENOUGH = 60;

/**
 * Explains why a pick is not among the choices; returns `undefined` if it is, or if no move contains it. The rules judge moves,
 * not picks, so legal moves are changed to contain this pick, and the most frequent reason is returned.
 *
 * @param game - The module of the game.
 * @param shown - The state or view that is shown.
 * @param picked - The picks so far.
 * @param pick - The pick in question.
 *
 * @example
 * ```ts
 * import { whyNot } from "caravanserai/element";
 * import * as game from "caravanserai/through-the-desert";
 *
 * const state = game.setup({ players: 2, seed: 1 });
 * const water = state.water[0]?.space ?? "";
 * whyNot(game, state, ["colour:sky"], `space:${water}`)?.message; // => "b8 has water, where no leader may stand"
 * whyNot(game, state, ["colour:sky"], "space:i4"); // => undefined
 * ```
 *
 * @throws {@link LoadError} if the value is not a state or view of this game.
 * @throws {@link ArgumentError} if `game` is not a game, `picked` not a list of texts, or `pick` not a text.
 * @category Board element
 */
export function whyNot<Types extends GameTypes>(
  game: Game<Types>,
  shown: Types["state"] | Types["view"],
  picked: readonly string[],
  pick: string,
): Types["refusal"] | undefined {
  checkGame(game);
  checkPick(pick);
  game.choices(shown, picked); // Throws if one of them is not valid.
  const others = picked.filter((one) => kindOf(one) !== kindOf(pick));
  const offered: readonly string[] = game.choices(shown, others).picks;
  if (offered.includes(pick)) return undefined;
  const found = new Map<string, { refusal: Types["refusal"]; times: number }>();
  let tried = 0;
  for (const move of game.legalMoves(shown)) {
    const picks: readonly string[] = game.picks(shown, move);
    if (!others.every((other) => picks.includes(other))) continue;
    for (const legal of picks) {
      if (kindOf(legal) !== kindOf(pick)) continue;
      const refusal = judged(game, shown, exchange(move, valueOf(legal), valueOf(pick)), pick);
      if (refusal === undefined) continue;
      const { reason } = refusal;
      const before = found.get(reason);
      found.set(reason, { refusal: before?.refusal ?? refusal, times: (before?.times ?? 0) + 1 });
      tried++;
    }
    if (tried >= ENOUGH) break;
  }
  let best: { refusal: Types["refusal"]; times: number } | undefined;
  for (const one of found.values()) if (best === undefined || one.times > best.times) best = one;
  return best?.refusal;
}

/** Returns a move with one value replaced; a number stays a number. */
function exchange(move: object, old: string, value: string): object {
  return Object.fromEntries(
    Object.entries(move).map(([key, was]) => {
      if (key === "type" || String(was) !== old) return [key, was as unknown];
      return [key, typeof was === "number" ? Number(value) : value];
    }),
  );
}

/** Returns why a changed move is illegal; `undefined` if it does not contain the pick, or is not a move. */
function judged<Types extends GameTypes>(
  game: Game<Types>,
  shown: StateOrView,
  move: Types["move"],
  pick: string,
): Types["refusal"] | undefined {
  try {
    const picks: readonly string[] = game.picks(shown, move);
    if (!picks.includes(pick)) return undefined;
  } catch {
    return undefined; // Such as a space that this board does not have.
  }
  const refusal: GameRefusal | undefined = game.explain(shown, move);
  return refusal;
}
