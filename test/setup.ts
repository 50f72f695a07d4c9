/** In CI every run tries the same random games, so that a change decides and not chance; elsewhere each run tries others. */
import fc from "fast-check";

if (process.env["CI"] !== undefined) fc.configureGlobal({ seed: 20261116 });
