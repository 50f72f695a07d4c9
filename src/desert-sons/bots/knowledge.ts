/** The knowledge of a player of Desert Sons. */
import type { Guidance, Knowledge } from "../../kit/engine/knowledge.js";
import { listActions } from "../rules/actions.js";
import { chanceOf } from "../rules/position/chance.js";
import type { Position } from "../rules/position.js";
import { amafKeyOf, amafKeysOn } from "./amaf.js";
import { determinize } from "./determinize.js";
import { evaluate } from "./evaluate.js";
import { FieldGains } from "./field-gains.js";
import { writePriors } from "./priors.js";
import { noisyBest } from "./rollout.js";
import { TileGains } from "./tile-gains.js";
import { UnseenTiles } from "./unseen-tiles.js";

/** An iteration stops after this many turns: with two players, when the seat that thinks has had three of its own. */
const HORIZON = 5;

/** The knowledge of a player, and how to search with it. */
export const knowledge: Knowledge<Position> = {
  prepare: guidanceFrom,
  // A strong prior, since most actions are far worse than the best, and a player sees at once which; little RAVE, since where a
  // caravan goes says little about later turns. With less exploration, long searches came back to the same few actions.
  weights: { exploration: 0.4, prior: 12, rave: 1 },
  // The best action by prior beats a short search too often, so `easy` misjudges.
  levels: { easy: 4, medium: 6, hard: 600 },
};

/** Returns the guidance of one search. It counts unseen tiles at the root, and keeps caches of oases and values. */
function guidanceFrom(root: Position): Guidance<Position> {
  const { board } = root.setting;
  const tileGains = new TileGains(root, new UnseenTiles(root));
  const fieldGains = new FieldGains(tileGains, root);
  // Chance to come is drawn from a stream of its own, never from that of the real game.
  const stream = chanceOf("thoughts");
  const listed: number[] = [];
  const priors: number[] = [];
  // The horizon counts from here.
  root.turnNumber = 0;
  return {
    determinize(position, _viewer, random) {
      determinize(position, stream, random);
    },
    priors(position, actions, count, into) {
      writePriors(position, tileGains, fieldGains, actions, count, into, true);
    },
    rollout(position, random) {
      const count = listActions(position, listed);
      writePriors(position, tileGains, fieldGains, listed, count, priors, false);
      return listed[noisyBest(priors, count, random)];
    },
    evaluate(position, into) {
      evaluate(position, tileGains, into);
    },
    isLeaf: ({ turnNumber }) => turnNumber >= HORIZON,
    amafKey: (action) => amafKeyOf(board, action),
    amafKeys: amafKeysOn(board),
  };
}
