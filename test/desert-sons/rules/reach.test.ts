/** T10, T11: where caravans can go, kept up as tiles are placed, is what a search of the whole area finds. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { defineTileSet } from "caravanserai/desert-sons";
import { boardOf } from "../../../src/desert-sons/rules/board.js";
import {
  extendReach,
  findReach,
  forgetReach,
  wayTo,
} from "../../../src/desert-sons/rules/travel/caravan-reach.js";
import {
  countStops,
  listStops,
  nthStop,
} from "../../../src/desert-sons/rules/travel/caravan-stops.js";
import { settingOf } from "../../../src/desert-sons/rules/setting.js";
import { NONE } from "../../../src/kit/none.js";
import { blankPosition, type Position } from "../../../src/desert-sons/rules/position.js";
import { cases } from "../../helpers/cases.js";
import { Dice } from "../../helpers/dice.js";

const PLAYERS = 4;
/** Columns and rows. Sets of fields have 32 to a word: of the first area all are used, of the second some are not. */
const SIZES = [
  [8, 4],
  [7, 7],
] as const;

function swap(list: number[], one: number, other: number): void {
  [list[one], list[other]] = [list[other] as number, list[one] as number];
}

/** An area in which every field has its tile, some of which are explored from the beginning, perhaps far from each other. */
interface World {
  readonly columns: number;
  /** By field: its sides, `d` without a line, `D` with a brown one, `W` with a white one. */
  readonly faces: readonly string[];
  readonly position: Position;
}

/** North, east, south and west of a field, `NONE` outside. */
const besides = (columns: number, fields: number, field: number): number[] => [
  field >= columns ? field - columns : NONE,
  field % columns < columns - 1 ? field + 1 : NONE,
  field < fields - columns ? field + columns : NONE,
  field % columns > 0 ? field - 1 : NONE,
];

function makeWorld(dice: Dice): World {
  const [columns, rows] = SIZES[dice.below(SIZES.length)] ?? SIZES[0];
  const fields = columns * rows;
  const nameOf = (field: number): string =>
    "abcdefg".charAt(Math.floor(field / columns)) + String((field % columns) + 1);
  const letters = ["dDW", "dDDW", "dWWD"][dice.below(3)] as string;
  const letter = (): string => letters.charAt(dice.below(letters.length));
  const faces: string[] = [];
  for (let field = 0; field < fields; field++) {
    const [north = NONE, , , west = NONE] = besides(columns, fields, field);
    faces.push(
      (faces[north]?.charAt(2) ?? letter()) +
        letter() +
        letter() +
        (faces[west]?.charAt(1) ?? letter()),
    );
  }
  const mixed = [...faces.keys()];
  for (let place = fields - 1; place > 0; place--) swap(mixed, place, dice.below(place + 1));
  swap(mixed, PLAYERS, mixed.indexOf(fields - 1));
  const cross = mixed.slice(0, 6);
  const set = defineTileSet({
    name: "world",
    columns,
    rows,
    cross: cross.map((field) => `${nameOf(field)}: ${faces[field]}`).join(" | "),
    starts: cross.slice(0, PLAYERS).map(nameOf),
    tiles: `1: ${mixed
      .slice(6)
      .map((field) => faces[field])
      .join(" | ")}`,
  });
  const setting = settingOf(boardOf(set), { starts: "fixed", actions: "at-once" }, PLAYERS);
  const position = blankPosition(setting);
  position.caravan.set(cross.slice(0, PLAYERS));
  return { columns, faces, position };
}

/** The explored fields that lines of some letters lead to from others, those included. */
function reached(
  { columns, faces, position }: World,
  from: ReadonlySet<number>,
  letters: string,
): Set<number> {
  const found = new Set(from);
  for (const field of found) {
    besides(columns, faces.length, field).forEach((other, side) => {
      const isLine = letters.includes(faces[field]?.charAt(side) ?? "-");
      if (other !== NONE && isLine && position.face[other] !== NONE) found.add(other);
    });
  }
  return found;
}

/** How a caravan on a field comes to every field: along brown lines and then one of any colour, or with the driver. */
function waysFrom(world: World, start: number): string[] {
  const ride = reached(world, new Set([start]), "DW");
  const joined = reached(world, new Set([start]), "D");
  const walk = new Set(joined);
  for (const field of joined) {
    besides(world.columns, world.faces.length, field).forEach((other, side) => {
      if (ride.has(other) && world.faces[field]?.charAt(side) !== "d") walk.add(other);
    });
  }
  return world.faces.map((_, field) =>
    walk.has(field) ? "walk" : ride.has(field) ? "ride" : "none",
  );
}

/** Where the caravan in turn can go and may stop, as a search finds it. */
function searched(world: World): unknown {
  const { caravan, inTurn, seatWater } = world.position;
  const ways = waysFrom(world, caravan[inTurn] as number);
  const allowed = seatWater[inTurn] === 0 ? ["walk"] : ["walk", "ride"];
  const stops = [...ways.keys()].filter(
    (field) => allowed.includes(ways[field] ?? "") && !caravan.includes(field),
  );
  const listed = stops.map((field) => field * 2 + (ways[field] === "ride" ? 1 : 0));
  return { ways, count: stops.length, nth: listed, listed };
}

/** The same as the position tells it. */
function told({ faces, position }: World): unknown {
  const ways = faces.map((_, field) => wayTo(position, field));
  const find = findReach(position);
  const count = countStops(position, find);
  const listed = new Int16Array(count);
  listStops(position, find, listed);
  const nth = Array.from(listed, (_, index) => nthStop(position, find, index));
  return { ways, count, nth, listed: [...listed] };
}

/** A tile is placed, mostly where a line leads, or a caravan goes anywhere; rarely the tile is taken back at once. */
function change({ columns, faces, position }: World, dice: Dice): void {
  const { face, caravan, setting } = position;
  const isPlacing = dice.below(3) > 0;
  const isAnywhere = !isPlacing || dice.below(5) === 0;
  const isJoined = (field: number): boolean =>
    besides(columns, faces.length, field).some(
      (other, side) => (face[other] ?? NONE) !== NONE && faces[field]?.charAt(side) !== "d",
    );
  const fields = [...faces.keys()].filter(
    (field) => (face[field] === NONE) === isPlacing && (isAnywhere || isJoined(field)),
  );
  // The last field is a bit at the end of a word, where a set must not meet another: it is chosen more often.
  const field = fields.at(dice.below(4) === 0 ? -1 : dice.below(fields.length));
  if (field === undefined) return;
  if (!isPlacing) {
    if (!caravan.includes(field)) caravan[dice.below(PLAYERS)] = field;
    return;
  }
  face[field] = setting.board.faceNumbers.get(faces[field] ?? "") ?? NONE;
  extendReach(position, field);
  if (dice.below(10) > 0) return;
  face[field] = NONE;
  forgetReach(position);
}

describe("where a caravan can go", () => {
  it("T10, T11: is what a search finds, wherever tiles are placed and caravans stand", () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const dice = new Dice(seed);
        const world = makeWorld(dice);
        for (let step = 0; step < 60; step++) {
          change(world, dice);
          world.position.seatWater.fill(dice.below(2));
          for (let seat = 0; seat < PLAYERS; seat++) {
            world.position.inTurn = seat;
            expect(JSON.stringify(told(world))).toBe(JSON.stringify(searched(world)));
          }
        }
      }),
      // In this one, tiles join what was found for several caravans, and another caravan then needs the room.
      { numRuns: cases(12), examples: [[26]] },
    );
  });
});
