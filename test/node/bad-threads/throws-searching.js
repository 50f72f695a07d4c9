/** A worker thread that throws in the middle of a search. */
import { parentPort } from "node:worker_threads";

parentPort?.on("message", () => {
  throw new Error("out of camels");
});
