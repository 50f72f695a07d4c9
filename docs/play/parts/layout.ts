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
/** The smallest target for a finger and the smallest text, in pixels. */
const TARGET = 24;
const TEXT = 11;

/** Returns the least width of the column beside a board. */
const columnIn = (width: number): number => Math.max(284, Math.min(340, Math.round(width * 0.21)));
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

/** Lays out a game in the window. `board` is the element, `drawer` the drawer. */
export function arrange(root: HTMLElement, board: HTMLElement, drawer: HTMLElement): void {
  const picture = board.shadowRoot?.querySelector<SVGSVGElement>("[part=picture] svg");
  const { width: wide = 1, height: high = 1 } = picture?.viewBox.baseVal ?? {};
  const hasColumn = !drawer.hidden && innerWidth >= ROOMY;
  const width = innerWidth - (hasColumn ? DRAWER : 0);
  const layout = layoutFor(width, innerHeight, wide / high);
  root.dataset["layout"] = layout;
  root.dataset["drawer"] = drawer.hidden ? "closed" : hasColumn ? "column" : "sheet";
  const left = width - innerHeight * (wide / high);
  const column = Math.max(columnIn(width), Math.min(WIDEST, Math.floor(left - 24)));
  root.style.setProperty("--column", `${column}px`);
  root.style.setProperty("--drawer", `${DRAWER}px`);
}

/**
 * Returns how much a board must be enlarged so that its spaces are large enough for a finger, and its texts can be read; 1 if they
 * are. `shown` is how much it is enlarged now.
 */
export function zoomForFingers(board: HTMLElement, shown: number): number {
  const svg = board.shadowRoot?.querySelector<SVGSVGElement>("[part=picture] svg");
  const scale = svg?.getScreenCTM()?.a;
  if (svg === null || svg === undefined || scale === undefined) return 1;
  const spaces = [...svg.querySelectorAll('[data-pick^="space:"] :is(.hex, .hit)')];
  const targets = spaces.map((space) => {
    const { width, height } = space.getBoundingClientRect();
    return TARGET / Math.min(width, height);
  });
  const texts = [...svg.querySelectorAll("text")].map(
    (text) =>
      TEXT / (parseFloat(getComputedStyle(text).fontSize) * (text.getScreenCTM()?.a ?? scale)),
  );
  const needed = Math.max(1 / shown, ...targets, ...texts) * shown;
  return Math.ceil(needed * 100) / 100;
}
