/** Questions about the explored area: what lies and stands on its fields, and which oases it has. */
import type { Seat } from "../../game.js";
import { engine, positionOf } from "../gate/engine.js";
import { fieldNumber, namePortion } from "../rules/board.js";
import { NONE } from "../rules/numbers.js";
import { lineUp, listActions } from "../rules/oasis-scoring.js";
import { countSpaces, searchOasis, standsIn } from "../rules/oasis-search.js";
import { caravanOn, type Position } from "../rules/position.js";
import {
  type Action,
  ACTIONS,
  type Explorer,
  type Face,
  type Field,
  type Portion,
  type State,
  type View,
} from "../table/state.js";

/** A field of the area and what is on it. @category Reading a state */
export interface FieldContents {
  /** Its name. */
  readonly field: Field;
  /** Its row from 0, from the north. */
  readonly row: number;
  /** Its column from 0, from the west. */
  readonly column: number;
  /** The tile or the field of the cross as it lies there, `null` if the field is unexplored. */
  readonly face: Face | null;
  /** Whether it belongs to the cross. */
  readonly cross: boolean;
  /** Whose caravan stands there, or `null`. */
  readonly caravan: Seat | null;
  /** The explorers there, from tallest to smallest. */
  readonly explorers: readonly Explorer[];
}

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
 * What is on a field.
 *
 * @example
 * ```ts
 * import { contentsOf, setup } from "caravanserai/desert-sons";
 *
 * const state = setup({ players: 2, seed: 1 });
 * contentsOf(state, "d6").face; // => "DDDO W[]"
 * contentsOf(state, "a6").caravan; // => 0
 * contentsOf(state, "a1").face; // => null
 * ```
 *
 * @throws {@link ArgumentError} if the area has no such field.
 * @throws {@link LoadError} if the value is not a state or view of this game.
 * @category Reading a state
 */
export function contentsOf(state: State | View, field: Field): FieldContents {
  const good = engine.trusted(state);
  const position = positionOf(good);
  return contentsAt(good, position, fieldNumber(position.ground.board, field));
}

/**
 * Every field of the area, row by row: all that is needed to draw it.
 *
 * @example
 * ```ts
 * import { areaFields, setup } from "caravanserai/desert-sons";
 *
 * const fields = areaFields(setup({ players: 2, seed: 1 }));
 * fields.length; // => 121
 * fields.filter(({ face }) => face !== null).length; // => 21
 * ```
 *
 * @throws {@link LoadError} if the value is not a state or view of this game.
 * @category Reading a state
 */
export function areaFields(state: State | View): readonly FieldContents[] {
  const good = engine.trusted(state);
  const position = positionOf(good);
  return position.ground.board.names.map((_, number) => contentsAt(good, position, number));
}

function contentsAt(state: State | View, position: Position, number: number): FieldContents {
  const { board } = position.ground;
  const field = board.names[number];
  const caravan = caravanOn(position, number);
  const face = position.face[number];
  return {
    field,
    row: Math.trunc(number / board.set.columns),
    column: number % board.set.columns,
    face: face === NONE ? null : board.faceTexts[face],
    cross: board.cross[number] !== NONE,
    caravan: caravan === NONE ? null : caravan,
    explorers: state.explorers.filter((explorer) => explorer.field === field),
  };
}

/**
 * Every oasis of the explored area, in the order of their first portions.
 *
 * @example
 * ```ts
 * import { oasesOf, setup } from "caravanserai/desert-sons";
 *
 * const oases = oasesOf(setup({ players: 2, seed: 1 }));
 * oases.length; // => 8
 * oases[0].portions; // => [{ field: "b6", portion: "E" }]
 * oases[0].complete; // => false
 * ```
 *
 * @throws {@link LoadError} if the value is not a state or view of this game.
 * @category Reading a state
 */
export function oasesOf(state: State | View): readonly OasisContents[] {
  const position = positionOf(state);
  const { face, ground } = position;
  const { board } = ground;
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
      spaces: listActions(counts),
    });
  }
  return oases;
}
