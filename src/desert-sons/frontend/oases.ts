/** The oases of the explored area. */
import { positionOf } from "../gate/engine.js";
import { namePortion } from "../rules/board.js";
import { NONE } from "../../kit/none.js";
import { lineUp, actionNames } from "../rules/oases/oasis-scoring.js";
import { countSpaces, searchOasis, standsIn } from "../rules/oases/oasis-search.js";
import {
  type Action,
  ACTIONS,
  type Field,
  type Portion,
  type State,
  type View,
} from "../model/state.js";

/** A portion on the board. @category Reading a state */
export interface OasisPortion {
  /** The field it lies on. */
  readonly field: Field;
  /** Its sides. */
  readonly portion: Portion;
}

/** An oasis: portions joined across sides (rule T24). @category Reading a state */
export interface OasisContents {
  /** Its portions, in board order. */
  readonly portions: readonly OasisPortion[];
  /** Whether none of its sides faces an unexplored field. */
  readonly complete: boolean;
  /** The heights of its explorers in the order in which they would act now (rule T26). */
  readonly explorers: readonly number[];
  /** Its action spaces. */
  readonly spaces: readonly Action[];
}

/**
 * Returns every oasis of the explored area, in the order of their first portions.
 *
 * @param state - A state or view.
 *
 * @example
 * ```ts
 * import { oasesOf, setup } from "caravanserai/desert-sons";
 *
 * const oases = oasesOf(setup({ players: 2, seed: 1 }));
 * oases.length; // => 8
 * const [first] = oases;
 * first?.portions; // => [{ field: "b6", portion: "E" }]
 * first?.complete; // => false
 * ```
 *
 * @throws {@link LoadError} if the value is not a state or view of this game.
 * @category Reading a state
 */
export function oasesOf(state: State | View): readonly OasisContents[] {
  const position = positionOf(state);
  const { face, setting } = position;
  const { board } = setting;
  const met = new Set<number>();
  const oases: OasisContents[] = [];
  for (let start = 0; start < board.count * 4; start++) {
    const lies = face[start >> 2];
    if (lies === NONE || (start & 3) >= board.portions[lies] || met.has(start)) continue;
    const { size, complete, stamp } = searchOasis(position, start);
    const found = [...board.scratch.subarray(0, size)].sort((a, b) => a - b);
    for (const portion of found) met.add(portion);
    const counts = ACTIONS.map(() => 0);
    countSpaces(position, size, counts);
    oases.push({
      portions: found.map((at) => ({
        field: board.names[at >> 2],
        portion: namePortion(board, face[at >> 2], at & 3),
      })),
      complete,
      explorers: lineUp(position, (explorer) => standsIn(position, explorer, stamp)).map(
        (explorer) => board.heights[explorer],
      ),
      spaces: actionNames(counts),
    });
  }
  return oases;
}
