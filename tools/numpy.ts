/** Finds Python with numpy, for the tests of environments in Python. */
import { spawnSync } from "node:child_process";

/** Tests whether `python3` can import numpy. */
export const hasNumpy = (): boolean =>
  spawnSync("python3", ["-c", "import numpy"], { stdio: "ignore" }).status === 0;
