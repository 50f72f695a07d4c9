/** The end of a game: the winners, why it ended, and what to do next. */
import { type App, messageOf } from "../app.js";
import { button, fill, h } from "../dom.js";
import { heading, labelOf } from "../language.js";
import { begin, lastOf, type Match } from "../match.js";
import { tellWinners } from "../tell.js";
import { randomSeed } from "caravanserai";

/** Shows the result, or empties its place while the game goes on. */
export function showResult(
  place: HTMLElement,
  app: App,
  match: Match,
  names: readonly string[],
): void {
  const state = lastOf(match);
  place.hidden = !state.over;
  if (!state.over) {
    fill(place);
    return;
  }
  const { texts, words } = app.language;
  const { kit, record, players } = match;
  const { winners } = kit.game.score(state);
  fill(
    place,
    h("p", { class: "winners" }, tellWinners(words[kit.id], winners, names)),
    h("p", {}, `${heading(labelOf(words[kit.id].end, state.endReason))}.`),
    button(
      texts.again,
      () => {
        try {
          app.open(begin(kit, { ...record.options, seed: randomSeed() }, players));
        } catch (error) {
          // Such as options of a foreign record that only fit the old seed.
          app.notify(texts.badSetup, messageOf(error));
        }
      },
      { class: "primary" },
    ),
  );
}
