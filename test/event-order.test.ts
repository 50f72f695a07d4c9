/**
 * The order of the events of a move, as the type `MoveEvent` of each game documents it: a regular expression over the types of the
 * events for each type of move, along random games.
 */
import type { Game, GameTypes } from "caravanserai";
import * as sons from "caravanserai/desert-sons";
import * as nomadi from "caravanserai/nomadi";
import {
  desertOptions,
  desertSonsOptions,
  nomadiOptions,
  randomGames,
  stepsOf,
} from "caravanserai/testing";
import * as desert from "caravanserai/through-the-desert";
import * as words from "caravanserai/words/en";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cases } from "./helpers/cases.js";

/** By type of move, with `type;` for each event. What the bank pays or charges also says what for. */
type Grammar<Move extends { readonly type: string }> = Readonly<Record<Move["type"], string>>;

const either = (...ways: string[]): string => `(?:${ways.join("|")})`;
const maybe = (...parts: string[]): string => `(?:${parts.join("")})?`;
const several = (...parts: string[]): string => `(?:${parts.join("")})*`;

// Through the Desert.
const enclosed = several("territory-enclosed;", several("water-taken;"), several("oasis-scored;"));
const nextCamels = either(`${several("turn-forfeited;")}turn-began;`, "game-ended;");
const nextLeader = either("turn-began;", `${several("leaders-lost;")}${enclosed}${nextCamels}`);
const desertGrammar: Grammar<desert.Move> = {
  "give-back": `leader-given-back;${nextLeader}`,
  leader: `leader-placed;${nextLeader}`,
  camel: `camel-placed;${maybe("water-taken;")}${several("oasis-scored;")}${enclosed}${maybe(
    either(nextCamels, "turn-forfeited;game-ended;"),
  )}`,
};

// Nomadi.
const rolled = "(?:dice-rolled;)+asked;";
const turn = either("game-ended;", `turn-began;${rolled}`);
const turnEnded = `turn-ended;${maybe("bank-charged/unused-dice;")}${turn}`;
const goOn = either("game-ended;", "asked;", turnEnded);
const nomadiGrammar: Grammar<nomadi.Move> = {
  card: "card-laid;asked;",
  place: `pawn-placed;${either("asked;", turn)}`,
  reroll: rolled,
  "end-turn": turnEnded,
  move: [
    "pawn-moved;",
    maybe("bank-paid/last-out-of-start;"),
    maybe("bank-paid/first-over-valley;"),
    maybe("bank-charged/last-over-valley;"),
    either(
      "bank-paid/card;card-looked-at;asked;",
      [
        maybe("bank-paid/card;card-taken;"),
        maybe("goal-reached;bank-paid/goal;", maybe("bank-paid/goal;")),
        goOn,
      ].join(""),
    ),
  ].join(""),
  price: "price-named;asked;",
  accept: `card-sold;${goOn}`,
  refuse: `card-refused;${goOn}`,
  bribe: `${either("bribe-passed;", "bribe-offered;")}asked;`,
  "take-bribe": "bribe-taken;asked;",
  "decline-bribe": "bribe-declined;asked;",
};

// Desert Sons.
const turnOver = `${several("turn-ended;turn-began;")}${either("asked;", "turn-ended;game-ended;")}`;
const lineUp = `scoring-began;${maybe(either("water-paid;", "explorer-returned;"))}`;
const oasisEnded = `${several("explorer-returned;")}scoring-ended;turban-passed;`;
const afterOasis = `${oasisEnded}${several(lineUp, oasisEnded)}${either(`${lineUp}asked;`, turnOver)}`;
const scoring = either(
  turnOver,
  `oases-completed;${either("asked;", `${lineUp}${either("asked;", afterOasis)}`)}`,
);
const outcome = maybe(
  either("good-taken;", "camel-taken;", "water-taken;", "rumour-drawn;rumour-laid;"),
);
const question = `${maybe(either("swap-offered;", "rumour-looked-at;", "rumour-drawn;"))}asked;`;
/** What follows when an explorer is done: with `after-placing`, actions of other explorers too. */
const nextExplorer = (actions: sons.Rules["actions"]): string =>
  actions === "at-once"
    ? either("asked;", afterOasis)
    : `${maybe("actions-began;")}${several(outcome, "action-ended;")}${either(question, afterOasis)}`;
