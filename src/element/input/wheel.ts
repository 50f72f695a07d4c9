/** Turning by the wheel: wheels come in steps, touch pads in a stream of small ones. */

/** The distance of one turn, in pixels, and the least time between two, in milliseconds. */
const NOTCH = 40;
const APART = 120;
/** The height of a line, for wheels that count lines. */
const LINE = 40;

/** Adds up what a wheel does. */
export class Wheel {
  #sum = 0;
  #last = -Infinity;

  /** Returns the turn that an event of the wheel makes, if any. */
  step({ deltaY, deltaMode, timeStamp }: WheelEvent): 1 | -1 | undefined {
    this.#sum += deltaMode === WheelEvent.DOM_DELTA_PIXEL ? deltaY : deltaY * LINE;
    if (Math.abs(this.#sum) < NOTCH || timeStamp - this.#last < APART) return undefined;
    const step = this.#sum > 0 ? 1 : -1;
    this.#sum = 0;
    this.#last = timeStamp;
    return step;
  }
}
