/** Knots: the places at which a learnt value has weights. Between two of them, weights are interpolated. */

/** Returns the index of the last knot that is not after a place, and the share of the way to the next one. Knots ascend from 0. */
export function betweenKnots(
  knots: readonly number[],
  place: number,
): readonly [knot: number, share: number] {
  let knot = 0;
  while (knot < knots.length - 2 && place >= knots[knot + 1]) knot++;
  const share = (place - knots[knot]) / (knots[knot + 1] - knots[knot]);
  return [knot, Math.min(1, share)];
}
