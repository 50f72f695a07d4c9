/** The page for players: the goal and a turn on one screen, then each rule with its pictures. */
import { GAME_IDS, type GameId } from "caravanserai";
import { eventText, refusalText } from "caravanserai/words/en";
import { type ShownFrame, type ShownScene, sizeOf } from "../../rules/scenes/show.js";
import { h } from "../dom.js";
import {
  type Language,
  type LanguageId,
  LANGUAGES,
  loadLanguage,
  preferredLanguage,
} from "../language.js";
import { oneOf } from "../plain.js";
import { keep, recall } from "../storage.js";
import { FRAME } from "./frame.js";
import { loadGuide, type LoadedGuide } from "./load.js";

/** The pages of the reference. */
const REFERENCE: Readonly<Record<GameId, string>> = {
  "through-the-desert": "../../documents/Rules__Through_the_Desert.html",
  nomadi: "../../documents/Rules__Nomadi.html",
  "desert-sons": "../../documents/Rules__Desert_Sons.html",
};

/** Returns the sentences of a frame: the alternative text of its picture. */
function sentencesOf({ events, refusals }: ShownFrame, words: Language["words"][GameId]): string {
  // The events and refusals of a scene are those of its game, and so are the words.
  const happened = events.map((event) => eventText(words as never, event as never));
  const refused = refusals.map((refusal) => refusalText(words as never, refusal as never));
  return [...new Set([...happened, ...refused])].filter((text) => text !== "").join(" ");
}

function picture(frame: ShownFrame, words: Language["words"][GameId]): HTMLElement {
  const svg = frame.draw({ words });
  const src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  return h("img", { src, alt: sentencesOf(frame, words), ...sizeOf(svg) });
}

const rule = (
  { name, run }: ShownScene,
  text: string,
  words: Language["words"][GameId],
): HTMLElement =>
  h(
    "li",
    { id: name },
    h("p", {}, text),
    h("div", { class: "pictures" }, ...run().map((frame) => picture(frame, words))),
  );

function guidePart(
  game: GameId,
  { guide, scenes, sections }: LoadedGuide,
  language: Language,
): HTMLElement {
  const { goal, turn, sections: texts } = guide;
  const frame = FRAME[language.id];
  const words = language.words[game];
  const byName = new Map(scenes.map((scene) => [scene.name, scene] as const));
  const section = (id: string): HTMLElement => {
    const { title = "", scenes: sentences = {} } = texts[id] ?? {};
    const rules = Object.keys(sections[id] ?? {}).flatMap((name) => {
      const scene = byName.get(name);
      return scene === undefined ? [] : rule(scene, sentences[name] ?? "", words);
    });
    return h("section", {}, h("h2", {}, title), h("ul", { class: "rules" }, ...rules));
  };
  return h(
    "main",
    {},
    h("h1", {}, words.name),
    h(
      "div",
      { class: "overview" },
      h("section", {}, h("h2", {}, frame.goal), ...goal.map((text) => h("p", {}, text))),
      h(
        "section",
        {},
        h("h2", {}, frame.turn),
        h("ol", {}, ...turn.map((text) => h("li", {}, text))),
      ),
    ),
    ...Object.keys(sections).map(section),
    h("p", {}, h("a", { href: REFERENCE[game], hreflang: "en" }, frame.reference)),
  );
}

/** The navigation: back to the page to play on, the other games, the other languages. */
function banner(game: GameId, { id: language, words }: Language): HTMLElement {
  const frame = FRAME[language];
  const link = (to: GameId, id: LanguageId, text: string, current: boolean): HTMLElement =>
    h(
      "a",
      {
        href: `?${new URLSearchParams({ game: to, language: id }).toString()}`,
        lang: id,
        "aria-current": current && "page",
      },
      text,
    );
  const ids = Object.keys(LANGUAGES) as readonly LanguageId[];
  return h(
    "header",
    {},
    h("a", { class: "play", href: "../index.html" }, frame.play),
    h(
      "nav",
      { "aria-label": frame.games },
      ...GAME_IDS.map((id) => link(id, language, words[id].name, id === game)),
    ),
    h(
      "nav",
      { "aria-label": frame.languages },
      ...ids.map((id) => link(game, id, LANGUAGES[id], id === language)),
    ),
  );
}

const asked = new URLSearchParams(location.search);
const game = oneOf<GameId>(asked.get("game"), GAME_IDS);
const language = await loadLanguage(preferredLanguage(asked.get("language") ?? recall("language")));
if (asked.has("language")) keep("language", language.id);
document.documentElement.lang = language.id;
document.title = `${FRAME[language.id].howToPlay}: ${language.words[game].name}`;
document
  .querySelector("#guide")
  ?.replaceChildren(
    banner(game, language),
    guidePart(game, await loadGuide(game, language.id), language),
  );
