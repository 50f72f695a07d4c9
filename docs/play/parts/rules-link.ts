/** The link from a game to its rules, a page of the documentation. */
import type { GameId } from "caravanserai";
import { h } from "../dom.js";
import type { Language } from "../language.js";

/** The file names of the rules pages. */
const PAGES: Readonly<Record<GameId, string>> = {
  "through-the-desert": "Rules__Through_the_Desert",
  nomadi: "Rules__Nomadi",
  "desert-sons": "Rules__Desert_Sons",
};

/** Makes a link that opens in a new window. */
export const rulesLink = ({ texts }: Language, game: GameId): HTMLElement =>
  h(
    "a",
    {
      class: "how-to",
      href: `../documents/${PAGES[game]}.html`,
      hreflang: "en",
      target: "_blank",
      rel: "noopener",
    },
    texts.howToPlay,
  );
