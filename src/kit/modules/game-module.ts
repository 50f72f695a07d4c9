/** A game as a module exports it: the game itself and, if the module has them, its pictures, its words and facts about it. */
import * as v from "valibot";
import type { Game, GameAbout, GameTypes, StateOrView } from "../../game.js";
import { checkKnowledge } from "../engine/check-knowledge.js";
import type { Knowledge } from "../engine/knowledge.js";
import { gameIdOf, withKnowledge } from "../engine/made-games.js";
import { type ArgumentError, ModuleError, type ModuleFailure, quoted } from "../errors.js";
import { check, wholeNumber } from "../input/check.js";
import { LONGEST_NAME } from "../input/limits.js";
import { fieldsOf } from "../input/plain.js";
import { exportIn, exportsText, foundIn, placesIn } from "./exports.js";

/** A game and what comes with it. Everything but the game is optional for its author. @category Modules */
export interface GameModule<Types extends GameTypes = GameTypes> {
  /** The id of the game, as in its states. */
  readonly id: string;
  /** The functions of the game. If the module has `knowledge`, bots of this game have it. */
  readonly game: Game<Types>;
  /** Facts about the game, for menus and command lines. */
  readonly about: Partial<GameAbout>;
  /** Its words by the code of their language, such as `en`. */
  readonly words: Readonly<Record<string, object>>;
  /**
   * Draws the game as SVG.
   *
   * @param shown - The state or view to draw.
   * @param options - How to draw it: `SvgOptions` of `caravanserai/svg`.
   */
  toSvg?(shown: StateOrView<Types>, options?: object): string;
  /**
   * Returns the board as text: its lines, an empty line, and the rest.
   *
   * @param shown - The state or view.
   * @param options - Whether to colour the text.
   */
  toText?(shown: StateOrView<Types>, options?: { readonly colour?: boolean }): string;
  /**
   * Makes a board from the text of a file, for `--layout` of the command. Files with JSON need no function.
   *
   * @param text - The content of the file.
   * @param name - The name of a board whose text has none.
   */
  parseLayout?(text: string, name: string): object;
}

/** Every function of the contract: the compiler says which is missing. */
const CONTRACT: Readonly<Record<keyof Game<GameTypes>, true>> = {
  setup: true,
  legalMoves: true,
  apply: true,
  score: true,
  board: true,
  picks: true,
  choices: true,
  whyNot: true,
  explain: true,
  events: true,
  foresee: true,
  view: true,
  formatMove: true,
  parseMove: true,
  record: true,
  formatRecord: true,
  parseRecord: true,
  replay: true,
  steps: true,
  resume: true,
  extendRecord: true,
  load: true,
  loadView: true,
  isLoaded: true,
  diff: true,
  patch: true,
  hash: true,
  resample: true,
  simulate: true,
};
const FUNCTIONS = Object.keys(CONTRACT);
/** What has these was meant as a game. */
const CORE = ["setup", "legalMoves", "apply", "score"];

const lacks = (value: unknown, names: readonly string[]): string[] => {
  const fields: Readonly<Record<string, unknown>> = fieldsOf(value, ...names);
  return names.filter((name) => typeof fields[name] !== "function");
};

const isGame = (value: unknown): value is Game<GameTypes> => lacks(value, FUNCTIONS).length === 0;
const isMeantAsGame = (value: unknown): value is object => lacks(value, CORE).length === 0;

const aboutSchema = v.object({
  id: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(LONGEST_NAME))),
  players: v.optional(v.tuple([wholeNumber(1, 100), wholeNumber(1, 100)])),
  boardOption: v.optional(v.string()),
  boards: v.optional(v.record(v.string(), v.looseObject({}))),
  hasSecrets: v.optional(v.boolean()),
  blunder: v.optional(v.pipe(v.number(), v.minValue(0))),
  columnWidth: v.optional(wholeNumber(1, 100)),
});

/**
 * Reads the exports of a module as a game. The game is the export `game`, or the default export, or the module itself if it exports
 * the functions one by one, or else the only game that it exports under any name. `about`, `knowledge`, `toSvg`, `toText`, `parseLayout` and `words`
 * may stand beside it, or beside the game in an object that is the default export.
 *
 * @param module - The exports of the module, such as `await import("./game.js")`.
 * @param name - The name of the module, for messages.
 *
 * @example
 * ```ts
 * import { gameModule } from "caravanserai/kit";
 * import * as nomadi from "caravanserai/nomadi";
 *
 * gameModule(nomadi, "caravanserai/nomadi").id; // => "nomadi"
 * gameModule({ play: 1 }, "./game.js"); // throws ModuleError
 * ```
 *
 * @throws {@link ModuleError} if the module exports no game, or several, or an export has a wrong form.
 * @category Modules
 */
