/** Keeps people from pressing what has just come to lie under their finger: the second click of a double click pays for nothing. */

/** How long new buttons do nothing, in milliseconds: longer than the two clicks of a double click are apart. */
export const NEW_FOR = 400;

/** Returns where a pointer is, in whole pixels: some browsers round those of clicks only. */
const placeOf = (event: Event): string =>
  event instanceof MouseEvent ? `${Math.floor(event.clientX)} ${Math.floor(event.clientY)}` : "";

/** Knows when the buttons of a board came, by the clock of its events. */
export class Guard {
  #since = -Infinity;
  /** Where the pointer was pressed last. */
  #place = "";

  /** New buttons have come, or a new state has. `now` is a time as events have it. */
  renew(now: number): void {
    this.#since = now;
  }

  /** Tests whether a click comes too soon to be meant for a button that it hits. Clicks of programs are always meant. */
  isTooSoon({ isTrusted, timeStamp }: Event): boolean {
    return isTrusted && timeStamp - this.#since < NEW_FOR;
  }

  /** Tests whether a click is the second one of two at the same place, and the first has led to what is there now. */
  isEcho(event: Event): boolean {
    const place = placeOf(event);
    const isSame = place === this.#place;
    this.#place = place;
    return isSame && this.isTooSoon(event);
  }
}

/** Tests whether a key is held down that presses something: each press counts once. */
export const isHeld = ({ key, repeat }: KeyboardEvent): boolean =>
  repeat && (key === "Enter" || key === " ");
