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
