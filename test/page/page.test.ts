/** The page to play on, as it is built, in Chromium. One file, since it is built once for all of it. */
import { afterAll, beforeAll, describe } from "vitest";
import { testKeeping } from "./keeping.js";
import { testLooking } from "./looking.js";
import { testPlaying } from "./playing.js";
import { executablePath, Site } from "./site.js";

describe.skipIf(executablePath === undefined)("the page in Chromium", { timeout: 300_000 }, () => {
  let site: Site;
  beforeAll(async () => {
    site = await Site.open();
  });
  afterAll(() => site.close());

  describe("playing", () => testPlaying(() => site));
  describe("keeping", () => testKeeping(() => site));
  describe("looking", () => testLooking(() => site));
});
