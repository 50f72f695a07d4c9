/** The worker thread of the arena, run from source: threads do not inherit the loader of the thread that starts them. */
import { register } from "tsx/esm/api";

register();
const { default: play } = await import("../src/node/thread.ts");

export default play;
