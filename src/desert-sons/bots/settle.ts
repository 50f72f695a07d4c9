/** Drawing what a viewer can't know: rumours that only others have looked at, and all chance to come. */
import type { Chance } from "../../kit/chance/chance.js";
import type { Random } from "../../kit/chance/random.js";
import { unknownRumours } from "../rules/chance.js";
import { type Position, UNKNOWN } from "../rules/position.js";

/** Settles what is unknown in the position of a view: rumours at random, and chance from any place of a stream. */
export function settle(position: Position, stream: Chance, random: Random): void {
  const { rumour, seenBy, chance } = position;
  chance.follow(stream);
  chance.goTo(random.word() >>> 1);
  let values: number[] | undefined;
  for (let place = 0; place < rumour.length; place++) {
    if (seenBy[place] === 0 || rumour[place] !== UNKNOWN) continue;
    values ??= unknownRumours(position);
    [rumour[place]] = values.splice(random.below(values.length), 1);
  }
}
