/** Converts between the two forms of a game: reads the position of a state, and writes the state of a position. */
import type { Seat, Seed } from "../../game.js";
import { Chance } from "../../kit/chance/chance.js";
import { bySeat, type Formed, standing } from "../../kit/state/standing.js";
import { boardOf, findPortion, namePortion } from "../rules/board.js";
import { layFace } from "../rules/tiles/borders.js";
import { settingOf } from "../rules/setting.js";
import { NONE } from "../../kit/none.js";
import { actionNames, placedExplorers, portionsIn } from "../rules/oases/oasis-scoring.js";
import { ASIDE, HAND, RESERVE, UNKNOWN } from "../rules/numbers.js";
import { blankPosition, currentPile, ownerOf, type Position } from "../rules/position.js";
import { addToReserve } from "../rules/tiles/reserve.js";
import {
  ACTIONS,
  type Goods,
  GOODS,
  type Rumour,
  type Rumours,
  type Scoring,
  type SeatState,
  SLOTS,
  type State,
  type Tile,
  type View,
} from "../model/state.js";

/** Returns the position of a valid state or view. */
export function readState(state: Formed<State> | Formed<View>): Position {
  const board = boardOf(state.tileSet);
  const position = blankPosition(settingOf(board, state.rules, state.seats.length));
  const field = (name: string | null): number =>
    name === null ? NONE : (board.numbers.get(name) ?? NONE);
  const kind = (tile: Tile | null): number =>
    tile === null ? NONE : (board.kindNumbers.get(tile) ?? NONE);
  position.phase = state.phase;
  position.endReason = state.endReason;
  position.seat = state.seat ?? NONE;
  position.inTurn = state.inTurn ?? NONE;
  position.extra = state.extra;
  position.idle = state.idle;
  position.turnsLeft = state.turnsLeft ?? NONE;
  position.drawn = kind(state.drawn);
  position.found = field(state.found);
  position.turban = state.turban;
  position.water = state.supply.water;
  position.camels = state.supply.camels;
  if ("chance" in state) position.chance.follow(Chance.at(state.chance));
  const seen = (tile: number): number => {
    position.seen[tile]++;
    position.drawnTiles++;
    return tile;
  };
  for (const { field: name, tile, rotation } of state.tiles) {
    layFace(position, field(name), seen(kind(tile)) * 4 + rotation);
  }
  for (const tile of state.discarded) position.discarded[seen(kind(tile))]++;
  if (state.drawn !== null) seen(position.drawn);
  for (const [good, name] of GOODS.entries()) position.goods[good] = state.supply.goods[name];
  for (const [seat, own] of state.seats.entries()) {
    position.caravan[seat] = field(own.caravan);
    position.seatWater[seat] = own.water;
    position.seatCamels[seat] = own.camels;
    for (const tile of own.reserve) addToReserve(position, seat, seen(kind(tile)));
    for (const [good, name] of GOODS.entries()) {
      position.seatGoods[seat * GOODS.length + good] = own.goods[name];
    }
  }
  for (const { height, field: name, portion } of state.explorers) {
    const explorer = board.explorerNumbers.get(height) ?? 0;
    const at = field(name);
    position.explorer[explorer] = at * 4 + findPortion(board, position.face[at], portion);
  }
  readScoring(position, state);
  readRumours(position, state.rumours);
  return position;
}

function readScoring(
  position: Position,
  { completed, scoring }: Formed<State> | Formed<View>,
): void {
  const { face, found, setting, queue, free, placed } = position;
  const { board } = setting;
  const portion = (name: string): number => findPortion(board, face[found], name);
  for (const name of completed) position.completed |= 1 << portion(name);
  if (scoring === null) return;
  position.scoring = portion(scoring.portion);
  for (const height of [...scoring.explorers].reverse()) {
    queue[position.queued++] = board.explorerNumbers.get(height) ?? 0;
  }
  for (const { height, action } of scoring.placed) {
    placed[board.explorerNumbers.get(height) ?? 0] = ACTIONS.indexOf(action);
  }
  for (const action of scoring.spaces) free[ACTIONS.indexOf(action)]++;
  position.wanted = scoring.good === null ? NONE : GOODS.indexOf(scoring.good);
}

function readRumours(position: Position, rumours: Rumours<number | null>): void {
  const { rumour, seenBy } = position;
  const lay = (place: number, tile: Rumour<number | null> | null): void => {
    if (tile === null) return;
    rumour[place] = tile.value ?? UNKNOWN;
    for (const seat of tile.seenBy) seenBy[place] |= 1 << seat;
  };
  for (const tile of rumours.board) lay(SLOTS.indexOf(tile.slot), tile);
  lay(ASIDE, rumours.aside);
  lay(HAND, rumours.hand);
  position.unseen = rumours.unseen;
  position.looked = rumours.looked === null ? NONE : SLOTS.indexOf(rumours.looked);
}

