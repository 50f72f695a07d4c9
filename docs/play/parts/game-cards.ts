/** The games to choose from, as radio buttons that look like cards. */
import { GAME_IDS, type GameId } from "caravanserai";
import { h } from "../dom.js";
import { type Language, nameOf } from "../language.js";
import type { Plan } from "../plan.js";

/** Makes the cards: a game of the library each, and the game from outside that was opened last. */
export function gameCards(
  { texts, words }: Language,
  { game: chosen, outside }: Plan,
  choose: (game: GameId | null) => void,
): HTMLElement {
  const card = (id: string, isChosen: boolean, name: string, about: string, game: GameId | null) =>
    h(
      "label",
      { class: "card" },
      h("input", {
        type: "radio",
        name: "game",
        value: id,
        checked: isChosen,
        "data-key": id,
        change: () => choose(game),
      }),
      h("span", { class: "card-name" }, name),
      h("span", { class: "card-about" }, about),
    );
  const isOutside = outside?.isChosen === true;
  return h(
    "fieldset",
    { class: "games" },
    h("legend", { class: "visually-hidden" }, texts.game),
    ...GAME_IDS.map((game) =>
      card(game, game === chosen && !isOutside, words[game].name, texts.about[game], game),
    ),
    outside !== null &&
      card("outside", isOutside, nameOf(outside.id), texts.fromModule(outside.address), null),
  );
}
