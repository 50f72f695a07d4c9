/** A worker thread that ends in the middle of a search. */
import process from "node:process";
import { parentPort } from "node:worker_threads";

parentPort?.on("message", () => process.exit(3));
