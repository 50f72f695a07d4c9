/** The best action by prior, for any game, without a search. */
import type { GameTypes, Seat } from "../../game.js";
import type { Random } from "../../kit/chance/random.js";
import type { BotGame } from "../../kit/engine/bot-games.js";

/** The number of samples of the hidden parts, for games without priors. */
const DRAWS = 8;
/** The number of different words that a random generator returns. */
const WORDS = 2 ** 32;

/**
 * Returns the action with the highest prior for the seat of a view. Each prior is misjudged by at most `noise` points, and ties are
 * broken at random.
 */
export function greedyAction<Types extends GameTypes, Position>(
  game: BotGame<Types, Position>,
  view: Types["view"],
  seat: Seat,
  random: Random,
  noise = 0,
): number {
  const { rules, knowledge } = game;
  const position = rules.copy(game.positionOf(view));
  const guidance = knowledge.prepare?.(position) ?? knowledge;
  const actions: number[] = [];
  const count = rules.actions(position, actions);
  const priors: number[] = [];
  if (guidance.priors === undefined) addLeads(game, view, seat, random, actions, count, priors);
  else {
    guidance.determinize?.(position, seat, random);
    guidance.priors(position, actions, count, priors);
  }
  if (noise > 0) {
    for (let index = 0; index < count; index++) priors[index] += (noise * random.word()) / WORDS;
  }
  let best = -Infinity;
  let equals: number[] = [];
  for (let index = 0; index < count; index++) {
    if (priors[index] > best) {
      best = priors[index];
      equals = [];
    }
    if (priors[index] === best) equals.push(actions[index]);
  }
  return equals[random.below(equals.length)];
}

/** Writes a substitute for priors: the lead of the seat right after each action, averaged over samples of the hidden parts. */
function addLeads<Types extends GameTypes, Position>(
  game: BotGame<Types, Position>,
  view: Types["view"],
  seat: Seat,
  random: Random,
  actions: readonly number[],
  count: number,
  into: number[],
): void {
  const { rules } = game;
  for (let index = 0; index < count; index++) into[index] = 0;
  let after: Position | undefined;
  for (let drawn = 0; drawn < DRAWS; drawn++) {
    const position = game.resample(view, random.word());
    for (let index = 0; index < count; index++) {
      after = rules.copy(position, after);
      rules.play(after, actions[index]);
      const { seats } = rules.score(after);
      let rival = -Infinity;
      for (const [other, { total }] of seats.entries()) {
        if (other !== seat) rival = Math.max(rival, total);
      }
      into[index] += seats[seat].total - rival;
    }
  }
}
