/** Nomadi in English. */
import { deepFreeze } from "../../kit/state/freeze.js";
import { atPath, ownerOf, pickOf, signed, priceInCoins, buyersCoins, tooDear } from "../text.js";
import type { NomadiWords } from "../words.js";
import {
  and,
  confirm,
  control,
  count,
  cover,
  gameOver,
  language,
  malformed,
  player,
  whose,
  winners,
  would,
  you,
} from "./common.js";
import { nomadiFindings } from "./findings.js";
import { nomadiRules } from "./rules.js";

const phase: NomadiWords["phase"] = {
  cards: "lay out a desert card",
  pawns: "place a pawn in the start",
  reroll: "roll again or end the turn",
  bribe: "offer a bribe",
  "bribe-answer": "take or decline the bribe",
  move: "move a pawn",
  price: "name a price for the card",
  "price-answer": "pay the price or refuse it",
  over: "game over",
};

const end: NomadiWords["end"] = {
  goal: "the third pawn has reached the oasis",
  "no-move": "no pawn can ever move again",
  "last-turn": "the last turn has been played",
};

const PAID_FOR = {
  "last-out-of-start": "for the last pawn out of the start",
  "first-over-valley": "for the first pawn across the valley",
  card: "for reaching a desert card",
  goal: "for the pawn in the oasis",
};

const chargedFor = (cause: "last-over-valley" | "unused-dice", sum: number): string =>
  cause === "last-over-valley"
    ? "for the last pawn across the valley"
    : sum === 1
      ? "for an unused die"
      : "for unused dice";

const PLACES = ["first", "second", "third"];

const coins = (number: number): string => count(number, "coin");
const onCredit = (price: number, debt: number): string =>
  debt === 0 ? "" : debt === price ? " on credit" : `, ${debt} of them on credit`;
const worth = (value: number | null): string => (value === null ? "" : ` (worth ${signed(value)})`);

