/** Prompts and prices in every language: what a person is asked for, pick by pick, along whole games. */
import {
  apply,
  choices,
  GAME_IDS,
  type GameId,
  legalMoves,
  picks,
  seededRandom,
  setup,
  type StateOf,
} from "caravanserai";
import { priceText, promptText, words as en } from "caravanserai/words/en";
import { words as de } from "caravanserai/words/de";
import { words as fr } from "caravanserai/words/fr";
import { describe, expect, it, test } from "vitest";

/** One decision: the state, the picks so far, and what is asked for. */
interface Asked {
  readonly state: StateOf<GameId>;
  readonly picked: readonly string[];
  readonly next: readonly string[];
}

/** Every step of picking a random move, along a random game. */
function* askedIn(game: GameId, seed: number): Generator<Asked> {
  const random = seededRandom(seed);
  const options = game === "nomadi" ? { bribery: true } : {};
  let state: StateOf<GameId> = setup<GameId>(game, { players: 3, seed, ...options });
  while (!state.over) {
    const moves = legalMoves(state);
    const move = moves[random(moves.length)];
    if (move === undefined) throw new Error("a running game has a move");
    const made: string[] = [];
    for (const pick of [...picks(state, move), ""]) {
      yield { state, picked: [...made], next: choices(state, made).next };
      if (pick !== "") made.push(pick);
    }
    state = apply(state, move);
  }
}

/** Spaces, explorers, dice and sums are many; one stands for all. */
const plain = (text: string): string =>
  text
    .replace(/\b[a-t]\d+\b/gu, "a1")
    .replace(/(?<=explorer |Erkunder |explorateur |with a |einer |un )\d+/gu, "5")
    .replace(/\d+ (?:coin|pièce|Münze)\S*/gu, "2 coins");

describe.each([en, fr, de])("in $language", (words) => {
  test("every prompt is one that was read, and follows the picks", async () => {
    const lines: string[] = [];
    for (const game of GAME_IDS) {
      const found = new Set<string>();
      for (const seed of [1, 2]) {
        for (const asked of askedIn(game, seed)) {
          const { state, next } = asked;
          const prompt = promptText(words[game], asked);
          found.add(`  ${plain(words[game].you(prompt))}`);
          for (const pick of next) {
            const price = priceText(words[game], state, pick);
            if (price !== "") found.add(`  ${plain(pick)}: ${plain(price)}`);
          }
        }
      }
      lines.push(game, ...[...found].sort());
    }
    await expect(`${lines.join("\n")}\n`).toMatchFileSnapshot(`prompts/${words.language}.txt`);
  });
});

it("says nothing of what it does not know, rather than failing", () => {
  const nonsense = { state: {}, picked: [], next: ["colour:sky"] };
  expect(promptText({ ...en.nomadi, prompt: () => "" }, nonsense)).toBe("");
  expect(promptText(en.nomadi, { state: null as unknown as object, picked: [], next: [] })).toBe(
    "confirm the move",
  );
  expect(promptText(en["desert-sons"], undefined as unknown as typeof nonsense)).toBe("");
  expect(priceText(en.nomadi, null as unknown as object, "action:accept")).toBe("");
  expect(priceText({}, {}, "action:accept")).toBe("");
});
