/** The balance card: it shows the numbers of an assessment, and refuses anything else. */
import { type Assessment, balanceCard, type CardOptions } from "caravanserai/layouts";
import { ArgumentError } from "caravanserai";
import { describe, expect, it } from "vitest";
import { parseXml } from "../../helpers/xml.js";
import { assessment } from "./fixture.js";

/** All texts of a card, in order. */
const textsOf = (given: Assessment, options?: CardOptions): string[] =>
  [...balanceCard(given, options).matchAll(/<text[^>]*>([^<]*)<\/text>/gu)].map(
    ([, text = ""]) => text,
  );

describe("a balance card", () => {
  it("is well-formed in every theme, whatever the name of the board", () => {
    for (const theme of ["auto", "light", "dark"] as const) {
      parseXml(balanceCard(assessment, { theme, width: 400 }));
    }
    expect(textsOf(assessment)[0]).toBe("Made &lt;by&gt; hand");
  });

  it("shows the share of each seat with its interval, and the verdict", () => {
    const texts = textsOf(assessment);
    expect(texts).toContain("Unfair: seat 1 +12");
    for (const text of ["45.0 %", "42–48", "30.0 %", "27–33", "25.0 %", "22–28"]) {
      expect(texts).toContain(text);
    }
  });

  it.each([
    ["fair", 0, "Fair to every seat"],
    ["leaning", 0, "Leans to seat 1"],
    ["leaning", 2, "Leans against seat 3"],
    ["unfair", 2, "Unfair: seat 3 −8"],
    ["unclear", 0, "Too few games to tell"],
  ] as const)("says what %s means for seat %i", (verdict, extreme, text) => {
    expect(textsOf({ ...assessment, verdict, extreme })).toContain(text);
  });

  it("places the marks of seats by their shares, around the line of an even share", () => {
    const card = balanceCard(assessment);
    const even = Number(/<line x1="([\d.]+)"[^>]*class="even"/u.exec(card)?.[1]);
    const marks = [...card.matchAll(/translate\(([\d.]+) [\d.]+\)scale\(9\)/gu)];
    const offsets = marks.map(([, x]) => Number(x) - even);
    const [first = 0] = offsets;
    // By their distances from an even share, 1/3: 0.45, 0.30 and 0.25.
    const distances = [0.45, 0.3, 0.25].map((share) => share - 1 / 3);
    expect(offsets.map((offset) => offset / first)).toEqual(
      distances.map((distance): unknown => expect.closeTo(distance / (0.45 - 1 / 3), 2)),
    );
  });

  it("can be drawn before any game has ended", () => {
    const none = { games: 0, wins: 0, share: 0, interval: [0, 1] } as const;
    const empty: Assessment = {
      ...{ ...assessment, games: 0, verdict: "unclear", sources: [], halfway: none },
      seats: assessment.seats.map((seat) => ({ ...seat, ...none })),
      contests: assessment.contests.map((contest) => ({ ...contest, ...none })),
    };
    parseXml(balanceCard(empty));
    expect(textsOf(empty).filter((text) => text === "–")).toHaveLength(4);
  });

  it("takes texts in another language, all or some", () => {
    const words = { wins: "Gewinne", seat: (seat: number) => `Platz ${seat + 1}` };
    expect(textsOf(assessment, { words })).toEqual(
      expect.arrayContaining(["Gewinne", "Platz 1", "Where points come from"]),
    );
  });

  it.each([
    [{ players: 4 }, {}, "assessment.seats: expected 4 seats"],
    [{ verdict: "good" }, {}, 'assessment.verdict: expected "fair", "leaning"'],
    [{ length: 7 }, {}, "assessment.length"],
    [{ sources: new Array(21).fill(assessment.sources[0]) }, {}, "at most 20"],
    [{ spaces: { all: 10_001, unused: [] } }, {}, "from 0 to 10000"],
    [{}, { theme: "blue" }, "options.theme"],
    [{}, { width: -1 }, "options.width: expected a number of pixels, got -1"],
    [{}, { words: { win: "Gewinn" } }, 'options.words: unknown text "win"'],
    [{}, { words: { seat: "Platz" } }, 'options.words.seat: expected a function, got "Platz"'],
    [{}, { colour: "red" }, "unknown option `colour`"],
  ])("refuses %o with %o", (wrong, options, message) => {
    const draw = (): string => balanceCard({ ...assessment, ...wrong } as never, options as never);
    expect(draw).toThrow(ArgumentError);
    expect(draw).toThrow(message);
  });
});
