/** A worker thread that ends in the middle of a search. */
import { parentPort } from "node:worker_threads";

parentPort?.on("message", () => process.exit(3));
