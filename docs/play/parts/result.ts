/** The end of a game: who has won and why it is over, and what to do next. */
import { type App, messageOf } from "../app.js";
import { button, fill, h } from "../dom.js";
import { heading, labelOf } from "../language.js";
import { begin, lastOf, type Match } from "../match.js";
import { tellWinners } from "../tell.js";
import { randomSeed } from "caravanserai";

/** Fills the place for the result; empties it while the game goes on. */
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
          // Such as palms or water that belong to the old seed: the record came from elsewhere.
          app.notify(texts.badSetup, messageOf(error));
        }
      },
      { class: "primary" },
    ),
  );
}
