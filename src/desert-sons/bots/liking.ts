/** How much a seat likes a decision at first sight, in gold. Only differences between decisions of one position count. */
import type { Choice } from "../rules/decision.js";
import { openField } from "../rules/fitting-tiles.js";
import { travelChoices } from "../rules/known-choices.js";
import { NONE } from "../rules/numbers.js";
import { HAND, type Position, UNKNOWN } from "../rules/position.js";
import { portionWith } from "../rules/board.js";
import { explorerCost } from "./explorers.js";
import type { Outlook } from "./outlook.js";
import type { Survey } from "./survey.js";
import { leadIn } from "./values.js";
import { TILE_IN_RESERVE } from "./worth.js";

/** A way that is not needed is not gone. */
const WAY = 0.1;
/** Taking an explorer back takes the place of sending one. */
const WITHDRAWAL = 0.2;
/** Nobody does so at a glance. */
const RASH_WITHDRAWAL = 1.5;
/** The guide is paid gladly by those who have much water, and by all when water is soon worth nothing. */
const GUIDE = 0.3;
const GUIDE_PER_WATER = 0.15;
const GUIDE_AT_THE_END = 1;
const LAST_TURNS = 3;
/** With nothing to place, room for another tile is something. */
const DISCARD = 0.3;

/** Writes how much the seat that decides likes each decision; at a glance, some are not looked at closely. */
export function judgeLikings(
  position: Position,
  outlook: Outlook,
  survey: Survey,
  decisions: readonly number[],
  count: number,
  into: number[],
  closely: boolean,
): void {
  const { all } = position.ground.board.choices;
  outlook.judge(position);
  let index = 0;
  if (position.phase === "travel") {
    survey.begin(position, position.seat, closely);
    index = judgeTravels(position, outlook, survey, decisions, count, into);
  }
  let field = NONE;
  let before = 0;
  for (; index < count; index++) {
    const choice = all[decisions[index]];
    if ((choice.type === "place" || choice.type === "scout") && choice.field !== field) {
      ({ field } = choice);
      before = outlook.around(position, position.seat, field);
    }
    into[index] = liking(position, outlook, choice, before, closely);
  }
}

/**
 * Writes how much the seat likes to travel: for what the fields promise that can be explored from there. Such decisions come
 * first and their numbers follow each other, so choices are not looked at. Returns how many there are.
 */
function judgeTravels(
  position: Position,
  { values }: Outlook,
  survey: Survey,
  decisions: readonly number[],
  count: number,
  into: number[],
): number {
  const { board } = position.ground;
  const first = travelChoices(board)[0].number;
  const water = values.water[position.seat];
  let index = 0;
  for (; index < count; index++) {
    const way = decisions[index] - first;
    if (way < 0 || way >= 2 * board.count) break;
    into[index] = survey.bestFrom(position, way >> 1) - ((way & 1) === 0 ? 0 : water) - WAY;
  }
  return index;
}

function liking(
  position: Position,
  outlook: Outlook,
  choice: Choice,
  before: number,
  closely: boolean,
): number {
  const { seat } = position;
  const { values } = outlook;
  switch (choice.type) {
    case "draw":
      return likingOfDrawing(position, outlook);
    case "place":
      return outlook.placing(position, seat, choice.face, choice.field, before) + TILE_IN_RESERVE;
    case "scout":
      return (
        outlook.placing(position, seat, choice.face, choice.field, before) - values.water[seat]
      );
    case "discard":
      return DISCARD;
    case "explorer":
      return likingOfExplorer(position, outlook, choice);
    case "withdraw":
      if (!closely) return -RASH_WITHDRAWAL;
      return -hopeOf(position, outlook, choice.explorer) - WITHDRAWAL;
    case "guide":
      return (
        GUIDE +
        GUIDE_PER_WATER * position.seatWater[seat] +
        (values.turns < LAST_TURNS ? GUIDE_AT_THE_END : 0)
      );
    case "take":
      return values.of(seat, choice.what);
    case "give":
      return values.goods[position.wanted] - values.goods[choice.what];
    case "lay":
      return likingOfRumour(position, choice.what, position.rumour[HAND]);
    case "remove":
      return -likingOfRumour(position, position.looked >> 1, position.rumour[position.looked]);
    default:
      return 0;
  }
}

/** What a tile from the stack promises where the caravan stands. */
function likingOfDrawing(position: Position, outlook: Outlook): number {
  const { seat, caravan } = position;
  let best = 0;
  for (let side = 0; side < 4; side++) {
    const field = openField(position, caravan[seat], side);
    if (field === NONE) continue;
    best = Math.max(best, outlook.drawing(position, seat, field));
  }
  return best;
}

/** What an explorer promises on a portion of the tile just placed. */
function likingOfExplorer(position: Position, outlook: Outlook, choice: Choice): number {
  const { found, face, ground, seat } = position;
  const { oasis, values } = outlook;
  const { explorer } = choice;
  const start = found * 4 + portionWith(ground.board, face[found], choice.portion);
  oasis.look(position, start);
  const without = oasis.judgedMargin(position, seat);
  const rank = oasis.rankWithTurban(position, explorer);
  const margin = oasis.marginWith(position, seat, explorer, rank);
  const cost = oasis.sight.openings === 0 ? 0 : explorerCost(position, values, explorer);
  return margin - without - cost;
}

/** What an explorer on the board may hope for: about its share of what its owner may hope for there. */
function hopeOf(position: Position, { oasis }: Outlook, explorer: number): number {
  oasis.look(position, position.explorer[explorer]);
  oasis.judgeHopes(position);
  return oasis.hopes[position.seat] / oasis.members;
}

/** What a rumour about a good means to the seat that decides. */
const likingOfRumour = (position: Position, good: number, value: number): number =>
  value === UNKNOWN ? 0 : value * leadIn(position, position.seat, good);
