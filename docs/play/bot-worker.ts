/** Runs in a Web Worker: thinks for the bots, so that the page stays alive. */
import { serveBots } from "caravanserai/bots";

// A worker has no window: `self` is its own scope, and a port to the page.
serveBots(self);
