/** Known failures, kept in test/corpus. */
import { readdirSync, readFileSync } from "node:fs";
import type { Case } from "./spec.js";

const folder = new URL("../../test/corpus/", import.meta.url);

/** Reads all cases of the corpus. */
export const readCorpus = (): readonly Case[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith(".json"))
    .sort()
    .flatMap((name) => JSON.parse(readFileSync(new URL(name, folder), "utf8")) as Case[]);
