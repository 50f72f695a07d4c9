/** The rule options that a person can set, with their values; the first is the default. */
import type { GameId } from "caravanserai";

export const OPTIONS = {
  "through-the-desert": {
    endTiming: ["end-of-turn", "immediate"],
    oasisWalls: ["no", "yes"],
    ownerMayFill: ["no", "yes"],
    leaderReturn: ["choose", "random"],
  },
  nomadi: {
    contact: ["group", "neighbour"],
    cards: ["random", "choose"],
    reroll: ["choice", "forced"],
    credit: ["forced", "cards"],
    bribery: ["no", "yes"],
  },
  "desert-sons": {
    starts: ["fixed", "choose"],
    actions: ["at-once", "after-placing"],
  },
} as const satisfies Readonly<
  Record<GameId, Readonly<Record<string, readonly [string, ...string[]]>>>
>;

/** Returns the options of a game as names and values. */
export const optionsOf = (game: GameId): readonly [string, readonly [string, ...string[]]][] =>
  Object.entries<readonly [string, ...string[]]>(OPTIONS[game]);

/** Returns the options that differ from their default, as `setup` takes them. */
export function chosenOptions(
  game: GameId,
  chosen: Readonly<Record<string, string>>,
): Readonly<Record<string, string | boolean>> {
  const options: Record<string, string | boolean> = {};
  for (const [name, values] of optionsOf(game)) {
    const value = chosen[name];
    if (value === undefined || value === values[0] || !values.includes(value)) continue;
    options[name] = value === "yes" ? true : value;
  }
  return options;
}
