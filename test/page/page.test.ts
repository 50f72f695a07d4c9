/** The page to play on, as it is built, in Chromium. One file, since it is built once for all of it. */
import { afterAll, beforeAll, describe } from "vitest";
import { testAnalysing } from "./analysing.js";
import { testDrawing } from "./drawing.js";
import { testFitting } from "./fitting.js";
import { testFollowing } from "./following.js";
import { testHowToPlay } from "./how-to-play.js";
import { testKeeping } from "./keeping.js";
import { testLeading } from "./leading.js";
import { testLooking } from "./looking.js";
import { testOutside } from "./outside.js";
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
  describe("following", () => testFollowing(() => site));
  describe("analysing", () => testAnalysing(() => site));
  describe("drawing", () => testDrawing(() => site));
  describe("fitting", () => testFitting(() => site));
  describe("leading", () => testLeading(() => site));
  describe("looking", () => testLooking(() => site));
  describe("how to play", () => testHowToPlay(() => site));
  describe("a game from outside", () => testOutside(() => site));
});
