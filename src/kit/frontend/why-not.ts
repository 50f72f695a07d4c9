/** Explains why something can't be picked: tries the moves that would contain it, and asks the rules. */
import type { Game, GameTypes, StateOrView } from "../../game.js";
import type { Engine } from "../engine/engine.js";
import { ArgumentError, quoted } from "../errors.js";
import { checkPicks } from "./picks.js";

/** The functions of a game that are needed to explain a pick. */
export interface Explaining<Types extends GameTypes> extends Pick<
  Game<Types>,
  "choices" | "explain" | "legalMoves" | "picks"
> {
  /** Returns a move of each type on the board of a state, legal or not. */
  examples(state: StateOrView<Types>): readonly Types["move"][];
}

/** The maximum number of legal moves that are changed to find the reason. They are much alike. */
const ENOUGH = 60;

/**
 * Explains why a pick is not among the choices; returns `undefined` if it is, or if no move on this board contains it. The rules
 * judge moves, not picks, so legal moves are changed to contain the pick, and the most frequent reason is returned. If no legal
 * move has a pick of this kind, example moves are changed instead, and the reason is that of the phase.
 */
export function whyNotPick<Types extends GameTypes, Position>(
  engine: Engine<Types, Position>,
  game: Explaining<Types>,
  given: StateOrView<Types>,
  picked: unknown,
  pick: unknown,
): Types["refusal"] | undefined {
  const state = engine.trusted(given);
  const made = [...checkPicks(picked)];
  if (typeof pick !== "string") {
    throw new ArgumentError("pick", `expected a pick such as "space:f7", got ${quoted(pick)}`);
  }
  const others = made.filter((one) => kindOf(one) !== kindOf(pick));
  const offered: readonly string[] = game.choices(state, others).picks;
  if (offered.includes(pick)) return undefined;
  const alike = game.legalMoves(state).filter((move) => {
    const picks: readonly string[] = game.picks(state, move);
    return others.every((other) => picks.includes(other));
  });
  return (
    frequentReason(game, state, alike, pick) ??
    frequentReason(game, state, game.examples(state), pick)
  );
}

/** Returns the most frequent reason why moves like these, changed to contain the pick, are illegal. */
function frequentReason<Types extends GameTypes>(
  game: Explaining<Types>,
  state: StateOrView<Types>,
  moves: readonly Types["move"][],
  pick: string,
): Types["refusal"] | undefined {
  const found = new Map<string, { readonly refusal: Types["refusal"]; times: number }>();
  let tried = 0;
  for (const move of moves) {
    if (tried >= ENOUGH) break;
    for (const like of game.picks(state, move)) {
      if (kindOf(like) !== kindOf(pick)) continue;
      const refusal = judged(game, state, exchange(move, valueOf(like), valueOf(pick)), pick);
      if (refusal === undefined) continue;
      const known = found.get(refusal.reason);
      if (known === undefined) found.set(refusal.reason, { refusal, times: 1 });
      else known.times++;
      tried++;
    }
  }
  let best: { readonly refusal: Types["refusal"]; readonly times: number } | undefined;
  for (const one of found.values()) if (best === undefined || one.times > best.times) best = one;
  return best?.refusal;
}

/** Returns a move with one value replaced; a number stays a number. */
function exchange(move: object, old: string, value: string): object {
  if (old === value) return move;
  return Object.fromEntries(
    Object.entries(move).map(([key, was]) => {
      if (key === "type" || String(was) !== old) return [key, was as unknown];
      return [key, typeof was === "number" ? Number(value) : value];
    }),
  );
}

/** Returns why a changed move is illegal; `undefined` if it does not contain the pick, or is not a move. */
function judged<Types extends GameTypes>(
  game: Explaining<Types>,
  state: StateOrView<Types>,
  move: Types["move"],
  pick: string,
): Types["refusal"] | undefined {
  try {
    const picks: readonly string[] = game.picks(state, move);
    if (!picks.includes(pick)) return undefined;
  } catch {
    return undefined; // Such as a space that this board does not have.
  }
  return game.explain(state, move);
}

/** Returns the kind of a pick: `space` of `space:f7`. */
export const kindOf = (pick: string): string => pick.slice(0, pick.indexOf(":"));

/** Returns the value of a pick: `f7` of `space:f7`. */
export const valueOf = (pick: string): string => pick.slice(pick.indexOf(":") + 1);
