/** The running score: a table of points by source, with a column for each seat. */
import type { StateBase, GameView, SeatScore } from "caravanserai";
import { fill, h } from "../dom.js";
import type { PlayKit } from "../kits/kit.js";
import { heading, type Language, labelOf } from "../language.js";
import type { Player } from "../players.js";
import { seatMark } from "./seat-mark.js";

const NOT_SOURCES = new Set(["complete", "total", "tieBreak"]);

/** Returns the sources of points, then the total, then the tie-break if the game has one. */
const rowsOf = (points: SeatScore): readonly string[] => [
  ...Object.keys(points).filter((key) => !NOT_SOURCES.has(key)),
  "total",
  ...(points.tieBreak === undefined ? [] : ["tieBreak"]),
];

/** The players and their names. */
export interface Seated {
  readonly names: readonly string[];
  readonly players: readonly Player[];
}

/** Fills a table with the score of a state or view. */
export function showScore(
  table: HTMLTableElement,
  kit: PlayKit,
  shown: StateBase | GameView,
  { names, players }: Seated,
  { texts, words }: Language,
): void {
  const levelOf = (player: Player | undefined): HTMLElement | null =>
    player === undefined || player.kind === "person"
      ? null
      : h("span", { class: "level" }, texts.level[player.kind]);
  const { seats, winners } = kit.game.score(shown);
  const [first] = seats;
  const cell = (points: SeatScore, key: string): HTMLElement => {
    const value: unknown = Reflect.get(points, key);
    const isPart = key === "total" && !points.complete;
    return h(
      "td",
      isPart ? { title: texts.hiddenPoints } : {},
      String(value).replace("-", "−"),
      isPart && h("span", { class: "more" }, "+ ?"),
      isPart && h("span", { class: "visually-hidden" }, ` (${texts.hiddenPoints})`),
    );
  };
  fill(
    table,
    h("caption", { class: "visually-hidden" }, texts.score),
    h(
      "thead",
      {},
      h(
        "tr",
        {},
        h("td", {}),
        ...names.map((name, seat) =>
          h(
            "th",
            {
              scope: "col",
              class: winners.includes(seat) ? "winner" : shown.seat === seat ? "deciding" : "",
            },
            seatMark(seat),
            h("span", { class: "name" }, name),
            levelOf(players[seat]),
          ),
        ),
      ),
    ),
    h(
      "tbody",
      {},
      ...rowsOf(first).map((key) =>
        h(
          "tr",
          { class: key },
          h("th", { scope: "row" }, heading(labelOf(words[kit.id].source, key))),
          ...seats.map((points) => cell(points, key)),
        ),
      ),
    ),
  );
}
