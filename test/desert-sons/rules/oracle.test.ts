/** The library against an oracle that was written independently from the rules, step by step along random games. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  events,
  GOODS,
  legalMoves,
  type Move,
  oasesOf,
  score,
  type State,
  wideDesert,
} from "caravanserai/desert-sons";
import { cases } from "../../helpers/cases.js";
import * as oracle from "../../oracle/desert-sons.js";
import { games, libraryGames, type RandomGame, stepsOf } from "../arbitraries.js";

const SIDES: Readonly<Record<string, oracle.Side>> = {
  D: { terrain: "desert", line: "brown" },
  W: { terrain: "desert", line: "white" },
  d: { terrain: "desert", line: "none" },
  O: { terrain: "oasis", line: "white" },
  B: { terrain: "oasis", line: "brown" },
  o: { terrain: "oasis", line: "none" },
};

/** A tile's text as the oracle has it. */
function tileOf(text: string): oracle.Tile {
  const [letters = "", ...portions] = text.trim().split(/\s+/u);
  const [north, east, south, west] = [...letters].map((letter) => SIDES[letter] as oracle.Side);
  if (north === undefined || east === undefined || south === undefined || west === undefined) {
    throw new Error(`not a tile: ${text}`);
  }
  return {
    sides: [north, east, south, west],
    portions: portions.map((portion) => ({
      sides: oracle.DIRECTIONS.filter((side) => portion.split("[")[0]?.includes(side)),
      actions: [...(/\[(.*)\]/u.exec(portion)?.[1] ?? "")].map((letter) =>
        String(oracle.ACTIONS[letter]),
      ),
    })),
  };
}

const toField = (name: string): oracle.Field =>
  oracle.fieldOf(Number(name.slice(1)) - 1, name.charCodeAt(0) - 97);

const toName = (field: oracle.Field): string => {
  const { column, row } = oracle.columnAndRow(field);
  return `${"abcdefghijk".charAt(row)}${column + 1}`;
};

function boardOf({ tileSet, tiles }: State): oracle.Board {
  const explored = new Map<oracle.Field, oracle.Tile>();
  for (const entry of tileSet.cross.flatMap((line) => line.split("|"))) {
    const [name = "", text = ""] = entry.split(":");
    explored.set(toField(name.trim()), tileOf(text));
  }
  for (const { field, tile, rotation } of tiles) {
    explored.set(toField(field), oracle.turned(tileOf(tile), rotation));
  }
  return { columns: tileSet.columns, rows: tileSet.rows, tiles: explored };
}

const caravanOf = (state: State, seat: number): oracle.Field =>
  toField(state.seats[seat]?.caravan ?? "");

/** The ways to place a tile beside the caravan in turn. */
function placements(
  board: oracle.Board,
  state: State,
  tile: string,
): { field: string; rotation: number }[] {
  return oracle
    .naivePlacements(board, caravanOf(state, state.inTurn ?? 0), tileOf(tile))
    .map(({ field, turns }) => ({ field: toName(field), rotation: turns }));
}

/** Every legal move up to the scoring, from the wording of T10 to T21. */
function expectedMoves(board: oracle.Board, state: State): Move[] | undefined {
  const { phase, inTurn, seats, explorers, drawn } = state;
  if (inTurn === null) return undefined;
  const own = seats[inTurn];
  if (own === undefined) return undefined;
  if (phase === "place" && drawn !== null) {
    return placements(board, state, drawn).map((place) => ({
      type: "place",
      tile: drawn,
      ...place,
    }));
  }
  if (phase !== "travel" && phase !== "explore") return undefined;
  const moves: Move[] = [{ type: "done" }];
  for (const { seat, height } of explorers) {
    if (seat === inTurn) moves.push({ type: "withdraw", height });
  }
  if (phase === "travel") {
    const taken = seats.map((_, seat) => caravanOf(state, seat));
    const { free, driver } = oracle.naiveReach(board, caravanOf(state, inTurn), taken);
    for (const field of free) moves.push({ type: "move", to: toName(field), driver: false });
    for (const field of own.water > 0 ? driver : []) {
      moves.push({ type: "move", to: toName(field), driver: true });
    }
  }
  const open = oracle.openLines(board, caravanOf(state, inTurn)).length > 0;
  if (open && own.reserve.length < 3 && state.stack.some((left) => left > 0)) {
    moves.push({ type: "draw" });
  }
  for (const [seat, { reserve }] of seats.entries()) {
    if (seat !== inTurn && own.water === 0) continue;
    for (const tile of new Set(reserve)) {
      for (const place of placements(board, state, tile)) {
        moves.push(
          seat === inTurn
            ? { type: "place", tile, ...place }
            : { type: "scout", from: seat, tile, ...place },
        );
      }
    }
  }
  const stuck = own.reserve.every((tile) => !oracle.fitsAnywhere(board, tileOf(tile)));
  if (own.reserve.length === 3 && stuck) {
    for (const tile of new Set(own.reserve)) moves.push({ type: "discard", tile });
  }
  return moves;
}

