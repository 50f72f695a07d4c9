/** Starts the page: opens the linked or saved game, and shows one screen at a time. */
import { GAME_IDS, type GameId } from "caravanserai";
import {
  type App,
  messageOf,
  type Pace,
  PACES,
  type Screen,
  type ScreenId,
  SCREENS,
} from "./app.js";
import { button, type Child, fill, h } from "./dom.js";
import { loadOutside } from "./kits/load.js";
import {
  type Language,
  type LanguageId,
  loadLanguage,
  preferredLanguage,
  wordsOf,
} from "./language.js";
import { dataOf, holdsGame } from "./link.js";
import type { PlayKit } from "./kits/kit.js";
import { lastOf, lengthOf, type Match } from "./match.js";
import { keepForOffline } from "./offline.js";
import { agreeTo, isAgreedTo, moduleAddress } from "./outside.js";
import { oneOf } from "./plain.js";
import { beginPlanned, type Plan, plannedKit, planOf, withOutside } from "./plan.js";
import { dataOfMatch, matchOfData, matchOfText } from "./saved.js";
import { editorScreen } from "./screens/editor.js";
import { setupScreen } from "./screens/setup.js";
import { matchScreen } from "./screens/match.js";
import { banner, footer, LANGUAGE_FIELD } from "./parts/banner.js";
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
  drawer = recall("drawer") === true;
  // On a touch screen spaces are small and easily missed, so moves are confirmed by default.
  confirm = (recall("confirm") ?? matchMedia("(pointer: coarse)").matches) === true;
  #screen: ScreenId = "setup";
  #shown: Screen | null = null;
  readonly #root = document.getElementById("app") ?? document.body;
  readonly #main = h("main", { id: "main", tabindex: "-1" });
  readonly #notices = h("div", { class: "notices", role: "alert" });
  /** Answers no to the question above the screen, if there is one. */
  #decline: () => void = () => undefined;

  constructor(public language: Language) {}

  /** Opens the game in the URL, or else the saved one. */
  async begin(): Promise<void> {
    addEventListener("hashchange", () => void this.#openLink());
    this.#frame();
    if (await this.#openLink()) return;
    const named = new URLSearchParams(location.search);
    const module = named.get("module");
    if (module !== null && (await this.#openLinkedModule(module))) return;
    const game = GAME_IDS.find((id) => id === named.get("game"));
    if (game === undefined) await this.#restore();
    else await this.#planGame(game);
  }

  /** Plans the game that the URL names: `?game=nomadi`. The saved game can be gone back to. */
  async #planGame(game: GameId): Promise<void> {
    history.replaceState(null, "", location.pathname);
    await this.#restore();
    const { outside } = this.plan;
    this.plan = { ...this.plan, game, outside: outside && { ...outside, isChosen: false } };
    this.go("setup");
  }

  /** Opens the saved game, unless a screen is shown already. */
  async #restore(): Promise<void> {
    if (this.#shown !== null) return;
    const kept = recall("match");
    if (kept !== undefined) {
      try {
        this.match = (await matchOfData(kept, isAgreedTo)) ?? null;
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
      const match = await matchOfData(await dataOf(fragment), (address) => this.#agree(address));
      if (match === undefined || !(await this.#mayReplace(match))) return false;
      this.open(match);
      return true;
    } catch (error) {
      this.notify(this.language.texts.badLink, messageOf(error));
      return false;
    }
  }

  /** Opens the module that the URL names, if the person agrees, and removes it from there. */
  async #openLinkedModule(text: string): Promise<boolean> {
    history.replaceState(null, "", location.pathname);
    try {
      const address = moduleAddress(text);
      return (await this.#agree(address)) && (await this.#openAgreed(address));
    } catch (error) {
      this.notify(this.language.texts.badModule, messageOf(error));
      return false;
    }
  }

  /** Asks whether to run a module, unless the person has agreed to it before. */
  async #agree(address: string): Promise<boolean> {
    if (isAgreedTo(address)) return true;
    const { texts } = this.language;
    const isAgreed = await this.#ask(texts.askModule(address), texts.openModule, texts.dismiss);
    if (isAgreed) agreeTo(address);
    return isAgreed;
  }

  /** Asks whether a linked game may take the place of the saved one, unless that is the same, over or has not begun. */
  async #mayReplace(linked: Match): Promise<boolean> {
    await this.#restore();
    const { match } = this;
    if (match === null || lengthOf(match) === 0 || lastOf(match).over) return true;
    if (JSON.stringify(match.record) === JSON.stringify(linked.record)) return true;
    const { texts } = this.language;
    const name = (kit: PlayKit): string => wordsOf(this.language, kit).name;
    const question = texts.askReplace(name(linked.kit), name(match.kit));
    return this.#ask(question, texts.openLinked, texts.keepGame);
  }

  /** Asks a question above the screen. Another notice answers it with no. */
  async #ask(question: string, yes: string, no: string): Promise<boolean> {
    await this.#restore(); // The question stands above it.
    const isAgreed = await new Promise<boolean>((resolve) => {
      this.#notice(
        h("p", {}, question),
        h(
          "div",
          { class: "row" },
          button(yes, () => resolve(true)),
          button(no, () => resolve(false)),
        ),
      );
      this.#decline = () => resolve(false);
    });
    this.#notice();
    return isAgreed;
  }

  /** Loads a module that the person has agreed to, and plans its game. */
  async #openAgreed(address: string): Promise<boolean> {
    try {
      this.plan = withOutside(this.plan, await loadOutside(address));
      this.go("setup");
      return true;
    } catch (error) {
      this.notify(this.language.texts.badModule, messageOf(error));
      return false;
    }
  }

  async openModule(text: string): Promise<void> {
    try {
      const address = moduleAddress(text);
      agreeTo(address);
      await this.#openAgreed(address);
    } catch (error) {
      this.notify(this.language.texts.badModule, messageOf(error));
    }
  }

  /** Draws everything around the screen, in the language of the page. */
  #frame(): void {
    document.documentElement.lang = this.language.id;
    fill(
      this.#root,
      banner(this.language, (id) => void this.speak(id)),
      this.#notices,
      this.#main,
      footer(this.language),
    );
  }

  async speak(id: LanguageId): Promise<void> {
    try {
      this.language = await loadLanguage(id);
    } catch (error) {
      this.notify(this.language.texts.notLoaded, messageOf(error));
      return;
    }
    keep("language", id);
    this.#frame();
    this.#notice();
    this.#show();
    this.#root.querySelector<HTMLElement>(LANGUAGE_FIELD)?.focus();
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
    document.body.classList.toggle("full", shown.isFull === true);
    document.title = `${shown.title} · caravanserai`;
    fill(this.#main, shown.element);
    shown.shown?.();
  }

  open(match: Match): void {
    this.match = match;
    this.#notice();
    this.go("table");
  }

  async startPlanned(): Promise<void> {
    try {
      this.open(beginPlanned(await plannedKit(this.plan), this.plan));
    } catch (error) {
      this.notify(this.language.texts.badSetup, messageOf(error));
    }
  }

  keep(): void {
    keep("plan", this.plan);
    keep("pace", this.pace);
    keep("coordinates", this.coordinates);
    keep("confirm", this.confirm);
    keep("drawer", this.drawer);
    keep("screen", this.#screen);
    keep("match", this.match === null ? undefined : dataOfMatch(this.match));
  }

  notify(text: string, details?: string): void {
    const { texts } = this.language;
    this.#notice(
      h("p", {}, text),
      // Error messages of the library are in English.
      details !== undefined &&
        h("details", {}, h("summary", {}, texts.details), h("p", { lang: "en" }, details)),
      button(texts.dismiss, () => this.#notice()),
    );
  }

  /** Shows a notice above the screen in place of the last one, or none. */
  #notice(...parts: readonly Child[]): void {
    this.#decline();
    this.#decline = () => undefined;
    fill(this.#notices, parts.length > 0 && h("div", { class: "notice" }, ...parts));
  }

  async openFile(file: File): Promise<void> {
    try {
      const match = await matchOfText(await file.text(), (address) => this.#agree(address));
      if (match !== undefined) this.open(match);
    } catch (error) {
      this.notify(this.language.texts.badFile(file.name), messageOf(error));
    }
  }
}

keepForOffline();
await new Page(await loadLanguage(preferredLanguage(recall("language")))).begin();
