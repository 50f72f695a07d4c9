/** Nomadi in French. */
import { deepFreeze } from "../../kit/state/freeze.js";
import { atPath, ownerOf, pickOf, signed, priceInCoins, buyersCoins, tooDear } from "../text.js";
import type { NomadiWords } from "../words.js";
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
  quoted,
  upTo,
  whose,
  winners,
  would,
  you,
} from "./common.js";
import { nomadiFindings } from "./findings.js";
import { nomadiRules } from "./rules.js";

const phase: NomadiWords["phase"] = {
  cards: "poser une carte Désert",
  pawns: "placer un pion dans la zone de départ",
  reroll: "relancer les dés ou finir le tour",
  bribe: "proposer un pot-de-vin",
  "bribe-answer": "accepter ou refuser le pot-de-vin",
  move: "déplacer un pion",
  price: "fixer le prix de la carte",
  "price-answer": "payer le prix ou le refuser",
  over: "partie terminée",
};

const end: NomadiWords["end"] = {
  goal: "le troisième pion a atteint l’oasis",
  "no-move": "plus aucun pion ne pourra bouger",
  "last-turn": "le dernier tour a été joué",
};

const PAID_FOR = {
  "last-out-of-start": "pour le dernier pion à quitter le départ",
  "first-over-valley": "pour le premier pion à franchir la vallée",
  card: "pour la carte Désert atteinte",
  goal: "pour le pion arrivé à l’oasis",
};

const chargedFor = (cause: "last-over-valley" | "unused-dice", sum: number): string =>
  cause === "last-over-valley"
    ? "pour le dernier pion à franchir la vallée"
    : sum === 1
      ? "pour un dé inutilisé"
      : "pour des dés inutilisés";

const PLACES = ["premier", "deuxième", "troisième"];

const coins = (number: number): string => count(number, "pièce");
const onCredit = (price: number, debt: number): string =>
  debt === 0 ? "" : debt === price ? " à crédit" : `, dont ${debt} à crédit`;
const worth = (value: number | null): string =>
  value === null ? "" : ` (valeur${colon} ${signed(value)})`;

/**
 * The words of Nomadi in French.
 *
 * @example
 * ```ts
 * import { nomadi } from "caravanserai/words/fr";
 *
 * nomadi.end.goal; // => "le troisième pion a atteint l’oasis"
 * ```
 *
 * @category Words
 */
