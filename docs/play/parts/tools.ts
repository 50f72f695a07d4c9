/** The tools of the current game: take back, save, link, start another one. */
import { type App, messageOf } from "../app.js";
import { button, fill, h } from "../dom.js";
import { fragmentOf } from "../link.js";
import type { Match } from "../match.js";
import { dataOfMatch, textOfMatch } from "../saved.js";

/** Saves a text as a file. */
function download(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  h("a", { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** Makes the tools; `undo` is returned too, so that it can be disabled. */
export function toolsFor(
  app: App,
  current: () => Match,
  undo: () => void,
): { readonly element: HTMLElement; readonly undo: HTMLButtonElement } {
  const { texts } = app.language;
  const said = h("div", { class: "said", role: "status" });
  const undoing = button(texts.undo, undo, { title: "Ctrl+Z" });

  async function link(): Promise<void> {
    try {
      const address = new URL(location.href);
      address.hash = await fragmentOf(dataOfMatch(current()));
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

  const element = h(
    "div",
    { class: "tools" },
    h(
      "div",
      { class: "row" },
      undoing,
      button(texts.save, () => {
        const match = current();
        download(`${match.kit.id}.txt`, textOfMatch(match));
        fill(said);
      }),
      button(texts.link, () => void link()),
      button(texts.newGame, () => app.go("setup")),
    ),
    said,
  );
  return { element, undo: undoing };
}