/** Returns the state of a position. */
export function writeState(position: Position, seed: Seed): State {
  const { setting, phase, seat, inTurn, face, found, drawn, explorer, chance } = position;
  const { board, rules } = setting;
  const { kinds, names } = board;
  const tilesFaces = kinds.length * 4;
  return {
    game: "desert-sons",
    version: 1,
    seed,
    tileSet: board.set,
    rules,
    ...standing({
      endReason: position.endReason,
      phase,
      seat: seat === NONE ? null : seat,
      inTurn: inTurn === NONE ? null : inTurn,
    }),
    extra: position.extra,
    idle: position.idle,
    turnsLeft: position.turnsLeft === NONE ? null : position.turnsLeft,
    stack: writeStack(position),
    drawn: drawn === NONE ? null : kinds[drawn],
    tiles: names.flatMap((name, field) =>
      face[field] === NONE || face[field] >= tilesFaces
        ? []
        : [{ field: name, tile: kinds[face[field] >> 2], rotation: face[field] & 3 }],
    ),
    discarded: kinds.flatMap((tile, kind) => new Array<Tile>(position.discarded[kind]).fill(tile)),
    explorers: board.byHeight.flatMap((number) => {
      const at = explorer[number];
      if (at === NONE) return [];
      return [
        {
          height: board.heights[number],
          seat: ownerOf(setting, number),
          field: names[at >> 2],
          portion: namePortion(board, face[at >> 2], at & 3),
        },
      ];
    }),
    found: found === NONE ? null : names[found],
    completed: portionsIn(position.completed).map((portion) =>
      namePortion(board, face[found], portion),
    ),
    scoring: writeScoring(position),
    seats: bySeat(setting.players, (number) => writeSeat(position, number)),
    supply: {
      water: position.water,
      camels: position.camels,
      goods: writeGoods((good) => position.goods[good]),
    },
    rumours: writeRumours(position),
    turban: position.turban,
    chance: chance.state,
  };
}

function writeStack(position: Position): number[] {
  const { setting, drawnTiles } = position;
  const { tilesThrough, firstPile } = setting;
  const current = currentPile(position);
  return tilesThrough.map((through, pile) => {
    if (pile < firstPile || current === NONE || pile < current) return 0;
    return through - (pile === current ? drawnTiles : (tilesThrough[pile - 1] ?? 0));
  });
}

function writeScoring(position: Position): Scoring | null {
  const { face, found, scoring, queue, queued, free, wanted, setting } = position;
  const { board } = setting;
  if (scoring === NONE) return null;
  return {
    portion: namePortion(board, face[found], scoring),
    explorers: Array.from({ length: queued }, (_, n) => board.heights[queue[queued - 1 - n]]),
    placed: placedExplorers(position).map((explorer) => ({
      height: board.heights[explorer],
      action: ACTIONS[position.placed[explorer]],
    })),
    spaces: actionNames(free),
    good: wanted === NONE ? null : GOODS[wanted],
  };
}

function writeGoods(count: (good: number) => number): Goods {
  return { myrrh: count(0), frankincense: count(1), salt: count(2), gems: count(3) };
}

function writeSeat(position: Position, seat: number): SeatState {
  const { caravan, reserve, reserves, seatWater, seatCamels, seatGoods, setting } = position;
  const { kinds, names } = setting.board;
  return {
    caravan: caravan[seat] === NONE ? null : names[caravan[seat]],
    reserve: Array.from({ length: reserves[seat] }, (_, n) => kinds[reserve[seat * RESERVE + n]]),
    water: seatWater[seat],
    camels: seatCamels[seat],
    goods: writeGoods((good) => seatGoods[seat * GOODS.length + good]),
  };
}

/** Returns the seats of a set that has one bit for each seat. */
const seatsIn = (set: number): Seat[] => [0, 1, 2, 3].filter((seat) => set & (1 << seat));

function writeRumours({ rumour, seenBy, unseen, looked }: Position): Rumours {
  const tile = (place: number): Rumour | null =>
    seenBy[place] === 0 ? null : { value: rumour[place], seenBy: seatsIn(seenBy[place]) };
  return {
    unseen,
    aside: tile(ASIDE),
    hand: tile(HAND),
    looked: looked === NONE ? null : SLOTS[looked],
    board: SLOTS.flatMap((slot, place) => {
      const laid = tile(place);
      return laid === null ? [] : [{ slot, ...laid }];
    }),
  };
}
