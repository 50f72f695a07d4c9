/** Addresses of Redis in messages: where it is, and never its password. */
import { describe, expect, it } from "vitest";
import { addressText } from "../../src/node/options.js";

describe("an address in a message", () => {
  it.each([
    ["redis://:secret@localhost:6379/2", "redis://localhost:6379/2"],
    ["redis://user:se@cret@host", "redis://host"],
    ["redis://host:1?password=secret", "redis://host:1"],
    ["redis://host/secret@cret?password=secret#secret", "redis://host"],
    ["rediss://host/secret", "rediss://host"],
    ["redis://:sec?ret@host:1", "a text of 23 characters"],
    ["redis:secret@host", "a text of 17 characters"],
    ["user:secret:host", "a text of 16 characters"],
    ["nowhere", '"nowhere"'],
    ["localhost:6379", '"localhost:6379"'],
    [7, "7"],
  ])("%j is %j", (url, text) => {
    expect(addressText(url)).toBe(text);
    expect(text).not.toContain("secret");
  });
});
