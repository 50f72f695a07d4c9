/**
 * `npm run dev`: serves the page to play on and the documentation site. Vite starts at once; pages of the site that are missing
 * or out of date are made meanwhile, in a process of their own.
 */
import { spawn } from "node:child_process";
import { readdirSync } from "node:fs";
import { createServer } from "vite";
import { isOutOfDate } from "./pages/site.js";

const SITE = "docs/api";
const GUIDES = readdirSync("docs")
  .filter((name) => name.endsWith(".md"))
  .map((name) => `docs/${name}`);
/** Everything that pages are made from. */
const SOURCES = [
  ...["src", "docs/rules", "docs/recipes", "docs/site", "docs/pictures", "tools/pages"],
  ...["README.md", "package.json", ...GUIDES],
];

const server = await createServer({ configFile: "docs/play/vite.config.ts" });
await server.listen();
server.printUrls();
server.bindCLIShortcuts({ print: true });

if (isOutOfDate(SITE, SOURCES)) {
  console.log("  The documentation is being made: about a minute. The page to play on is ready.");
  const making = spawn(process.execPath, ["--import", "tsx", "tools/pages/index.ts"], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  making.on("exit", (code) =>
    console.log(
      code === 0
        ? "  The documentation is ready."
        : "  The documentation has problems: npm run docs",
    ),
  );
  process.on("exit", () => making.kill());
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit());
}
