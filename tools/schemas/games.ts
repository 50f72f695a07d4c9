/** The JSON Schemas of every game: one schema for all of its JSON, with a definition for each type. */
import { mkdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { GAME_IDS, type GameId } from "caravanserai";
import ts from "typescript";
import { type Schema, schemasOf } from "./of-types.js";

/** The types with a definition; other types are included where these use them. */
export const SCHEMA_NAMES = ["State", "View", "Move", "MoveEvent", "Options", "Record"] as const;

const root = fileURLToPath(new URL("../../", import.meta.url)).replaceAll("\\", "/");

/** Returns the schema of each game. */
export function gameSchemas(): Readonly<Record<GameId, Schema>> {
  const folder = `${root}.generated/schemas`;
  mkdirSync(folder, { recursive: true });
  const files = GAME_IDS.map((game) => {
    const file = `${folder}/${game}.ts`;
    // `GameRecord` is generic: this names the record of the game.
    writeFileSync(
      file,
      `import type { GameRecord, Options } from "../../src/${game}/index.js";\n` +
        `export type { State, View, Move, MoveEvent, Options } from "../../src/${game}/index.js";\n` +
        `/** A game as its options and its moves. */\n` +
        `export interface Record extends GameRecord<Options> { readonly game: "${game}" }\n`,
    );
    return file;
  });
  const program = ts.createProgram(files, {
    strict: true,
    exactOptionalPropertyTypes: true,
    noEmit: true,
    types: [],
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
  });
  const schemaOf = (game: string, index: number): Schema => ({
    $schema: "https://json-schema.org/draft/2020-12/schema",
    title: `The JSON of caravanserai/${game}`,
    $defs: schemasOf(program, files[index] ?? "", SCHEMA_NAMES),
  });
  // An entry for each id, which the type of `fromEntries` does not say.
  return Object.fromEntries(
    GAME_IDS.map((game, index) => [game, schemaOf(game, index)]),
  ) as Readonly<Record<GameId, Schema>>;
}
