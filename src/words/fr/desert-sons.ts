/** Desert Sons in French. */
import { deepFreeze } from "../../kit/state/freeze.js";
import type { Portion, Slot } from "../../desert-sons/model/state.js";
import {
  actionsOn,
  atPath,
  isDesert,
  labelled,
  lyingText,
  pickOf,
  sidesOf,
  signed,
  slotParts,
  costsWater,
} from "../text.js";
import type { DesertSonsPicture, DesertSonsWords } from "../words.js";
import {
  colon,
  confirm,
  control,
  count,
  cover,
  de,
  ended,
  et,
  gameOver,
  language,
  malformed,
  notNow,
  player,
  upTo,
  whose,
  winners,
  would,
  you,
} from "./common.js";
import { tileSetFindings } from "./findings.js";
import { desertSonsRules } from "./rules.js";

const phase: DesertSonsWords["phase"] = {
  start: "choisir le départ de la caravane",
  travel: "déplacer la caravane ou explorer",
  explore: "explorer",
  place: "poser la tuile piochée",
  explorer: "placer ou reprendre un explorateur",
  oasis: "choisir la première oasis à décompter",
  action: "choisir une case action ou y renoncer",
  swap: "échanger une marchandise ou renoncer à la nouvelle",
  lay: "poser la rumeur sur le tableau des rumeurs",
  look: "consulter une rumeur",
  remove: "laisser ou retirer la rumeur",
  guide: "payer le guide pour rejouer ou finir le tour",
  over: "partie terminée",
};

const end: DesertSonsWords["end"] = {
  "stack-empty": "les tuiles sont épuisées et les derniers tours sont joués",
  idle: "plus personne n’explore depuis trop longtemps",
};

const good: DesertSonsWords["good"] = {
  myrrh: "myrrhe",
  frankincense: "encens",
  salt: "sel",
  gems: "pierres précieuses",
};

/** A good after "de", which means both "some of it" and "belonging to it". */
const DU: DesertSonsWords["good"] = {
  myrrh: "de la myrrhe",
  frankincense: "de l’encens",
  salt: "du sel",
  gems: "des pierres précieuses",
};

const LE: DesertSonsWords["good"] = {
  myrrh: "la myrrhe",
  frankincense: "l’encens",
  salt: "le sel",
  gems: "les pierres précieuses",
};

// Repeated here, since bundlers can't drop an object that reads another one.
const action: DesertSonsWords["action"] = {
  myrrh: "myrrhe",
  frankincense: "encens",
  salt: "sel",
  gems: "pierres précieuses",
  camel: "chameau",
  water: "eau",
  rumour: "rumeur",
};

const PAID_FOR = {
  driver: "au chamelier",
  scout: "à l’éclaireur",
  guide: "au guide",
  oasis: "pour agir en premier dans l’oasis",
};

const SIDES = { N: "au nord", E: "à l’est", S: "au sud", W: "à l’ouest" };

const sides = (portion: Portion): string => et(sidesOf(portion, SIDES));

const tile: DesertSonsWords["tile"] = (text) => {
  if (isDesert(text)) return "une tuile désert";
  const spaces = actionsOn(text).map((one) => action[one]);
  return `une tuile oasis ${spaces.length === 0 ? "sans case action" : `(${spaces.join(", ")})`}`;
};

const laid = (text: string, rotation: number): string =>
  lyingText(text, rotation, {
    desert: "une tuile désert",
    oasis: "une tuile oasis",
    sides,
    action,
    noLine: "sans ligne",
    whiteLine: "ligne blanche",
    colon,
  });

/** Names a slot without an article, since "de" contracts with it. */
const slotName = (slot: Slot): string => {
  const { good: about, second } = slotParts(slot);
  return `${second ? "second" : "premier"} emplacement ${DU[about]}`;
};

const said = (value: number | null): string => (value === null ? "" : `${colon} ${signed(value)}`);
const turns = (number: number): string =>
  number === 0 ? "il ne reste plus de tour" : `il reste ${count(number, "tour")}`;

const scout: DesertSonsPicture["scout"] = (name) =>
  `éclaireur (1 eau)${colon} une tuile de la réserve ${de(name)}`;
const rotated: DesertSonsPicture["rotation"] = (turns) =>
  turns === 0
    ? "sans rotation"
    : `${turns === 1 ? "un quart de tour" : `${turns} quarts de tour`} à droite`;

/**
 * The words of Desert Sons in French.
 *
 * @example
 * ```ts
 * import { desertSons } from "caravanserai/words/fr";
 *
 * desertSons.tile("OODD NE[F]"); // => "une tuile oasis (encens)"
 * ```
 *
 * @category Words
 */
