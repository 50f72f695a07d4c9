/** Whatever once broke something does so no more: the corpus of `npm run check -- fuzz`, case by case. */
import { describe, expect, it } from "vitest";
import { readCorpus } from "../../tools/fuzz/corpus.js";
import { tryCase } from "../../tools/fuzz/try.js";

describe("the corpus", () => {
  it.each(readCorpus().map((one) => ({ ...one, text: JSON.stringify(one) })))(
    "$door, once: $once",
    async (one) => {
      expect((await tryCase(one)).problem, one.text).toBeUndefined();
    },
  );
});
