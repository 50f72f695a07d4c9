/** The page's own texts in one language. A missing text does not compile. Games bring their own words. */
import type { GameId } from "caravanserai";
import type { Level } from "caravanserai/bots";
import type { DrawingFieldId, GeneratorChoice } from "./kits/kit.js";
import type { OPTIONS } from "./options.js";

/** A label for an option of the rules, and for each of its values. */
type OptionTexts<Options extends Readonly<Record<string, readonly string[]>>> = {
  readonly [Name in keyof Options]: {
    readonly label: string;
    readonly values: Readonly<Record<Options[Name][number], string>>;
  };
};

/** The page's own texts. */
export interface Texts {
  /** Below the name of the page. */
  readonly subtitle: string;
  readonly language: string;
  readonly documentation: string;
  readonly loading: string;
  /** The link to the rules, which are in English. */
  readonly howToPlay: string;
  /** The form for a new game. */
  readonly newGame: string;
  readonly game: string;
  readonly board: Readonly<Record<GameId, string>>;
  /** One line about each game. */
  readonly about: Readonly<Record<GameId, string>>;
  readonly ownBoard: string;
  readonly drawBoard: Readonly<Record<GameId, string>>;
  readonly players: string;
  readonly addPlayer: string;
  readonly removePlayer: (name: string) => string;
  readonly kind: (seat: number) => string;
  readonly name: (seat: number) => string;
  readonly person: string;
  readonly level: Readonly<Record<Level, string>>;
  readonly bot: string;
  readonly rules: string;
  readonly seed: string;
  readonly seedHint: string;
  readonly start: string;
  readonly back: string;
  readonly loadFile: string;
  /** A game from outside: its card, the field for its module, and the question before a link runs it. */
  readonly fromModule: (address: string) => string;
  readonly outsideBoard: string;
  readonly ownGame: string;
  readonly moduleAddress: string;
  readonly moduleHint: (host: string) => string;
  readonly openModule: string;
  readonly askModule: (address: string) => string;
  readonly badModule: string;
  readonly options: { readonly [Id in GameId]: OptionTexts<(typeof OPTIONS)[Id]> };
  /** The screen of a game. */
  readonly thinking: (name: string) => string;
  /** An earlier step is shown: nothing can be picked. */
  readonly past: string;
  readonly botFailed: (why: string) => string;
  readonly tryAgain: string;
  readonly undo: string;
  /** The button that opens the drawer: log, settings, files. */
  readonly menu: string;
  readonly close: string;
  readonly zoom: string;
  readonly settings: string;
  readonly save: string;
  readonly link: string;
  /** Saves the game as an animated picture. */
  readonly replayPicture: string;
  readonly linkCopied: string;
  readonly linkHere: string;
  readonly confirm: string;
  readonly coordinates: string;
  readonly score: string;
  readonly hiddenPoints: string;
  readonly log: string;
  readonly noMoves: string;
  /** The same game once more, everybody one seat further on. */
  readonly again: string;
  /** Says what a rematch changes. */
  readonly againHint: string;
  readonly takeRecord: string;
  /** Makes bots move without a pause until a person decides. */
  readonly skip: string;
  /** Advice and analysis. Points are written as the language does. */
  readonly hint: string;
  readonly lookingForMoves: string;
  readonly bestMoves: string;
  readonly points: (points: string) => string;
  readonly played: string;
  readonly analysis: string;
  readonly analyse: string;
  readonly analysing: string;
  readonly cancel: string;
  readonly expectedPoints: string;
  readonly turningPoints: string;
  readonly noTurningPoints: string;
  readonly cost: (points: string, better: string) => string;
  readonly blunder: (points: string) => string;
  readonly replay: string;
  readonly first: string;
  readonly previous: string;
  readonly next: string;
  readonly last: string;
  readonly play: string;
  readonly pause: string;
  readonly step: string;
  readonly stepOf: (step: number, steps: number) => string;
  readonly pace: string;
  readonly paces: Readonly<Record<"slow" | "normal" | "fast", string>>;
  /** Error messages. */
  readonly badLink: string;
  /** The question before a linked game takes the place of the saved one. */
  readonly askReplace: (linked: string, kept: string) => string;
  readonly openLinked: string;
  readonly keepGame: string;
  readonly badFile: (name: string) => string;
  readonly badSetup: string;
  readonly badKept: string;
  readonly details: string;
  readonly notLoaded: string;
  readonly dismiss: string;
  /** The editor. */
  readonly editor: Readonly<Record<GameId, string>>;
  readonly editorHint: Readonly<Record<GameId, string>>;
  readonly boardName: string;
  readonly fields: Readonly<Record<DrawingFieldId, string>>;
  readonly problems: string;
  readonly noProblems: string;
  readonly boardProblems: string;
  readonly boardHints: string;
  readonly paint: string;
  readonly paintHint: string;
  readonly nothing: string;
  readonly asText: string;
  readonly mirror: string;
  readonly undoChange: string;
  readonly generator: Readonly<
    Record<
      | GeneratorChoice
      | "heading"
      | "large"
      | "make"
      | "medium"
      | "seed"
      | "size"
      | "small"
      | "symmetry"
      | "variety",
      string
    >
  >;
  readonly assess: {
    readonly start: string;
    readonly progress: (done: number, all: number) => string;
  };
  readonly at: (row: number, column: number | null) => string;
  readonly preview: string;
  readonly playHere: string;
  readonly startOver: string;
  readonly legend: string;
}
