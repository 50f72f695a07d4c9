/** What `defineBoard` refuses. */
import { ArgumentError, type BoardKit, defineBoard } from "caravanserai/element";
import * as throughTheDesert from "caravanserai/through-the-desert";
import { expect, test } from "vitest";

test("on a server, defining a board checks its arguments and does nothing", () => {
  expect(() => defineBoard([])).toThrow(ArgumentError);
  expect(() => defineBoard(5 as unknown as [])).toThrow(ArgumentError);
  const kit = { id: "through-the-desert", game: throughTheDesert, toSvg: () => "" };
  expect(() => defineBoard([kit as unknown as BoardKit])).not.toThrow();
  expect(() => defineBoard([{ ...kit, toSvg: 5 } as unknown as BoardKit])).toThrow("kits[0]");
});

test("the functions that the element calls are enough, and one that is missing is named", () => {
  const { choices, foresee, formatMove, legalMoves, score, view, whyNot } = throughTheDesert;
  const some = { choices, foresee, formatMove, legalMoves, score, view };
  const kit = { id: "through-the-desert", toSvg: () => "" };
  expect(() => defineBoard([{ ...kit, game: { ...some, whyNot } }])).not.toThrow();
  // @ts-expect-error: a function is missing
  expect(() => defineBoard([{ ...kit, game: some }])).toThrow("`whyNot`");
});
