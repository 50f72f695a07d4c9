/**
 * `<caravanserai-board>`: a custom element that shows a game, lets people pick moves by mouse, touch, keyboard or screen
 * reader, explains illegal picks, and dispatches events. It works in plain HTML and in every framework.
 *
 * @module caravanserai/element
 */
import { ArgumentError, quoted } from "../kit/errors.js";
import { entriesOf, fieldsOf } from "../kit/input/plain.js";
import { boardClass } from "./board.js";
import { definitionOf } from "./definition.js";
import { type BoardKit, CALLED, MOST_KITS } from "./kit.js";

export type { StateOrView } from "../game.js";
export type { BoardGame, BoardKit, BoardWords } from "./kit.js";
export type { BoardHandlers, BoardSettings, VueBoardHandlers } from "./handlers.js";
export type {
  AnyWords,
  BoardAttributes,
  BoardEventMap,
  BoardEvents,
  EventsFor,
  BoardListener,
  BoardNote,
  BoardProperties,
  BoardSeat,
  CaravanseraiBoard,
  LookDetail,
  MoveDetail,
  MoveEvent,
  PickDetail,
  RefuseDetail,
} from "./properties.js";
export type { SvgOptions } from "../picture/options.js";
export { ArgumentError, CaravanseraiError, IllegalMoveError, LoadError } from "../kit/errors.js";

/**
 * Defines the element for some games. A page that shows one game bundles no other. Called again, as by hot reload, it replaces
 * the games of the element, also on boards that are shown. Without custom elements, as on a server, it only checks its
 * arguments.
 *
 * @example
 * ```ts no-run
 * import { defineBoard } from "caravanserai/element";
 * import * as nomadi from "caravanserai/nomadi";
 * import { toSvg } from "caravanserai/svg/nomadi";
 *
 * defineBoard([{ id: "nomadi", game: nomadi, toSvg }]);
 * ```
 *
 * @param kits - The games that it can show.
 * @param name - The name of the element. Default: `caravanserai-board`.
 * @throws {@link ArgumentError} if there is no game, or the name is not a valid name of a custom element or that of an element
 * of somebody else.
 * @category Board element
 */
export function defineBoard(kits: readonly BoardKit[], name = "caravanserai-board"): void {
  const known = new Map<string, BoardKit>();
  for (const [index, kit] of checked(kits).entries()) {
    const { id, game, toSvg } = fieldsOf(kit, "id", "game", "toSvg");
    if (typeof id !== "string" || typeof toSvg !== "function") {
      throw new ArgumentError(`kits[${index}]`, "expected { id, game, toSvg }");
    }
    const functions = fieldsOf(game, ...CALLED);
    const missing = CALLED.find((called) => typeof functions[called] !== "function");
    if (missing !== undefined) {
      throw new ArgumentError(`kits[${index}].game`, `expected a game with \`${missing}\``);
    }
    // Each of the three was just checked.
    known.set(id, { id, game, toSvg } as BoardKit);
  }
  if (typeof customElements === "undefined") return;
  const taken = customElements.get(name);
  if (taken === undefined) {
    define(name, known);
    return;
  }
  const definition = definitionOf(taken);
  if (definition === undefined) {
    throw new ArgumentError("name", `another element is called ${quoted(name)}`);
  }
  definition.kits = known;
  for (const redraw of definition.redraws) redraw();
}

function define(name: string, kits: ReadonlyMap<string, BoardKit>): void {
  try {
    customElements.define(name, boardClass({ kits, redraws: new Set() }));
  } catch {
    throw new ArgumentError(
      "name",
      `expected a name such as "caravanserai-board", got ${quoted(name)}`,
    );
  }
}

function checked(kits: unknown): readonly unknown[] {
  const list = entriesOf(kits, MOST_KITS);
  if (list !== undefined && list.length > 0) return list;
  throw new ArgumentError("kits", `expected a list of games, got ${quoted(kits)}`);
}
