/** Numbers noted on objects of the library's own, to be found again without a look-up. */

// eslint-disable-next-line @typescript-eslint/no-extraneous-class -- What is constructed is the object that it is given.
class Given {
  constructor(object: object) {
    return object;
  }
}

/**
 * An object with a number that somebody has noted on it. The note is a private field, so no property shows it: the object looks,
 * compares and copies as before, and a copy has no note.
 */
class Noted extends Given {
  readonly #by: object;
  readonly #number: number;

  constructor(object: object, by: object, number: number) {
    super(object);
    this.#by = by;
    this.#number = number;
  }

  static read(object: object, by: object): number | undefined {
    return #by in object && object.#by === by ? object.#number : undefined;
  }
}

/** Notes a number on an object that has none yet, and returns the same object. */
export const withNote = <Item extends object>(object: Item, by: object, number: number): Item =>
  new Noted(object, by, number) as unknown as Item;

/** The number that this owner has noted on an object, if any. */
export const noteOn = (object: object, by: object): number | undefined => Noted.read(object, by);
