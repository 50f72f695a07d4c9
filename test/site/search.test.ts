/** The search of the API pages, on a few places. Questions on the real ones are in `tools/pages/questions.ts`. */
import { describe, expect, it } from "vitest";
import { type Place, Search, stemOf, tellingTerms, termsOf } from "../../docs/site/search.js";

const place = (title: string, text: string, weight = 1): Place => ({
  title,
  where: "",
  url: title,
  text,
  weight,
});

const search = new Search([
  place("Saving and loading", "A game can be kept as JSON.", 1.5),
  place("explain", "Why a move is illegal, as data."),
  place("legalMoves", "Every move that can be made."),
  place("N21", "On a card: the mover gets 1."),
  place("NamePrice", "A price for a card, see rule N21."),
  place("caravanserai/svg", "Pictures."),
  place("caravanserai/svg/nomadi", "Pictures of Nomadi, as svg."),
]);
const found = (question: string): string[] => search.find(question).map(({ title }) => title);

describe("the search", () => {
  it("finds a word in all its forms", () => {
    expect(found("save")).toEqual(["Saving and loading"]);
    expect(found("loads")[0]).toBe("Saving and loading");
  });
  it("finds a question by the words that say something", () => {
    expect(found("why is my move illegal")[0]).toBe("explain");
    expect(tellingTerms("why is my move illegal")).toEqual(["why", "mov", "illegal"]);
    expect(tellingTerms("what is it")).toEqual(["what", "is", "it"]);
  });
  it("finds a rule before what names it", () => {
    expect(found("n21")).toEqual(["N21", "NamePrice"]);
  });
  it("finds parts of names, and words that are not finished", () => {
    expect(found("moves")[0]).toBe("legalMoves");
    expect(found("legalm")[0]).toBe("legalMoves");
    expect(found("price")).toEqual(["NamePrice"]);
  });
  it("finds a module by the last part of its name", () => {
    expect(found("svg")[0]).toBe("caravanserai/svg");
  });
  it("forgives one wrong letter in a word of four or more", () => {
    expect(found("ilegal")).toContain("explain");
    expect(found("lodaing")[0]).toBe("Saving and loading");
    expect(found("prise")).toEqual(["NamePrice"]);
    expect(found("jsonx")[0]).toBe("Saving and loading");
    expect(found("svx")).toEqual([]);
  });
  it("finds nothing for nothing", () => {
    expect(found("")).toEqual([]);
    expect(found("xyzzy")).toEqual([]);
  });
  it("returns no more than it should", () => {
    expect(search.find("card", 1)).toHaveLength(1);
  });
});

describe("terms", () => {
  it("are words, names and their parts", () => {
    expect(termsOf("`legalMoves` of N21, JSONText")).toEqual([
      "legalmov",
      "legal",
      "mov",
      "of",
      "n21",
      "jsontext",
      "json",
      "text",
    ]);
  });
  it("are stemmed if enough is left", () => {
    expect(["saves", "saved", "saving", "save", "sing", "the"].map(stemOf)).toEqual([
      "sav",
      "sav",
      "sav",
      "sav",
      "sing",
      "the",
    ]);
  });
});
