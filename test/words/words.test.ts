/** Every sentence of every language, over random games and random illegal moves of all games. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  events,
  type Game,
  GAME_IDS,
  type GameTypes,
  legalMoves,
  type MoveOf,
  setup,
} from "caravanserai";
import * as sons from "caravanserai/desert-sons";
import * as nomadi from "caravanserai/nomadi";
import {
  desertSonsOptions,
  nomadiOptions,
  randomGames,
  stepsOf,
  desertOptions,
} from "caravanserai/testing";
import * as desert from "caravanserai/through-the-desert";
import { words as de } from "caravanserai/words/de";
import {
  eventText,
  type GameWords,
  moveText,
  refusalText,
  winnersText,
  words as en,
} from "caravanserai/words/en";
import { words as fr } from "caravanserai/words/fr";
import { mutated } from "../helpers/any-json.js";
import { cases } from "../helpers/cases.js";

const languages = [en, fr, de];
const names = ["Ada", "Ödön", null, "", "Yves"];

/** What no sentence may contain: values that slipped in, and blanks doubled or before a stop. */
const SLIP =
  /\b(?:undefined|null|NaN|true|false)\b|\[object| {2}| [.,]|\.\.|^\s|\s$|[dl]’ | de d’|\(\)/u;

function expectProse(text: string, end: RegExp): void {
  expect(text).not.toMatch(SLIP);
  expect(text).toMatch(/^[\p{Lu}\d«„“]/u);
  expect(text).toMatch(end);
}

it.each(GAME_IDS)("a name stands before what it is about, as each language writes it: %s", (id) => {
  expect(en[id].whose("Ada", "roll")).toBe("Ada: roll");
  expect(fr[id].whose("Ada", "lancer")).toBe("Ada\u00a0: lancer");
  expect(de[id].whose("Ada", "würfeln")).toBe("Ada: würfeln");
});

const SENTENCE = /[.”»“]$/u;
const LABEL = /[^.]$/u;

/** The words of any game, told by the games themselves to be about what they tell. */
type Catalogue = Pick<GameWords<GameTypes>, "player" | "winners"> &
  Readonly<Record<"event" | "refusal" | "move", object>>;
const tell = <Words>(
  text: (words: Words, told: never, names: readonly (string | null)[]) => string,
  words: Words,
  told: unknown,
): string => text(words, told as never, names);

/** Runs random games to their ends and checks everything that is told of them. */
function check<Types extends GameTypes>(
  game: Game<Types>,
  options: fc.Arbitrary<Types["options"]>,
  catalogues: readonly Catalogue[],
  runs: number,
): { readonly told: ReadonlySet<string>; readonly refused: ReadonlySet<string> } {
  const told = new Set<string>();
  const refused = new Set<string>();
  fc.assert(
    fc.property(randomGames(options), fc.infiniteStream(fc.nat(9)), (random, picks) => {
      const pick = (): number => Number(picks.next().value);
      let earlier: object = {};
      for (const { state, move, next } of stepsOf<Types>(game, random)) {
        const illegal: unknown[] = [
          earlier,
          mutated(move, [pick(), pick()], pick()),
          { ...earlier, ...move },
          { ...move, ...earlier },
        ];
        for (const one of illegal) {
          const refusal = game.explain(state, one);
          if (refusal === undefined) continue;
          refused.add(refusal.reason);
          for (const words of catalogues) expectProse(tell(refusalText, words, refusal), SENTENCE);
        }
        if (pick() === 0) earlier = move;
        for (const words of catalogues) {
          expectProse(tell(moveText, words, move), LABEL);
          for (const viewer of [undefined, "spectator", 0] as const) {
            for (const event of game.events(state, move, viewer)) {
              told.add(event.type);
              const text = tell(eventText, words, event);
              expectProse(text, SENTENCE);
              // What a viewer reads depends on what the viewer was sent, and on nothing else.
              expect(tell(eventText, words, structuredClone(event))).toBe(text);
            }
          }
        }
        if (next.over) {
          for (const words of catalogues) {
            expectProse(winnersText(words, game.score(next).winners, names), SENTENCE);
          }
        }
      }
    }),
    { numRuns: cases(runs, runs), seed: 7 },
  );
  return { told, refused };
}

describe("every event, move and refusal of random games has a sentence in every language", () => {
  it("of Through the Desert", () => {
    const catalogues = languages.map((words) => words["through-the-desert"]);
    const { told } = check<desert.Types>(desert, desertOptions, catalogues, 25);
    expect(told.size).toBeGreaterThan(7);
  });

  it("of Nomadi", () => {
    const catalogues = languages.map((words) => words.nomadi);
    const { told } = check<nomadi.Types>(nomadi, nomadiOptions, catalogues, 8);
    expect(told.size).toBeGreaterThan(15);
  });

  it("of Desert Sons", () => {
    const catalogues = languages.map((words) => words["desert-sons"]);
    const { told } = check<sons.Types>(sons, desertSonsOptions, catalogues, 5);
    expect(told.size).toBeGreaterThan(20);
  });
});

describe.each(languages)("the labels in $language", (words) => {
  it("are never empty and end without a stop", () => {
    let labels = 0;
    const visit = (value: unknown): void => {
      if (typeof value === "string") {
        labels++;
        expect(value).not.toMatch(SLIP);
        expect(value).toMatch(/^\p{L}.*[^.]$/u);
      } else if (typeof value === "object" && value !== null) Object.values(value).forEach(visit);
    };
    visit(words);
    expect(labels).toBeGreaterThan(170);
  });

  it("have headings of their own for each rule", () => {
    for (const { rule } of [words["through-the-desert"], words.nomadi, words["desert-sons"]]) {
      const headings = Object.values(rule);
      expect(new Set(headings).size).toBe(headings.length);
      for (const heading of headings) expect(heading).toMatch(/^\p{Lu}/u);
    }
  });

  it("name the action spaces that tiles show", () => {
    const { tile, action } = words["desert-sons"];
    for (const [index, letter] of Array.from("MFSGCWR").entries()) {
      expect(tile(`OODD NE[${letter}]`)).toContain(action[sons.ACTIONS[index] as sons.Action]);
    }
    expect(tile("OOOD NE[MW] S[R]")).toContain(
      [action.myrrh, action.water, action.rumour].join(", "),
    );
  });
});

describe("names", () => {
  const placed = { type: "camel-placed", seat: 1, colour: "sky", space: "f7" } as const;

  it("that are missing or blank become those of the language, counted from 1", () => {
    const of = (words: typeof en, given: (string | null | undefined)[]): string =>
      eventText(words["through-the-desert"], placed, given);
    for (const given of [[], ["Ada"], ["Ada", ""], ["Ada", "  "], ["Ada", null]]) {
      expect(of(en, given)).toBe("Player 2 places a sky camel on f7.");
      expect(of(fr, given)).toBe("Joueur 2 pose un chameau ciel en f7.");
      expect(of(de, given)).toBe("Spieler 2 setzt ein himmelblaues Kamel auf f7.");
    }
    expect(of(en, ["Ada", " Ben "])).toBe("Ben places a sky camel on f7.");
  });

  it.each([
    ["Ada", "d’Ada"],
    ["Élodie", "d’Élodie"],
    ["Hélène", "d’Hélène"],
    ["Yves", "d’Yves"],
    ["Yann", "de Yann"],
    ["Ben", "de Ben"],
    ["Œdipe", "d’Œdipe"],
  ])("elide in French where they must: %s", (name, elided) => {
    const text = eventText(
      fr["through-the-desert"],
      { type: "oasis-scored", seat: 0, colour: "mint", space: "c2", points: 5 },
      [name],
    );
    expect(text).toBe(`La caravane menthe ${elided} relie l’oasis en c2\u00a0: 5 points.`);
  });
});

describe("words[state.game]", () => {
  it("tells the events of whatever game it is", () => {
    for (const game of GAME_IDS) {
      const state = setup(game, { players: 2, seed: 1 });
      const [move] = legalMoves(state);
      for (const event of events(state, move as MoveOf<typeof game>)) {
        expectProse(eventText(en[state.game], event), SENTENCE);
      }
    }
  });
});
