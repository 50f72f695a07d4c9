/** A linear policy for two players of Through the Desert: the score of a camel is a weighted sum of eight features. */
import type { Bot } from "caravanserai/bots";
import { encoder, type Observation, policyBot } from "caravanserai/learn";
import * as game from "caravanserai/through-the-desert";

/** The board of all games, in training and in the arena. */
export const layout = game.smallWadi;

/** The options of all games. */
export const options = { players: 2, layout };

/** The numbers of their views and the picks of their moves. */
const made = encoder<game.Types>(game, options);

/** By feature: how much it counts. */
export type Weights = readonly number[];

/** The features, in the order of the weights. */
export const FEATURES = [
  "water on the space",
  "water beside it",
  "oases beside it that the caravan does not touch yet",
  "ways to such oases in two steps",
  "camels of the caravan beside it",
  "rival camels beside it",
  "own territory",
  "lead in the colour",
] as const;

const { channels, globals, neighbours, picks, spaces } = made;

/** The channels of a space. */
const [OASIS = 0, WATER = 0, MINE = 0, RIVAL = 0, MY_TERRITORY = 0, RIVAL_TERRITORY = 0] = [
  "oasis",
  "water",
  "camel+0",
  "camel+1",
  "territory+0",
  "territory+1",
].map((name) => channels.indexOf(name));

/** By pick of a colour: where its numbers are. */
const caravans = picks
  .filter((pick) => pick.startsWith("colour:"))
  .map((pick) => pick.slice("colour:".length))
  .map((colour) => ({
    camel: channels.indexOf(`camel:${colour}`),
    mine: globals.indexOf(`camels:${colour}+0`),
    rival: globals.indexOf(`camels:${colour}+1`),
  }));
type Caravan = (typeof caravans)[number];

/** By pick: the index of its space, or -1. */
const spaceOf = picks.map((pick) => spaces.indexOf(pick.replace("space:", "")));

/** Returns the bot that plays with some weights. */
export const linearBot = (weights: Weights): Bot<game.Types> =>
  policyBot({
    name: "linear",
    encoder: made,
    policy: (seen, mask, [colour]) => choosePick(weights, seen, mask, colour),
  });

/** Returns the legal pick with the highest score. The colour is that already picked, or -1. */
export function choosePick(
  weights: Weights,
  seen: Observation,
  mask: Uint8Array,
  colour = -1,
): number {
  let best = mask.indexOf(1);
  let most = -Infinity;
  for (let pick = best; pick < mask.length; pick++) {
    if (mask[pick] !== 1) continue;
    const picked = caravans[colour === -1 ? pick : colour];
    const space = spaceOf[pick];
    if (picked === undefined || space === undefined) continue;
    const score =
      space === -1 ? colourScore(weights, seen, picked) : camelScore(weights, seen, picked, space);
    if (score > most) [best, most] = [pick, score];
  }
  return best;
}

const valueAt = (seen: Observation, space: number, channel: number): number =>
  seen.spaces[space * channels.length + channel] ?? 0;

const neighboursOf = (space: number): readonly number[] => neighbours[space] ?? [];

/** Returns the score of a colour: that of its best camel. */
function colourScore(weights: Weights, seen: Observation, caravan: Caravan): number {
  let most = -Infinity;
  for (let space = 0; space < spaces.length; space++) {
    if (!canGrow(seen, caravan, space)) continue;
    most = Math.max(most, camelScore(weights, seen, caravan, space));
  }
  return most;
}

/** Tests whether a caravan that has a leader can grow to a space. */
function canGrow(seen: Observation, { camel }: Caravan, space: number): boolean {
  const isClosed = [OASIS, MINE, RIVAL, RIVAL_TERRITORY].some(
    (one) => valueAt(seen, space, one) > 0,
  );
  if (isClosed) return false;
  const sameColour = neighboursOf(space).filter((beside) => valueAt(seen, beside, camel) === 1);
  return sameColour.length > 0 && sameColour.every((beside) => valueAt(seen, beside, MINE) === 1);
}

/** Returns the score of a camel: the weighted sum of its features. */
function camelScore(
  weights: Weights,
  seen: Observation,
  { camel, mine, rival }: Caravan,
  space: number,
): number {
  const isCaravan = (at: number): boolean =>
    valueAt(seen, at, camel) === 1 && valueAt(seen, at, MINE) === 1;
  const isNewOasis = (at: number): boolean =>
    valueAt(seen, at, OASIS) === 1 && !neighboursOf(at).some(isCaravan);
  const beside = neighboursOf(space);
  const sum = (channel: number): number =>
    beside.reduce((total, at) => total + valueAt(seen, at, channel), 0);
  const features = [
    valueAt(seen, space, WATER),
    sum(WATER),
    beside.filter(isNewOasis).length,
    beside.flatMap(neighboursOf).filter(isNewOasis).length,
    beside.filter(isCaravan).length,
    sum(RIVAL),
    valueAt(seen, space, MY_TERRITORY),
    (seen.globals[mine] ?? 0) - (seen.globals[rival] ?? 0),
  ];
  return features.reduce((total, feature, index) => total + feature * (weights[index] ?? 0), 0);
}
