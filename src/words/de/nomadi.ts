/** Nomadi in German. */
import { deepFreeze } from "../../kit/state/freeze.js";
import { atPath, ownerOf, pickOf, signed, priceInCoins, buyersCoins, tooDear } from "../text.js";
import type { NomadiWords } from "../words.js";
import {
  confirm,
  control,
  count,
  cover,
  ended,
  gameOver,
  language,
  malformed,
  notNow,
  player,
  quoted,
  und,
  upTo,
  whose,
  winners,
  would,
  you,
} from "./common.js";
import { nomadiFindings } from "./findings.js";
import { nomadiRules } from "./rules.js";

const phase: NomadiWords["phase"] = {
  cards: "eine Wüstenkarte auslegen",
  pawns: "eine Figur in den Start setzen",
  reroll: "neu würfeln oder den Zug beenden",
  bribe: "ein Bestechungsgeld anbieten",
  "bribe-answer": "das Bestechungsgeld annehmen oder ablehnen",
  move: "eine Figur ziehen",
  price: "einen Preis für die Karte nennen",
  "price-answer": "den Preis zahlen oder ablehnen",
  over: "Spiel zu Ende",
};

const end: NomadiWords["end"] = {
  goal: "die dritte Figur hat die Oase erreicht",
  "no-move": "keine Figur kann jemals wieder ziehen",
  "last-turn": "der letzte Zug ist gespielt",
};

const PAID_FOR = {
  "last-out-of-start": "für die letzte Figur aus dem Start",
  "first-over-valley": "für die erste Figur über das Tal",
  card: "für die erreichte Wüstenkarte",
  goal: "für die Figur in der Oase",
};

const chargedFor = (cause: "last-over-valley" | "unused-dice", sum: number): string =>
  cause === "last-over-valley"
    ? "für die letzte Figur über das Tal"
    : sum === 1
      ? "für einen ungenutzten Würfel"
      : "für ungenutzte Würfel";

const PLACES = ["erste", "zweite", "dritte"];

const coins = (number: number): string => count(number, "Münze", "Münzen");
const onCredit = (price: number, debt: number): string =>
  debt === 0 ? "" : debt === price ? " auf Kredit" : ` (davon ${debt} auf Kredit)`;
const worth = (value: number | null): string => (value === null ? "" : ` (Wert: ${signed(value)})`);

