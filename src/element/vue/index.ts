/**
 * The types of `<caravanserai-board>` in templates of Vue 3. There is no code in it: `import type {} from "caravanserai/element/vue"`
 * once in a project is enough.
 *
 * @module caravanserai/element/vue
 */
import type { HTMLAttributes } from "vue";
import type { BoardSettings, VueBoardHandlers } from "../handlers.js";
import type { CaravanseraiBoard } from "../properties.js";

/** What `<caravanserai-board>` takes in Vue 3. @category Board element */
export type BoardProps = Omit<HTMLAttributes, keyof BoardSettings | keyof VueBoardHandlers> &
  BoardSettings &
  VueBoardHandlers;

declare module "vue" {
  interface GlobalComponents {
    "caravanserai-board": new () => CaravanseraiBoard & {
      /** What a template can set and listen to. */
      $props: BoardProps;
    };
  }
}
