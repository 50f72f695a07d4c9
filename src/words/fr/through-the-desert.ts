/** Through the Desert in French. */
import { deepFreeze } from "../../kit/state/freeze.js";
import { atPath, labelled, pickOf } from "../text.js";
import type { ThroughTheDesertWords } from "../words.js";
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
import { throughTheDesertFindings } from "./findings.js";
import { throughTheDesertRules } from "./rules.js";

const phase: ThroughTheDesertWords["phase"] = {
  "give-back": "rendre un chef de caravane",
  leaders: "poser un chef de caravane",
  camels: "poser un chameau",
  over: "partie terminée",
};

const end: ThroughTheDesertWords["end"] = {
  "colour-used-up": "le dernier chameau d’une couleur est posé",
  "no-placement": "plus personne ne peut poser de chameau",
};

/** Nouns used as colours are invariable, and "rose" is used in the singular only. */
const colour: ThroughTheDesertWords["colour"] = {
  honey: "miel",
  rose: "rose",
  grape: "raisin",
  sky: "ciel",
  mint: "menthe",
};

/**
 * The words of Through the Desert in French.
 *
 * @example
 * ```ts
 * import { throughTheDesert } from "caravanserai/words/fr";
 *
 * throughTheDesert.phase.leaders; // => "poser un chef de caravane"
 * throughTheDesert.colour.sky; // => "ciel"
 * ```
 *
 * @category Words
 */