const sorted = (items: readonly object[]): string[] =>
  items
    .map((item) => JSON.stringify(Object.entries(item).sort(([a], [b]) => (a < b ? -1 : 1))))
    .sort();

/** T24: every oasis, its portions named by field and sides. */
function naiveOases(board: oracle.Board): unknown {
  return oracle.naiveOases(board).map(({ portions, complete }) => ({
    portions: portions
      .map(({ field, portion }) => {
        const sides = board.tiles.get(field)?.portions[portion]?.sides ?? [];
        return `${toName(field)} ${sides.join("")}`;
      })
      .sort(),
    complete,
  }));
}

const ownOases = (state: State): unknown =>
  oasesOf(state).map(({ portions, complete }) => ({
    portions: portions.map(({ field, portion }) => `${field} ${portion}`).sort(),
    complete,
  }));

const byPortions = (oases: unknown): string[] => sorted(oases as object[]);

/** Plays a game in lock-step; whole boards are searched after each tile, or at every so many of them. */
function lockstep(game: RandomGame, every = 1): void {
  const actions = new ActionsWatch();
  for (const { before, move, after } of stepsOf(game)) {
    const board = boardOf(before);
    const expected = expectedMoves(board, before);
    if (expected !== undefined) expect(sorted(legalMoves(before))).toEqual(sorted(expected));
    if (after.tiles.length > before.tiles.length && after.tiles.length % every === 0) {
      const next = boardOf(after);
      expect(byPortions(ownOases(after))).toEqual(byPortions(naiveOases(next)));
      for (const { field } of after.tiles) {
        const tiles = new Map(next.tiles);
        const tile = tiles.get(toField(field));
        tiles.delete(toField(field));
        expect(tile !== undefined && oracle.fits({ ...next, tiles }, tile, toField(field))).toBe(
          true,
        );
      }
    }
    lookAtPlacing(board, before, move, after);
    lookAtPath(board, before, move);
    actions.look(before, move);
    lookAtScoring(before, move);
    lookAtGold(after);
  }
}

/** T1, T18, T19: what is placed lies where it is told, and is a desert tile or not. */
function lookAtPlacing(board: oracle.Board, before: State, move: Move, after: State): void {
  const placed = events(before, move).find(({ type }) => type === "tile-placed");
  if (placed?.type !== "tile-placed") {
    expect(after.tiles).toEqual(before.tiles);
    return;
  }
  const tile = oracle.turned(tileOf(placed.tile), placed.rotation);
  expect(placed.desert).toBe(oracle.isDesertTile(tile));
  const next = oracle.withTile(board, toField(placed.field), tile);
  expect(new Map(boardOf(after).tiles)).toEqual(new Map(next.tiles));
}

/** T10, T11: the way of a caravan. */
function lookAtPath(board: oracle.Board, before: State, move: Move): void {
  if (move.type !== "move") return;
  const [first] = events(before, move).filter(({ type }) => type === "caravan-moved");
  if (first?.type !== "caravan-moved") throw new Error("no caravan has moved");
  const { from, to, path, driver } = first;
  expect(path).toEqual(oracle.naivePath(board, toField(from), toField(to), driver).map(toName));
}

/** T28: who takes what and carries it out when, from the first event of an oasis to its last. */
class ActionsWatch {
  private spaces: readonly string[] = [];
  private expected: readonly number[] = [];
  private readonly choices: oracle.ActionChoice[] = [];
  private readonly steps: string[] = [];

