/** Sentences of events whose lists claim any length. */
import { desertSons, eventText } from "caravanserai/words/fr";
import { expect, test } from "vitest";

test("an event with an endless list has an empty text, at once", () => {
  const endless: unknown[] = [];
  endless.length = 2 ** 32 - 1;
  const event = { type: "explorer-placed", seat: 0, height: 3, field: "a1", portion: endless };
  expect(eventText(desertSons, event as never)).toBe("");
});
