/** Finds Chromium on this machine and opens it, for tests and checks in a real browser. */
import { existsSync } from "node:fs";
import { type Browser, chromium } from "playwright-core";

const USUAL_PLACES = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/** How long anything in Chromium is waited for, in milliseconds: only to end what hangs, however busy the machine is. */
const PATIENCE = 120_000;

/** Returns the path of Chromium, or the environment variable `CHROMIUM`; `undefined` if there is none. */
export const findChromium = (): string | undefined =>
  [process.env["CHROMIUM"] ?? "", ...USUAL_PLACES].find((path) => path !== "" && existsSync(path));

/**
 * Opens Chromium. Whatever is done on its pages is waited for with patience.
 *
 * @throws Error if there is none.
 */
export async function openChromium(): Promise<Browser> {
  const executablePath = findChromium();
  if (executablePath === undefined) throw new Error("no Chromium: apt-get install chromium");
  const browser = await chromium.launch({
    executablePath,
    // Containers have little shared memory, and pages crash without it.
    args: ["--no-sandbox", "--disable-dev-shm-usage"],
    timeout: PATIENCE,
  });
  browser.on("context", (context) => {
    context.setDefaultTimeout(PATIENCE);
  });
  return browser;
}
