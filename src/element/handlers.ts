/** The board as frameworks see it: everything that can be set, and handlers of its events by the names that they use. */
import type {
  BoardAttributes,
  BoardEventMap,
  BoardListener,
  BoardProperties,
} from "./properties.js";

/** Everything that can be set on a board. @category Board element */
export type BoardSettings = {
  [Name in keyof BoardProperties]?: BoardProperties[Name] | null | undefined;
} & { [Name in keyof BoardAttributes]?: BoardAttributes[Name] | undefined };

/** Handlers as React and Svelte name them: `onmove`. @category Board element */
export type BoardHandlers = {
  [Type in keyof BoardEventMap as `on${Type}`]?: BoardListener<Type> | undefined;
};

/** Handlers as Vue names them: `onMove`, for `@move`. @category Board element */
export type VueBoardHandlers = {
  [Type in keyof BoardEventMap as `on${Capitalize<Type>}`]?: BoardListener<Type> | undefined;
};
