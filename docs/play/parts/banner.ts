/** The header and footer of the page: its name, the language, and a link to the documentation. */
import { h, select } from "../dom.js";
import { type Language, type LanguageId, LANGUAGES } from "../language.js";

export function banner(
  { id, texts }: Language,
  speak: (language: LanguageId) => void,
): HTMLElement {
  const entries = Object.entries(LANGUAGES).map(([value, text]) => ({ value, text }));
  return h(
    "header",
    { class: "banner" },
    h(
      "p",
      { class: "brand" },
      h("img", { src: "./icon.svg", alt: "", width: 28, height: 28 }),
      h("span", { class: "brand-name" }, "caravanserai"),
      h("span", { class: "subtitle" }, texts.subtitle),
    ),
    // The entries are the languages.
    select(texts.language, entries, id, (value) => speak(value as LanguageId)),
  );
}

export const footer = ({ texts }: Language): HTMLElement =>
  h("footer", { class: "footer" }, h("a", { href: "../index.html" }, texts.documentation));
