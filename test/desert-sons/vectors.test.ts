/** Golden games and small-depth counts, kept as data: the same on every platform and in every version. */
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { hash, record, replay, score } from "caravanserai/desert-sons";
import { counts, tileSets } from "../../tools/vectors-desert-sons.js";

interface Vectors {
  readonly games: readonly {
    readonly players: number;
    readonly seed: string;
    readonly set: string;
    readonly moves: readonly string[];
    readonly hashes: readonly number[];
    readonly score: unknown;
  }[];
  readonly counts: readonly {
    readonly players: number;
    readonly set: string;
    readonly starts: "fixed" | "choose";
    readonly ways: readonly number[];
  }[];
}

const file = new URL("../vectors/desert-sons.json", import.meta.url);
const vectors = JSON.parse(readFileSync(file, "utf8")) as Vectors;

for (const { players, seed, set, moves, hashes, score: expected } of vectors.games) {
  it(`the golden game of ${players} with ${set} is replayed`, () => {
    const tileSet = tileSets[set];
    if (tileSet === undefined) throw new Error("no such set");
    const states = replay({ ...record({ players, seed, tileSet }, []), moves });
    expect(states.filter((_, step) => step > 0 && step % 10 === 0).map(hash)).toEqual(hashes);
    const last = states.at(-1);
    expect(last?.over).toBe(true);
    expect(last && score(last)).toEqual(expected);
  });
}

for (const { players, set, starts, ways } of vectors.counts) {
  it(`there are ${ways.join(", ")} ways for ${players} with ${set}, starts ${starts}`, () => {
    expect(counts(players, set, starts)).toEqual({ players, set, starts, ways });
  });
}
