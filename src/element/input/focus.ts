/** The keyboard's focus on a board: a ring in two tones, and the way back to where the person was. */

const SVG = "http://www.w3.org/2000/svg";

/** Returns the middle of an element on the screen. */
export function middle(element: Element): { readonly x: number; readonly y: number } {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/** Draws a ring around a part that the keyboard has come to: dark around light, to be seen on every ground. */
export function ring(scene: Element, part: Element): void {
  scene.querySelector(".focus-ring")?.remove();
  if (!(part instanceof SVGGraphicsElement) || !part.matches(":focus-visible")) return;
  const { x, y, width, height } = part.getBBox();
  const made = document.createElementNS(SVG, "g");
  made.setAttribute("class", "focus-ring");
  for (const tone of ["outer", "inner"]) {
    const rect = document.createElementNS(SVG, "rect");
    for (const [name, value] of Object.entries({ x, y, width, height, rx: 6 })) {
      rect.setAttribute(name, String(value));
    }
    rect.setAttribute("class", tone);
    made.append(rect);
  }
  part.append(made);
}

/** Returns the control nearest to a point on the screen. */
export function nearest<Control extends Element>(
  controls: Iterable<Control>,
  to: { readonly x: number; readonly y: number },
): Control | undefined {
  let best: Control | undefined;
  let least = Infinity;
  for (const control of controls) {
    const { x, y } = middle(control);
    const distance = Math.hypot(x - to.x, y - to.y);
    if (distance >= least) continue;
    least = distance;
    best = control;
  }
  return best;
}
