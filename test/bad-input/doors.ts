/** Every function of the library that takes something from outside, with good arguments for it. */
import { ArgumentError, type GameId, IllegalMoveError, seededRandom } from "caravanserai";
import { Chance } from "caravanserai/kit";
import type * as nomadi from "caravanserai/nomadi";
import * as de from "caravanserai/words/de";
import * as en from "caravanserai/words/en";
import * as fr from "caravanserai/words/fr";
import { anything, type Door, type ErrorClass, seed, takes } from "./argument.js";
import { type AnyGame, fixtures } from "./fixtures.js";
import { entries } from "./table.js";

/** Types tell what each of these functions may be told; here it is anything. */
type Telling = (catalogue: object, told: unknown, names: unknown) => string;

/** The functions of a language, each for every game: what it is told and the names. */
function wordDoors(language: string, module: typeof en): Door[] {
  const names = anything(["Ada", null, "Ben"]);
  return fixtures.flatMap(({ id, module: game, state, move }): Door[] => {
    const { events, explain } = game as unknown as AnyGame;
    const catalogue = module.words[id as GameId];
    // What the games tell is what their catalogues have sentences for.
    const telling = (
      name: "eventText" | "refusalText" | "moveText",
      told: unknown,
      what = id,
    ): Door => ({
      name: `words/${language}.${name}(${what})`,
      run: (given, called) => (module[name] as Telling)(catalogue, given, called),
      takes: [anything(told), names],
    });
    const wrong = explain(state as nomadi.State, { ...move, type: "none" });
    return [
      ...events(state as nomadi.State, move as nomadi.Move).map((event) =>
        telling("eventText", event, `${id}, ${event.type}`),
      ),
      telling("refusalText", wrong),
      telling("moveText", move),
      {
        name: `words/${language}.winnersText(${id})`,
        run: (winners, given) => module.winnersText(catalogue, winners as never, given as never),
        takes: [anything([0, 2]), names],
      },
    ];
  });
}

const isBound = (value: unknown): boolean => typeof value === "number" && value >>> 0 === value;
const isPurpose = (value: unknown): boolean => typeof value === "string" && !value.includes("\0");

/** Every function of the library that takes something from outside, also those of simulations. */
export const doors: readonly Door[] = [
  ...entries.flatMap(({ specifier, module, rows }) =>
    Object.entries(rows).flatMap(([name, row]): Door[] => {
      const run = module[name];
      if (typeof row === "string" || typeof run !== "function") return [];
      const place = specifier.replace(/^caravanserai\/?/u, "") || "root";
      return [{ name: `${place}.${name}`, run: run as Door["run"], takes: row }];
    }),
  ),
  ...[en, fr, de].flatMap((module) => wordDoors(module.words.language, module)),
  ...fixtures.map(({ id, module, state, move }) => {
    const { simulate } = module as unknown as AnyGame;
    return {
      name: `${id}.simulate().playChecked`,
      run: (given: unknown) => {
        const simulation = simulate(state as nomadi.State);
        simulation.playChecked(given);
        return simulation.hash();
      },
      takes: [takes(move, IllegalMoveError)],
    };
  }),
  ...fixtures.map(({ id, module, state }) => ({
    name: `${id}.simulate().playout`,
    run: (random: unknown) =>
      (module as unknown as AnyGame).simulate(state as nomadi.State).playout(random as never),
    takes: [
      {
        ...takes(() => 0, ArgumentError),
        accepts: (value: unknown) => typeof value === "function",
      },
    ],
  })),
  ...fixtures.map(({ id, module, state }) => ({
    name: `${id}.simulate().playout(() => number)`,
    run: (drawn: unknown) =>
      (module as unknown as AnyGame).simulate(state as nomadi.State).playout(() => drawn as never),
    takes: [takes(0, ArgumentError)],
  })),
  {
    name: "kit.seededRandom()",
    run: (bound) => seededRandom(1)(bound as never),
    takes: [{ ...takes(6, ArgumentError), accepts: isBound }],
  },
  {
    name: "kit.Chance.of().below",
    run: (bound) => Chance.of(1, "any").below(bound as never),
    takes: [{ ...takes(6, ArgumentError), accepts: isBound }],
  },
  {
    name: "kit.Chance.of",
    run: (seed, purpose) => Chance.of(seed as never, purpose as never).word(),
    takes: [seed(ArgumentError), { ...takes("dice", ArgumentError), accepts: isPurpose }],
  },
  {
    name: "kit.Chance.at",
    run: (state) => Chance.at(state as never).word(),
    takes: [takes({ key: "0".repeat(64), place: 1 }, ArgumentError)],
  },
  ...entries.slice(0, 1).flatMap(({ module }) =>
    Object.entries(module)
      .filter(([name]) => name.endsWith("Error"))
      .map(([name, error]) => ({
        name: `${name}.is`,
        run: (value: unknown) => (error as ErrorClass).is(value),
        takes: [anything(new ArgumentError("any", "thing"))],
      })),
  ),
];
