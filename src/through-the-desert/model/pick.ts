/** The picks: the parts of moves that a person clicks. */
import type { Colour, Space } from "./state.js";

/** A pick of this game: the colour of a camel or leader, or the space where it goes. @category Picking */
export type Pick = `colour:${Colour}` | `space:${Space}`;
