/** Runs in a Web Worker: bots think here, so that the page stays responsive. */
import { serveBots } from "caravanserai/bots";

// A worker has no window: `self` is its own scope, and a port to the page.
serveBots(self);
