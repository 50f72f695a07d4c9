/** One example or more of everything that a check of a board can find, by game. */
import type * as sons from "caravanserai/desert-sons";
import type * as nomadi from "caravanserai/nomadi";
import type * as desert from "caravanserai/through-the-desert";

const problem = <Code extends string>(code: Code) =>
  ({ kind: "problem", code, spaces: ["c2", "c3"] }) as const;
const hint = <Code extends string>(code: Code) =>
  ({ kind: "hint", code, spaces: ["c2", "c3"] }) as const;
const players = 2;

export const findingSamples: {
  readonly "through-the-desert": readonly desert.LayoutFinding[];
  readonly nomadi: readonly nomadi.LayoutFinding[];
  readonly "desert-sons": readonly sons.TileSetFinding[];
} = {
  "through-the-desert": [
    { ...problem("leaders"), players, leaders: 10, room: 1 },
    { ...problem("leaders"), players: 5, leaders: 20, room: 7 },
    { ...problem("islands"), players },
    { ...problem("bottleneck"), players },
    { ...problem("bottleneck"), players, spaces: ["c2"] },
    { ...problem("closed-water"), players },
    { ...problem("closed-palms"), players },
    { ...problem("no-water"), players },
    problem("no-palms"),
    { ...problem("few-palm-spaces"), players, palms: 1, got: 0 },
    { ...problem("few-palm-spaces"), players, palms: 3, got: 2 },
    { ...problem("few-tokens"), players, got: 50, tokens: 45 },
    { ...problem("one-sided-water"), players },
    { ...problem("camels"), players, camels: 22, suggested: 8 },
    { ...hint("counts"), players: 4, water: 1, palms: 2, usualWater: 43, usualPalms: 7 },
    { ...hint("size"), players: 4, got: 100, usual: [235, 265] },
    hint("section"),
    hint("bare-rim"),
    hint("smooth-rim"),
    { ...hint("middle-range"), usual: [6, 9] },
    hint("water-apart"),
    { ...hint("palm-neighbours"), players },
    { ...hint("palms-apart"), usual: 6 },
  ],
  nomadi: [
    { ...problem("small-start"), players, pawns: 16 },
    problem("start-apart"),
    problem("near-goal"),
    { ...problem("narrow-valley"), width: 1, least: 4 },
    { ...problem("narrow-valley"), width: 3, least: 4 },
    problem("no-water"),
    problem("water-on-one-side"),
    problem("one-sided-water"),
    problem("closed-water"),
    { ...hint("start-size"), got: 20, usual: 16 },
    hint("goal-apart"),
    hint("water-apart"),
    hint("bottleneck"),
  ],
  "desert-sons": [
    { ...problem("heights"), sums: [34, 34, 34, 30] },
    problem("one-pile"),
    { ...problem("little-room"), got: 90, room: 80 },
    problem("cross-apart"),
    problem("closed-starts"),
    problem("no-oases"),
    { ...problem("missing-goods"), goods: ["salt"] },
    { ...problem("missing-goods"), goods: ["myrrh", "gems"] },
    { ...problem("few-goods"), good: "frankincense", got: 3, places: 9 },
    { ...problem("unreachable"), tiles: ["dddd"] },
    { ...problem("rare-sides"), tiles: ["WWWW", "oooo"] },
    { ...hint("pile-sizes"), sizes: [17, 17, 4] },
    { ...hint("missing-actions"), actions: ["camel", "rumour"] },
    hint("full-rumours"),
  ],
};