/**
 * The words of Nomadi in German.
 *
 * @example
 * ```ts
 * import { nomadi } from "caravanserai/words/de";
 *
 * nomadi.end.goal; // => "die dritte Figur hat die Oase erreicht"
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
      `${name(seat)} legt eine Wüstenkarte verdeckt auf ${square}.`,
    "pawn-placed": ({ seat, square }, name) => `${name(seat)} setzt eine Figur auf ${square}.`,
    "turn-began": ({ seat, turnNumber }, name) => `Zug ${turnNumber}: ${name(seat)} ist dran.`,
    "dice-rolled": ({ seat, dice, usable }, name) =>
      `${name(seat)} würfelt ${und(dice.map(String))}.` +
      (usable ? "" : " Kein Würfel lässt sich nutzen."),
    "bribe-offered": ({ seat, to, coins: offered, note }, name) =>
      `${name(seat)} bietet ${name(to)} ${offered === 0 ? "nichts" : `zur Bestechung ${coins(offered)}`} an` +
      (note === null ? "." : ` und sagt: ${quoted(note)}`),
    "bribe-taken": ({ seat, by, coins: taken }, name) =>
      `${name(seat)} nimmt ${taken === 0 ? "das Angebot" : coins(taken)} von ${name(by)} an.`,
    "bribe-passed": ({ seat }, name) => `${name(seat)} bietet nichts an.`,
    "bribe-declined": ({ seat, by }, name) => `${name(seat)} lehnt das Angebot von ${name(by)} ab.`,
    "pawn-moved": ({ seat, owner, die, from, to }, name) =>
      `${name(seat)} zieht mit einer ${die} ${seat === owner ? "die eigene Figur" : `eine Figur von ${name(owner)}`} ` +
      `von ${from} nach ${to}.`,
    "bank-paid": ({ seat, coins: paid, for: cause }, name) =>
      `${name(seat)} erhält ${coins(paid)} von der Bank ${PAID_FOR[cause]}.`,
    "bank-charged": ({ seat, coins: cash, debt, for: cause }, name) => {
      const why = chargedFor(cause, cash + debt);
      if (debt === 0) return `${name(seat)} zahlt der Bank ${coins(cash)} ${why}.`;
      return cash === 0
        ? `${name(seat)} bleibt der Bank ${coins(debt)} ${why} schuldig.`
        : `${name(seat)} zahlt der Bank ${coins(cash)} ${why} und bleibt ${debt} schuldig.`;
    },
    "card-taken": ({ seat, square, value }, name) =>
      `${name(seat)} nimmt die Wüstenkarte von ${square}${worth(value)}.`,
    "card-looked-at": ({ seat, owner, square, value }, name) =>
      `${name(seat)} sieht sich heimlich die Wüstenkarte unter der Figur von ${name(owner)} auf ${square} an${worth(value)}.`,
    "price-named": ({ seat, owner, price }, name) =>
      `${name(seat)} bietet ${name(owner)} die Karte ${price === 0 ? "kostenlos" : `für ${coins(price)}`} an.`,
    "card-sold": ({ seat, owner, price, debt, value }, name) =>
      price === 0
        ? `${name(owner)} bekommt die Karte kostenlos von ${name(seat)}${worth(value)}.`
        : `${name(owner)} kauft ${name(seat)} die Karte für ${coins(price)}${onCredit(price, debt)} ab${worth(value)}.`,
    "card-refused": ({ seat, owner, value }, name) =>
      `${name(owner)} lehnt ab, und ${name(seat)} behält die Karte${worth(value)}.`,
    "goal-reached": ({ owner, place }, name) =>
      `Eine Figur von ${name(owner)} erreicht als ${PLACES[place - 1]} die Oase.`,
    "turn-ended": ({ seat, unused }, name) =>
      unused.length === 0
        ? `Der Zug von ${name(seat)} ist zu Ende.`
        : `Der Zug von ${name(seat)} endet mit ${
            unused.length === 1
              ? "einem ungenutzten Würfel"
              : `${unused.length} ungenutzten Würfeln`
          }.`,
    asked: ({ seat, phase: due }, name) => upTo(name(seat), phase[due]),
    "game-ended": ({ reason }) => ended(end[reason]),
  },
  finding: nomadiFindings,
  refusal: {
    malformed: ({ path }) => `${malformed}${atPath(path)}.`,
    "game-over": () => gameOver,
    "wrong-phase": ({ phase: due }) => notNow(phase[due]),
    "start-or-goal": () => "Im Start und in der Oase darf keine Karte liegen.",
    "card-there": () => "Auf diesem Feld liegt schon eine Karte.",
    "not-in-start": () => "Dieses Feld gehört nicht zum Start.",
    occupied: ({ by }, name) => `Dort steht eine Figur von ${name(by)}.`,
    "not-beside-pawn": () => "Die Figur muss neben einer anderen stehen.",
    "no-such-die": ({ dice }) =>
      `Dieser Würfel ist nicht übrig, nur noch ${und(dice.map(String))}.`,
    "no-pawn": ({ square }) => `Auf ${square} steht keine Figur.`,
    "in-goal": () => "Diese Figur ist in der Oase und bleibt dort.",
    "no-free-side": () => "Diese Figur ist eingeschlossen: Kein Feld neben ihr ist frei.",
    "out-of-reach": ({ rule }) =>
      rule === "N8"
        ? "Mit einer 1 geht eine Figur nur auf eines der acht Felder um sie herum."
        : "Mit diesem Würfel kann die Figur dort nicht landen.",
    "back-to-start": () => "Eine Figur darf nicht in den Start zurück.",
    "back-over-valley": () => "Eine Figur darf nicht über das Tal zurück.",
    "to-and-fro": () => "Von dort kam die Figur in diesem Zug mit einem gleichen Würfel.",
    "out-of-contact": () => "Die Karawane würde auseinanderreißen.",
    "price-too-high": ({ most }) => `Der höchste Preis ist ${coins(most)}.`,
    "not-enough-cash": ({ needed, cash }) =>
      `Dafür braucht es ${coins(needed)}, und du hast ${cash === 0 ? "keine" : `nur ${cash}`}.`,
  },
  move: {
    card: ({ square }) => `Karte auf ${square} legen`,
    place: ({ square }) => `Figur auf ${square} setzen`,
    move: ({ die, from, to }) => `Figur mit einer ${die} von ${from} nach ${to} ziehen`,
    price: ({ price }) => `Karte ${price === 0 ? "kostenlos" : `für ${coins(price)}`} anbieten`,
    accept: () => "Zahlen und Karte nehmen",
    refuse: () => "Preis ablehnen",
    bribe: ({ coins: offered, note }) =>
      `${offered === 0 ? "Nichts" : coins(offered)} anbieten` +
      (note === undefined ? "" : ` und sagen: ${quoted(note)}`),
    "take-bribe": () => "Angebot annehmen",
    "decline-bribe": () => "Angebot ablehnen",
    reroll: () => "Alle sechs Würfel neu werfen",
    "end-turn": () => "Den Zug beenden",
  },
  pick: {
    pawn: (square, { seats }, name) => {
      const owner = ownerOf(seats, square);
      return owner === undefined ? `Figur auf ${square}` : `Figur von ${name(owner)} auf ${square}`;
    },
    die: (value) => `Würfel mit einer ${value}`,
    space: (square) => `Feld ${square}`,
    price: (price) => (Number(price) === 0 ? "kostenlos" : coins(Number(price))),
    coins: (offered) => (Number(offered) === 0 ? "nichts" : coins(Number(offered))),
  },
  prompt: ({ state, picked, next }) => {
    if (next.length === 0) return confirm;
    const cash = buyersCoins(state);
    if (state.phase === "price" && cash !== undefined) {
      return `einen Preis für die Karte nennen; der Besitzer der Figur hat ${coins(cash)}`;
    }
    if (state.phase === "price-answer" && cash !== undefined && !next.includes("action:accept")) {
      return `den Preis von ${coins(state.offer?.price ?? 0)} ablehnen (vorhanden: nur ${coins(cash)})`;
    }
    if (state.phase !== "move") return phase[state.phase];
    const [from, value] = [pickOf(picked, "pawn"), pickOf(picked, "die")];
    const pawn = from === undefined ? "die Figur" : `die Figur auf ${from}`;
    const by = value === undefined ? "" : ` mit einer ${value}`;
    if (pickOf(next, "pawn") !== undefined) return `eine Figur${by} ziehen`;
    if (pickOf(next, "die") !== undefined) return `einen Würfel für ${pawn} wählen`;
    return `ein Ziel für ${pawn}${by} wählen`;
  },
  price: (pick, state) => {
    const price = priceInCoins(pick, state);
    return price === 0 ? "" : coins(price);
  },
  doubt: (pick, state) => {
    const cash = tooDear(pick, state);
    if (cash === undefined) return "";
    return cash === 0
      ? "Der Besitzer der Figur hat keine Münzen und kann das nicht bezahlen."
      : `Der Besitzer der Figur hat nur ${coins(cash)} und kann das nicht bezahlen.`;
  },
  phase,
  source: { coins: "Münzen", debt: "Schulden", cards: "Wüstenkarten", total: "Summe" },
  end,
  rule: nomadiRules,
  terrain: { sand: "Sand", start: "Start", goal: "Oase", water: "Wasserloch" },
  line: { valley: "Tal" },
  picture: {
    pawn: (name, square) => `Figur von ${name} auf ${square}`,
    die: (value) => `Würfel mit einer ${value}`,
    usedDie: "benutzter Würfel",
    card: (value) =>
      value === null ? "Wüstenkarte, verdeckt" : `Wüstenkarte mit dem Wert ${signed(value)}`,
  },
});
