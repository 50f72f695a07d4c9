/** Checks the form of knowledge from outside, before a game or a bot is made with it. */
import { ArgumentError, quoted } from "../errors.js";
import { fieldsOf } from "../input/plain.js";

const FUNCTIONS = [
  ...(["determinize", "priors", "rollout", "evaluate", "isLeaf", "amafKey", "prepare"] as const),
];
const WEIGHTS = ["exploration", "prior", "rave"] as const;

/** Throws an `ArgumentError` that names the first member of knowledge that is wrong. */
export function checkKnowledge(value: unknown, at: string): void {
  expectObject(value, at);
  const knowledge = fieldsOf(value, ...FUNCTIONS, "amafKeys", "weights", "levels");
  for (const name of FUNCTIONS) {
    const member = knowledge[name];
    const isGood = member === undefined || typeof member === "function";
    expect(isGood, `${at}.${name}`, "a function", member);
  }
  const { amafKeys, weights, levels } = knowledge;
  if (amafKeys !== undefined) expectWhole(amafKeys, `${at}.amafKeys`, 0);
  if (weights !== undefined) {
    expectObject(weights, `${at}.weights`);
    const given = fieldsOf(weights, ...WEIGHTS);
    for (const name of WEIGHTS) expectAmount(given[name], `${at}.weights.${name}`);
  }
  if (levels !== undefined) {
    expectObject(levels, `${at}.levels`);
    const names = ["easy", "medium", "hard", "expert"] as const;
    const { easy = 0, medium, hard, expert = 1 } = fieldsOf(levels, ...names);
    expectAmount(easy, `${at}.levels.easy`);
    expectWhole(medium, `${at}.levels.medium`, 1);
    expectWhole(hard, `${at}.levels.hard`, 1);
    expectWhole(expert, `${at}.levels.expert`, 1);
  }
}

function expect(isGood: boolean, at: string, expected: string, value: unknown): void {
  if (!isGood) throw new ArgumentError(at, `expected ${expected}, got ${quoted(value)}`);
}

function expectObject(value: unknown, at: string): void {
  expect(typeof value === "object" && value !== null, at, "an object", value);
}

function expectAmount(value: unknown, at: string): void {
  const isGood = typeof value === "number" && value >= 0 && value < Infinity;
  expect(isGood, at, "a number from 0 on", value);
}

function expectWhole(value: unknown, at: string, least: number): void {
  const isGood = Number.isSafeInteger(value) && Number(value) >= least;
  expect(isGood, at, `a whole number from ${least} on`, value);
}
