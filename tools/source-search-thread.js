/** The worker thread of a search, run from source. */
import { workerData } from "node:worker_threads";
import { bundled, loadTypeScript } from "./source-bundle.js";

loadTypeScript(workerData);
await import(bundled("search-thread"));
