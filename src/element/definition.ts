/** The definition of an element: its games, which a second `defineBoard` replaces on boards that are shown already. */
import type { BoardKit } from "./kit.js";

/** The games of one element, and its boards in the document. */
export interface Definition {
  /** The games by id. */
  kits: ReadonlyMap<string, BoardKit>;
  /** Redraws each board in the document with the kits of now. */
  readonly redraws: Set<() => void>;
}

/**
 * The key of the definition on the class of an element. It is the same in every copy of this module: hot reload may load it
 * again, and a page may contain it twice.
 */
export const DEFINITION: unique symbol = Symbol.for("caravanserai.element");

/** Returns the definition of an element; `undefined` if it is not ours. */
export const definitionOf = (element: object): Definition | undefined =>
  (element as { readonly [DEFINITION]?: Definition })[DEFINITION];
