/** What the benchmark and its processes say to each other. */
import type { Job } from "./variants.js";

/** What a process is told. */
export interface Order {
  readonly job: Job;
  /** How many games its checksum is made of. */
  readonly games: number;
  /** How much processor time to measure; 0 for the checksum only. */
  readonly seconds: number;
}

/** What proves that games were played. */
export interface Checksum {
  readonly games: number;
  readonly moves: number;
  /** Of the ends of the games. */
  readonly digest: string;
}

/** What a process found out. */
export interface Finding {
  readonly checksum: Checksum;
  readonly figures: Readonly<Record<string, number>>;
}
