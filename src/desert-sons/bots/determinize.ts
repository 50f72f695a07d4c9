/** Draws what a viewer can't know: rumours that only others have looked at, and all chance to come. */
import type { Chance } from "../../kit/chance/chance.js";
import type { SearchRandom } from "../../kit/engine/knowledge.js";
import { UNKNOWN } from "../rules/numbers.js";
import { unknownRumours } from "../rules/position/chance.js";
import type { Position } from "../rules/position.js";

/** Draws what is unknown in the position of a view: rumours at random, and a random place in `stream` for all chance to come. */
export function determinize(position: Position, stream: Chance, random: SearchRandom): void {
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
