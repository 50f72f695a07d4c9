/** Spaces of a board as checks of layouts ask for them. */
import type { DrawnHex } from "../model/drawing.js";
import type { LayoutFinding } from "../model/findings.js";
import type { Space } from "../model/state.js";
import type { Board } from "../rules/board.js";

/** Takes a finding. */
export type Report = (finding: LayoutFinding) => void;

/** Returns the neighbours of a space that are in play. */
export const ringOf = ({ count, ring }: Board, space: number): number[] =>
  [...ring.subarray(space * 6, space * 6 + 6)].filter((beside) => beside < count);

/** Returns the names of spaces. */
export const named = ({ names }: Board, spaces: readonly number[]): Space[] =>
  spaces.map((space) => names[space]);

/** Returns the spaces with a terrain, in board order. */
export const spacesWith = ({ spaces }: Board, terrain: DrawnHex["terrain"]): number[] =>
  [...spaces.keys()].filter((space) => spaces[space].terrain === terrain);