/**
 * The words of Nomadi in English.
 *
 * @example
 * ```ts
 * import { nomadi } from "caravanserai/words/en";
 *
 * nomadi.end.goal; // => "the third pawn has reached the oasis"
 * nomadi.rule.N13; // => "No going back with an equal die"
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
      `${name(seat)} lays a desert card face down on ${square}.`,
    "pawn-placed": ({ seat, square }, name) => `${name(seat)} places a pawn on ${square}.`,
    "turn-began": ({ seat, turnNumber }, name) => `Turn ${turnNumber}: it is ${name(seat)}’s turn.`,
    "dice-rolled": ({ seat, dice, usable }, name) =>
      `${name(seat)} rolls ${and(dice.map(String))}${usable ? "" : ", and none of them can be used"}.`,
    "bribe-offered": ({ seat, to, coins: offered, note }, name) =>
      `${name(seat)} offers ${offered === 0 ? "nothing" : coins(offered)} to ${name(to)}` +
      (note === null ? "." : ` and says: “${note}”`),
    "bribe-taken": ({ seat, by, coins: taken }, name) =>
      taken === 0
        ? `${name(seat)} accepts ${name(by)}’s offer.`
        : `${name(seat)} takes ${coins(taken)} from ${name(by)}.`,
    "bribe-passed": ({ seat }, name) => `${name(seat)} offers nothing.`,
    "bribe-declined": ({ seat, by }, name) => `${name(seat)} declines ${name(by)}’s offer.`,
    "pawn-moved": ({ seat, owner, die, from, to }, name) =>
      `${name(seat)} moves ${seat === owner ? "their pawn" : `${name(owner)}’s pawn`} ` +
      `from ${from} to ${to} with a ${die}.`,
    "bank-paid": ({ seat, coins: paid, for: cause }, name) =>
      `${name(seat)} gets ${coins(paid)} from the bank ${PAID_FOR[cause]}.`,
    "bank-charged": ({ seat, coins: cash, debt, for: cause }, name) => {
      const why = chargedFor(cause, cash + debt);
      if (debt === 0) return `${name(seat)} pays the bank ${coins(cash)} ${why}.`;
      return cash === 0
        ? `${name(seat)} owes the bank ${coins(debt)} more ${why}.`
        : `${name(seat)} pays the bank ${coins(cash)} ${why} and owes it ${debt} more.`;
    },
    "card-taken": ({ seat, square, value }, name) =>
      `${name(seat)} takes the desert card on ${square}${worth(value)}.`,
    "card-looked-at": ({ seat, owner, square, value }, name) =>
      `${name(seat)} looks at the desert card under ${name(owner)}’s pawn on ${square}${worth(value)}.`,
    "price-named": ({ seat, owner, price }, name) =>
      price === 0
        ? `${name(seat)} offers ${name(owner)} the card for free.`
        : `${name(seat)} offers ${name(owner)} the card for ${coins(price)}.`,
    "card-sold": ({ seat, owner, price, debt, value }, name) =>
      price === 0
        ? `${name(owner)} takes the card from ${name(seat)} for free${worth(value)}.`
        : `${name(owner)} buys the card from ${name(seat)} for ${coins(price)}${onCredit(price, debt)}${worth(value)}.`,
    "card-refused": ({ seat, owner, value }, name) =>
      `${name(owner)} refuses, and ${name(seat)} keeps the card${worth(value)}.`,
    "goal-reached": ({ owner, place }, name) =>
      `${name(owner)}’s pawn is the ${PLACES[place - 1]} to reach the oasis.`,
    "turn-ended": ({ seat, unused }, name) =>
      unused.length === 0
        ? `${name(seat)}’s turn ends.`
        : `${name(seat)}’s turn ends with ${count(unused.length, "unused die", "unused dice")}.`,
    asked: ({ seat, phase: due }, name) => `It is up to ${name(seat)} to ${phase[due]}.`,
    "game-ended": ({ reason }) => `The game is over: ${end[reason]}.`,
  },
  finding: nomadiFindings,
  refusal: {
    malformed: ({ path }) => `${malformed}${atPath(path)}.`,
    "game-over": () => gameOver,
    "wrong-phase": ({ phase: due }) => `Not now: it is time to ${phase[due]}.`,
    "start-or-goal": () => "Cards may not lie in the start or in the oasis.",
    "card-there": () => "There is already a card on this square.",
    "not-in-start": () => "This square is not in the start.",
    occupied: ({ by }, name) => `One of ${name(by)}’s pawns stands there.`,
    "not-beside-pawn": () => "The pawn must be placed beside another one.",
    "no-such-die": ({ dice }) => `That die is not among those left: ${and(dice.map(String))}.`,
    "no-pawn": ({ square }) => `There is no pawn on ${square}.`,
    "in-goal": () => "This pawn is in the oasis and stays there.",
    "no-free-side": () => "This pawn is hemmed in: it has no empty square beside it.",
    "out-of-reach": ({ rule }) =>
      rule === "N8"
        ? "A 1 takes a pawn only to one of the eight squares around it."
        : "The pawn can’t land there with this die.",
    "back-to-start": () => "A pawn may not go back into the start.",
    "back-over-valley": () => "A pawn may not go back across the valley.",
    "to-and-fro": () => "The pawn came from there with an equal die in this turn.",
    "out-of-contact": () => "This would break up the caravan.",
    "price-too-high": ({ most }) => `The highest price is ${coins(most)}.`,
    "not-enough-cash": ({ needed, cash }) =>
      `That takes ${coins(needed)}, and you have ${cash === 0 ? "none" : `only ${cash}`}.`,
  },
  move: {
    card: ({ square }) => `Lay the card on ${square}`,
    place: ({ square }) => `Place a pawn on ${square}`,
    move: ({ die, from, to }) => `With a ${die}, move the pawn from ${from} to ${to}`,
    price: ({ price }) =>
      price === 0 ? "Offer the card for free" : `Offer the card for ${coins(price)}`,
    accept: () => "Pay and take the card",
    refuse: () => "Refuse the price",
    bribe: ({ coins: offered, note }) =>
      (offered === 0 ? "Offer nothing" : `Offer ${coins(offered)}`) +
      (note === undefined ? "" : ` and say: “${note}”`),
    "take-bribe": () => "Accept the offer",
    "decline-bribe": () => "Decline the offer",
    reroll: () => "Roll all six dice again",
    "end-turn": () => "End the turn",
  },
  pick: {
    pawn: (square, { seats }, name) => {
      const owner = ownerOf(seats, square);
      return owner === undefined ? `pawn on ${square}` : `${name(owner)}’s pawn on ${square}`;
    },
    die: (value) => `die showing ${value}`,
    space: (square) => `square ${square}`,
    price: (price) => (Number(price) === 0 ? "for free" : coins(Number(price))),
    coins: (offered) => (Number(offered) === 0 ? "nothing" : coins(Number(offered))),
  },
  prompt: ({ state, picked, next }) => {
    if (next.length === 0) return confirm;
    const cash = buyersCoins(state);
    if (state.phase === "price" && cash !== undefined) {
      return `name a price for the card; its owner has ${coins(cash)}`;
    }
    if (state.phase === "price-answer" && cash !== undefined && !next.includes("action:accept")) {
      return `refuse the price of ${coins(state.offer?.price ?? 0)}, which is more than the ${coins(cash)} in hand`;
    }
    if (state.phase !== "move") return phase[state.phase];
    const [from, value] = [pickOf(picked, "pawn"), pickOf(picked, "die")];
    const pawn = from === undefined ? "the pawn" : `the pawn on ${from}`;
    const by = value === undefined ? "" : ` with a ${value}`;
    if (pickOf(next, "pawn") !== undefined) return `choose a pawn to move${by}`;
    if (pickOf(next, "die") !== undefined) return `choose a die for ${pawn}`;
    return `choose where ${pawn} goes${by}`;
  },
  price: (pick, state) => {
    const price = priceInCoins(pick, state);
    return price === 0 ? "" : coins(price);
  },
  doubt: (pick, state) => {
    const cash = tooDear(pick, state);
    if (cash === undefined) return "";
    return cash === 0
      ? "The owner has no coins and can’t pay that."
      : `The owner has only ${coins(cash)} and can’t pay that.`;
  },
  phase,
  source: { coins: "coins", debt: "debt", cards: "desert cards", total: "total" },
  end,
  rule: nomadiRules,
  terrain: { sand: "sand", start: "start", goal: "oasis", water: "water hole" },
  line: { valley: "valley" },
  picture: {
    pawn: (name, square) => `${name}’s pawn on ${square}`,
    die: (value) => `die showing ${value}`,
    usedDie: "used die",
    card: (value) =>
      value === null ? "desert card, face down" : `desert card worth ${signed(value)}`,
  },
});
