/** Everything that is drawn: the board, and the panels with it or apart. */
import type { GameEvent } from "../../game.js";
import type { SvgOptions } from "../../picture/options.js";
import { box } from "../input/parts.js";
import { allPicks, type Picking } from "../picking.js";
import type { Session } from "../session.js";
import { markOf } from "./cover.js";
import { dispel, haunt } from "./ghost.js";

/** How the element is to look, from its attributes. */
export interface Looks {
  readonly theme: "auto" | "light" | "dark";
  readonly panels: "beside" | "below" | "none" | "apart";
  readonly coordinates: boolean;
}

/** Reads the looks of an element from its attributes. */
export function looksOf(element: Element): Looks {
  const theme = element.getAttribute("theme");
  const panels = element.getAttribute("panels");
  return {
    theme: theme === "light" || theme === "dark" ? theme : "auto",
    panels: panels === "below" || panels === "none" || panels === "apart" ? panels : "beside",
    coordinates: element.hasAttribute("coordinates"),
  };
}

const panelsIn = ({ panels }: Looks): "beside" | "below" | "none" =>
  panels === "apart" ? "none" : panels;

/** Returns the options of every picture of a session. */
function optionsOf(session: Session, picking: Picking, looks: Looks): SvgOptions {
  const { current, names } = session;
  const words = session.wordsOf(current.kit.id);
  const picked = allPicks(picking);
  const { theme, coordinates } = looks;
  return {
    ...(words === undefined ? {} : { words }),
    ...{ names, coordinates, theme, picked },
    choices: [...picking.picks, ...picking.turns.filter((turn) => !picked.includes(turn))],
  };
}

/** The pictures of an element, in the parts `picture`, `centre` and `seats`. */
export class Scene {
  readonly element = box("scene");
  readonly #picture = box("picture");
  readonly #centre = box("centre");
  readonly #seats = box("seats");

  constructor() {
    this.element.append(this.#picture, this.#centre, this.#seats);
  }

  /** The picture of the board. */
  get board(): SVGSVGElement | null {
    return this.#picture.querySelector("svg");
  }

  /** Draws what a session shows. */
  draw(session: Session, events: readonly GameEvent[], looks: Looks): void {
    const { current, picking, standing } = session;
    const options = { ...optionsOf(session, picking, looks), events };
    const drawn = (which: Pick<SvgOptions, "panel" | "panels">): string =>
      current.kit.toSvg(current.shown, { ...options, ...which });
    const isApart = looks.panels === "apart";
    this.#picture.innerHTML = drawn({ panels: panelsIn(looks) });
    this.#centre.innerHTML = isApart ? drawn({ panel: "centre" }) : "";
    this.#seats.innerHTML = isApart
      ? standing.seats.map((_, panel) => drawn({ panel })).join("")
      : "";
  }

  /** Shows the piece that a complete move would place, in place of the one before. */
  foreshadow(session: Session, picking: Picking | undefined, looks: Looks): void {
    const { board } = this;
    dispel(board);
    if (board === null || picking === undefined || picking.move === null) return;
    const { kit, shown } = session.current;
    const options = optionsOf(session, picking, looks);
    haunt(board, kit.toSvg(shown, { ...options, panels: panelsIn(looks), ghost: true }));
  }

  /** Takes the ghost away. */
  clearGhost(): void {
    dispel(this.board);
  }

  /** Draws the mark of the seat that takes over the screen, and nothing else. */
  cover(seat: number, { theme }: Looks): void {
    this.clear();
    this.#picture.innerHTML = markOf(seat, theme);
  }

  clear(): void {
    for (const one of [this.#picture, this.#centre, this.#seats]) one.replaceChildren();
  }
}
