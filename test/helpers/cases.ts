/** How many random cases the tests try: one number, `TEST_SCALE`, scales all of them. */

/** The share of all cases that `npm test` tries; `npm run test:deep` tries all of them. */
const USUAL = 0.1;

/** Returns the scale: 1 tries all cases, more than 1 looks for what is rare. */
function readScale(): number {
  const text = process.env["TEST_SCALE"] ?? String(USUAL);
  const scale = Number(text);
  if (text.trim() === "" || !(scale > 0 && scale < Infinity)) {
    throw new RangeError(`TEST_SCALE: expected a number above 0, got ${JSON.stringify(text)}`);
  }
  return scale;
}

const scale = readScale();

/** Whether all cases are tried. */
export const isDeep = scale >= 1;

/**
 * Returns the number of random cases to try, of which `all` are tried by `npm run test:deep`.
 *
 * @param all - The number of cases at scale 1.
 * @param least - The number of cases that the test needs at any scale.
 */
export const cases = (all: number, least = 1): number => Math.max(least, Math.ceil(all * scale));
