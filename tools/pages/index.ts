/** `npm run docs`: the API pages and guides in `docs/api`, with TypeDoc and a few plugins of our own. */
import { buildSync } from "esbuild";
import { fileURLToPath } from "node:url";
import { Application, PackageJsonReader } from "typedoc";
import { arrange } from "./arrange.js";
import { demandDescriptions } from "./described.js";
import { frame } from "./frame.js";
import { drawPictures } from "./pictures.js";
import { writePlaces } from "./places.js";
import { linkRules } from "./rule-links.js";

const root = fileURLToPath(new URL("../..", import.meta.url));
process.chdir(root);

// The settings are in package.json, `typedocOptions`.
const app = await Application.bootstrapWithPlugins({}, [new PackageJsonReader()]);
arrange(app);
demandDescriptions(app);
linkRules(app);
frame(app, "docs");
drawPictures(app);
writePlaces(app);

const project = await app.convert();
if (project !== undefined) {
  app.validate(project);
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
// TypeDoc's own command treats warnings as errors if it is told to; so does this.
if (project === undefined || app.logger.hasErrors() || app.logger.hasWarnings())
  process.exitCode = 1;
