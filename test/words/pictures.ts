/** One example or more of every title of pictures, chosen so that every branch is heard. */
import type { DesertSonsWords, NomadiWords, ThroughTheDesertWords } from "caravanserai/words/en";

/** What each title is told with; `null` for one that is always the same. */
type Calls<Picture> = {
  readonly [Key in keyof Picture]: Picture[Key] extends (...told: infer Told) => string
    ? readonly Told[]
    : null;
};

const name = (seat: number): string => ["Ada", "Ben"][seat] ?? "Chiara";

const desert: Calls<ThroughTheDesertWords["picture"]> = {
  whole: [["Caravan Roads"]],
  camel: [
    [{ seat: 0, colour: "sky", leader: true }, name],
    [{ seat: 1, colour: "honey", leader: false }, name],
  ],
  water: [[1], [3]],
  oasis: [[]],
  territory: [[{ seat: 0, colour: "grape" }, name]],
  caravan: [
    [{ seat: 0, colour: "rose" }, 1, name],
    [{ seat: 1, colour: "mint" }, 4, name],
  ],
  supply: [
    ["sky", 0],
    ["sky", 1],
    ["rose", 12],
  ],
  points: [
    [0, 1, name],
    [1, 23, name],
  ],
};

const nomadi: Calls<NomadiWords["picture"]> = {
  pawn: [
    ["Ada", "c4"],
    ["Ben", "q9"],
  ],
  die: [[5]],
  usedDie: null,
  card: [[null], [2], [-1]],
};

const sons: Calls<DesertSonsWords["picture"]> = {
  caravan: [["Ada"], ["Ben"]],
  explorer: [[3, "Ada"]],
  scout: [["Ben"]],
  portion: [["N"], ["NE"]],
  rotation: [[0], [1], [3]],
  slot: [
    ["salt-1", undefined],
    ["gems-2", null],
    ["myrrh-1", -2],
  ],
};

/** By game. */
export const pictureSamples = {
  "through-the-desert": desert,
  nomadi,
  "desert-sons": sons,
} as const;
