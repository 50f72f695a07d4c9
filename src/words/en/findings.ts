/** What checks of boards find, in English. */
import type { DesertSonsWords, NomadiWords, ThroughTheDesertWords } from "../words.js";
import { and, count } from "./common.js";

const at = (players: number): string => `With ${players} players`;

export const throughTheDesertFindings: ThroughTheDesertWords["finding"] = {
  leaders: ({ players, leaders, room }) =>
    `There is room for about ${count(room, "leader")}; ${players} players have ${leaders}.`,
  islands: ({ players }) => `${at(players)}, the board is in several parts.`,
  bottleneck: ({ players, spaces }) =>
    `${at(players)}, a single camel on ${spaces.length === 1 ? "this space" : "one of these spaces"} would cut the board in two.`,
  "closed-water": () => "Only one caravan can reach this water: it has a single neighbour.",
  "closed-palms": () => "Only one or two caravans can reach these palms.",
  "no-water": ({ players }) => `${at(players)}, there is no water.`,
  "no-palms": () => "The board has no palms.",
  "few-palm-spaces": ({ players, palms, got }) =>
    `${at(players)}, there are ${got} palm spaces for ${count(palms, "palm")}.`,
  "few-tokens": ({ players, got, tokens }) =>
    `${at(players)}, ${got} spaces need a water token, and there are only ${tokens}.`,
  "one-sided-water": ({ players }) =>
    `${at(players)}, water and palms lie on one side of the board.`,
  camels: ({ players, camels, suggested }) =>
    `${at(players)}, ${count(camels, "camel")} of each colour would not suit this board; about ${suggested} would.`,
  counts: ({ players, water, palms, usualWater, usualPalms }) =>
    `${at(players)}, built-in boards have ${usualWater} water spaces and ${usualPalms} palm spaces; here there are ${water} and ${palms}.`,
  size: ({ players, got, usual: [least, most] }) =>
    `${at(players)}, built-in boards have ${least} to ${most} spaces; here there are ${got}.`,
  section: () => "No dividing line marks a smaller section for 2 and 3 players.",
  "bare-rim": () => "These spaces lie at an edge without mountains.",
  "smooth-rim": () => "The rim is straight rather than ragged.",
  "middle-range": ({ usual: [least, most] }) =>
    `No range of ${least} to ${most} mountains has spaces all round it.`,
  "water-apart": () => "This water is next to other water or to a palm space.",
  "palm-neighbours": ({ players }) =>
    `${at(players)}, these palm spaces have fewer than six neighbours.`,
  "palms-apart": ({ usual }) => `These palm spaces are less than ${usual} steps apart.`,
};

export const nomadiFindings: NomadiWords["finding"] = {
  "small-start": ({ players, pawns, spaces }) =>
    `The start has ${count(spaces.length, "square")}; ${players} players have ${count(pawns, "pawn")}.`,
  "start-apart": () => "The start is in several pieces, so the caravan does not stand together.",
  "near-goal": () => "These squares of the goal are not beyond the valley.",
  "narrow-valley": ({ width, least }) =>
    `The valley is ${count(width, "square")} wide; a caravan needs at least ${least} to cross it.`,
  "no-water": () => "There are no water holes.",
  "water-on-one-side": () => "All water holes are on one side of the valley.",
  "one-sided-water": () => "All water holes are in one part of the board.",
  "closed-water": () => "A single pawn beside this water hole keeps all others away.",
  "start-size": ({ got, usual }) =>
    `The start has ${count(got, "square")}; the pawns of 2 or 4 players fill ${usual}.`,
  "goal-apart": () => "The goal is in several pieces.",
  "water-apart": () => "These water holes are beside each other.",
  bottleneck: () => "A pawn on one of these squares is in the way of all others.",
};

/** Returns the sentences about tile sets, with the names of goods and actions. */
export const tileSetFindings = ({
  good,
  action,
}: Pick<DesertSonsWords, "action" | "good">): DesertSonsWords["finding"] => ({
  heights: ({ sums }) => `The heights of the explorers add up to ${and(sums.map(String))}.`,
  "one-pile": () => "Two players leave out the only pile.",
  "little-room": ({ got, room }) => `There are ${got} tiles for ${room} empty fields.`,
  "cross-apart": () => "No lines join these fields to the first start.",
  "closed-starts": () => "No open line leaves these starts.",
  "no-oases": () => "No tile has an oasis.",
  "missing-goods": ({ goods }) => `No action space gives ${and(goods.map((one) => good[one]))}.`,
  "few-goods": ({ good: one, got, places }) =>
    `There are ${places} action spaces for ${good[one]}, and only ${got} of it.`,
  unreachable: ({ tiles }) => `No line leads onto ${and(tiles)}.`,
  "rare-sides": ({ tiles }) => `Hardly any tile has sides that fit ${and(tiles)}.`,
  "pile-sizes": ({ sizes }) => `The piles have ${and(sizes.map(String))} tiles.`,
  "missing-actions": ({ actions }) =>
    `There is no action space for ${and(actions.map((one) => action[one]))}.`,
  "full-rumours": () => "With 8 rumours no slot stays free.",
});
