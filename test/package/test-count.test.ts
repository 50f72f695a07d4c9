/** The last line of `npm test`, which other programs read. */
import { describe, expect, it } from "vitest";
import { countLine, type Tested } from "../../tools/test/report.js";

const tested = (name: string, status: Tested["status"]): Tested => ({ name, status, message: "" });

describe("the line that counts tests", () => {
  it("counts what passed, failed and was skipped", () => {
    const report = [tested("a", "passed"), tested("b", "failed"), tested("c", "passed")];
    expect(countLine([report])).toBe("Tests: 2 passed, 1 failed");
    expect(countLine([[...report, tested("d", "skipped")]])).toBe(
      "Tests: 2 passed, 1 failed, 1 skipped",
    );
  });

  it("counts a test of two runs once, as failed if it failed in either", () => {
    const usual = [tested("a", "passed"), tested("b", "passed"), tested("c", "failed")];
    const deep = [tested("a", "passed"), tested("b", "failed"), tested("c", "passed")];
    expect(countLine([usual, deep])).toBe("Tests: 1 passed, 2 failed");
    expect(countLine([usual, [tested("d", "passed")]])).toBe("Tests: 3 passed, 1 failed");
  });

  it("counts two tests of one name twice", () => {
    const twins = [tested("a", "passed"), tested("a", "passed")];
    expect(countLine([twins, twins])).toBe("Tests: 2 passed, 0 failed");
  });

  it("counts a run without a report as a failure", () => {
    expect(countLine([undefined])).toBe("Tests: 0 passed, 1 failed");
    expect(countLine([[tested("a", "passed")], undefined])).toBe("Tests: 1 passed, 1 failed");
  });
});
