/**
 * Fills the search dialog of TypeDoc's pages with results of our own. TypeDoc opens and closes the dialog and moves the
 * selection with the arrow keys; without an index of its own it searches nothing.
 */
import { type Place, Search, tellingTerms, termsOf } from "./search.js";

declare global {
  interface Window {
    /** The index, set by `assets/places.js`. */
    caravanseraiPlaces?: readonly Place[];
  }
}

const base = document.documentElement.dataset["base"] ?? "./";
let loading: Promise<Search> | undefined;

/** Loads the index on the first search. It is a script, since pages opened as files can't fetch. */
function load(): Promise<Search> {
  loading ??= new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.src = `${base.replace(/\/?$/u, "/")}assets/places.js`;
    script.addEventListener("load", () => resolve(new Search(window.caravanseraiPlaces ?? [])));
    script.addEventListener("error", () => reject(new Error("no index")));
    document.head.append(script);
  });
  return loading;
}

function element(
  name: string,
  className: string,
  ...children: readonly (Node | string)[]
): HTMLElement {
  const made = document.createElement(name);
  made.className = className;
  made.append(...children);
  return made;
}

/** Returns the part of a text around the first search term. */
function excerpt(text: string, terms: ReadonlySet<string>): string {
  const words = text.split(" ");
  const first = words.findIndex((word) => termsOf(word).some((term) => terms.has(term)));
  const start = Math.max(0, first - 8);
  const shown = words.slice(start, start + 28).join(" ");
  return `${start > 0 ? "… " : ""}${shown}${start + 28 < words.length ? " …" : ""}`;
}

/** Marks the search terms in a text. */
function marked(text: string, terms: ReadonlySet<string>): (Node | string)[] {
  return text
    .split(/([\p{L}\p{N}]+)/u)
    .map((part) =>
      termsOf(part).some((term) => terms.has(term)) ? element("mark", "", part) : part,
    );
}

function item(place: Place, number: number, terms: ReadonlySet<string>): HTMLElement {
  const link = document.createElement("a");
  link.href = base.replace(/\/?$/u, "/") + place.url;
  link.tabIndex = -1;
  link.append(
    element(
      "span",
      "text",
      element("span", "found-title", ...marked(place.title, terms)),
      element("span", "found-where", place.where),
      element("span", "found-text", ...marked(excerpt(place.text, terms), terms)),
    ),
  );
  const made = element("li", "found", link);
  made.id = `found-${number}`;
  made.role = "option";
  made.ariaSelected = "false";
  return made;
}

export function startSearch(): void {
  const dialog = document.getElementById("tsd-search");
  const input = document.getElementById("tsd-search-input");
  const results = document.getElementById("tsd-search-results");
  const status = document.getElementById("tsd-search-status");
  if (dialog === null || results === null || status === null) return;
  if (!(input instanceof HTMLInputElement)) return;

  const show = async (): Promise<void> => {
    const question = input.value;
    try {
      const search = await load();
      if (input.value !== question) return;
      const found = search.find(question);
      const terms = new Set(tellingTerms(question));
      results.replaceChildren(...found.map((place, number) => item(place, number, terms)));
      const isAnswered = found.length > 0 || question.trim() === "";
      status.textContent = isAnswered ? "" : `Nothing found for "${question}"`;
    } catch {
      status.textContent = "The search index can't be loaded";
    }
  };
  input.addEventListener("input", () => void show());
  // TypeDoc opens the dialog with a button and with two keys.
  new MutationObserver(() => void show()).observe(dialog, { attributeFilter: ["open"] });
}
