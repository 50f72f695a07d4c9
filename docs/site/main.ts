/** The script of every API page. */
import { startSearch } from "./search-box.js";

/** Chapters that are open on the first visit; TypeDoc remembers what people open and close. */
const OPEN_CHAPTERS = ["Guides", "Modules: games"];

startSearch();
try {
  for (const chapter of OPEN_CHAPTERS) {
    const key = `tsd-accordion-${chapter}`;
    if (localStorage.getItem(key) === null) localStorage.setItem(key, "true");
  }
} catch {
  // Without local storage, everything is closed.
}
