/** `npm run docs`: builds the API pages and guides in `docs/api`, with TypeDoc and our own plugins. */
import { buildSync } from "esbuild";
import { fileURLToPath } from "node:url";
import { Application } from "typedoc";
import { arrange } from "./arrange.js";
import { demandDescriptions } from "./described.js";
import { frame } from "./frame.js";
import { drawPictures } from "./pictures.js";
import { writePlaces } from "./places.js";
import { linkRules } from "./rules/rule-links.js";
import { settings } from "./settings.js";
import { emptySite } from "./site.js";

const root = fileURLToPath(new URL("../..", import.meta.url));
process.chdir(root);

const app = await Application.bootstrapWithPlugins(settings);
arrange(app);
demandDescriptions(app);
linkRules(app);
frame(app, "docs");
drawPictures(app);
writePlaces(app);

const project = await app.convert();
if (project !== undefined) {
  app.validate(project);
  emptySite("docs/api");
  await app.generateOutputs(project);
  buildSync({
    entryPoints: ["docs/site/main.ts"],
    outfile: "docs/api/assets/site.js",
    bundle: true,
    minify: true,
    target: "es2022",
    format: "iife",
  });
}
// Warnings are errors, as with the option of TypeDoc's own command.
if (project === undefined || app.logger.hasErrors() || app.logger.hasWarnings())
  process.exitCode = 1;