export function gameModule(module: unknown, name: string): GameModule {
  const fail = (reason: ModuleFailure, what: string): never => {
    throw new ModuleError(name, reason, what);
  };
  const places = placesIn(module);
  const { found: game = lost(), isAmbiguous } = foundIn(places, "game", isGame);
  if (isAmbiguous) fail("no-game", "it exports several games: call the one to be played `game`");

  function lost(): never {
    const { found: meant } = foundIn(places, "game", isMeantAsGame);
    if (meant !== undefined) {
      const missing = lacks(meant, FUNCTIONS).map((one) => `\`${one}\``);
      return fail("incomplete", `its game lacks ${missing.join(", ")}; \`makeGame\` adds them`);
    }
    const expected = "expected a game made with `makeGame`, as `game` or as the default export";
    return fail("no-game", `${expected}; ${exportsText(places)}`);
  }

  function partIn<Key extends "parseLayout" | "toSvg" | "toText">(key: Key): GameModule[Key] {
    const part = exportIn(places, key);
    if (part === undefined || typeof part === "function") {
      // A function of the module, which is called with what its name promises.
      return part as GameModule[Key];
    }
    return fail("wrong-export", `\`${key}\`: expected a function, got ${quoted(part)}`);
  }

  const about = aboutOf(exportIn(places, "about") ?? {}, fail);
  const id =
    gameIdOf(game) ??
    about.id ??
    fail("wrong-export", "`about`: expected the `id` of the game, which `makeGame` has not made");
  const [toSvg, toText] = [partIn("toSvg"), partIn("toText")];
  const parseLayout = partIn("parseLayout");
  const knowledge = exportIn(places, "knowledge");
  return {
    id,
    game: knowledge === undefined ? game : taught(game, knowledge, fail),
    about,
    words: wordsOf(exportIn(places, "words") ?? {}, fail),
    ...(toSvg === undefined ? {} : { toSvg }),
    ...(toText === undefined ? {} : { toText }),
    ...(parseLayout === undefined ? {} : { parseLayout }),
  };
}

type Fail = (reason: ModuleFailure, what: string) => never;

function aboutOf(given: unknown, fail: Fail): Partial<GameAbout> {
  const checked = check(aboutSchema, given);
  if (!checked.good) {
    const [{ path, message }] = checked.problems;
    return fail("wrong-export", `\`${path === "" ? "about" : `about.${path}`}\`: ${message}`);
  }
  // The boards themselves, not copies: they are compared by identity. They were just read, and passed.
  const { boards } = fieldsOf(given, "boards") as Partial<GameAbout>;
  const { id, players, boardOption, hasSecrets, blunder, columnWidth } = checked.value;
  return {
    ...(id === undefined ? {} : { id }),
    ...(players === undefined ? {} : { players }),
    ...(boardOption === undefined ? {} : { boardOption }),
    ...(hasSecrets === undefined ? {} : { hasSecrets }),
    ...(blunder === undefined ? {} : { blunder }),
    ...(columnWidth === undefined ? {} : { columnWidth }),
    ...(boards === undefined ? {} : { boards }),
  };
}

/** Returns catalogues by language. One catalogue names its own language. */
function wordsOf(given: unknown, fail: Fail): Readonly<Record<string, object>> {
  const { language } = fieldsOf(given, "language");
  const words = typeof language === "string" ? { [language]: given } : given;
  const isGood =
    typeof words === "object" &&
    words !== null &&
    Object.values(words).every((one) => typeof one === "object" && one !== null);
  // Each catalogue is an object: what it lacks is told in a plain way.
  if (isGood) return words as Readonly<Record<string, object>>;
  return fail("wrong-export", "`words`: expected a catalogue, or catalogues by language");
}

/** Returns the game for bots that have the knowledge. */
function taught(game: Game<GameTypes>, knowledge: unknown, fail: Fail): Game<GameTypes> {
  try {
    checkKnowledge(knowledge, "knowledge");
  } catch (error) {
    return fail("wrong-export", (error as ArgumentError).message);
  }
  // Its members were just checked; it is given positions of this game only.
  const wise = withKnowledge(game, knowledge as Knowledge);
  if (wise !== undefined) return wise;
  return fail("wrong-export", "`knowledge` needs a game that was made with `makeGame`");
}
