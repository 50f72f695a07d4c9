/** Desert Sons played by greedy players, who know no more than their seats do. */
import {
  type Action,
  apply,
  blindPaths,
  board,
  type Field,
  GOODS,
  goodValues,
  legalMoves,
  type Move,
  oasesOf,
  type SeatState,
  setup,
  shortTrip,
  type State,
  type TileSet,
  toText,
  view,
  wideDesert,
} from "caravanserai/desert-sons";
import { hashText } from "./pick.js";
import type { Table } from "./table.js";

const tileSets: ReadonlyMap<string, TileSet> = new Map([
  ["wide-desert", wideDesert],
  ["short-trip", shortTrip],
  ["blind-paths", blindPaths],
]);

/** What a viewer takes a good with an unknown rumour to be worth. */
const USUAL_VALUE = 4;

/** A state as a seat looks at it. */
interface Outlook {
  readonly seat: number;
  /** By field: the sides of the tile that lies there, as letters. */
  readonly explored: ReadonlyMap<Field, string>;
  /** The fields where the seat has explorers. */
  readonly own: ReadonlySet<Field>;
  readonly rows: number;
  readonly columns: number;
}

function outlook(state: State, seat: number): Outlook {
  const explored = new Map<Field, string>();
  for (const { name, contents } of board(state).spaces) {
    if (name !== null && contents.face !== null) explored.set(name, contents.face);
  }
  const mine = state.explorers.filter((one) => one.seat === seat);
  const { rows, columns } = state.tileSet;
  return { seat, explored, own: new Set(mine.map(({ field }) => field)), rows, columns };
}

/** The field on a side of another, `undefined` outside the area. */
function beside({ rows, columns }: Outlook, field: Field, side: number): Field | undefined {
  const row = field.charCodeAt(0) - 97 + ([-1, 0, 1, 0][side] ?? 0);
  const column = Number(field.slice(1)) + ([0, 1, 0, -1][side] ?? 0);
  if (row < 0 || row >= rows || column < 1 || column > columns) return undefined;
  return String.fromCharCode(97 + row) + String(column);
}

/** How many sides of an oasis look at unexplored fields. */
function openSides(look: Outlook, portions: readonly { field: Field; portion: string }[]): number {
  let open = 0;
  for (const { field, portion } of portions) {
    for (const letter of portion) {
      const other = beside(look, field, "NESW".indexOf(letter));
      if (other !== undefined && !look.explored.has(other)) open++;
    }
  }
  return open;
}

/** Who decides, and what that seat knows of the worth of goods. */
interface Player {
  readonly seat: number;
  readonly values: ReturnType<typeof goodValues>;
}

/** What an action space is worth to a player. */
function worth(own: SeatState, { values }: Player, space: Action): number {
  const free = 4 + 2 * own.camels - goodsHeld(own);
  if (space === "camel") return free <= 2 ? 3.5 : 2;
  if (space === "water") return own.water < 3 ? 1.6 : 0.8;
  if (space === "rumour") return 0.6;
  return free > 0 ? (values[space] ?? USUAL_VALUE) : 0.3;
}

const goodsHeld = (own: SeatState): number => GOODS.reduce((sum, good) => sum + own.goods[good], 0);

/** How good a state is for a player: gold, water, and what the explorers may hope for. */
function prospects(state: State, player: Player): number {
  const { seat, values } = player;
  const own = state.seats[seat];
  if (own === undefined) throw new Error("nobody sits there");
  const places = 4 + 2 * own.camels - goodsHeld(own);
  let hope = 0;
  for (const good of GOODS) hope += own.goods[good] * (values[good] ?? USUAL_VALUE);
  hope += 0.7 * Math.min(own.water, 4) + 1.3 * Math.min(3, places);
  const look = outlook(state, seat);
  for (const { explorers, spaces, portions } of oasesOf(state)) {
    const mine = explorers.filter(
      (height) => state.explorers.find((one) => one.height === height)?.seat === seat,
    );
    if (mine.length === 0) continue;
    const gains = spaces.map((space) => worth(own, player, space)).sort((a, b) => b - a);
    const open = openSides(look, portions);
    for (const height of mine) {
      const rank = explorers.indexOf(height);
      // A space may still be found in an oasis that is open.
      const gain = gains[rank] ?? (open === 0 ? 0 : 0.8);
      hope += gain * CLOSING ** open - height / 100 - 0.5;
    }
  }
  return hope - 0.15 * own.reserve.length;
}

/** How likely a side is closed in time. */
const CLOSING = 0.8;

