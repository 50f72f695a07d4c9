/** The part of vitest that the games' tests use: they only register here, and worker.ts runs them. `expect` is vitest's own. */
import { format } from "node:util";
import { chai, GLOBAL_EXPECT, JestAsymmetricMatchers, JestChaiExpect } from "@vitest/expect";
import type { Test } from "./worker.js";

type Body = () => unknown;

// The worker sets a new list for each file.
const globals = globalThis as unknown as { tests: Test[] };

let path: readonly string[] = [];
let before: readonly Body[] = [];
let after: readonly Body[] = [];

/** Registers a group of tests. */
export const describe = (name: string, body: () => void): void => {
  const outside = { path, before, after };
  path = [...path, name];
  body();
  ({ path, before, after } = outside);
};

/** Registers a test. */
export const it = (name: string, body: Body): void => {
  const [first, last] = [before, after];
  globals.tests.push({
    name: [...path, name].join(" > "),
    run: async () => {
      for (const one of first) await one();
      try {
        await body();
      } finally {
        for (const one of last) await one();
      }
    },
  });
};

/** Registers a test for every row, like vitest's `each`. */
const each =
  (register: (name: string, body: () => void) => void) =>
  (rows: readonly unknown[]) =>
  (name: string, body: (...values: unknown[]) => void): void => {
    for (const row of rows) {
      const values: readonly unknown[] = Array.isArray(row) ? row : [row];
      const places = name.match(/%[a-z]/g)?.length ?? 0;
      register(format(name, ...values.slice(0, places)), () => body(...values));
    }
  };

describe.each = each(describe);
it.each = each(it);
export { it as test };

/** Runs before each test that is registered after it. */
export const beforeEach = (body: Body): void => {
  before = [...before, body];
};

/** Runs after each test that is registered after it. */
export const afterEach = (body: Body): void => {
  after = [...after, body];
};

chai.use(JestChaiExpect);
chai.use(JestAsymmetricMatchers);

/** vitest's assertions. */
export const expect = Object.assign(
  (value: unknown, message?: string) => chai.expect(value, message),
  (globalThis as unknown as Record<symbol, object>)[GLOBAL_EXPECT],
);
// chai's plugins add `arrayContaining` and others there.
Object.assign(expect, chai.expect);

/** Does nothing: types are not checked here. */
export const expectTypeOf = (): unknown =>
  new Proxy(() => undefined, { get: () => expectTypeOf(), apply: () => expectTypeOf() });
