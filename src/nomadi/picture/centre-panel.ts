/** The centre panel: the dice, and beside them a card or bribe on offer, or the cards yet to be laid out. */
import { part } from "../../picture/frame.js";
import { at, escaped, tag, titled } from "../../picture/markup.js";
import { seatMark } from "../../picture/seats.js";
import { heading, shortened } from "../../picture/text.js";
import { DICE } from "../model/state.js";
import { dieUsed } from "./last-move.js";
import { card, coin, DIE, die, usedDie } from "./pieces.js";
import { PANEL } from "./seat-panel.js";
import type { Scene } from "./scene.js";

/** The size of each half of the panel: the dice, and the current offer or deck. */
const HALF = { width: PANEL.width, height: 80 };

/** Returns the size of the panel: as wide as a seat's, or with its halves side by side. */
export const centreSize = (wide: boolean, gap: number): { width: number; height: number } =>
  wide
    ? { width: 2 * HALF.width + gap, height: HALF.height }
    : { width: HALF.width, height: 2 * HALF.height };

/** The height of the line that says which decision is due. Whoever draws the panel alone says it elsewhere. */
const DUE_HEIGHT = 14;

/** The size of the panel where it is drawn alone. */
export const ALONE = { width: HALF.width, height: 2 * HALF.height - DUE_HEIGHT };

/** From the middle of a die to the next. */
const STEP = 41.6;

/** Draws the panel, with its upper left corner at the origin. */
export const centrePanel = (scene: Scene, wide: boolean, gap: number): string =>
  tag(
    "g",
    { class: "table" },
    tag("rect", { ...centreSize(wide, gap), rx: 10, class: "panel" }),
    at(36, 34, 1, drawDice(scene)),
    drawDue(scene),
    at(wide ? HALF.width + gap : 0, wide ? 0 : HALF.height, 1, drawMatter(scene)),
  );

/** Draws the panel without the line that says which decision is due. */
export const centrePanelAlone = (scene: Scene): string =>
  tag(
    "g",
    { class: "table" },
    tag("rect", { ...ALONE, rx: 10, class: "panel" }),
    at(36, 34, 1, drawDice(scene)),
    at(0, HALF.height - DUE_HEIGHT, 1, drawMatter(scene)),
  );

/** Draws the decision that is due, or why the game is over. */
function drawDue({ state, titles }: Scene): string {
  const due = titles.text(({ end, phase }) =>
    heading(state.endReason === null ? phase[state.phase] : end[state.endReason]),
  );
  if (due === undefined) return "";
  return tag("text", { x: 20, y: 71, class: "small" }, escaped(shortened(due, 44)));
}

/** Draws what is on offer, or the cards yet to be laid out. */
const drawMatter = (scene: Scene): string =>
  drawOffer(scene) + drawBribe(scene) + drawDeck(scene) || HORIZON;

/** Dunes and a low sun, shown while there is no offer and no deck. */
const HORIZON = tag("path", {
  d: "M20 56Q64 28 104 44T176 46T260 54M104 44Q120 30 142 32Q158 36 176 46M190 28a13 13 0 0 1 26 0M183 28h40M203 8v-4M186 14l-3-3M220 14l3-3",
  class: "horizon",
});

/**
 * Draws the dice in a row. Dice with equal values are one part, since they are interchangeable. Used dice leave empty places, since
 * a state does not contain their values; the value of the last one is known from its event.
 */
function drawDice({ state, options, titles }: Scene): string {
  const { dice, turnNumber } = state;
  const values = [...new Set(dice)];
  const parts = values.map((value) => {
    const first = dice.indexOf(value);
    const count = dice.filter((one) => one === value).length;
    const faces = Array.from({ length: count }, (_, index) =>
      tag("g", { "data-piece": "die" }, at((first + index) * STEP, 0, 1, die(value))),
    );
    const title = titles.text(({ picture }) => picture.die(value));
    return part(
      `die:${value}`,
      title ?? String(value),
      options,
      tag("rect", {
        x: first * STEP - STEP / 2 + 0.8,
        y: -DIE / 2 - 4,
        width: count * STEP - 1.6,
        height: DIE + 8,
        rx: 9,
        class: "hit",
      }),
      tag("g", { class: "piece" }, ...faces),
    );
  });
  const used = DICE - dice.length;
  const last = dieUsed(options.events);
  const title = turnNumber === 0 ? "" : titled(titles.text(({ picture }) => picture.usedDie));
  return (
    parts.join("") +
    Array.from({ length: used }, (_, index) =>
      tag(
        "g",
        {},
        title,
        at((dice.length + index) * STEP, 0, 1, usedDie(index === 0 ? last : undefined)),
      ),
    ).join("")
  );
}

const ARROW = tag("path", { d: "M-8 0H8M3-5L8 0L3 5", class: "arrow" });

/** Draws a sum of coins. */
const sum = (coins: string): string =>
  at(0, 0, 1, coin(false)) + tag("text", { x: 15, y: 5, class: "number" }, escaped(coins));

/** Draws a card on offer: who offers it, to whom, and at what price. */
function drawOffer({ state, titles }: Scene): string {
  const { offer, inTurn } = state;
  if (offer === null || inTurn === null) return "";
  const { square, owner, value, price } = offer;
  const title = titles.text(({ event }) =>
    price === null
      ? event["card-looked-at"](
          { type: "card-looked-at", seat: inTurn, owner, square, value },
          titles.nameOf,
        )
      : event["price-named"]({ type: "price-named", seat: inTurn, owner, price }, titles.nameOf),
  );
  return tag(
    "g",
    { class: "offer" },
    titled(title),
    at(28, 34, 1, seatMark(inTurn, 9)),
    at(72, 34, 1, tag("g", { "data-piece": "card" }, card(value))),
    at(112, 34, 1, ARROW),
    at(148, 34, 1, seatMark(owner, 9)),
    at(192, 34, 1, sum(price === null ? "?" : String(price))),
  );
}

/** Draws coins on offer: who offers them, to whom, and the note. */
function drawBribe({ state, titles }: Scene): string {
  const { bribe, inTurn } = state;
  if (bribe === null || inTurn === null) return "";
  const { by, coins, note } = bribe;
  const title = titles.text(({ event }) =>
    event["bribe-offered"](
      { type: "bribe-offered", seat: by, to: inTurn, coins, note },
      titles.nameOf,
    ),
  );
  const said =
    note === null
      ? ""
      : tag("text", { x: 20, y: 58, class: "small note" }, escaped(shortened(note, 36)));
  return tag(
    "g",
    { class: "bribe" },
    titled(title ?? note ?? undefined),
    at(28, 24, 1, seatMark(by, 9)),
    at(66, 24, 1, sum(String(coins))),
    at(122, 24, 1, ARROW),
    at(160, 24, 1, seatMark(inTurn, 9)),
    said,
  );
}

/** Draws the cards that the players have yet to lay out, face down. */
function drawDeck({ state, titles }: Scene): string {
  if (state.deck.length === 0) return "";
  const title = titles.text(({ picture }) => picture.card(null));
  const cards = state.deck.map((_, index) =>
    at(30 + index * 12, 34, 1, tag("g", { "data-piece": "card" }, card(null))),
  );
  return tag("g", { class: "deck" }, titled(title), ...cards);
}