/** How much a seat is drawn to exploring from a field: towards own oases first, then those of nobody. */
function pull(look: Outlook, field: Field): number {
  let best = -1;
  const sides = look.explored.get(field) ?? "";
  for (let side = 0; side < 4; side++) {
    const beyond = beside(look, field, side);
    if (beyond === undefined || look.explored.has(beyond)) continue;
    if (!"DOWB".includes(sides.charAt(side))) continue;
    let value = 0.5;
    for (let other = 0; other < 4; other++) {
      const near = beside(look, beyond, other);
      const facing = near === undefined ? undefined : look.explored.get(near)?.[(other + 2) % 4];
      if (near === undefined) value += 0.2;
      if (facing === undefined || !"OoB".includes(facing)) continue;
      value += look.own.has(near ?? "") ? 2 : 0.7;
    }
    best = Math.max(best, value);
  }
  return best;
}

/** What a drawn tile is hoped to bring. */
const HOPE_OF_DRAW = 1.5;

/** How many of the most promising fields are looked at closely. */
const CLOSE_LOOKS = 8;

/** How much a seat likes a move. */
function liking(state: State, player: Player, now: number, move: Move): number {
  switch (move.type) {
    case "draw":
      return now + HOPE_OF_DRAW;
    case "done":
      return now - (state.phase === "explorer" || state.phase === "guide" ? 0 : 0.4);
    case "discard":
    case "look":
      return now + 0.5;
    case "guide":
    case "decline":
      return now - 0.2;
    case "take": {
      const own = state.seats[player.seat];
      return now + (own === undefined ? 0 : worth(own, player, move.action));
    }
    case "withdraw":
      return now - 0.5;
    case "scout":
    case "place": {
      // A scout draws a tile for somebody, but which one does not matter here.
      const after = apply(state, move);
      if (after.phase !== "explorer") return prospects(after, player) + 1.2;
      const next = legalMoves(after).filter(({ type }) => type !== "withdraw");
      return 0.6 + Math.max(...next.map((one) => prospects(apply(after, one), player)));
    }
    default:
      return prospects(apply(state, move), player);
  }
}

/** How much a seat likes to travel somewhere: for the best that it could do there. */
function likingOfTravel(state: State, player: Player, now: number, move: Move): number {
  const after = apply(state, move);
  if (after.phase !== "explore") return now - 0.4;
  const look = outlook(after, player.seat);
  const paid = move.type === "move" && move.driver ? 1 : 0;
  const there = after.seats[player.seat]?.caravan ?? "";
  let best = now - 0.3 + 0.05 * pull(look, there);
  for (const next of legalMoves(after)) {
    if (next.type === "draw") best = Math.max(best, now + HOPE_OF_DRAW + 0.3 * pull(look, there));
    if (next.type === "place") best = Math.max(best, liking(after, player, now, next));
  }
  return best - paid - 0.05;
}

/** The move that a seat likes best. Among equals the choice is as good as random, but the same every time. */
export function greedyMove(state: State): Move {
  const seat = state.seat ?? 0;
  const player = { seat, values: goodValues(view(state, seat)) };
  const now = prospects(state, player);
  const look = outlook(state, seat);
  const moves = legalMoves(state);
  const travels = moves
    .flatMap((move) => (move.type === "move" ? [{ move, pull: pull(look, move.to) }] : []))
    .sort((one, other) => other.pull - one.pull);
  const close = new Set<Move>(travels.slice(0, CLOSE_LOOKS).map(({ move }) => move));
  let best: { move: Move; value: number; tie: number } | undefined;
  for (const move of moves) {
    if (move.type === "move" && !close.has(move)) continue;
    const here = move.type === "draw" ? 0.3 * pull(look, state.seats[seat]?.caravan ?? "") : 0;
    const like = move.type === "move" ? likingOfTravel : liking;
    const value = like(state, player, now, move) + here;
    const tie = hashText(`${JSON.stringify(move)}${String(state.seed)}${state.tiles.length}`);
    if (best === undefined || value > best.value || (value === best.value && tie > best.tie)) {
      best = { move, value, tie };
    }
  }
  if (best === undefined) throw new Error("the game is over");
  return best.move;
}

export const desertSons: Table = {
  id: "desert-sons",
  players: [2, 4],
  boards: [...tileSets.keys()],
  play({ players, seed, board: name }, colour) {
    let state = setup({ players, seed, tileSet: tileSets.get(name) ?? wideDesert });
    while (!state.over) state = apply(state, greedyMove(state));
    return toText(state, { colour });
  },
};
