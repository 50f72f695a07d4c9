/** A bot that plays by a policy: to measure what was trained, in an arena or against people. */
import type { Bot } from "../bots/bot.js";
import { checkThinking } from "../bots/thinking.js";
import type { GameTypes } from "../game.js";
import { ArgumentError, quoted } from "../kit/errors.js";
import { fieldsOf } from "../kit/input/plain.js";
import type { Encoder, Observation } from "./encoder.js";

/**
 * Chooses the next pick of a move.
 *
 * @param observation - The numbers of the view.
 * @param mask - By pick: 1 if it can come next.
 * @param picked - The picks made so far, as indices.
 * @returns The index of a pick that the mask allows.
 * @category Bots
 */
export type Policy = (
  observation: Observation,
  mask: Uint8Array,
  picked: readonly number[],
) => number | Promise<number>;

/** The options of {@link policyBot}. @category Bots */
export interface PolicyBotOptions<Types extends GameTypes = GameTypes> {
  /** The encoder of the games that it plays. */
  readonly encoder: Encoder<Types>;
  /** Chooses the next pick. */
  readonly policy: Policy;
  /** The name in standings. Default: `"policy"`. */
  readonly name?: string;
}

/**
 * Makes a bot that plays by a policy, such as a trained network: for `arena`, which says how strong it is.
 *
 * @param options - The encoder, the policy and the name.
 *
 * @example
 * ```ts
 * import { encoder, policyBot } from "caravanserai/learn";
 * import * as game from "caravanserai/through-the-desert";
 *
 * const bot = policyBot({
 *   encoder: encoder<game.Types>(game, { players: 2 }),
 *   policy: (_, mask) => mask.indexOf(1),
 * });
 * const state = game.setup({ players: 2, seed: "petra" });
 * const { move } = await bot.think(game.view(state, 0));
 * game.explain(state, move); // => undefined
 * ```
 *
 * @throws {@link ArgumentError} if an option is not valid. `think` rejects with one if the game is over, if it is given a view of
 * another game, or if the policy chooses a pick that can't come next.
 * @category Bots
 */
export function policyBot<Types extends GameTypes>(options: PolicyBotOptions<Types>): Bot<Types> {
  const { encoder, policy, name = "policy" } = fieldsOf(options, "encoder", "policy", "name");
  if (typeof name !== "string" || name === "") {
    throw new ArgumentError("name", `expected a name, got ${quoted(name)}`);
  }
  if (typeof policy !== "function") {
    throw new ArgumentError("policy", `expected a function, got ${quoted(policy)}`);
  }
  const { encode, mask, move, observation } = fieldsOf(
    encoder,
    ...(["encode", "mask", "move", "observation"] as const),
  );
  if ([encode, mask, move, observation].some((part) => typeof part !== "function")) {
    throw new ArgumentError("encoder", `expected an encoder, got ${quoted(encoder)}`);
  }
  // Both were checked; the encoder checks what it is given at each call.
  return botOf(name, encoder as Encoder<Types>, policy as Policy);
}

const botOf = <Types extends GameTypes>(
  name: string,
  encoder: Encoder<Types>,
  policy: Policy,
): Bot<Types> => ({
  name,
  async think(view, options = {}) {
    const { signal } = checkThinking(options);
    signal?.throwIfAborted();
    const seen = encoder.observation();
    const mask = new Uint8Array(encoder.picks.length);
    encoder.encode(view, seen);
    const picked: number[] = [];
    let move: Types["move"] | null = null;
    while (move === null) {
      if (encoder.mask(view, picked, mask) === 0)
        throw new ArgumentError("view", "the game is over");
      const pick = await policy(seen, mask, picked);
      if (mask[pick] !== 1) {
        throw new ArgumentError(
          "policy",
          `${encoder.picks[pick] ?? quoted(pick)} can't be picked now`,
        );
      }
      picked.push(pick);
      signal?.throwIfAborted();
      move = encoder.move(view, picked);
    }
    return { move, considered: [], line: [move], iterations: 0 };
  },
});
