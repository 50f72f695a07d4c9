/**
 * A thread that kills the process when a test takes too long. It measures processor time, so that a busy machine does not make
 * mutants look endless; a test that waits for ever is ended by wall time.
 */
import { workerData } from "node:worker_threads";
import { processorTime, type WatchdogData } from "./deadline.js";

const LOOK = 50;

const deadlines = new Float64Array((workerData as WatchdogData).deadlines);

setInterval(() => {
  const [processor = 0, clock = 0] = deadlines;
  if (processor === 0) return;
  if (processorTime() > processor || Date.now() > clock) process.kill(process.pid, "SIGKILL");
}, LOOK);
