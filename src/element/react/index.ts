/**
 * The types of `<caravanserai-board>` in JSX of React 19. There is no code in it: `import type {} from "caravanserai/element/react"`
 * once in a project is enough.
 *
 * @module caravanserai/element/react
 */
import type { DetailedHTMLProps, HTMLAttributes } from "react";
import type { BoardHandlers, BoardSettings } from "../handlers.js";
import type { CaravanseraiBoard } from "../properties.js";

/** What `<caravanserai-board>` takes in React 19. @category Board element */
export type BoardProps = Omit<
  DetailedHTMLProps<HTMLAttributes<CaravanseraiBoard>, CaravanseraiBoard>,
  keyof BoardSettings | keyof BoardHandlers
> &
  BoardSettings &
  BoardHandlers;

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "caravanserai-board": BoardProps;
    }
  }
}