  look(before: State, move: Move): void {
    const owner = (height: number): number =>
      before.tileSet.explorers.findIndex((heights) => heights.includes(height));
    const gained: number[] = [];
    for (const event of events(before, move)) {
      switch (event.type) {
        case "scoring-began":
          this.spaces = event.spaces;
          this.expected = event.explorers;
          this.choices.length = 0;
          this.steps.length = 0;
          break;
        case "explorer-returned":
          if (event.reason === "unpaid") {
            this.expected = this.expected.filter((height) => height !== event.height);
          }
          break;
        case "action-taken":
          expect(event.seat).toBe(owner(event.height));
          this.choices.push({ height: event.height, action: event.action });
          this.steps.push(`${event.height} takes ${event.action}`);
          break;
        case "action-declined":
          this.choices.push({ height: event.height, action: "decline" });
          this.steps.push(`${event.height} declines`);
          break;
        case "good-taken":
        case "camel-taken":
        case "water-taken":
        case "rumour-drawn":
        case "rumour-looked-at":
          gained.push(event.seat);
          break;
        case "action-ended": {
          // What the explorer brings goes to its owner.
          for (const seat of gained.splice(0)) expect(seat).toBe(owner(event.height));
          const made = this.choices.find(({ height }) => height === event.height);
          if (made !== undefined && made.action !== "decline") {
            this.steps.push(`${event.height} carries out ${made.action}`);
          }
          break;
        }
        case "scoring-ended":
          expect(this.steps).toEqual(
            oracle.naiveActions(before.rules.actions, this.spaces, this.choices),
          );
          expect(this.choices.map(({ height }) => height)).toEqual(
            this.expected.slice(0, this.choices.length),
          );
          // Nobody is left out as long as there are spaces.
          if (this.choices.length < this.expected.length) {
            const taken = this.choices.filter(({ action }) => action !== "decline").length;
            expect(taken).toBe(this.spaces.length);
          }
          break;
        default:
          break;
      }
    }
  }
}

/** T26, T27: who acts in which order, and who pays. */
function lookAtScoring(before: State, move: Move): void {
  const told = events(before, move);
  // The turban passes on with each oasis, so only the first of a move is seen from the state before.
  const began = told.find((event) => event.type === "scoring-began");
  const passed = told.findIndex(({ type }) => type === "turban-passed");
  if (began?.type !== "scoring-began" || (passed >= 0 && passed < told.indexOf(began))) return;
  const heights = before.tileSet.explorers;
  const line = began.explorers.map((height) => ({
    height,
    seat: heights.findIndex((own) => own.includes(height)),
  }));
  const shuffled = [...line].sort((a, b) => (a.height % 3) - (b.height % 3));
  expect(line).toEqual(oracle.naiveOrder(shuffled, before.turban, heights));
  const [first] = line;
  const paid = told.some((event) => event.type === "water-paid" && event.purpose === "oasis");
  const home = told.some(
    (event) => event.type === "explorer-returned" && event.reason === "unpaid",
  );
  if (passed >= 0 || first === undefined) return;
  const rich = (before.seats[first.seat]?.water ?? 0) > (move.type === "scout" ? 1 : 0);
  expect([paid, home]).toEqual(line.length < 2 ? [false, false] : [rich, !rich]);
}

/** T33, T34. */
function lookAtGold(state: State): void {
  const rumours: Record<string, number[]> = {};
  for (const good of GOODS) {
    rumours[good] = state.rumours.board
      .filter(({ slot }) => slot.startsWith(good))
      .map(({ value }) => value);
  }
  const gold = oracle.naiveGold(
    state.seats.map(({ goods }) => goods),
    rumours,
  );
  const { seats, winners } = score(state);
  expect(seats.map(({ total }) => total)).toEqual(gold);
  const water = state.seats.map((seat) => seat.water);
  expect(winners).toEqual(state.over ? oracle.naiveWinners(gold, water) : []);
}

describe("in lock-step with the oracle", () => {
  it("T1, T2: the default set and cross are those of the rules", () => {
    expect(oracle.selfCheck()).toEqual([]);
    const text = (lines: readonly string[]): string[] => lines.map((line) => line.trim());
    expect(text(wideDesert.tiles)).toEqual(text(oracle.DEFAULT_TILES_TEXT.trim().split("\n")));
    const own = boardOf({ tileSet: wideDesert, tiles: [] } as unknown as State);
    expect(new Map(own.tiles)).toEqual(new Map(oracle.defaultBoard().tiles));
    expect(wideDesert.explorers).toEqual(oracle.DEFAULT_HEIGHTS);
  });

  it("T10 to T34: random games with random tile sets", () => {
    fc.assert(
      fc.property(games, (game) => {
        lockstep(game);
      }),
      { numRuns: cases(40) },
    );
  });

  for (const game of libraryGames) {
    it(`${String(game.options.tileSet?.name)} with ${game.options.players} players`, () => {
      lockstep(game, 17);
    });
  }
});
