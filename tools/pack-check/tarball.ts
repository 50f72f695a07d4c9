/** Packs the project as .generated/tarball/caravanserai.tgz, for checks that take a tarball. Needs a build. */
import { mkdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { pack, project } from "./install.js";

const folder = join(project, ".generated", "tarball");
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
renameSync(join(folder, pack(folder).tarball), join(folder, "caravanserai.tgz"));
