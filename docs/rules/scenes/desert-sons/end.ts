/** Scenes of the end: T32 to T35. */
import type { State } from "caravanserai/desert-sons";
import { deal, edit } from "./position.js";
import type { DesertSonsScenes } from "./types.js";

/** The last tile leaves the stack when seat 0 draws. */
const lastTile = (): State => deal(2, ["DDDD", "DDDD", "OOOO NESW[]"]);
/** The last turn of all, with goods and rumours. */
const lastTurn = (other: { readonly gems: number }, water = 2): State =>
  edit(lastTile(), (copy) => {
    const [own, rival] = copy.seats;
    if (own === undefined || rival === undefined) throw new Error("nobody sits there");
    own.goods.salt = 2;
    rival.goods.gems = other.gems;
    copy.supply.goods.salt -= 2;
    copy.supply.goods.gems -= other.gems;
    copy.supply.water += rival.water - water;
    rival.water = water;
    copy.rumours.unseen -= 1;
    copy.rumours.board = [{ slot: "salt-1", value: 2, seenBy: [1] }];
  });
const END = ["draw", "done", "done", "done", "done"];

export const end = {
  "last-tile": {
    rules: ["T32"],
    start: lastTile,
    shots: [
      { move: "draw", events: [{ type: "stack-emptied" }], panel: "centre" },
      {
        play: ["done", "done", "done", "done"],
        move: "done",
        events: [{ type: "game-ended", reason: "stack-empty" }],
        refused: { draw: "T32" },
      },
    ],
  },
  gold: {
    rules: ["T33"],
    start: () => lastTurn({ gems: 2 }),
    shots: [
      { panel: "centre", viewer: 0, state: { rumours: { board: [{ value: null }] } } },
      { play: [...END, "done"], panel: "centre", points: [{ total: 12 }, { total: 8 }] },
    ],
  },
  winners: {
    rules: ["T34"],
    start: () => lastTurn({ gems: 3 }, 3),
    shots: [
      {
        play: [...END, "done"],
        points: [{ total: 12 }, { total: 12 }],
        winners: [1],
        panel: 1,
      },
    ],
  },
  idle: {
    rules: ["T35"],
    start: () => deal(2, Array<string>(5).fill("DDDD")),
    shots: [
      {
        play: Array<string>(39).fill("done"),
        move: "done",
        events: [{ type: "game-ended", reason: "idle" }],
        panel: "centre",
      },
    ],
  },
} as const satisfies DesertSonsScenes;
