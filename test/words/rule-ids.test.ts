/** The lists of rule ids equal those of the rules pages, and refusals name no other. */
import { readFileSync } from "node:fs";
import { describe, expect, expectTypeOf, it } from "vitest";
import * as sons from "caravanserai/desert-sons";
import * as nomadi from "caravanserai/nomadi";
import * as desert from "caravanserai/through-the-desert";

describe.each([
  ["through-the-desert", desert.RULE_IDS, /\b[DLCEF]\d+\b/gu],
  ["nomadi", nomadi.RULE_IDS, /\bN\d+\b/gu],
  ["desert-sons", sons.RULE_IDS, /\bT\d+\b/gu],
] as const)("the rule ids of %s", (game, ids: readonly string[], pattern) => {
  it("are those of the rules page", () => {
    const page = readFileSync(new URL(`../../docs/rules/${game}.md`, import.meta.url), "utf8");
    const mentioned = new Set(page.match(pattern));
    expect([...mentioned].sort()).toEqual([...ids].sort());
  });

  it("are listed once, frozen", () => {
    expect(new Set(ids).size).toBe(ids.length);
    expect(Object.isFrozen(ids)).toBe(true);
  });
});

describe("refusals", () => {
  it("name rules of the list, by their types", () => {
    expectTypeOf<NonNullable<desert.Refusal["rule"]>>().toExtend<desert.RuleId>();
    expectTypeOf<NonNullable<nomadi.Refusal["rule"]>>().toExtend<nomadi.RuleId>();
    expectTypeOf<NonNullable<sons.Refusal["rule"]>>().toExtend<sons.RuleId>();
  });
});
