/**
 * Layouts, tile sets and whatever else an author draws as text: how the form of a drawing is checked, and which drawings are
 * known to be good.
 */
import type * as v from "valibot";
import { check } from "../input/check.js";
import { isSame } from "../state/diff.js";
import { describe, type DrawingProblem, LayoutError, type Problem } from "../errors.js";
import { deepFreeze } from "../state/freeze.js";

/** What an author passes in, in the form that the schema asks for. Throws a `LayoutError` if it has another form. */
export function checkDrawing<Schema extends v.GenericSchema>(
  schema: Schema,
  input: unknown,
): v.InferOutput<Schema> {
  const checked = check(schema, input);
  if (checked.good) return checked.value;
  throw new LayoutError(
    checked.problems.map(({ path, message }) => ({
      row: null,
      column: null,
      message: path === "" ? message : `${path}: ${message}`,
    })),
  );
}

/** What a game says about its kind of layout. */
export interface LayoutKind<Layout> {
  /** Everything that is wrong with what a layout of the right form draws. */
  problemsOf(layout: Layout): readonly DrawingProblem[];
  /** Where such a problem lies in options or in a state, such as `layout.rows[2]`. */
  pathOf(problem: DrawingProblem): string;
}

/** The path of a problem for layouts that keep their drawing in `layout.rows`. */
export const pathInRows = ({ row }: DrawingProblem): string =>
  row === null ? "layout.rows" : `layout.rows[${row - 1}]`;

/** How many layouts are remembered. */
const KNOWN_AT_MOST = 16;

/**
 * The good layouts of one game that were used last. Equal layouts become one frozen object, so that what a game works out for a
 * layout is worked out once, even if the layout comes from JSON every time.
 */
export class KnownLayouts<Layout extends object> {
  /** The one used last comes first. */
  private readonly known: Layout[] = [];

  constructor(private readonly kind: LayoutKind<Layout>) {}

  /** The frozen layout that is equal to one of the right form. Throws a `LayoutError` if its drawing is wrong. */
  define(layout: Layout): Layout {
    const { good, problems } = this.find(layout);
    if (problems.length > 0) throw new LayoutError(problems);
    return good;
  }

  /** The same for a layout in options or in a state: what is wrong with its drawing is added to `problems`. */
  admit(layout: Layout, problems: Problem[]): Layout {
    const { good, problems: found } = this.find(layout);
    for (const problem of found) {
      problems.push({ path: this.kind.pathOf(problem), message: describe(problem) });
    }
    return good;
  }

  private find(layout: Layout): {
    readonly good: Layout;
    readonly problems: readonly DrawingProblem[];
  } {
    const { known } = this;
    const place = known.findIndex((one) => isSame(one, layout));
    if (place >= 0) {
      const [found] = known.splice(place, 1);
      known.unshift(found);
      return { good: found, problems: [] };
    }
    const problems = this.kind.problemsOf(layout);
    if (problems.length > 0) return { good: layout, problems };
    known.unshift(deepFreeze(layout));
    known.length = Math.min(known.length, KNOWN_AT_MOST);
    return { good: layout, problems };
  }
}
