/** The best move at first sight: gold, water, and what explorers may hope for right after it. */
import type { Seed } from "../../game.js";
import { hashText } from "../../kit/chance/random.js";
import { positionOf } from "../gate/engine.js";
import { copyPosition } from "../rules/copy-position.js";
import type { Choice } from "../rules/decision.js";
import { openField } from "../rules/fitting-tiles.js";
import { listDecisions } from "../rules/legality.js";
import { NONE } from "../rules/numbers.js";
import { play } from "../rules/play.js";
import type { Position } from "../rules/position.js";
import { beginTrail, noteStep, undo } from "../rules/undo.js";
import type { Move } from "../model/move.js";
import type { View } from "../model/state.js";
import { actionGain, type Player, playerOf, prospects } from "./greedy-prospects.js";

/** What a drawn tile is hoped to bring. */
const HOPE_OF_DRAW = 1.5;
/** How many of the most promising fields to travel to are looked at closely. */
const CLOSE_LOOKS = 8;

/** The move that leads to the position with the best prospects. Moves that look equally good are decided by the seed. */
export function greedyMove(view: View, seed: Seed): Move {
  const position = copyPosition(positionOf(view));
  beginTrail(position);
  const player = playerOf(position);
  const now = prospects(position, player);
  const choices = listChoices(position);
  const travels = choices
    .flatMap((choice) =>
      choice.type === "move" ? [{ choice, pull: pull(position, player.seat, choice.field) }] : [],
    )
    .sort((one, other) => other.pull - one.pull);
  const close = new Set<Choice>(travels.slice(0, CLOSE_LOOKS).map(({ choice }) => choice));
  const here = position.caravan[player.seat];
  let best: readonly [choice: Choice, value: number, tie: number] | undefined;
  for (const choice of choices) {
    if (choice.type === "move" && !close.has(choice)) continue;
    let value =
      choice.type === "move"
        ? likingOfTravel(position, player, now, choice)
        : liking(position, player, now, choice);
    if (choice.type === "draw") value += 0.3 * pull(position, player.seat, here);
    const tie = hashText(`${JSON.stringify(choice.move)}${String(seed)}${position.drawnTiles}`);
    if (best === undefined || value > best[1] || (value === best[1] && tie > best[2])) {
      best = [choice, value, tie];
    }
  }
  return (best?.[0] ?? choices[0]).move;
}

function listChoices(position: Position): Choice[] {
  const decisions: number[] = [];
  const count = listDecisions(position, decisions);
  const { all } = position.ground.board.choices;
  return decisions.slice(0, count).map((decision) => all[decision]);
}

/** What `judge` says of the position after a choice. */
function after(position: Position, choice: Choice, judge: () => number): number {
  if (position.trail !== undefined) noteStep(position, position.trail);
  play(position, choice, undefined);
  const value = judge();
  undo(position);
  return value;
}

/** How much a player likes a choice. */
function liking(position: Position, player: Player, now: number, choice: Choice): number {
  switch (choice.type) {
    case "draw":
      return now + HOPE_OF_DRAW;
    case "done":
      return now - (position.phase === "explorer" || position.phase === "guide" ? 0 : 0.4);
    case "discard":
    case "look":
      return now + 0.5;
    case "guide":
    case "decline":
      return now - 0.2;
    case "take":
      return now + actionGain(position, player, choice.what);
    case "withdraw":
      return now - 0.5;
    case "scout":
    case "place":
      return after(position, choice, () => likingOfTile(position, player));
    default:
      return after(position, choice, () => prospects(position, player));
  }
}

/** How much a player likes the tile that was just placed: for the best explorer that it can send. */
function likingOfTile(position: Position, player: Player): number {
  if (position.phase !== "explorer") return prospects(position, player) + 1.2;
  let best = -Infinity;
  for (const choice of listChoices(position)) {
    if (choice.type === "withdraw") continue;
    best = Math.max(
      best,
      after(position, choice, () => prospects(position, player)),
    );
  }
  return best + 0.6;
}

/** How much a player likes to travel somewhere: for the best that it could do there. */
function likingOfTravel(position: Position, player: Player, now: number, travel: Choice): number {
  const { seat } = player;
  return after(position, travel, () => {
    if (position.phase !== "explore") return now - 0.4;
    const there = pull(position, seat, position.caravan[seat]);
    let best = now - 0.3 + 0.05 * there;
    for (const choice of listChoices(position)) {
      if (choice.type === "draw") best = Math.max(best, now + HOPE_OF_DRAW + 0.3 * there);
      if (choice.type === "place") best = Math.max(best, liking(position, player, now, choice));
    }
    return best - (travel.driver ? 1 : 0) - 0.05;
  });
}

/** How much a seat is drawn to exploring from a field: towards own oases first, then those of nobody. */
function pull(position: Position, seat: number, field: number): number {
  const { face, ground, explorer } = position;
  const { beside, portionAt, each } = ground.board;
  const own = explorer.subarray(seat * each, (seat + 1) * each);
  let best = -1;
  for (let side = 0; side < 4; side++) {
    const beyond = openField(position, field, side);
    if (beyond === NONE) continue;
    let value = 0.5;
    for (let other = 0; other < 4; other++) {
      const near = beside[beyond * 4 + other];
      if (near === NONE) value += 0.2;
      else if (face[near] !== NONE && portionAt[face[near] * 4 + ((other + 2) & 3)] !== NONE) {
        value += own.some((at) => at !== NONE && at >> 2 === near) ? 2 : 0.7;
      }
    }
    best = Math.max(best, value);
  }
  return best;
}
