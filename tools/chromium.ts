/** Where Chromium is on this machine, for what is tried in a real browser. */
import { existsSync } from "node:fs";

const USUAL_PLACES = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/** The path of Chromium, or of what the environment variable `CHROMIUM` names; `undefined` if there is none. */
export const findChromium = (): string | undefined =>
  [process.env["CHROMIUM"] ?? "", ...USUAL_PLACES].find((path) => path !== "" && existsSync(path));
