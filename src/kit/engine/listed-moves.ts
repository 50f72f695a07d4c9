/** Move objects that the library made itself: each carries its action, so that playing it needs no look-up. */

// eslint-disable-next-line @typescript-eslint/no-extraneous-class -- What is constructed is the object that it is given.
class Given {
  constructor(object: object) {
    return object;
  }
}

/**
 * Attaches a private number to an object we created. It is a private field, not a property: the object prints and compares as
 * before, and copies do not have the number.
 */
class Listed extends Given {
  readonly #board: object;
  readonly #action: number;

  constructor(move: object, board: object, action: number) {
    super(move);
    this.#board = board;
    this.#action = action;
  }

  static has(value: object): boolean {
    return #board in value;
  }

  static actionOf(value: object, board: object): number | undefined {
    return #board in value && value.#board === board ? value.#action : undefined;
  }
}

/** Freezes a new move object and attaches its action on a board. */
export const listedMove = <Move extends object>(move: Move, board: object, action: number): Move =>
  Object.freeze(new Listed(move, board, action) as unknown as Move);

/** Tests whether this library made a move object, which is then plain and frozen. */
export const isListedMove = (value: unknown): boolean => Listed.has(Object(value) as object);

/** Returns the action that was attached to a move object on this board, if any. */
export const listedAction = (value: unknown, board: object): number | undefined =>
  typeof value === "object" && value !== null ? Listed.actionOf(value, board) : undefined;