export const throughTheDesert: ThroughTheDesertWords =
  /* @__PURE__ */ deepFreeze<ThroughTheDesertWords>({
    language,
    name: "La traversée du désert",
    player,
    winners,
    whose,
    you,
    would,
    control,
    cover,
    event: {
      "leader-given-back": ({ seat, colour: given }, name) =>
        `${name(seat)} rend son chef de caravane ${colour[given]}.`,
      "leader-placed": ({ seat, colour: placed, space }, name) =>
        `${name(seat)} pose son chef de caravane ${colour[placed]} en ${space}.`,
      "leaders-lost": ({ seat, colours }, name) =>
        colours.length === 1
          ? `${name(seat)} ne peut plus poser son chef de caravane ${colour[colours[0]]} et le perd.`
          : `${name(seat)} ne peut plus poser ses chefs de caravane (${colours.map((one) => colour[one]).join(", ")}) et les perd.`,
      "camel-placed": ({ seat, colour: placed, space }, name) =>
        `${name(seat)} pose un chameau ${colour[placed]} en ${space}.`,
      "water-taken": ({ seat, colour: by, space, value }, name) =>
        `La caravane ${colour[by]} ${de(name(seat))} prend le point d’eau en ${space}${colon} ${count(value, "point")}.`,
      "oasis-scored": ({ seat, colour: by, space, points }, name) =>
        `La caravane ${colour[by]} ${de(name(seat))} relie l’oasis en ${space}${colon} ${count(points, "point")}.`,
      "territory-enclosed": ({ seat, colour: by, spaces }, name) =>
        `La caravane ${colour[by]} ${de(name(seat))} encercle un territoire ${spaces.length === 1 ? "d’une seule case" : `de ${spaces.length} cases`}.`,
      "turn-forfeited": ({ seat }, name) => `${name(seat)} ne peut pas poser de chameau et passe.`,
      "turn-began": ({ seat, phase: due, left }, name) =>
        upTo(
          name(seat),
          due === "camels" ? `poser ${count(left, "chameau", "chameaux")}` : phase[due],
        ),
      "game-ended": ({ reason }) => ended(end[reason]),
    },
    finding: throughTheDesertFindings,
    refusal: {
      malformed: ({ path }) => `${malformed}${atPath(path)}.`,
      "game-over": () => gameOver,
      "wrong-phase": ({ phase: due }) => notNow(phase[due]),
      "given-back-already": ({ by }, name) =>
        `${name(by)} a déjà rendu un chef de caravane de cette couleur.`,
      "no-such-leader": ({ hand }) =>
        hand.length === 0
          ? "Il ne reste plus de chef de caravane en main."
          : `Ce chef de caravane n’est pas en main. Il reste${colon} ${et(hand.map((one) => colour[one]))}.`,
      "colour-used-this-round": ({ by }, name) =>
        `${name(by)} a déjà posé cette couleur au premier tour.`,
      "no-loose-camel": () => "Il n’y a plus de chameaux de cette couleur.",
      occupied: ({ by }, name) => `Un chameau ${de(name(by))} occupe déjà cette case.`,
      oasis: () => "Il y a une oasis sur cette case.",
      water: () => "Un chef de caravane ne se pose pas sur un point d’eau.",
      territory: ({ by }, name) => `Cette case fait partie d’un territoire ${de(name(by))}.`,
      "next-to-oasis": ({ oasis }) =>
        `Un chef de caravane ne se pose pas à côté d’une oasis${colon} il y en a une en ${oasis}.`,
      "next-to-leader": ({ leader }) =>
        `Un chef de caravane ne se pose pas à côté d’un autre${colon} il y en a un en ${leader}.`,
      "not-next-to-own-camel": () => "Le chameau doit toucher votre caravane de la même couleur.",
      "next-to-rival-camel": ({ by, camel }, name) =>
        `${name(by)} a un chameau de cette couleur juste à côté, en ${camel}.`,
    },
    move: {
      "give-back": ({ colour: given }) => `Rendre le chef de caravane ${colour[given]}`,
      leader: ({ colour: placed, space }) =>
        `Poser le chef de caravane ${colour[placed]} en ${space}`,
      camel: ({ colour: placed, space }) => `Poser un chameau ${colour[placed]} en ${space}`,
    },
    pick: {
      colour: (picked, { phase: due }) =>
        labelled(
          colour,
          picked,
          (label) => `${due === "camels" ? "chameau" : "chef de caravane"} ${label}`,
        ),
      space: (space) => `case ${space}`,
    },
    prompt: ({ state: { phase: due, round, left }, picked, next }) => {
      const [own, space] = [pickOf(picked, "colour"), pickOf(picked, "space")];
      const isCounted = due === "camels" && (round > 1 || left === 2);
      const counted = isCounted ? ` (chameau ${3 - left} sur 2)` : "";
      if (due === "give-back") return "choisir un chef de caravane à rendre";
      if (next.length === 0) return confirm;
      if (own === undefined)
        return `choisir une couleur${space === undefined ? "" : ` pour ${space}`}${counted}`;
      return `choisir une case pour le ${due === "camels" ? "chameau" : "chef de caravane"} ${colour[own]}${counted}`;
    },
    price: () => "",
    phase,
    source: {
      oases: "oasis",
      water: "points d’eau",
      caravans: "plus grandes caravanes",
      territory: "territoires",
      total: "total",
    },
    end,
    rule: throughTheDesertRules,
    colour,
    picture: {
      whole: (layout) => `La traversée du désert sur ${layout}`,
      camel: ({ seat, colour: own, leader }, name) =>
        `${leader ? "chef de caravane" : "chameau"} ${colour[own]} ${de(name(seat))}`,
      water: (value) => `point d’eau${colon} ${count(value, "point")}`,
      oasis: () => "oasis",
      territory: ({ seat, colour: own }, name) =>
        `territoire de la caravane ${colour[own]} ${de(name(seat))}`,
      caravan: ({ seat, colour: own }, camels, name) =>
        `caravane ${colour[own]} ${de(name(seat))}${colon} ${count(camels, "chameau", "chameaux")}`,
      supply: (own, camels) =>
        `couleur ${colour[own]}${colon} ${count(camels, "chameau", "chameaux")} en réserve`,
      points: (seat, points, name) => `${name(seat)}${colon} ${count(points, "point")}`,
    },
    terrain: { sand: "sable", water: "point d’eau", palm: "palmier", mountain: "montagne" },
    line: { edge: "bord du plateau", territory: "limite d’un territoire" },
  });
