/** What speaks against a board, in the language of the person: problems, then hints, with their spaces. */
import type { BoardFinding } from "caravanserai/through-the-desert";
import { findingText } from "caravanserai/words/en";
import { h } from "../dom.js";
import type { PlayWords } from "../language.js";
import type { Texts } from "../texts.js";

/** Makes the lists. `mark` gets the spaces of a finding while it is pointed at or focused, and nothing after that. */
export function findingLists(
  findings: readonly BoardFinding[],
  words: PlayWords,
  texts: Texts,
  mark: (spaces: readonly string[] | null) => void,
): HTMLElement[] {
  const listOf = (kind: BoardFinding["kind"]): HTMLElement | null => {
    const own = findings.filter((finding) => finding.kind === kind);
    if (own.length === 0) return null;
    return h(
      "section",
      { class: `findings ${kind}` },
      h("h2", {}, kind === "problem" ? texts.boardProblems : texts.boardHints),
      h("ul", {}, ...own.map((finding) => entry(finding))),
    );
  };
  const entry = (finding: BoardFinding): HTMLElement => {
    const { spaces } = finding;
    // The finding is one of the game that the words belong to.
    const sentence = findingText(words, finding as never);
    if (spaces.length === 0) return h("li", {}, sentence);
    const show = (): void => mark(spaces);
    const hide = (): void => mark(null);
    const named = spaces.slice(0, 8).join(" ") + (spaces.length > 8 ? " …" : "");
    const events = { mouseenter: show, mouseleave: hide, focus: show, blur: hide, click: show };
    return h(
      "li",
      {},
      sentence,
      " ",
      h("button", { type: "button", class: "place", ...events }, named),
    );
  };
  return [listOf("problem"), listOf("hint")].filter((list) => list !== null);
}
