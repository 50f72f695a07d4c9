/** The games to choose from, as radio buttons that look like cards. */
import { GAME_IDS, type GameId } from "caravanserai";
import { h } from "../dom.js";
import type { Language } from "../language.js";

export function gameCards(
  { texts, words }: Language,
  chosen: GameId,
  choose: (game: GameId) => void,
): HTMLElement {
  return h(
    "fieldset",
    { class: "games" },
    h("legend", { class: "visually-hidden" }, texts.game),
    ...GAME_IDS.map((game) =>
      h(
        "label",
        { class: "card" },
        h("input", {
          type: "radio",
          name: "game",
          value: game,
          checked: game === chosen,
          "data-key": game,
          change: () => choose(game),
        }),
        h("span", { class: "card-name" }, words[game].name),
        h("span", { class: "card-about" }, texts.about[game]),
      ),
    ),
  );
}
