/** The tools of the current game: save, link, start another one. */
import type { Viewer } from "caravanserai";
import { type App, messageOf } from "../app.js";
import { button, fill, h } from "../dom.js";
import { fragmentOf } from "../link.js";
import type { Match } from "../match.js";
import { replayPicture } from "../replay-picture.js";
import { dataOfMatch, textOfMatch } from "../saved.js";

/** Saves a text as a file. */
function download(name: string, text: string, type = "text/plain"): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  h("a", { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** Saves the record of a game as a file, which the page and the command open again. */
export function saveRecord(match: Match): void {
  download(`${match.kit.id}.txt`, textOfMatch(match));
}

/** The game as the tools see it. */
export interface CurrentGame {
  readonly match: Match;
  /** Who looks at the board: pictures show no more than they may see. */
  readonly viewer: Viewer | undefined;
  readonly names: readonly string[];
}

/** Makes the tools. */
export function toolsFor(app: App, current: () => CurrentGame): HTMLElement {
  const { texts } = app.language;
  const said = h("div", { class: "said", role: "status" });

  async function link(): Promise<void> {
    try {
      const address = new URL(location.href);
      address.hash = await fragmentOf(dataOfMatch(current().match));
      const field = h("input", {
        readonly: true,
        value: address.href,
        "aria-label": texts.linkHere,
        focus: () => field.select(),
      });
      // Where pages may not use the clipboard, people copy the link by hand.
      const isCopied = await navigator.clipboard
        .writeText(address.href)
        .then(() => true)
        .catch(() => false);
      fill(said, h("p", {}, isCopied ? texts.linkCopied : texts.linkHere), field);
    } catch (error) {
      app.notify(texts.notLoaded, messageOf(error));
    }
  }

  async function replay(): Promise<void> {
    const { match, viewer, names } = current();
    try {
      const svg = await replayPicture(match, viewer, app.language, names);
      download(`${match.kit.id}.svg`, svg, "image/svg+xml");
    } catch (error) {
      app.notify(texts.notLoaded, messageOf(error));
    }
  }

  return h(
    "div",
    { class: "tools" },
    h(
      "div",
      { class: "row" },
      button(texts.save, () => {
        saveRecord(current().match);
        fill(said);
      }),
      button(texts.link, () => void link()),
      button(texts.replayPicture, () => void replay()),
      button(texts.newGame, () => app.go("setup")),
    ),
    said,
  );
}
