/** The header and footer of the page: its name, the language, and a link to the documentation. */
import { h, select } from "../dom.js";
import { type Language, type LanguageId, LANGUAGES } from "../language.js";

/** Finds the field for the language: in the header, or where a screen without header has it. */
export const LANGUAGE_FIELD = "body:not(.full) header .language, body.full main .language";

/** Makes the field for the language. */
export function languageField(
  { id, texts }: Language,
  speak: (language: LanguageId) => void,
): HTMLElement {
  const entries = Object.entries(LANGUAGES).map(([value, text]) => ({ value, text }));
  // The entries are the languages.
  return select(texts.language, entries, id, (value) => speak(value as LanguageId), {
    class: "language",
  });
}

export function banner(language: Language, speak: (language: LanguageId) => void): HTMLElement {
  const { texts } = language;
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
    languageField(language, speak),
  );
}

export const footer = ({ texts }: Language): HTMLElement =>
  h("footer", { class: "footer" }, h("a", { href: "../index.html" }, texts.documentation));