export const desertSons: DesertSonsWords = /* @__PURE__ */ deepFreeze<DesertSonsWords>({
  language,
  name: "Les fils du désert",
  player,
  winners,
  whose,
  you,
  would,
  control,
  cover,
  pick: {
    space: (field) => `case ${field}`,
    tile,
    rotation: (turns) => rotated(Number(turns)),
    scout: (seat, _, name) => scout(name(Number(seat))),
    explorer: (height) => `explorateur ${height}`,
    portion: (portion) => `oasis ${sides(portion)}`,
    take: (taken) => labelled(action, taken, (label) => `case ${label}`),
    good: (about) => good[about],
    slot: (slot) => labelled(good, slotParts(slot).good, () => slotName(slot)),
    action: {
      driver: "avec le chamelier (1 eau)",
      discard: "défausser une tuile",
      withdraw: "reprendre un explorateur",
    },
  },
  event: {
    "start-chosen": ({ seat, field }, name) => `La caravane ${de(name(seat))} part de ${field}.`,
    "turn-began": ({ seat, extra }, name) =>
      extra ? `${name(seat)} joue un tour supplémentaire.` : `C’est à ${name(seat)} de jouer.`,
    "caravan-moved": ({ seat, from, to, driver }, name) =>
      `La caravane ${de(name(seat))} va de ${from} à ${to}${driver ? " grâce au chamelier" : ""}.`,
    "water-paid": ({ seat, purpose }, name) => `${name(seat)} paie 1 eau ${PAID_FOR[purpose]}.`,
    "tile-drawn": ({ seat, pile, tile: drawn, to }, name) =>
      `${name(seat)} pioche ${tile(drawn)} dans la pile ${pile}${to === "hand" ? "" : " pour sa réserve"}.`,
    "stack-emptied": ({ turnsLeft }) =>
      `La dernière tuile est piochée${colon} ${turns(turnsLeft)}, celui-ci compris.`,
    "tile-kept": ({ seat }, name) =>
      `La tuile ne convient nulle part et va dans la réserve ${de(name(seat))}.`,
    "tile-placed": ({ seat, from, tile: placed, field, desert }, name) =>
      `${name(seat)} pose ${tile(placed)}${
        from === "stack"
          ? ""
          : from === seat
            ? " de sa réserve"
            : ` de la réserve ${de(name(from))}`
      } en ${field}${desert ? " et peut continuer" : ""}.`,
    "tile-discarded": ({ seat, tile: gone }, name) => `${name(seat)} défausse ${tile(gone)}.`,
    "explorer-placed": ({ seat, height, field, portion }, name) =>
      `${name(seat)} place l’explorateur ${height} en ${field}, dans l’oasis ${sides(portion)}.`,
    "explorer-returned": ({ seat, height, reason }, name) =>
      reason === "unpaid"
        ? `${name(seat)} n’a pas d’eau pour payer et reprend l’explorateur ${height}.`
        : reason === "withdrawn"
          ? `${name(seat)} reprend l’explorateur ${height}.`
          : `L’explorateur ${height} revient à ${name(seat)}.`,
    "oases-completed": ({ field, portions }) =>
      `La tuile en ${field} complète ${portions.length === 1 ? "une oasis" : `${portions.length} oasis`}.`,
    "scoring-began": ({ explorers, spaces }) =>
      `On décompte une oasis. Explorateurs, dans l’ordre${colon} ${
        explorers.length === 0 ? "aucun" : et(explorers.map(String))
      }. Cases action${colon} ${spaces.length === 0 ? "aucune" : et(spaces.map((one) => action[one]))}.`,
    "action-taken": ({ seat, height, action: taken }, name) =>
      `L’explorateur ${height} ${de(name(seat))} prend la case ${action[taken]}.`,
    "action-declined": ({ seat, height }, name) =>
      `L’explorateur ${height} ${de(name(seat))} renonce aux cases action.`,
    "action-postponed": ({ height, action: taken }) =>
      `L’explorateur ${height} attend sur la case ${action[taken]}.`,
    "actions-began": ({ explorers }) =>
      `Tous les explorateurs sont placés. Ils agissent dans cet ordre${colon} ${
        explorers.length === 0 ? "aucun" : et(explorers.map(String))
      }.`,
    "action-ended": ({ height }) => `L’explorateur ${height} a terminé.`,
    "good-taken": ({ seat, good: taken }, name) => `${name(seat)} charge ${DU[taken]}.`,
    "good-returned": ({ seat, good: given }, name) => `${name(seat)} rend ${DU[given]}.`,
    "swap-offered": ({ seat, good: offered }, name) =>
      `${name(seat)} n’a plus de place pour ${LE[offered]} et peut rendre une autre marchandise en échange.`,
    "camel-taken": ({ seat }, name) => `${name(seat)} reçoit un chameau de plus.`,
    "water-taken": ({ seat, count: taken }, name) =>
      taken === 0
        ? `Il ne reste plus d’eau pour ${name(seat)}.`
        : `${name(seat)} prend ${count(taken, "eau", "eaux")}.`,
    "rumour-drawn": ({ seat, from, value }, name) =>
      `${name(seat)} ${from === "unseen" ? "pioche une rumeur" : "reprend la rumeur mise de côté"}${said(value)}.`,
    "rumour-laid": ({ seat, slot }, name) =>
      `${name(seat)} pose une rumeur sur le ${slotName(slot)}.`,
    "rumour-looked-at": ({ seat, slot, value }, name) =>
      `${name(seat)} consulte la rumeur du ${slotName(slot)}${said(value)}.`,
    "rumour-left": ({ seat, slot }, name) =>
      `${name(seat)} laisse la rumeur sur le ${slotName(slot)}.`,
    "rumour-removed": ({ seat, slot }, name) =>
      `${name(seat)} retire la rumeur du ${slotName(slot)} et la met de côté.`,
    "scoring-ended": () => "Le décompte de l’oasis est terminé.",
    "turban-passed": ({ to }, name) => `Le turban passe à ${name(to)}.`,
    "turn-ended": ({ seat, turnsLeft }, name) =>
      `Le tour ${de(name(seat))} est terminé${turnsLeft === null ? "" : `${colon} ${turns(turnsLeft)}`}.`,
    asked: ({ seat, phase: due }, name) => upTo(name(seat), phase[due]),
    "game-ended": ({ reason, rumours, aside }) =>
      ended(end[reason]) +
      (rumours.length === 0
        ? ""
        : ` Rumeurs${colon} ${et(rumours.map(({ slot, value }) => `${good[slotParts(slot).good]} ${signed(value)}`))}.`) +
      (aside === null ? "" : ` Mise de côté${colon} ${signed(aside)}.`),
  },
  finding: /* @__PURE__ */ tileSetFindings({ good, action }),
  refusal: {
    malformed: ({ path }) => `${malformed}${atPath(path)}.`,
    "game-over": () => gameOver,
    "wrong-phase": ({ phase: due }) => notNow(phase[due]),
    "no-start": () => "Aucune caravane ne peut partir de là.",
    "start-taken": ({ by }, name) => `La caravane ${de(name(by))} part déjà de là.`,
    "no-water": ({ rule }) =>
      `${rule === "T11" ? "Le chamelier" : "L’éclaireur"} coûte 1 eau, et vous n’en avez plus.`,
    unexplored: () => "Cette case n’est pas encore explorée.",
    "already-there": () => "La caravane y est déjà.",
    occupied: ({ by }, name) => `La caravane ${de(name(by))} occupe cette case.`,
    "out-of-reach": ({ rule }) =>
      rule === "T10"
        ? "Les lignes brunes et une seule ligne blanche n’y mènent pas."
        : "Même le chamelier n’y trouve pas de chemin.",
    "driver-not-needed": () => "La caravane peut y aller sans le chamelier.",
    "no-open-line": () => "Aucune ligne ouverte ne part de la case de la caravane.",
    "reserve-full": () => "Votre réserve est pleine.",
    "stack-empty": () => "Il n’y a plus de tuile à piocher.",
    "not-in-reserve": ({ rule }) =>
      rule === "T15"
        ? "Cette tuile n’est pas dans la réserve de cet adversaire."
        : "Cette tuile n’est pas dans votre réserve.",
    "not-drawn": ({ tile: drawn }) => `Il faut poser la tuile piochée${colon} ${tile(drawn)}.`,
    "own-reserve": () => "L’éclaireur prend une tuile chez un adversaire.",
    "nobody-there": () => "Personne n’occupe cette place.",
    explored: () => "Cette case est déjà explorée.",
    "no-line-there": () => "Aucune ligne ouverte ne mène de la caravane à cette case.",
    "does-not-fit": ({ sides: wrong }) =>
      `La tuile ne s’accorde pas avec ${wrong.length === 1 ? "sa voisine" : "ses voisines"} ${sides(wrong)}.`,
    "same-as-other-rotation": ({ rotation }) =>
      rotation === 0
        ? "La tuile a le même aspect sans rotation."
        : `La tuile a le même aspect après ${count(rotation, "quart de tour", "quarts de tour")}.`,
    "reserve-not-full": () => "On ne défausse une tuile que si la réserve est pleine.",
    "tile-fits": ({ field }) => `Une tuile de la réserve peut encore être posée en ${field}.`,
    "not-yours": ({ owner }, name) => `C’est un explorateur ${de(name(owner))}.`,
    "no-oasis-tile": () => "Vous n’avez pas posé de tuile oasis pendant ce tour.",
    "not-in-supply": ({ field }) => `Cet explorateur est déjà sur le plateau, en ${field}.`,
    "no-such-portion": ({ portions }) =>
      `La tuile n’a pas cette partie d’oasis, seulement${colon} ${portions.map(sides).join(" / ")}.`,
    "not-on-board": () => "Cet explorateur n’est pas sur le plateau.",
    "not-complete": () => "Cette oasis n’est pas à décompter maintenant.",
    "no-such-space": () => "Aucune case action de ce type n’est libre.",
    "same-good": ({ good: offered }) =>
      `Échanger ${LE[offered]} contre la même marchandise revient à y renoncer.`,
    "no-such-good": () => "Vous n’avez pas cette marchandise.",
    "no-free-slot": () => "Les deux emplacements de cette marchandise sont occupés.",
    "empty-slot": () => "Il n’y a pas de rumeur sur cet emplacement.",
  },
  move: {
    start: ({ field }) => `Partir de ${field}`,
    move: ({ to, driver }) => `Aller en ${to}${driver ? " avec le chamelier (1 eau)" : ""}`,
    draw: () => "Piocher une tuile",
    place: ({ tile: placed, rotation, field }) => `Poser ${laid(placed, rotation)} en ${field}`,
    scout: ({ from, tile: taken, rotation, field }, name) =>
      `Éclaireur (1 eau)${colon} poser ${laid(taken, rotation)} de la réserve ${de(name(from))} en ${field}`,
    discard: ({ tile: gone }) => `Défausser ${tile(gone)}`,
    explorer: ({ height, portion }) =>
      `Placer l’explorateur ${height} dans l’oasis ${sides(portion)}`,
    withdraw: ({ height }) => `Reprendre l’explorateur ${height}`,
    oasis: ({ portion }) => `Décompter d’abord l’oasis ${sides(portion)}`,
    take: ({ action: taken }) => `Prendre la case ${action[taken]}`,
    give: ({ good: given }) => `Rendre ${DU[given]}`,
    lay: ({ good: about }) => `Poser la rumeur sur ${LE[about]}`,
    look: ({ slot }) => `Consulter la rumeur du ${slotName(slot)}`,
    decline: () => "Renoncer aux cases action",
    renounce: () => "Renoncer à la marchandise",
    remove: () => "Retirer la rumeur du tableau",
    leave: () => "Laisser la rumeur en place",
    guide: () => "Payer 1 eau au guide pour rejouer",
    done: () => "Terminer",
  },
  prompt: ({ state, picked, next }) => {
    const height = pickOf(picked, "explorer");
    if (next.length === 0) return confirm;
    if (pickOf(next, "rotation") !== undefined) return "tourner la tuile et la poser";
    if (picked.includes("action:withdraw")) return "choisir l’explorateur à reprendre";
    if (picked.includes("action:discard")) return "choisir la tuile à défausser";
    if (picked.includes("action:driver")) return "choisir où aller avec le chamelier (1 eau)";
    if (height !== undefined) return `choisir une oasis pour l’explorateur ${height}`;
    const scouting = pickOf(picked, "scout") === undefined ? "" : `éclaireur pour 1 eau${colon} `;
    if (pickOf(picked, "tile") !== undefined) return `${scouting}choisir une case pour la tuile`;
    if (scouting !== "") return `${scouting}choisir une tuile`;
    return state.phase === "explore" ? "choisir comment explorer" : phase[state.phase];
  },
  price: (pick) => (costsWater(pick) ? "1 eau" : ""),
  phase,
  source: {
    myrrh: "myrrhe",
    frankincense: "encens",
    salt: "sel",
    gems: "pierres précieuses",
    total: "or",
    tieBreak: "eau (en cas d’égalité)",
  },
  end,
  rule: desertSonsRules,
  good,
  action,
  terrain: { unexplored: "inexploré", desert: "désert", oasis: "oasis" },
  line: { brown: "ligne brune", white: "ligne blanche" },
  tile,
  picture: {
    caravan: (name) => `caravane ${de(name)}`,
    explorer: (height, name) => `explorateur ${height} ${de(name)}`,
    scout,
    portion: (portion) => `oasis ${sides(portion)}`,
    rotation: rotated,
    slot: (slot, value) =>
      `${slotName(slot)}${colon} ${value === undefined ? "vide" : value === null ? "face cachée" : signed(value)}`,
  },
});