const sonsGrammar = (actions: sons.Rules["actions"]): Grammar<sons.Move> => {
  const done = `action-ended;${nextExplorer(actions)}`;
  return {
    start: `(?:start-chosen;)+${either("asked;", `turn-began;${turnOver}`)}`,
    move: `${maybe("water-paid;")}caravan-moved;${scoring}`,
    draw: `tile-drawn;${maybe("stack-emptied;")}${either(
      "asked;",
      `${either("tile-placed;", "tile-kept;")}${scoring}`,
    )}`,
    place: `tile-placed;${scoring}`,
    scout: `water-paid;tile-placed;${maybe("tile-drawn;", maybe("stack-emptied;"))}${scoring}`,
    discard: `tile-discarded;${scoring}`,
    explorer: `explorer-placed;${scoring}`,
    withdraw: `explorer-returned;${scoring}`,
    done: scoring,
    guide: `water-paid;turn-began;${turnOver}`,
    oasis: `${lineUp}${either("asked;", afterOasis)}`,
    take: `action-taken;${
      actions === "at-once"
        ? either(question, `${outcome}${done}`)
        : `action-postponed;${nextExplorer(actions)}`
    }`,
    decline: `action-declined;${done}`,
    give: `good-returned;good-taken;${done}`,
    renounce: done,
    lay: `rumour-laid;${done}`,
    look: "rumour-looked-at;asked;",
    remove: `rumour-removed;${done}`,
    leave: `rumour-left;${done}`,
  };
};

/** The types of events, and what the bank pays for. */
const typesOf = (events: readonly { readonly type: string; readonly for?: string }[]): string =>
  events.map((event) => `${event.type}${"for" in event ? `/${event.for}` : ""};`).join("");

/** Every move of random games causes events in the order of the grammar, for every viewer. */
function checkOrder<Types extends GameTypes>(
  game: Game<Types>,
  options: fc.Arbitrary<Types["options"]>,
  grammarOf: (state: Types["state"]) => Readonly<Record<string, string>>,
  numRuns: number,
): void {
  const known = new Map<string, RegExp>();
  const property = fc.property(randomGames(options), (random) => {
    for (const { state, move } of stepsOf(game, random)) {
      const { type } = move as { readonly type: string };
      const grammar = grammarOf(state)[type] ?? "no such move";
      const expected = known.get(grammar) ?? new RegExp(`^${grammar}$`, "u");
      known.set(grammar, expected);
      const told = typesOf(game.events(state, move));
      expect(told, type).toMatch(expected);
      for (const viewer of [0, 1, "spectator"] as const) {
        if (typesOf(game.events(state, move, viewer)) !== told)
          throw new Error(`${viewer}: ${told}`);
      }
    }
  });
  fc.assert(property, { numRuns: cases(numRuns) });
}

describe("the order of events", () => {
  test("Through the Desert", () => {
    checkOrder<desert.Types>(desert, desertOptions, () => desertGrammar, 300);
  });

  test("Nomadi", () => {
    checkOrder<nomadi.Types>(nomadi, nomadiOptions, () => nomadiGrammar, 60);
  });

  test("Desert Sons", () => {
    checkOrder<sons.Types>(sons, desertSonsOptions, ({ rules }) => sonsGrammar(rules.actions), 40);
  });

  test("every type of event has its place", () => {
    for (const [{ event }, grammars] of [
      [words.throughTheDesert, [desertGrammar]],
      [words.nomadi, [nomadiGrammar]],
      [words.desertSons, [sonsGrammar("at-once"), sonsGrammar("after-placing")]],
    ] as const) {
      const text = grammars.flatMap((grammar) => Object.values(grammar)).join();
      const types = Object.keys(event);
      expect(types.filter((type) => !new RegExp(`\\b${type}[;/]`, "u").test(text))).toEqual([]);
      expect(types.length).toBeGreaterThan(5);
    }
  });
});
