/** Any moment of any game as somebody may see it, and its picture as XML. */
import fc from "fast-check";
import {
  type MoveEvent,
  events,
  legalMoves,
  type State,
  view,
  type View,
} from "caravanserai/nomadi";
import { type SvgOptions, toSvg } from "caravanserai/svg/nomadi";
import { nomadi as de } from "caravanserai/words/de";
import { nomadi as en, type NomadiWords } from "caravanserai/words/en";
import { nomadi as fr } from "caravanserai/words/fr";
import { parseXml, type Xml } from "../../helpers/xml.js";
import { chosen, games, statesOf } from "../arbitraries.js";

/** A state, and what the move before it caused. */
export interface Moment {
  readonly state: State;
  /** The state, or a view of it. */
  readonly table: State | View;
  readonly viewer: number | "spectator" | null;
  readonly caused: readonly MoveEvent[];
}

export type Options = SvgOptions<NomadiWords, MoveEvent>;

/** Any moment of a random game, as a state or as a view. */
export const moments: fc.Arbitrary<Moment> = fc
  .record({ game: games, pick: fc.nat(), look: fc.nat({ max: 7 }) })
  .map(({ game, pick, look }) => {
    const states = [...statesOf(game)];
    const index = pick % states.length;
    const state = states[index] as State;
    const before = states[index - 1];
    const move = before && legalMoves(before)[chosen(game, legalMoves(before).length, index - 1)];
    const viewer = look < state.seats.length ? look : look === 7 ? null : "spectator";
    const caused =
      before === undefined || move === undefined
        ? []
        : viewer === null
          ? events(before, move)
          : events(before, move, viewer);
    return { state, table: viewer === null ? state : view(state, viewer), viewer, caused };
  });

/** Options that a picture may be drawn with, beside what a moment gives. */
export const looks: fc.Arbitrary<Options> = fc.record(
  {
    words: fc.constantFrom(en, fr, de),
    names: fc.array(fc.oneof(fc.string({ unit: "binary" }), fc.constant(null))),
    coordinates: fc.boolean(),
    panels: fc.constantFrom("beside" as const, "below" as const, "none" as const),
    theme: fc.constantFrom("auto" as const, "light" as const, "dark" as const),
    width: fc.integer({ min: 1, max: 4000 }),
  },
  { requiredKeys: [] },
);

/** A picture, read as XML: throws if it is not well-formed. */
export const drawn = (table: State | View, options?: Options): Xml =>
  parseXml(toSvg(table, options));
