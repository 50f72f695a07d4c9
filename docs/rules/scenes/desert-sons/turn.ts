/** Scenes of a turn: T10 to T23. */
import type { State } from "caravanserai/desert-sons";
import { deal, edit, plainCross } from "./position.js";
import type { DesertSonsScenes } from "./types.js";

const FOREIGN = "OOOO NESW[]";
const many = (tile: string, count = 9): string[] => Array<string>(count).fill(tile);

/** A row with brown and white lines in turn: c1 - c2 = c3 - c4 = c5. */
const ways = {
  ...plainCross(5),
  cross: `
    a3: DDDD | b3: DDDD | d3: DDDD | e3: DDDD
    c1: DDDD | c2: DWDD | c3: DDDW | c4: DWDD | c5: DDDW
  `,
  starts: ["c1", "a3", "e3", "c5"],
};
/** Seat 0 has three tiles that fit nowhere. */
const fullReserve = (): State =>
  edit(deal(2, [...many(FOREIGN, 4), "DDDD", "DDDD"]), (copy) => {
    const [own, other] = copy.seats;
    if (own === undefined || other === undefined) throw new Error("nobody sits there");
    own.reserve = [FOREIGN, FOREIGN, FOREIGN];
    other.reserve = [FOREIGN];
    copy.stack = [0, 0, 0, 0, 0, 1, 1];
  });
/** Seat 0 has placed a tile with two portions. */
const found = (): State => deal(2, ["OODD N[M] E[S]", "DDDD", "DDDD", "DDDD"]);

/** The part of the board around the caravan of seat 0. */
const crop = ["a2", "a5", "c2", "c5"];

export const turn = {
  "caravan-moves": {
    rules: ["T10"],
    start: () => deal(3, many(FOREIGN), ways),
    shots: [
      { refused: { c4: "T10", a1: "T10" } },
      { move: "c3", events: [{ type: "caravan-moved", path: ["c1", "c2", "c3"] }] },
    ],
  },
  "camel-driver": {
    rules: ["T11"],
    start: () => deal(3, many(FOREIGN), ways),
    shots: [
      {
        refused: { "c2~": "T11" },
      },
      {
        move: "c4~",
        events: [{ type: "water-paid" }, { type: "caravan-moved", path: ["c1", "c2", "c3", "c4"] }],
        state: { seats: [{ water: 1 }, {}, {}] },
      },
    ],
  },
  "open-line": {
    rules: ["T12"],
    start: () =>
      edit(deal(2, many("DDDD", 4)), (copy) => {
        const [own] = copy.seats;
        if (own !== undefined) own.caravan = "c3";
      }),
    shots: [{ refused: { draw: "T12", "b4=DDDD": "T12" } }],
  },
  draw: {
    rules: ["T13"],
    start: () => deal(2, [FOREIGN, FOREIGN, "ODDD N[M]", "DDDD"]),
    shots: [
      {
        move: "draw",
        events: [{ type: "tile-drawn", tile: "ODDD N[M]" }],
        panel: 0,
        state: { phase: "place", drawn: "ODDD N[M]" },
      },
      { picked: [], choices: ["space:a2", "space:a4"], refused: { done: "T13" }, crop },
    ],
  },
  "own-reserve": {
    rules: ["T14", "T18"],
    start: () => deal(2, ["ODDD N[M]", "DDDD", "DDDD"]),
    shots: [
      {
        move: "a4=ODDD.N[M]",
        crop,
        events: [{ type: "tile-placed", field: "a4" }],
        state: { seats: [{ caravan: "a4", reserve: [] }, {}] },
      },
    ],
  },
  scout: {
    rules: ["T15"],
    start: () => deal(3, [FOREIGN, "ODDD N[M]", "DDDD", "OODD NE[]", "DDDD"]),
    shots: [
      {
        move: "1>a4=ODDD.N[M]",
        crop,
        events: [{ type: "water-paid", seat: 0 }, { type: "tile-placed" }],
        state: { seats: [{ water: 1 }, { reserve: ["OODD NE[]"] }, {}] },
      },
    ],
  },
  discard: {
    rules: ["T16"],
    start: fullReserve,
    shots: [
      {
        panel: 0,
        refused: { draw: "T13" },
      },
      {
        move: "x=OOOO.NESW[]",
        events: [{ type: "tile-discarded" }],
        panel: 0,
        state: { discarded: [FOREIGN] },
      },
    ],
  },
  "sides-fit": {
    rules: ["T17"],
    start: () => deal(2, ["ODDD N[M]", "DDDD", "DDDD"]),
    shots: [
      {
        move: "a4=DODD.E[M]",
        crop,
        events: [{ type: "tile-placed" }],
      },
      {
        start: () => deal(2, ["ODDD N[M]", "DDDD", "DDDD"]),
        refused: { "a4=DDDO.W[M]": "T17", "b4=ODDD.N[M]": "T17" },
        crop,
      },
    ],
  },
  "desert-tile": {
    rules: ["T19"],
    start: () => deal(2, many("DDDD", 6)),
    shots: [
      {
        move: "a4=DDDD",
        crop,
        events: [{ type: "tile-placed", field: "a4" }],
        state: { phase: "travel", seat: 0, inTurn: 0 },
      },
    ],
  },
  explorer: {
    rules: ["T20"],
    start: found,
    shots: [
      {
        play: ["a4=DOOD.E[M].S[S]"],
        move: "+16:E",
        crop,
        events: [{ type: "explorer-placed", field: "a4", portion: "E" }],
      },
    ],
  },
  withdraw: {
    rules: ["T21"],
    start: found,
    shots: [
      {
        play: ["a4=DOOD.E[M].S[S]", "+16:E", "done", "done", "done"],
        move: "-16",
        crop,
        events: [{ type: "explorer-returned", seat: 0, height: 16, reason: "withdrawn" }],
        state: { explorers: [] },
      },
    ],
  },
  "completed-oasis": {
    rules: ["T22"],
    start: () => deal(2, ["ODDD N[M]", "DDDD", "DDDD", "DDDD"]),
    shots: [
      {
        play: ["a4=ODDD.N[M]"],
        move: "+16:N",
        crop,
        events: [{ type: "explorer-placed" }, { type: "scoring-began", explorers: [16] }],
      },
    ],
  },
  guide: {
    rules: ["T23"],
    start: () => deal(2, many("DDDD", 6)),
    shots: [
      {
        play: ["done"],
        move: "guide",
        events: [{ type: "water-paid", seat: 0 }],
        panel: 0,
        state: { seat: 0, extra: true, seats: [{ water: 1 }, {}] },
      },
    ],
  },
} as const satisfies DesertSonsScenes;
