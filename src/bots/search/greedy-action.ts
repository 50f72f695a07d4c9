/** The best action by prior, for any game, without a search. */
import type { GameScore, GameTypes, Seat } from "../../game.js";
import type { Random } from "../../kit/chance/random.js";
import type { BotGame } from "../../kit/engine/bot-games.js";
import { actionAt, countIn } from "../../kit/engine/rules.js";
import { NONE } from "../../kit/none.js";
import { checkNumbers } from "./check-numbers.js";

/**
 * For games without priors: the number of random actions after each action, and of samples of the hidden parts. Right after an
 * action, few games say much: in Desert Sons that alone beat `random` in 65 % of games, and in all with these.
 */
const LOOKAHEAD = 8;
const MOST_SAMPLES = 8;
/** The most lookaheads for one move, but at least one for each action. */
const MOST_LOOKAHEADS = 4096;
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
    checkNumbers(priors, count, "priors");
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

/**
 * Writes a substitute for priors: the lead of the seat some random actions after each action, summed over samples of the hidden
 * parts.
 */
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
  const listed: number[] = [];
  for (let index = 0; index < count; index++) into[index] = 0;
  const samples = Math.max(1, Math.min(MOST_SAMPLES, Math.floor(MOST_LOOKAHEADS / count)));
  let after: Position | undefined;
  for (let sample = 0; sample < samples; sample++) {
    const position = game.resample(view, random.word());
    for (let index = 0; index < count; index++) {
      after = rules.copy(position, after);
      rules.play(after, actions[index]);
      for (let played = 0; played < LOOKAHEAD && rules.seat(after) !== NONE; played++) {
        const next = random.below(countIn(rules, after, listed));
        rules.play(after, actionAt(rules, after, next, listed));
      }
      into[index] += leadOf(rules.score(after), seat);
    }
  }
}

/** Returns the lead of a seat over its strongest rival. */
function leadOf({ seats }: GameScore, seat: Seat): number {
  let rival = -Infinity;
  for (const [other, { total }] of seats.entries()) {
    if (other !== seat) rival = Math.max(rival, total);
  }
  return seats[seat].total - rival;
}
