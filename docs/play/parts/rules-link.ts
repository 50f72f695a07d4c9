/** The link from a game to its page for players, in the language of the page. */
import { h } from "../dom.js";
import { guideAddress } from "../how-to-play/address.js";
import { isOutside, type PlayKit } from "../kits/kit.js";
import type { Language } from "../language.js";

/** Makes a link that opens in a new window; none for a game from outside. */
export const rulesLink = ({ id, texts }: Language, kit: PlayKit): HTMLElement | null =>
  isOutside(kit)
    ? null
    : h(
        "a",
        { class: "how-to", href: guideAddress(kit.id, id), target: "_blank", rel: "noopener" },
        texts.howToPlay,
      );
