/** Small pictures on buttons. */

const NAMESPACE = "http://www.w3.org/2000/svg";

/** Shapes in a square of 24 by 24. */
const SHAPES = {
  first: "M6 5h2.4v14H6zM18.5 5v14L9.4 12z",
  previous: "M16.5 5v14L7.4 12z",
  next: "M7.5 5v14l9.1-7z",
  last: "M5.5 5v14l9.1-7zM15.6 5H18v14h-2.4z",
  play: "M7.5 5v14l10-7z",
  pause: "M7 5h3.4v14H7zM13.6 5H17v14h-3.4z",
  menu: "M4 6h16v2H4zM4 11h16v2H4zM4 16h16v2H4z",
  close:
    "M6.4 5L12 10.6 17.6 5 19 6.4 13.4 12 19 17.6 17.6 19 12 13.4 6.4 19 5 17.6 10.6 12 5 6.4z",
  zoom: "M10 3a7 7 0 1 1-4.3 12.5l-3.3 3.3-1.4-1.4 3.3-3.3A7 7 0 0 1 10 3zm0 2a5 5 0 1 0 0 10 5 5 0 0 0 0-10zM9 7h2v2h2v2h-2v2H9v-2H7V9h2z",
  hint: "M12 3a6.5 6.5 0 0 0-3.8 11.8c.5.4.8 1 .8 1.7V17h6v-.5c0-.7.3-1.3.8-1.7A6.5 6.5 0 0 0 12 3zM9.5 18.5h5V20a1 1 0 0 1-1 1h-3a1 1 0 0 1-1-1z",
  undo: "M9 4L3 9.5 9 15v-4h5a4 4 0 0 1 0 8h-3v2h3a6 6 0 0 0 0-12H9z",
} as const;
export type Icon = keyof typeof SHAPES;

export function icon(name: Icon): SVGSVGElement {
  const svg = document.createElementNS(NAMESPACE, "svg");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("class", "icon-picture");
  svg.setAttribute("aria-hidden", "true");
  const path = document.createElementNS(NAMESPACE, "path");
  path.setAttribute("d", SHAPES[name]);
  svg.append(path);
  return svg;
}
