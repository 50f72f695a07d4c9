/** Finds Chromium on this machine, for checks in a real browser. */
import { existsSync } from "node:fs";

const USUAL_PLACES = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/** Returns the path of Chromium, or the environment variable `CHROMIUM`; `undefined` if there is none. */
export const findChromium = (): string | undefined =>
  [process.env["CHROMIUM"] ?? "", ...USUAL_PLACES].find((path) => path !== "" && existsSync(path));
