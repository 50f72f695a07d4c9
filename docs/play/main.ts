/** Starts the page: opens the linked or saved game, and shows one screen at a time. */
import {
  type App,
  messageOf,
  type Pace,
  PACES,
  type Screen,
  type ScreenId,
  SCREENS,
} from "./app.js";
import { button, fill, h } from "./dom.js";
import { loadKit } from "./kits/load.js";
import { type Language, type LanguageId, loadLanguage, preferredLanguage } from "./language.js";
import { dataOf, holdsGame } from "./link.js";
import type { Match } from "./match.js";
import { keepForOffline } from "./offline.js";
import { oneOf } from "./plain.js";
import { beginPlanned, type Plan, planOf } from "./plan.js";
import { dataOfMatch, matchOfData, matchOfText } from "./saved.js";
import { editorScreen } from "./screens/editor.js";
import { setupScreen } from "./screens/setup.js";
import { matchScreen } from "./screens/match.js";
import { banner, footer } from "./parts/banner.js";
import { keep, recall } from "./storage.js";

const MAKERS: Readonly<Record<ScreenId, (app: App) => Screen>> = {
  setup: setupScreen,
  table: matchScreen,
  editor: editorScreen,
};

/** The page. */
class Page implements App {
  plan: Plan = planOf(recall("plan"));
  match: Match | null = null;
  pace: Pace = oneOf<Pace>(recall("pace") ?? "normal", PACES);
  coordinates = recall("coordinates") === true;
  // On a touch screen spaces are small and easily missed, so moves are confirmed by default.
  confirm = (recall("confirm") ?? matchMedia("(pointer: coarse)").matches) === true;
  #screen: ScreenId = "setup";
  #shown: Screen | null = null;
  readonly #root = document.getElementById("app") ?? document.body;
  readonly #main = h("main", { id: "main", tabindex: "-1" });
  readonly #notices = h("div", { class: "notices", role: "alert" });

  constructor(public language: Language) {}

  /** Opens the game in the URL, or else the saved one. */
  async begin(): Promise<void> {
    addEventListener("hashchange", () => void this.#openLink());
    this.#frame();
    if (await this.#openLink()) return;
    const kept = recall("match");
    if (kept !== undefined) {
      try {
        this.match = await matchOfData(kept);
      } catch (error) {
        this.notify(this.language.texts.badKept, messageOf(error));
      }
    }
    const screen = oneOf<ScreenId>(recall("screen"), SCREENS);
    this.go(screen === "table" && this.match === null ? "setup" : screen);
  }

  /** Opens the game in the URL and removes it from there: from now on it is saved in the browser. */
  async #openLink(): Promise<boolean> {
    const fragment = location.hash.slice(1);
    if (!holdsGame(fragment)) return false;
    history.replaceState(null, "", location.pathname + location.search);
    try {
      this.open(await matchOfData(await dataOf(fragment)));
      return true;
    } catch (error) {
      this.notify(this.language.texts.badLink, messageOf(error));
      return false;
    }
  }

  /** Draws everything around the screen, in the language of the page. */
  #frame(): void {
    document.documentElement.lang = this.language.id;
    fill(
      this.#root,
      banner(this.language, (id) => void this.#speak(id)),
      this.#notices,
      this.#main,
      footer(this.language),
    );
  }

  async #speak(id: LanguageId): Promise<void> {
    try {
      this.language = await loadLanguage(id);
    } catch (error) {
      this.notify(this.language.texts.notLoaded, messageOf(error));
      return;
    }
    keep("language", id);
    this.#frame();
    fill(this.#notices);
    this.#show();
    this.#root.querySelector<HTMLElement>("header select")?.focus();
  }

  go(screen: ScreenId): void {
    this.#screen = screen;
    this.keep();
    this.#show();
    scrollTo(0, 0);
    this.focus();
  }

  focus(): void {
    this.#main.focus({ preventScroll: true });
  }

  #show(): void {
    this.#shown?.leave?.();
    const shown = MAKERS[this.#screen](this);
    this.#shown = shown;
    document.title = `${shown.title} · caravanserai`;
    fill(this.#main, shown.element);
    shown.shown?.();
  }

  open(match: Match): void {
    this.match = match;
    fill(this.#notices);
    this.go("table");
  }

  async startPlanned(): Promise<void> {
    try {
      this.open(beginPlanned(await loadKit(this.plan.game), this.plan));
    } catch (error) {
      this.notify(this.language.texts.badSetup, messageOf(error));
    }
  }

  keep(): void {
    keep("plan", this.plan);
    keep("pace", this.pace);
    keep("coordinates", this.coordinates);
    keep("confirm", this.confirm);
    keep("screen", this.#screen);
    keep("match", this.match === null ? undefined : dataOfMatch(this.match));
  }

  notify(text: string, details?: string): void {
    const { texts } = this.language;
    const notice = h(
      "div",
      { class: "notice" },
      h("p", {}, text),
      // Error messages of the library are in English.
      details !== undefined &&
        h("details", {}, h("summary", {}, texts.details), h("p", { lang: "en" }, details)),
      button(texts.dismiss, () => notice.remove()),
    );
    fill(this.#notices, notice);
  }

  async openFile(file: File): Promise<void> {
    try {
      this.open(await matchOfText(await file.text()));
    } catch (error) {
      this.notify(this.language.texts.badFile(file.name), messageOf(error));
    }
  }
}

keepForOffline();
await new Page(await loadLanguage(preferredLanguage(recall("language")))).begin();
