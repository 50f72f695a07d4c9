/** The panel of a player: name, coins, debt, cards, pawns yet to be placed, and the points so far. */
import type { Seat } from "../../game.js";
import { at, escaped, tag, titled } from "../../picture/markup.js";
import { LAUREL, seatMark } from "../../picture/seats.js";
import { shortened } from "../../picture/text.js";
import { colour } from "../../picture/theme.js";
import { PAWNS_EACH } from "../model/state.js";
import { changeOf } from "./last-move.js";
import { card, CARD, coin, pawn } from "./pieces.js";
import type { Scene } from "./scene.js";

/** The size of every panel of a seat. */
export const PANEL = { width: 280, height: 96 };

/** Returns a number with its sign. */
const signed = (value: number): string => (value < 0 ? `\u2212${-value}` : `+${value}`);

/** Draws the panel of a seat, with its upper left corner at the origin. */
export function seatPanel(scene: Scene, seat: Seat): string {
  const { state, titles } = scene;
  const owned = state.seats[seat];
  const { width, height } = PANEL;
  const name = titles.nameOf(seat);
  const { total, cards, complete } = scene.score.seats[seat];
  const title = titles.text(
    ({ source }) =>
      `${name}: ${source.coins} ${owned.coins}, ${source.debt} ${owned.debt}, ` +
      `${source.cards} ${signed(cards)}${complete ? "" : " + ?"}, ${source.total} ${total}${complete ? "" : " + ?"}`,
  );
  return tag(
    "g",
    { "data-seat": seat, class: "seat" },
    titled(title ?? name),
    tag("rect", { width, height, rx: 10, class: state.seat === seat ? "panel deciding" : "panel" }),
    state.inTurn === seat
      ? tag("path", {
          d: `M5 14v${height - 28}`,
          class: "in-turn",
          style: `stroke:${colour(`seat-${seat}`)}`,
        })
      : "",
    at(26, 27, 1, seatMark(seat, 9)),
    tag("text", { x: 48, y: 32, class: "name" }, escaped(shortened(name, 17))),
    tag(
      "text",
      { x: width - 16, y: 34, class: "total" },
      escaped(`${total}${complete ? "" : "+?"}`.replace("-", "\u2212")),
    ),
    scene.score.winners.includes(seat) ? at(26, 27, 0.85, LAUREL) : "",
    purse(scene, seat),
    at(112, 66, 1, inHand(scene, seat)),
  );
}

/** Draws coins, debt, and how the last move changed them. */
function purse({ state, options }: Scene, seat: Seat): string {
  const { coins, debt } = state.seats[seat];
  const change = changeOf(seat, options.events);
  const y = debt > 0 ? 56 : 66;
  return (
    at(26, y, 1, coin(false)) +
    tag("text", { x: 42, y: y + 5, class: "number" }, String(coins)) +
    (debt > 0
      ? at(26, y + 24, 1, coin(true)) +
        tag("text", { x: 42, y: y + 29, class: "number" }, escaped(signed(-debt)))
      : "") +
    (change === 0 ? "" : tag("text", { x: 72, y: y + 5, class: "change" }, escaped(signed(change))))
  );
}

/** Draws cards, and pawns yet to be placed, side by side from the origin to the right. */
function inHand({ state, titles }: Scene, seat: Seat): string {
  const { cards, pawns } = state.seats[seat];
  const room = PANEL.width - 112 - 16;
  const waiting = (PAWNS_EACH[state.seats.length] ?? 0) - pawns.length;
  const row = (count: number, wide: number, piece: (index: number) => string): string => {
    const step = Math.min(wide + 4, (room - wide) / Math.max(1, count - 1));
    return Array.from({ length: count }, (_, index) =>
      at(wide / 2 + index * step, 0, 1, piece(index)),
    ).join("");
  };
  return (
    row(cards.length, 1.2 * CARD.width, (index) => {
      const { value } = cards[index];
      const title = titles.text((words) => words.picture.card(value));
      return tag(
        "g",
        { "data-piece": "card", "data-seat": seat },
        titled(title),
        at(0, 0, 1.2, card(value)),
      );
    }) +
    row(waiting, CARD.width, () =>
      tag("g", { "data-piece": "pawn", "data-seat": seat }, at(0, 0, 0.7, pawn(seat))),
    )
  );
}
