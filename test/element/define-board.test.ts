/** What `defineBoard` refuses. */
import { ArgumentError, type BoardKit, defineBoard, PlatformError } from "caravanserai/element";
import * as throughTheDesert from "caravanserai/through-the-desert";
import { expect, test } from "vitest";

test("a board can't be defined where there are no custom elements", () => {
  expect(() => defineBoard([])).toThrow(ArgumentError);
  expect(() => defineBoard(5 as unknown as [])).toThrow(ArgumentError);
  const kit = { id: "through-the-desert", game: throughTheDesert, toSvg: () => "" };
  expect(() => defineBoard([kit as unknown as BoardKit])).toThrow(PlatformError);
  expect(() => defineBoard([{ ...kit, toSvg: 5 } as unknown as BoardKit])).toThrow("kits[0]");
});
