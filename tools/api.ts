/**
 * Compares the public API of the build with the reports in test/api/, one for each entry point, so that changes are seen in
 * review. `--update` writes them. Needs a build.
 */
import { mkdirSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { Extractor, ExtractorConfig, ExtractorLogLevel } from "@microsoft/api-extractor";
import { entryPoints } from "./entry-points.js";

const update = process.argv.includes("--update");
const projectFolder = fileURLToPath(new URL("..", import.meta.url));
const reportFolder = `${projectFolder}/test/api`;
const reportTempFolder = `${projectFolder}/.generated/api`;
mkdirSync(reportFolder, { recursive: true });
mkdirSync(reportTempFolder, { recursive: true });

/** Returns the name of an entry point's report, without folders: `words-en`. */
const reportName = (name: string): string => name.replaceAll("/", "-");

let failed = false;
for (const { name, specifier } of entryPoints) {
  const config = ExtractorConfig.prepare({
    configObjectFullPath: undefined,
    packageJsonFullPath: `${projectFolder}/package.json`,
    configObject: {
      projectFolder,
      mainEntryPointFilePath: `${projectFolder}/dist/${name}.d.cts`,
      newlineKind: "lf",
      apiReport: {
        enabled: true,
        reportFileName: reportName(name),
        reportFolder,
        reportTempFolder,
        // Helper types without a public name are part of the API too.
        includeForgottenExports: true,
      },
      docModel: { enabled: false },
      dtsRollup: { enabled: false },
      tsdocMetadata: { enabled: false },
      compiler: {
        overrideTsconfig: {
          compilerOptions: {
            target: "ES2022",
            module: "ESNext",
            moduleResolution: "bundler",
            // Only the board element needs the types of a browser, and only the entry point for Node those of Node. The kit's
            // valibot types use some of a browser too.
            lib: /^(?:element|kit)/u.test(name) ? ["ES2022", "DOM", "DOM.Iterable"] : ["ES2022"],
            types: name === "node" ? ["node"] : [],
            strict: true,
            // The types of a framework are its own business.
            skipLibCheck: name.startsWith("element/"),
          },
          files: [`dist/${name}.d.cts`],
        },
      },
      messages: {
        compilerMessageReporting: { default: { logLevel: ExtractorLogLevel.Error } },
        // TypeDoc checks comments and links.
        extractorMessageReporting: { default: { logLevel: ExtractorLogLevel.None } },
        tsdocMessageReporting: { default: { logLevel: ExtractorLogLevel.None } },
      },
    },
  });
  const result = Extractor.invoke(config, {
    localBuild: update,
    printApiReportDiff: !update,
    messageCallback: (message) => {
      // The banner, and advice about api-extractor's own configuration files.
      if (message.messageId.startsWith("console-preamble")) message.handled = true;
      if (message.messageId === "console-compiler-version-notice") message.handled = true;
    },
  });
  if (result.apiReportChanged && !update) {
    console.error(
      `test/api/${reportName(name)}.api.md is out of date: npm run build && npm run check -- api`,
    );
  }
  failed ||= !result.succeeded;
  console.log(`${specifier}: ${result.apiReportChanged ? "changed" : "unchanged"}`);
}

const expected = new Set(entryPoints.map(({ name }) => `${reportName(name)}.api.md`));
for (const file of readdirSync(reportFolder).filter((name) => !expected.has(name))) {
  console.error(`test/api/${file} belongs to no entry point`);
  failed = true;
}
if (failed) process.exitCode = 1;
