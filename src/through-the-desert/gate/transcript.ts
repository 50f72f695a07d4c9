/** Converts between the two forms of a game: reads the position of a state, and writes the state of a position. */
import { regionFrom } from "../../kit/boards/regions.js";
import type { Seed } from "../../game.js";
import { bySeat, type Formed, standing } from "../../kit/state/standing.js";
import { exact } from "../../kit/state/lists.js";
import { boardOf, tokenOn } from "../rules/board.js";
import { NONE } from "../../kit/none.js";
import { CARAVANS } from "../rules/numbers.js";
import {
  blankPosition,
  caravanOf,
  colourOf,
  coloursIn,
  layWater,
  type Position,
  seatOf,
  takenIndex,
} from "../rules/position.js";
import { settingOf } from "../rules/setting.js";
import {
  type Caravan,
  COLOURS,
  type SeatState,
  type State,
  type Territory,
  type View,
  type WaterToken,
} from "../model/state.js";
import { claim, closeLeaderSpaces, occupy, openLeaderSpaces } from "../rules/upkeep.js";

/** Returns the position of a state that was checked. */
export function readState(state: Formed<State> | Formed<View>): Position {
  const players = state.seats.length;
  const board = boardOf(state.layout, players);
  const number = (space: string): number => board.numbers.get(space) ?? board.count;
  const position = blankPosition(settingOf(board, state.rules, players, state.oases.map(number)));
  position.phase = state.phase;
  position.seat = state.seat ?? NONE;
  position.endReason = state.endReason;
  position.round = state.round;
  position.left = state.left;
  for (const { space, value } of state.water) layWater(position, number(space), value);
  for (const [colour, name] of COLOURS.entries()) position.supply[colour] = state.supply[name];
  for (const [seat, { leaders, gaveBack, water }] of state.seats.entries()) {
    for (const colour of leaders) position.hands[seat] |= 1 << COLOURS.indexOf(colour);
    position.gaveBack[seat] = gaveBack === null ? NONE : COLOURS.indexOf(gaveBack);
    position.taken[takenIndex(seat, 1)] = water.ones;
    position.taken[takenIndex(seat, 2)] = water.twos;
    position.taken[takenIndex(seat, 3)] = water.threes;
  }
  openLeaderSpaces(position);
  for (const { seat, colour, leader, camels, oases } of state.caravans) {
    const caravan = caravanOf(COLOURS.indexOf(colour), seat);
    position.leaders[caravan] = number(leader);
    for (const camel of camels) occupy(position, caravan, number(camel));
    for (const oasis of oases) position.scored[caravan] |= 1 << state.oases.indexOf(oasis);
    closeLeaderSpaces(position, number(leader));
  }
  for (const { seat, colour, spaces } of state.territories) {
    const caravan = caravanOf(COLOURS.indexOf(colour), seat);
    for (const space of spaces) claim(position, caravan, number(space));
  }
  return position;
}

/** Returns the state of a position. */
export function writeState(position: Position, seed: Seed): State {
  const { setting, phase, endReason, round, left, water, supply } = position;
  const seat = position.seat === NONE ? null : position.seat;
  const { board, rules, oases } = setting;
  const tokens: WaterToken[] = [];
  for (const [space, value] of water.entries()) {
    if (value !== 0) tokens.push(tokenOn(board, space, value));
  }
  const [honey, rose, grape, sky, mint] = supply;
  return {
    game: "through-the-desert",
    version: 1,
    seed,
    layout: board.layout,
    rules,
    ...standing({ endReason, phase, seat, inTurn: seat }),
    round,
    left,
    oases: oases.map((oasis) => board.names[oasis]),
    water: exact(tokens),
    supply: { honey, rose, grape, sky, mint },
    seats: bySeat(setting.players, (number) => writeSeat(position, number)),
    caravans: writeCaravans(position),
    territories: writeTerritories(position),
  };
}

function writeSeat({ hands, gaveBack, taken }: Position, seat: number): SeatState {
  return {
    leaders: coloursIn(hands[seat]),
    gaveBack: gaveBack[seat] === NONE ? null : COLOURS[gaveBack[seat]],
    water: {
      ones: taken[takenIndex(seat, 1)],
      twos: taken[takenIndex(seat, 2)],
      threes: taken[takenIndex(seat, 3)],
    },
  };
}

function writeCaravans({ setting, leaders, occupant, scored }: Position): Caravan[] {
  const { names } = setting.board;
  const caravans: Caravan[] = [];
  for (let caravan = 0; caravan < CARAVANS; caravan++) {
    if (leaders[caravan] === NONE) continue;
    caravans.push({
      seat: seatOf(caravan),
      colour: COLOURS[colourOf(caravan)],
      leader: names[leaders[caravan]],
      camels: names.filter((_, space) => occupant[space] === caravan),
      oases: setting.oases
        .filter((_, index) => (scored[caravan] & (1 << index)) !== 0)
        .map((oasis) => names[oasis]),
    });
  }
  return caravans;
}

/** Returns the territories. Those of one caravan never touch, so each is one connected set of its spaces. */
function writeTerritories({ setting, territory }: Position): Territory[] {
  const { ring, names, count } = setting.board;
  const grid = { count, beside: ring };
  const seen = new Set<number>();
  const territories: Territory[] = [];
  for (let first = 0; first < count; first++) {
    const caravan = territory[first];
    if (caravan === NONE || seen.has(first)) continue;
    const spaces = regionFrom(grid, first, (space) => territory[space] === caravan);
    for (const space of spaces) seen.add(space);
    territories.push({
      seat: seatOf(caravan),
      colour: COLOURS[colourOf(caravan)],
      spaces: spaces.sort((a, b) => a - b).map((space) => names[space]),
    });
  }
  return territories;
}
