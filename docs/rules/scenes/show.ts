/** Scenes ready to be shown: without the types of their game. */
import type { GameEvent, GameRefusal, GameTypes, StateOrView } from "caravanserai";
import type { SvgOptions } from "caravanserai/svg";
import { type PlayedGame, runScene } from "./run.js";
import type { Scene } from "./scene.js";

/** A picture of a scene. */
export interface ShownFrame {
  /** The events of the move that is shown. */
  readonly events: readonly GameEvent[];
  /** The refusals of the moves that are crossed out. */
  readonly refusals: readonly GameRefusal[];
  /** Draws it as SVG, with titles in the words of the game. */
  readonly draw: (options?: Pick<SvgOptions, "coordinates" | "theme" | "words">) => string;
}

/** A scene with its name. */
export interface ShownScene {
  readonly name: string;
  readonly rules: readonly string[];
  /** Plays the scene. Throws an error if something does not hold in it. */
  readonly run: () => readonly ShownFrame[];
}

/** Returns the size of a picture, so that a page keeps room for it until it is loaded. */
export function sizeOf(svg: string): { readonly width: number; readonly height: number } {
  const [, width = 0, height = 0] = /viewBox="\S+ \S+ (\S+) (\S+)"/u.exec(svg)?.map(Number) ?? [];
  return { width: Math.round(width), height: Math.round(height) };
}

/** Combines the scenes of a game with its functions. */
export function shown<Types extends GameTypes, Words extends object>(
  game: PlayedGame<Types>,
  toSvg: (state: StateOrView<Types>, options: SvgOptions<Words, Types["event"]>) => string,
  scenes: Readonly<Record<string, Scene<Types>>>,
): readonly ShownScene[] {
  return Object.entries(scenes).map(([name, scene]) => ({
    name,
    rules: scene.rules,
    run: () =>
      runScene(game, scene).map(({ state, marks, refusals }) => ({
        events: marks.events,
        refusals,
        draw: ({ words, ...options } = {}) =>
          toSvg(state, {
            ...marks,
            panels: "none",
            ...options,
            // A caller brings the words of the game whose scene it draws: `toSvg` checks them.
            ...(words === undefined ? {} : { words: words as Words }),
          }),
      })),
  }));
}
