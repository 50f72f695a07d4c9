/** Through the Desert as numbers: what lies on each space, what each seat has, and moves as picks of a colour and a space. */
import {
  type Encoding,
  type EncodingFormat,
  forSeats,
  relativeSeat,
} from "../../kit/engine/encoding.js";
import { NONE } from "../../kit/none.js";
import { COLOURS } from "../model/state.js";
import { colourOfAction, kindOf, spaceOfAction } from "../rules/actions.js";
import type { Board } from "../rules/board.js";
import { CARAVANS, COLOUR_COUNT, GIVE_BACK, OASIS } from "../rules/numbers.js";
import { caravanOf, colourOf, type Position, seatOf } from "../rules/position.js";
import { oasisPoints, territoryPoints, waterPoints } from "../rules/score.js";

/** The channels of a space, before those of the seats. */
const OASIS_CHANNEL = 0;
const WATER_CHANNEL = 1;
const LEADER_CHANNEL = 2;
const COLOUR_CHANNELS = 3;
const SEAT_CHANNELS = COLOUR_CHANNELS + COLOUR_COUNT;

const PHASES = ["give-back", "leaders", "camels"] as const;
/** The units of points, of camels in a caravan, of decisions left in a turn and of water. */
const POINTS = 20;
const CAMELS = 20;
const LEFT = 2;
const WATER_POINTS = 3;

/** The formats by board and number of players. */
const formats = new WeakMap<Board, EncodingFormat[]>();

function formatOf({ setting }: Position): EncodingFormat {
  const { board, players } = setting;
  const known = formats.get(board) ?? [];
  formats.set(board, known);
  return (known[players] ??= makeFormat(board, players));
}

function makeFormat({ names }: Board, players: number): EncodingFormat {
  const each = (name: string): string[] => forSeats(name, players);
  const byColour = (name: string): string[] => COLOURS.map((colour) => `${name}:${colour}`);
  return {
    channels: [
      ...["oasis", "water", "leader"],
      ...byColour("camel"),
      ...each("camel"),
      ...each("territory"),
    ],
    globals: [
      ...PHASES.map((phase) => `phase:${phase}`),
      "left",
      ...byColour("supply"),
      ...[...each("decides"), ...each("oases"), ...each("water"), ...each("territory")],
      ...byColour("hand").flatMap(each),
      ...byColour("gave-back").flatMap(each),
      ...byColour("camels").flatMap(each),
    ],
    picks: [...byColour("colour"), ...names.map((name) => `space:${name}`)],
  };
}

function encode(
  position: Position,
  viewer: number,
  spaces: Float32Array,
  globals: Float32Array,
): void {
  encodeSpaces(position, viewer, spaces);
  encodeGlobals(position, viewer, globals);
}

function encodeSpaces(position: Position, viewer: number, spaces: Float32Array): void {
  const { setting, occupant, territory, water, leaders } = position;
  const { board, players } = setting;
  const channels = SEAT_CHANNELS + 2 * players;
  for (let space = 0, at = 0; space < board.count; space++, at += channels) {
    const piece = occupant[space];
    if (piece >= 0) {
      spaces[at + COLOUR_CHANNELS + colourOf(piece)] = 1;
      spaces[at + SEAT_CHANNELS + relativeSeat(seatOf(piece), viewer, players)] = 1;
    } else if (piece === OASIS) spaces[at + OASIS_CHANNEL] = 1;
    if (water[space] !== 0) spaces[at + WATER_CHANNEL] = water[space] / WATER_POINTS;
    if (territory[space] !== NONE) {
      const owner = relativeSeat(seatOf(territory[space]), viewer, players);
      spaces[at + SEAT_CHANNELS + players + owner] = 1;
    }
  }
  for (let caravan = 0; caravan < CARAVANS; caravan++) {
    if (leaders[caravan] !== NONE) spaces[leaders[caravan] * channels + LEADER_CHANNEL] = 1;
  }
}

/** The points of territory by seat, while a position is encoded. */
const enclosed: number[] = [];

function encodeGlobals(position: Position, viewer: number, globals: Float32Array): void {
  const { setting, phase, seat, left, supply, hands, gaveBack, sizes } = position;
  const { players, rules } = setting;
  let at = 0;
  for (const one of PHASES) globals[at++] = phase === one ? 1 : 0;
  globals[at++] = left / LEFT;
  for (let colour = 0; colour < COLOUR_COUNT; colour++) {
    globals[at++] = supply[colour] / rules.camelsPerColour;
  }
  territoryPoints(position, enclosed);
  for (let other = 0; other < players; other++) {
    const place = at + relativeSeat(other, viewer, players);
    globals[place] = other === seat ? 1 : 0;
    globals[place + players] = oasisPoints(position, other) / POINTS;
    globals[place + 2 * players] = waterPoints(position, other) / POINTS;
    globals[place + 3 * players] = enclosed[other] / POINTS;
    for (let colour = 0; colour < COLOUR_COUNT; colour++) {
      const entry = place + (4 + colour) * players;
      globals[entry] = (hands[other] >> colour) & 1;
      globals[entry + COLOUR_COUNT * players] = gaveBack[other] === colour ? 1 : 0;
      globals[entry + 2 * COLOUR_COUNT * players] = sizes[caravanOf(colour, other)] / CAMELS;
    }
  }
}

/** The encoding. Nothing in this game is hidden. */
export const encoding: Encoding<Position> = {
  format: formatOf,
  encode,
  hide: () => undefined,
  picksOf(_, action, into, from) {
    into[from] = colourOfAction(action);
    if (kindOf(action) === GIVE_BACK) return 1;
    into[from + 1] = COLOUR_COUNT + spaceOfAction(action);
    return 2;
  },
};
