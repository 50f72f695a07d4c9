/** Scenes of scoring an oasis: T24 to T31. */
import type { State } from "caravanserai/desert-sons";
import { deal, edit, plainCross, withWater } from "./position.js";
import type { DesertSonsScenes } from "./types.js";

/** Seat 0 can find an oasis that the edge of the area closes, with these action spaces. */
const spring = (spaces: string): State => deal(2, [`ODDD N[${spaces}]`, "DDDD", "DDDD", "DDDD"]);
const explored = (spaces: string): readonly string[] => [`a4=ODDD.N[${spaces}]`, "+16:N"];

/** Explorers of three seats are in one oasis, which seat 1 is about to complete. */
const three = (): State =>
  edit(
    deal(
      3,
      [
        ...["DDDD", "ODDD N[C]", "DDDD", "ODDD N[M]"],
        ...["ODOD NS[F]", "OODD NE[S]", "ODOD NS[G]", "DDDD", "DDDD"],
      ],
      plainCross(7),
    ),
    (copy) => {
      copy.inTurn = 1;
      copy.seat = 1;
      copy.stack = [0, 0, 0, 0, 0, 0, 0, 1, 1];
      copy.tiles = [
        { field: "a5", tile: "ODDD N[M]", rotation: 1 },
        { field: "a6", tile: "ODOD NS[F]", rotation: 1 },
        { field: "a7", tile: "OODD NE[S]", rotation: 2 },
        { field: "b7", tile: "ODOD NS[G]", rotation: 0 },
      ];
      copy.explorers = [
        { height: 16, seat: 0, field: "a5", portion: "E" },
        { height: 15, seat: 1, field: "a6", portion: "EW" },
        { height: 14, seat: 2, field: "a7", portion: "SW" },
        { height: 11, seat: 2, field: "b7", portion: "NS" },
      ];
    },
  );
const CORNER = ["a4", "a5", "a6", "a7", "b7", "c7", "d7", "d4"];
/** The part of the board around the caravan of seat 0. */
const crop = ["a2", "a5", "c2", "c5"];
const WEST = ["a1", "a4", "c1", "c4"];
const completes = ["c7=ODDD.N[C]"];

export const scoring = {
  complete: {
    rules: ["T24"],
    start: three,
    shots: [
      { crop: CORNER },
      {
        play: completes,
        move: "+10:N",
        events: [{ type: "scoring-began" }],
        crop: CORNER,
      },
    ],
  },
  "several-oases": {
    rules: ["T25"],
    start: () => deal(2, ["ODDD N[S]", "DDDD", "OODD N[M] E[]", "DDDD", "DDDD"]),
    shots: [
      {
        play: ["a2=DDDO.W[S]", "+9:W", "guide", "draw", "a1=OODD.N[M].E[]"],
        move: "+16:N",
        state: { phase: "oasis", seat: 0 },
        crop: WEST,
      },
      {
        crop: WEST,
        move: "oasis:E",
        events: [{ type: "scoring-began", portion: "E", explorers: [9] }],
      },
    ],
  },
  order: {
    rules: ["T26"],
    start: () =>
      edit(three(), (copy) => {
        copy.turban = 2;
      }),
    shots: [
      {
        play: completes,
        move: "+10:N",
        events: [{ type: "scoring-began", explorers: [14, 16, 15, 11, 10] }],
        crop: CORNER,
      },
    ],
  },
  "water-of-the-first": {
    rules: ["T27"],
    start: three,
    shots: [
      {
        play: completes,
        move: "+10:N",
        events: [{ type: "water-paid", seat: 0 }],
        crop: CORNER,
      },
      {
        start: () => withWater(three(), 0, 0),
        play: completes,
        move: "+10:N",
        events: [{ type: "explorer-returned", seat: 0, height: 16, reason: "unpaid" }],
        without: ["water-paid"],
        crop: CORNER,
      },
    ],
  },
  actions: {
    rules: ["T28"],
    start: () => spring("SG"),
    shots: [
      {
        play: explored("SG"),
        crop,
        picked: [],
        choices: ["take:gems", "take:salt"],
      },
      {
        move: "take:gems",
        events: [{ type: "good-taken", good: "gems" }],
        panel: 0,
        state: { seats: [{ goods: { gems: 1 } }, {}] },
      },
    ],
  },
  "back-home": {
    rules: ["T29", "T30", "T31"],
    start: () => spring("M"),
    shots: [
      {
        play: explored("M"),
        move: "take:myrrh",
        crop,
        events: [{ type: "explorer-returned", seat: 0, height: 16 }, { type: "turban-passed" }],
        state: { explorers: [], turban: 1, scoring: null },
      },
    ],
  },
} as const satisfies DesertSonsScenes;
