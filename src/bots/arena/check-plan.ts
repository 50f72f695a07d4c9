/** Checks what the plan of an arena is made of: bots and names, a runner, the game and its options. */
import type { Game, GameTypes } from "../../game.js";
import { ArgumentError, quoted } from "../../kit/errors.js";
import { entriesOf, fieldsOf } from "../../kit/input/plain.js";
import type { ArenaOptions } from "./arena.js";
import type { Bot } from "../bot.js";
import { LONGEST_BOT, MOST_BOTS } from "./check-job.js";
import { botAt, checkResolve } from "./job.js";
import { checkGame } from "../options.js";

/** Checks a list of bots and of names: who will resolve them knows which there are. */
export function checkBots<Types extends GameTypes>({
  game,
  bots,
  resolve,
  runner,
}: Pick<ArenaOptions<Types>, "game" | "bots" | "resolve" | "runner">): readonly (
  Bot<Types> | string
)[] {
  if (resolve !== undefined) {
    checkResolve(resolve);
    if (runner !== undefined) {
      throw new ArgumentError("resolve", "the workers of a runner resolve names: leave it out");
    }
  }
  const list = entriesOf(bots, MOST_BOTS);
  if (list === undefined) {
    throw new ArgumentError(
      "bots",
      `expected a list of at most ${MOST_BOTS} bots, got ${quoted(bots)}`,
    );
  }
  return list.map((bot, index) => {
    const where = `bots[${index}]`;
    if (typeof bot === "string") {
      checkLength(bot, where);
      if (runner === undefined) botAt({ seed: 0, number: 0, bots: [bot] }, 0, game, resolve);
      else runner.checkName?.(bot);
      return bot;
    }
    const { name, think } = fieldsOf(bot, "name", "think");
    if (typeof think !== "function" || typeof name !== "string") {
      throw new ArgumentError(where, `expected a bot or the name of one, got ${quoted(bot)}`);
    }
    checkLength(name, where);
    if (runner !== undefined) {
      throw new ArgumentError(
        where,
        `${quoted(name)} is an object, which can't be sent to a runner: expected the name of a bot`,
      );
    }
    // It has both members of a bot; the result of `think` is checked at each call.
    return bot as Bot<Types>;
  });
}

function checkLength(name: string, where: string): void {
  if (name !== "" && name.length <= LONGEST_BOT) return;
  throw new ArgumentError(
    where,
    `expected a bot with a name of 1 to ${LONGEST_BOT} characters, got ${quoted(name)}`,
  );
}

/** Checks a runner, if there is one. Throws an `ArgumentError`. */
export function checkRunner(runner: unknown): void {
  if (runner === undefined) return;
  const { run, checkName } = fieldsOf(runner, "run", "checkName");
  if (typeof run !== "function") {
    throw new ArgumentError("runner", `expected an object with \`run\`, got ${quoted(runner)}`);
  }
  if (checkName === undefined || typeof checkName === "function") return;
  throw new ArgumentError("runner.checkName", `expected a function, got ${quoted(checkName)}`);
}

/** Returns the id of a game, which is in its states. Setting it up also shows whether the options are valid. */
export function idOf<Types extends GameTypes>(game: Game<Types>, setUp: Types["options"]): string {
  checkGame(game);
  return game.setup(setUp).game;
}

/** Throws an `ArgumentError` unless a value is a whole number from `least` on. */
export function checkCount(name: string, count: unknown, least: number): void {
  if (typeof count === "number" && Number.isInteger(count) && count >= least) return;
  throw new ArgumentError(name, `expected a whole number from ${least} on, got ${quoted(count)}`);
}
