/** Layouts, tile sets and other boards drawn as text: checks their form, and caches those that are valid. */
import type * as v from "valibot";
import { check } from "../input/check.js";
import { isSame } from "../state/diff.js";
import { describe, type DrawingProblem, LayoutError, type Problem } from "../errors.js";
import { deepFreeze } from "../state/freeze.js";

/** Checks the form of a drawing against a schema. Throws a `LayoutError`. */
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

/** The checks of a game's kind of layout. */
export interface LayoutKind<Layout> {
  /** Returns all problems of a layout that has the right form. */
  problemsOf(layout: Layout): readonly DrawingProblem[];
  /** Returns the path of a problem in options or in a state, such as `layout.rows[2]`. */
  pathOf(problem: DrawingProblem): string;
}

/** Returns the path of a problem in layouts that keep their drawing in `layout.rows`. */
export const pathInRows = ({ row }: DrawingProblem): string =>
  row === null ? "layout.rows" : `layout.rows[${row - 1}]`;

/** The maximum number of cached layouts, and of their characters in all: boards that are derived from layouts grow with them. */
const KNOWN_AT_MOST = 64;
const CHARACTERS_AT_MOST = 100_000;

/** A cached layout, and its characters as JSON. */
interface Known<Layout> {
  readonly layout: Layout;
  readonly characters: number;
}

/**
 * A cache of the valid layouts of one game. Equal layouts become one frozen object, so that data derived from a layout is computed
 * once and exists once, even if the layout comes from JSON every time.
 */
export class KnownLayouts<Layout extends object> {
  /** Most recently used first. */
  private readonly known: Known<Layout>[] = [];

  constructor(private readonly kind: LayoutKind<Layout>) {}

  /** Returns the frozen layout that equals one of the library's own, which have no problems: a test looks at each of them. */
  own(layout: Layout): Layout {
    return this.find(layout).good;
  }

  /** Returns the frozen layout that equals one of the right form in options or in a state. Adds its problems to `problems`. */
  admit(layout: Layout, problems: Problem[]): Layout {
    const { good, problems: found } = this.find(layout);
    for (const problem of found) {
      problems.push({ path: this.kind.pathOf(problem), message: describe(problem) });
    }
    return good;
  }

  /** Returns the frozen layout that equals one of the right form, or the layout itself and its problems. */
  find(layout: Layout): {
    readonly good: Layout;
    readonly problems: readonly DrawingProblem[];
  } {
    const { known } = this;
    const place = known.findIndex((one) => isSame(one.layout, layout));
    if (place >= 0) {
      const [found] = known.splice(place, 1);
      known.unshift(found);
      return { good: found.layout, problems: [] };
    }
    const problems = this.kind.problemsOf(layout);
    if (problems.length > 0) return { good: layout, problems };
    known.unshift({ layout: deepFreeze(layout), characters: JSON.stringify(layout).length });
    let kept = 0;
    let characters = 0;
    for (const one of known) {
      characters += one.characters;
      // The one in use now is kept, however large it is.
      if (kept > 0 && characters > CHARACTERS_AT_MOST) break;
      kept++;
    }
    known.length = Math.min(kept, KNOWN_AT_MOST);
    return { good: layout, problems };
  }
}

/**
 * Returns the frozen layout that equals a layout of the right form. Throws a `LayoutError` if its drawing has problems. It is not a method,
 * so that bundles without `defineLayout` leave the error out.
 */
export function define<Layout extends object>(known: KnownLayouts<Layout>, layout: Layout): Layout {
  const { good, problems } = known.find(layout);
  if (problems.length > 0) throw new LayoutError(problems);
  return good;
}
