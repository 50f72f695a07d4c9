/** Why something can't be picked: the move it would make is tried, and the rules say what is wrong with it. */
import type { Game, GameRefusal, GameTypes } from "../game.js";
import { checkGame, checkPick } from "./check.js";
import type { Shown } from "./kit.js";
import { kindOf, valueOf } from "./picking.js";

/** How many legal moves are changed to look for the reason. They are much alike. */
const ENOUGH = 60;

/**
 * Why a pick is not among the choices, or `undefined` if it is, or if no move with it can be thought of. The rules judge moves,
 * not picks, so legal moves are changed to have this pick, and the reason that comes up most often is returned.
 *
 * @param game - The module of the game.
 * @param shown - The state or view that is shown.
 * @param picked - What has been picked so far.
 * @param pick - The pick that leads nowhere.
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
  game.choices(shown, picked); // Checks both.
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

/** A move with another value in place of one; a number stays a number. */
function exchange(move: object, old: string, value: string): object {
  return Object.fromEntries(
    Object.entries(move).map(([key, was]) => {
      if (key === "type" || String(was) !== old) return [key, was as unknown];
      return [key, typeof was === "number" ? Number(value) : value];
    }),
  );
}

/** Why a changed move is illegal; nothing if it does not have the pick, or is no move at all. */
function judged<Types extends GameTypes>(
  game: Game<Types>,
  shown: Shown,
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
