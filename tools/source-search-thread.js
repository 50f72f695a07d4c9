/** The worker thread of a search, run from source: threads do not inherit the loader of the thread that starts them. */
import { register } from "tsx/esm/api";

register();
await import("../src/node/search-thread.ts");
