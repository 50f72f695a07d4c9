/** The search of the site, which ranks places for a query. It runs in the browser and in the check of the pages. */

/** One entry of the index. */
export interface Place {
  /** The title: the name of an export, a heading, the id of a rule. */
  readonly title: string;
  /** The module or document that contains it. */
  readonly where: string;
  /** Its URL, relative to the root of the site. */
  readonly url: string;
  /** The text. */
  readonly text: string;
  /** A factor of the score; 1 for most. */
  readonly weight: number;
}

/** The frequency of a term in a place. Terms in titles count more. */
interface Posting {
  readonly place: number;
  readonly inTitle: boolean;
}

/** Stop words. */
const NOISE = new Set(
  "a an and are as at be but by can do does for from has have how i if in is it its me my of on or that the there this to was what when where which who will with you your".split(
    " ",
  ),
);

/** The length of the shortest word in which a wrong letter is forgiven. */
const SHORTEST_FORGIVEN = 4;

/** Tests whether two words differ by one letter: a wrong one, one too many or too few, or two that are swapped. */
function isOneLetterAway(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1 || one === other) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start++;
  const after = (word: string, skipped: number): string => word.slice(start + skipped);
  const swapped = `${other[start + 1] ?? ""}${other[start] ?? ""}${after(other, 2)}`;
  return (
    after(one, 1) === after(other, 1) ||
    after(one, 1) === after(other, 0) ||
    after(one, 0) === after(other, 1) ||
    after(one, 0) === swapped
  );
}

/** Returns the stem of a word: `save` for `saves`, `saved` and `saving`. */
export const stemOf = (word: string): string =>
  word.length < 4
    ? word
    : word.replace(/(?:ing|ed|es|s|e)$/u, (end) => (word.length - end.length < 3 ? end : ""));

/** Splits a text into terms. `legalMoves` is one term, and so are its parts. */
export function termsOf(text: string): string[] {
  const terms: string[] = [];
  for (const [word] of text.matchAll(/[\p{L}\p{N}]+/gu)) {
    const parts = word.match(/\p{Lu}+(?!\p{Ll})|\p{Lu}?\p{Ll}+|\p{N}+/gu) ?? [];
    terms.push(stemOf(word.toLowerCase()));
    // `N21` is the id of a rule, not a letter and a number.
    if (parts.length > 1 && !/\p{N}/u.test(word)) {
      terms.push(...parts.map((part) => stemOf(part.toLowerCase())));
    }
  }
  return terms;
}

/** Returns the terms of a query without stop words, or all of them if nothing else is left. */
export function tellingTerms(question: string): string[] {
  const terms = [...new Set(termsOf(question))];
  const telling = terms.filter((term) => !NOISE.has(term));
  return telling.length > 0 ? telling : terms;
}

/** The index in memory, made on the first search. */
export class Search {
  readonly #terms = new Map<string, Posting[]>();
  readonly #lengths: number[];

  constructor(private readonly places: readonly Place[]) {
    this.#lengths = places.map(({ title, text }, place) => {
      const inTitle = new Set(termsOf(title));
      const all = new Set([...inTitle, ...termsOf(text)]);
      for (const term of all) {
        const posting = { place, inTitle: inTitle.has(term) };
        const postings = this.#terms.get(term);
        if (postings === undefined) this.#terms.set(term, [posting]);
        else postings.push(posting);
      }
      return all.size;
    });
  }

  /** Returns the best places for a query, best first. The last word may be unfinished. */
  find(question: string, most = 12): Place[] {
    const wanted = tellingTerms(question);
    const scores = new Map<number, { score: number; words: number }>();
    wanted.forEach((word, index) => {
      const isLast = index === wanted.length - 1;
      for (const [place, score] of this.#scoresOf(word, isLast)) {
        const before = scores.get(place) ?? { score: 0, words: 0 };
        scores.set(place, { score: before.score + score, words: before.words + 1 });
      }
    });
    const exact = question.trim().toLowerCase();
    const ranked = this.places.flatMap((place, index) => {
      const { score, words: has } = scores.get(index) ?? { score: 0, words: 0 };
      if (has === 0) return [];
      // People type the last part of `caravanserai/svg` or `Recipe: React`.
      const title = place.title.toLowerCase().replace(/^.*(?:\/|: )/u, "");
      const bonus = title === exact ? 4 : title.startsWith(exact) ? 1.5 : 1;
      const coverage = (has / wanted.length) ** 2;
      return [{ place, index, score: score * coverage * bonus * place.weight }];
    });
    ranked.sort((one, other) => other.score - one.score || one.index - other.index);
    return ranked.slice(0, most).map(({ place }) => place);
  }

  /** Scores a word in every place that has it: rare words count more, and so do short places. */
  #scoresOf(word: string, isUnfinished: boolean): Map<number, number> {
    const best = new Map<number, number>();
    const take = (postings: readonly Posting[], factor: number): void => {
      const rarity = Math.log(1 + this.places.length / postings.length);
      for (const { place, inTitle } of postings) {
        const length = this.#lengths[place] ?? 0;
        const score = factor * rarity * ((inTitle ? 3 : 0) + 1 / (1 + length / 60));
        best.set(place, Math.max(best.get(place) ?? 0, score));
      }
    };
    take(this.#terms.get(word) ?? [], 1);
    if (isUnfinished && word.length > 1) {
      for (const [term, postings] of this.#terms) {
        if (term.startsWith(word) && term !== word) take(postings, 0.4);
      }
    }
    if (best.size === 0 && word.length >= SHORTEST_FORGIVEN) {
      for (const [term, postings] of this.#terms) {
        if (isOneLetterAway(word, term)) take(postings, 0.6);
      }
    }
    return best;
  }
}