export const nomadi: NomadiWords = /* @__PURE__ */ deepFreeze<NomadiWords>({
  language,
  name: "Nomadi",
  player,
  winners,
  whose,
  you,
  would,
  control,
  cover,
  event: {
    "card-laid": ({ seat, square }, name) =>
      `${name(seat)} pose une carte Désert face cachée en ${square}.`,
    "pawn-placed": ({ seat, square }, name) => `${name(seat)} place un pion en ${square}.`,
    "turn-began": ({ seat, turnNumber }, name) =>
      `Tour ${turnNumber}${colon} c’est à ${name(seat)} de jouer.`,
    "dice-rolled": ({ seat, dice, usable }, name) =>
      `${name(seat)} lance les dés${colon} ${et(dice.map(String))}.` +
      (usable ? "" : " Aucun n’est utilisable."),
    "bribe-offered": ({ seat, to, coins: offered, note }, name) =>
      `${name(seat)} ${offered === 0 ? "ne propose rien" : `propose ${coins(offered)}`} à ${name(to)}` +
      (note === null ? "." : ` et dit${colon} ${quoted(note)}`),
    "bribe-taken": ({ seat, by, coins: taken }, name) =>
      `${name(seat)} accepte ${taken === 0 ? "l’offre" : coins(taken)} ${de(name(by))}.`,
    "bribe-passed": ({ seat }, name) => `${name(seat)} ne propose rien.`,
    "bribe-declined": ({ seat, by }, name) => `${name(seat)} refuse l’offre ${de(name(by))}.`,
    "pawn-moved": ({ seat, owner, die, from, to }, name) =>
      `${name(seat)} déplace ${seat === owner ? "son pion" : `un pion ${de(name(owner))}`} ` +
      `de ${from} à ${to} avec un ${die}.`,
    "bank-paid": ({ seat, coins: paid, for: cause }, name) =>
      `${name(seat)} reçoit ${coins(paid)} de la banque ${PAID_FOR[cause]}.`,
    "bank-charged": ({ seat, coins: cash, debt, for: cause }, name) => {
      const why = chargedFor(cause, cash + debt);
      if (debt === 0) return `${name(seat)} paie ${coins(cash)} à la banque ${why}.`;
      return cash === 0
        ? `${name(seat)} doit ${coins(debt)} de plus à la banque ${why}.`
        : `${name(seat)} paie ${coins(cash)} à la banque ${why}, plus ${debt} à crédit.`;
    },
    "card-taken": ({ seat, square, value }, name) =>
      `${name(seat)} prend la carte Désert en ${square}${worth(value)}.`,
    "card-looked-at": ({ seat, owner, square, value }, name) =>
      `${name(seat)} regarde en secret la carte Désert sous le pion ${de(name(owner))} en ${square}${worth(value)}.`,
    "price-named": ({ seat, owner, price }, name) =>
      `${name(seat)} propose la carte à ${name(owner)} ${price === 0 ? "gratuitement" : `pour ${coins(price)}`}.`,
    "card-sold": ({ seat, owner, price, debt, value }, name) =>
      price === 0
        ? `${name(owner)} prend gratuitement la carte ${de(name(seat))}${worth(value)}.`
        : `${name(owner)} achète la carte à ${name(seat)} pour ${coins(price)}${onCredit(price, debt)}${worth(value)}.`,
    "card-refused": ({ seat, owner, value }, name) =>
      `${name(owner)} refuse, et ${name(seat)} garde la carte${worth(value)}.`,
    "goal-reached": ({ owner, place }, name) =>
      `Un pion ${de(name(owner))} est le ${PLACES[place - 1]} à atteindre l’oasis.`,
    "turn-ended": ({ seat, unused }, name) =>
      unused.length === 0
        ? `Le tour ${de(name(seat))} est terminé.`
        : `Le tour ${de(name(seat))} se termine avec ${count(unused.length, "dé inutilisé", "dés inutilisés")}.`,
    asked: ({ seat, phase: due }, name) => upTo(name(seat), phase[due]),
    "game-ended": ({ reason }) => ended(end[reason]),
  },
  finding: nomadiFindings,
  refusal: {
    malformed: ({ path }) => `${malformed}${atPath(path)}.`,
    "game-over": () => gameOver,
    "wrong-phase": ({ phase: due }) => notNow(phase[due]),
    "start-or-goal": () => "On ne pose pas de carte dans la zone de départ ni dans l’oasis.",
    "card-there": () => "Il y a déjà une carte sur cette case.",
    "not-in-start": () => "Cette case n’est pas dans la zone de départ.",
    occupied: ({ by }, name) => `Un pion ${de(name(by))} occupe déjà cette case.`,
    "not-beside-pawn": () => "Le pion doit être placé à côté d’un autre.",
    "no-such-die": ({ dice }) =>
      `Ce dé n’est pas disponible. Il reste${colon} ${et(dice.map(String))}.`,
    "no-pawn": ({ square }) => `Il n’y a pas de pion en ${square}.`,
    "in-goal": () => "Ce pion est dans l’oasis et n’en bouge plus.",
    "no-free-side": () => `Ce pion est bloqué${colon} aucune case voisine n’est libre.`,
    "out-of-reach": ({ rule }) =>
      rule === "N8"
        ? "Avec un 1, un pion ne va que sur l’une des huit cases qui l’entourent."
        : "Avec ce dé, le pion ne peut pas arriver là.",
    "back-to-start": () => "Un pion ne peut pas revenir dans la zone de départ.",
    "back-over-valley": () => "Un pion ne peut pas repasser la vallée.",
    "to-and-fro": () => "Le pion est venu de là pendant ce tour avec un dé de même valeur.",
    "out-of-contact": () => "La caravane serait coupée.",
    "price-too-high": ({ most }) => `Le prix maximum est de ${coins(most)}.`,
    "not-enough-cash": ({ needed, cash }) =>
      `Il faut ${coins(needed)}, et vous n’en avez ${cash === 0 ? "aucune" : `que ${cash}`}.`,
  },
  move: {
    card: ({ square }) => `Poser la carte en ${square}`,
    place: ({ square }) => `Placer un pion en ${square}`,
    move: ({ die, from, to }) => `Avec un ${die}, déplacer le pion de ${from} à ${to}`,
    price: ({ price }) =>
      price === 0 ? "Proposer la carte gratuitement" : `Proposer la carte pour ${coins(price)}`,
    accept: () => "Payer et prendre la carte",
    refuse: () => "Refuser le prix",
    bribe: ({ coins: offered, note }) =>
      (offered === 0 ? "Ne rien proposer" : `Proposer ${coins(offered)}`) +
      (note === undefined ? "" : ` et dire${colon} ${quoted(note)}`),
    "take-bribe": () => "Accepter l’offre",
    "decline-bribe": () => "Refuser l’offre",
    reroll: () => "Relancer les six dés",
    "end-turn": () => "Finir le tour",
  },
  pick: {
    pawn: (square, { seats }, name) => {
      const owner = ownerOf(seats, square);
      return owner === undefined ? `pion en ${square}` : `pion ${de(name(owner))} en ${square}`;
    },
    die: (value) => `dé montrant ${value}`,
    space: (square) => `case ${square}`,
    price: (price) => (Number(price) === 0 ? "gratuitement" : coins(Number(price))),
    coins: (offered) => (Number(offered) === 0 ? "rien" : coins(Number(offered))),
  },
  prompt: ({ state, picked, next }) => {
    if (next.length === 0) return confirm;
    const cash = buyersCoins(state);
    if (state.phase === "price" && cash !== undefined) {
      return `fixer le prix de la carte\u00a0; le propriétaire du pion a ${coins(cash)}`;
    }
    if (state.phase === "price-answer" && cash !== undefined && !next.includes("action:accept")) {
      return `refuser le prix de ${coins(state.offer?.price ?? 0)} (en main\u00a0: ${coins(cash)} seulement)`;
    }
    if (state.phase !== "move") return phase[state.phase];
    const [from, value] = [pickOf(picked, "pawn"), pickOf(picked, "die")];
    const pawn = from === undefined ? "le pion" : `le pion en ${from}`;
    const by = value === undefined ? "" : ` avec un ${value}`;
    if (pickOf(next, "pawn") !== undefined) return `choisir un pion à déplacer${by}`;
    if (pickOf(next, "die") !== undefined) return `choisir un dé pour ${pawn}`;
    return `choisir où va ${pawn}${by}`;
  },
  price: (pick, state) => {
    const price = priceInCoins(pick, state);
    return price === 0 ? "" : coins(price);
  },
  doubt: (pick, state) => {
    const cash = tooDear(pick, state);
    if (cash === undefined) return "";
    return cash === 0
      ? "Le propriétaire du pion n’a pas de pièces et ne peut pas payer cela."
      : `Le propriétaire du pion n’a que ${coins(cash)} et ne peut pas payer cela.`;
  },
  phase,
  source: { coins: "pièces", debt: "dettes", cards: "cartes Désert", total: "total" },
  end,
  rule: nomadiRules,
  terrain: { sand: "sable", start: "départ", goal: "oasis", water: "point d’eau" },
  line: { valley: "vallée" },
  picture: {
    pawn: (name, square) => `pion ${de(name)} en ${square}`,
    die: (value) => `dé montrant ${value}`,
    usedDie: "dé utilisé",
    card: (value) =>
      value === null ? "carte Désert face cachée" : `carte Désert de valeur ${signed(value)}`,
  },
});
