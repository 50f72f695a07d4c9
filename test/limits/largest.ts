/** The largest boards that can be played on, and long games on them: good input at its most expensive. */
import * as desertSons from "caravanserai/desert-sons";
import * as nomadi from "caravanserai/nomadi";
import * as throughTheDesert from "caravanserai/through-the-desert";
import { MOST_FIELDS_ACROSS } from "../../src/desert-sons/model/tile-set.js";
import { MOST_TILES } from "../../src/desert-sons/model/tile-set-text.js";
import { MOST_COLUMNS, MOST_ROWS } from "../../src/nomadi/model/drawing.js";
import { MOST_ROWS as MOST_HEX_ROWS } from "../../src/through-the-desert/model/drawing.js";

/** All games have these functions; Nomadi's types stand for theirs. */
type AnyGame = typeof nomadi;

const times = (length: number, text: string): string =>
  new Array<string>(length).fill(text).join(" ");

/** 80 rows of 80 and 79 hexes of sand. */
const desertDrawing = Array.from({ length: MOST_HEX_ROWS }, (_, row) =>
  row % 2 === 0 ? times(MOST_HEX_ROWS, ".") : ` ${times(MOST_HEX_ROWS - 1, ".")}`,
).join("\n");

const wide = (parts: string): string => times(MOST_COLUMNS / 10, parts);
const SAND = wide(". . . . . . . . . .");

/** 60 rows of 60 squares, with the goal and the start in two corners, the valley between, and some water. */
const nomadiDrawing = [
  ...new Array<string>(4).fill(SAND.replace(". . . .", "G G G G")),
  wide(". . . . . . . . . o"),
  ...new Array<string>(MOST_ROWS / 2 - 5).fill(SAND),
  "-".repeat(2 * MOST_COLUMNS - 1),
  ...new Array<string>(MOST_ROWS / 2 - 5).fill(SAND),
  wide(". . . . o . . . . o"),
  ...new Array<string>(4).fill(`${SAND.slice(8)} S S S S`),
].join("\n");

/** One pile of ten tiles. */
const PILE =
  "DDDD | ODDD N[] | OODD NE[M] | ODOD NS[F] | OOOO NESW[R] | " +
  "OOOD NES[SG] | DDDD | ODDD N[W] | OODD N[] E[C] | OOOO NESW[]";

/** An area of 40 by 40 fields, and 1000 tiles. */
const tileSetDrawing = {
  name: "Largest",
  columns: MOST_FIELDS_ACROSS,
  rows: MOST_FIELDS_ACROSS,
  cross: Array.from({ length: MOST_FIELDS_ACROSS }, (_, row) => `d${row + 1}: DDDD`).join("\n"),
  starts: ["d1", "d2", "d39", "d40"],
  tiles: Array.from({ length: MOST_TILES / 10 }, (_, pile) => `${pile + 1}: ${PILE}`).join("\n"),
};

/** A long game on the largest board of a game. */
export interface LongGame {
  readonly id: string;
  readonly game: AnyGame;
  readonly options: nomadi.Options;
  /** Takes the drawing of the board, and looks at what it makes. */
  readonly define: () => unknown;
  readonly moves: readonly nomadi.Move[];
  readonly state: nomadi.State;
}

const MOVES = 2_000;

/** Plays random moves, which spread over the board. */
function longGame(id: string, module: unknown, options: object, define: () => unknown): LongGame {
  const game = module as AnyGame;
  const random = game.seededRandom(1);
  let state = game.setup(options as nomadi.Options);
  const moves: nomadi.Move[] = [];
  while (!state.over && moves.length < MOVES) {
    const legal = game.legalMoves(state);
    const move = legal[random(legal.length)] as nomadi.Move;
    moves.push(move);
    state = game.apply(state, move);
  }
  return { id, game, options: options as nomadi.Options, define, moves, state };
}

const desertOf = () =>
  throughTheDesert.defineLayout({ name: "Largest", palms: 0, drawing: desertDrawing });
const crossingOf = () => nomadi.defineLayout({ name: "Largest", drawing: nomadiDrawing });
const tileSetOf = () => desertSons.defineTileSet(tileSetDrawing);

/** One of each kind. */
export const longGames: readonly LongGame[] = [
  longGame(
    "through-the-desert",
    throughTheDesert,
    { players: 5, seed: 1, layout: desertOf(), camelsPerColour: 10_000 },
    () => throughTheDesert.checkLayout(desertOf()),
  ),
  longGame("nomadi", nomadi, { players: 5, seed: 1, layout: crossingOf() }, () =>
    nomadi.checkLayout(crossingOf()),
  ),
  longGame("desert-sons", desertSons, { players: 4, seed: 1, tileSet: tileSetOf() }, () =>
    desertSons.checkTileSet(tileSetOf()),
  ),
];
