/** The mark of a seat: the same shape and colour as in the pictures, so that colour is not needed to recognize it. */

const NAMESPACE = "http://www.w3.org/2000/svg";

/** Disc, square, triangle, diamond, cross. */
const SHAPES: readonly string[] = [
  "M-1 0A1 1 0 1 1 1 0A1 1 0 1 1-1 0Z",
  "M-.88-.88H.88V.88H-.88Z",
  "M0-1.1L1.08.82H-1.08Z",
  "M0-1.2L1.05 0L0 1.2L-1.05 0Z",
  "M-.42-1.1H.42V-.42H1.1V.42H.42V1.1H-.42V.42H-1.1V-.42H-.42Z",
];

export function seatMark(seat: number): SVGSVGElement {
  const svg = document.createElementNS(NAMESPACE, "svg");
  svg.setAttribute("viewBox", "-1.3 -1.3 2.6 2.6");
  svg.setAttribute("class", "seat-mark");
  svg.setAttribute("aria-hidden", "true");
  const path = document.createElementNS(NAMESPACE, "path");
  path.setAttribute("d", SHAPES[seat] ?? "");
  path.style.fill = `var(--seat-${seat})`;
  svg.append(path);
  return svg;
}
