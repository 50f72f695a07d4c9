/** What checks of boards find, in French. */
import type { DesertSonsWords, NomadiWords, ThroughTheDesertWords } from "../words.js";
import { colon, count, et } from "./common.js";

const at = (players: number): string => `À ${players} joueurs`;

export const throughTheDesertFindings: ThroughTheDesertWords["finding"] = {
  leaders: ({ players, leaders, room }) =>
    `Il y a de la place pour environ ${count(room, "chef", "chefs")}\u00a0; ${players} joueurs en ont ${leaders}.`,
  islands: ({ players }) => `${at(players)}, le plateau est en plusieurs parties.`,
  bottleneck: ({ players, spaces }) =>
    `${at(players)}, un seul chameau sur ${spaces.length === 1 ? "cette case" : "l’une de ces cases"} couperait le plateau en deux.`,
  "closed-water": () =>
    `Une seule caravane peut atteindre ce point d’eau${colon} il n’a qu’une case voisine.`,
  "closed-palms": () => "Une ou deux caravanes seulement peuvent atteindre ces palmiers.",
  "no-water": ({ players }) => `${at(players)}, il n’y a pas d’eau.`,
  "no-palms": () => "Le plateau n’a pas de palmiers.",
  "few-palm-spaces": ({ players, palms, got }) =>
    `${at(players)}, il y a ${count(got, "case palmier", "cases palmier")} pour ${count(palms, "palmier")}.`,
  "few-tokens": ({ players, got, tokens }) =>
    `${at(players)}, ${got} cases demandent un jeton d’eau, et il n’y en a que ${tokens}.`,
  "one-sided-water": ({ players }) =>
    `${at(players)}, l’eau et les palmiers sont d’un seul côté du plateau.`,
  camels: ({ players, camels, suggested }) =>
    `${at(players)}, ${count(camels, "chameau", "chameaux")} de chaque couleur ne vont pas avec ce plateau\u00a0; il en faudrait environ ${suggested}.`,
  counts: ({ players, water, palms, usualWater, usualPalms }) =>
    `${at(players)}, les plateaux fournis ont ${usualWater} cases d’eau et ${usualPalms} cases palmier\u00a0; ici il y en a ${water} et ${palms}.`,
  size: ({ players, got, usual: [least, most] }) =>
    `${at(players)}, les plateaux fournis ont de ${least} à ${most} cases\u00a0; ici il y en a ${got}.`,
  section: () =>
    "Aucune ligne de séparation ne marque une section plus petite pour 2 et 3 joueurs.",
  "bare-rim": () => "Ces cases sont à un bord sans montagnes.",
  "smooth-rim": () => "Le bord est droit plutôt que découpé.",
  "middle-range": ({ usual: [least, most] }) =>
    `Aucune chaîne de ${least} à ${most} montagnes n’a des cases tout autour.`,
  "water-apart": () => "Cette eau est à côté d’une autre eau ou d’une case palmier.",
  "palm-neighbours": ({ players }) =>
    `${at(players)}, ces cases palmier ont moins de six cases voisines.`,
  "palms-apart": ({ usual }) => `Ces cases palmier sont à moins de ${usual} pas l’une de l’autre.`,
};

export const nomadiFindings: NomadiWords["finding"] = {
  "small-start": ({ players, pawns, spaces }) =>
    `Le départ a ${count(spaces.length, "case")}\u00a0; ${players} joueurs ont ${count(pawns, "pion")}.`,
  "start-apart": () => `Le départ est en plusieurs morceaux${colon} la caravane n’est pas groupée.`,
  "near-goal": () => "Ces cases de l’arrivée ne sont pas au-delà de la vallée.",
  "narrow-valley": ({ width, least }) =>
    `La vallée a ${count(width, "case")} de large\u00a0; il en faut au moins ${least} pour qu’une caravane la traverse.`,
  "no-water": () => "Il n’y a pas de points d’eau.",
  "water-on-one-side": () => "Tous les points d’eau sont d’un côté de la vallée.",
  "one-sided-water": () => "Tous les points d’eau sont dans une partie du plateau.",
  "closed-water": () => "Un seul pion à côté de ce point d’eau en écarte tous les autres.",
  "start-size": ({ got, usual }) =>
    `Le départ a ${count(got, "case")}\u00a0; les pions de 2 ou 4 joueurs en remplissent ${usual}.`,
  "goal-apart": () => "L’arrivée est en plusieurs morceaux.",
  "water-apart": () => "Ces points d’eau sont côte à côte.",
  bottleneck: () => "Un pion sur l’une de ces cases gêne tous les autres.",
};

/** Returns the sentences about tile sets, with the names of goods and actions. */
export const tileSetFindings = ({
  good,
  action,
}: Pick<DesertSonsWords, "action" | "good">): DesertSonsWords["finding"] => ({
  heights: ({ sums }) =>
    `Les hauteurs des explorateurs font ${et(sums.map(String))}${colon} certaines places sont plus fortes.`,
  "one-pile": () => "Deux joueurs laissent de côté la pile 1, et il n’y en a pas d’autre.",
  "little-room": ({ got, room }) => `Il y a ${got} tuiles pour ${room} cases libres.`,
  "cross-apart": () => "Aucune ligne ne relie ces cases au premier départ.",
  "closed-starts": () => "Aucune ligne libre ne part de ces départs.",
  "no-oases": () => "Aucune tuile n’a d’oasis.",
  "missing-goods": ({ goods }) =>
    `Aucune case action ne donne${colon} ${et(goods.map((one) => good[one]))}.`,
  "few-goods": ({ good: one, got, places }) =>
    `Il y a ${count(places, "case action", "cases action")} (${good[one]}), et seulement ${count(got, "marchandise")}.`,
  unreachable: ({ tiles }) => `Aucune ligne ne mène à ${et(tiles)}${colon} impossible à poser.`,
  "rare-sides": ({ tiles }) => `Presque aucune tuile n’a des côtés qui vont avec ${et(tiles)}.`,
  "pile-sizes": ({ sizes }) => `Les piles ont ${et(sizes.map(String))} tuiles.`,
  "missing-actions": ({ actions }) =>
    `Il n’y a pas de case action${colon} ${et(actions.map((one) => action[one]))}.`,
  "full-rumours": () => "Avec 8 rumeurs, aucun emplacement du tableau ne reste libre.",
});
