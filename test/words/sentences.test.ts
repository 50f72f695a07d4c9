/**
 * Every sentence as people hear it: the lists in `sentences/` have been read by somebody who speaks the language, and a change
 * of a sentence is a change of its list. `npx vitest run test/words -u` writes them.
 */
import { describe, expect, it } from "vitest";
import { words as de } from "caravanserai/words/de";
import { pickText, words as en } from "caravanserai/words/en";
import { words as fr } from "caravanserai/words/fr";
import { findingSamples } from "./findings.js";
import { pickSamples } from "./picks.js";
import { pictureSamples } from "./pictures.js";
import { desertSamples, nomadiSamples, sonsSamples } from "./samples.js";

const NAMES = ["Ada", "Ben"];
const KEYS = { event: "type", refusal: "reason", move: "type", finding: "code" } as const;
const games = {
  "through-the-desert": desertSamples,
  nomadi: nomadiSamples,
  "desert-sons": sonsSamples,
} as const;

/** Sentences by name, called with samples that `samples.ts` has typed. */
type Tellers = Readonly<Record<string, (told: object, name: (seat: number) => string) => string>>;

/** Titles by name, called with what `pictures.ts` has typed. */
type Titles = Readonly<Record<string, string | ((...told: readonly never[]) => string)>>;

describe.each([en, fr, de])("the sentences in $language", (words) => {
  const lines: string[] = [];
  const untold: string[] = [];
  for (const [game, samples] of Object.entries(games)) {
    const catalogue = words[game as keyof typeof games];
    lines.push("", `${game}: ${catalogue.name}`);
    const all = { ...samples, finding: findingSamples[game as keyof typeof games] };
    for (const kind of ["event", "refusal", "move", "finding"] as const) {
      const sentences = catalogue[kind] as unknown as Tellers;
      const told = new Set<string>();
      for (const sample of all[kind] as readonly object[]) {
        const key = String((sample as Record<string, unknown>)[KEYS[kind]]);
        told.add(key);
        const text = sentences[key]?.(sample, (seat) => NAMES[seat] ?? catalogue.player(seat));
        lines.push(`  ${kind} ${key}: ${String(text)}`);
      }
      untold.push(...Object.keys(sentences).filter((key) => !told.has(key)));
    }
    for (const [kind, labels] of Object.entries<unknown>({ ...catalogue })) {
      if (typeof labels !== "object" || labels === null || kind in KEYS) continue;
      if (kind === "picture" || kind === "cover" || kind === "pick") continue;
      for (const [key, label] of Object.entries(labels))
        lines.push(`  ${kind} ${key}: ${String(label)}`);
    }
    const { turn, hint, ready } = catalogue.cover;
    for (const [key, text] of Object.entries({ turn, hint, ready })) {
      lines.push(`  cover ${key}: ${text("Ada")}`);
    }
    const { state, picks } = pickSamples[game as keyof typeof games];
    for (const pick of picks)
      lines.push(`  pick ${pick}: ${pickText(catalogue, state, pick, NAMES)}`);
    const titles = catalogue.picture as unknown as Titles;
    for (const [key, calls] of Object.entries(pictureSamples[game as keyof typeof games])) {
      const title = titles[key];
      const told = (calls as readonly (readonly never[])[] | null)?.map((call) =>
        typeof title === "function" ? title(...call) : undefined,
      ) ?? [title];
      for (const text of told) lines.push(`  picture ${key}: ${String(text)}`);
    }
  }

  it("are those that were read", async () => {
    await expect(`${lines.slice(1).join("\n")}\n`).toMatchFileSnapshot(
      `sentences/${words.language}.txt`,
    );
  });

  it("are all in the list", () => {
    expect(untold).toEqual([]);
  });
});
