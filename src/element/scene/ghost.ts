/** The ghost: the piece that a pick would place, drawn faintly where it would stand. */

/** Puts the ghost of a picture that was drawn with `ghost` on a board. */
export function haunt(board: SVGSVGElement, drawn: string): void {
  const template = document.createElement("template");
  template.innerHTML = drawn;
  const ghost = template.content.querySelector(".ghost")?.parentElement;
  if (ghost === null || ghost === undefined) return;
  ghost.setAttribute("data-ghost", "");
  board.append(ghost);
}

/** Takes the ghost off a board. */
export const dispel = (board: SVGSVGElement | null): void =>
  board?.querySelector("[data-ghost]")?.remove();
