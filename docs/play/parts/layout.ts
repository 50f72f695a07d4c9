/** The layout of a game: the board gets as much of the window as it can, and everything else stands beside or below it. */

/** Where everything but the board is: beside it, below it, or below it on a page that scrolls. */
type Layout = "side" | "below" | "stack";

/** A window narrower than this is a phone, if it is also higher than wide. */
const PHONE = 700;
/** The height of the strip below a board. */
const STRIP = 210;
/** The width of the drawer where it has a column of its own, and the narrowest window that has room for it. */
const DRAWER = 340;
const ROOMY = 1100;

/** Returns the least width of the column beside a board. */
const columnIn = (width: number): number => Math.max(272, Math.min(340, Math.round(width * 0.21)));
/** The greatest width of the column, where the board leaves more than that. */
const WIDEST = 430;

/** Returns the layout that shows a board of this aspect ratio largest. */
function layoutFor(width: number, height: number, aspect: number): Layout {
  if (width < PHONE && height > width) return "stack";
  const beside = Math.min(width - columnIn(width), height * aspect);
  const above = Math.min(width, (height - STRIP) * aspect);
  // A strip below holds less than a column: it has to be worth it.
  return above > beside * 1.05 ? "below" : "side";
}

/** Lays out a game in the window. `board` is the element, `drawer` the drawer. The result of a game stands beside the board. */
export function arrange(root: HTMLElement, board: HTMLElement, drawer: HTMLElement): void {
  const picture = board.shadowRoot?.querySelector<SVGSVGElement>("[part=picture] svg");
  const { width: wide = 1, height: high = 1 } = picture?.viewBox.baseVal ?? {};
  const hasColumn = !drawer.hidden && innerWidth >= ROOMY;
  const width = innerWidth - (hasColumn ? DRAWER : 0);
  const fitting = layoutFor(width, innerHeight, wide / high);
  const layout = fitting === "below" && root.dataset["over"] !== "no" ? "side" : fitting;
  root.dataset["layout"] = layout;
  root.dataset["drawer"] = drawer.hidden ? "closed" : hasColumn ? "column" : "sheet";
  const left = width - innerHeight * (wide / high);
  const column = Math.max(columnIn(width), Math.min(WIDEST, Math.floor(left - 18)));
  root.style.setProperty("--column", `${column}px`);
  root.style.setProperty("--drawer", `${DRAWER}px`);
}
