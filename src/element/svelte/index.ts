/**
 * The types of `<caravanserai-board>` in templates of Svelte 5. There is no code in it: `import type {} from "caravanserai/element/svelte"`
 * once in a project is enough.
 *
 * @module caravanserai/element/svelte
 */
import type { HTMLAttributes } from "svelte/elements";
import type { BoardHandlers, BoardSettings } from "../handlers.js";
import type { CaravanseraiBoard } from "../properties.js";

/** What `<caravanserai-board>` takes in Svelte 5. @category Board element */
export type BoardProps = Omit<
  HTMLAttributes<CaravanseraiBoard>,
  keyof BoardSettings | keyof BoardHandlers
> &
  BoardSettings &
  BoardHandlers;

declare module "svelte/elements" {
  interface SvelteHTMLElements {
    "caravanserai-board": BoardProps;
  }
}
