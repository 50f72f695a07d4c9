/** Marks of the last move: the way of a pawn, a square, the die, and coins won and lost. */
import type { BoardPoint, Seat } from "../../game.js";
import { rounded, tag } from "../../picture/markup.js";
import type { MoveEvent } from "../model/events.js";
import { curve } from "./hand.js";
import { type Scene, SIDE } from "./scene.js";

/** Reads something from an event. Returns `otherwise` for an unknown or incomplete event: a server may be newer than its client. */
function about<Told>(event: MoveEvent, read: (event: MoveEvent) => Told, otherwise: Told): Told {
  try {
    return read(event);
  } catch {
    return otherwise;
  }
}

/** Draws marks on the board. Squares that it does not have are ignored. */
export function drawLastMove({ board, options }: Scene): string {
  const { spaces } = board;
  const centres = new Map(spaces.map(({ name, centre }) => [name, centre]));
  const spot = (square: string): BoardPoint[] => {
    const centre = centres.get(square);
    return centre === undefined ? [] : [{ x: centre.x * SIDE, y: centre.y * SIDE }];
  };
  const marks = (event: MoveEvent): string => {
    switch (event.type) {
      case "pawn-moved":
        return trail(event.path.slice(0, spaces.length).flatMap(spot));
      case "pawn-placed":
      case "card-laid":
        return spot(event.square).map(corners).join("");
      default:
        return "";
    }
  };
  return options.events.map((event) => about(event, marks, "")).join("");
}

function trail(way: readonly BoardPoint[]): string {
  const [from] = way;
  const to = way[way.length - 1];
  if (way.length < 2) return "";
  return (
    tag("circle", { cx: from.x, cy: from.y, r: 7, class: "left" }) +
    tag("path", { d: curve(way), class: "trail-edge" }) +
    tag("path", { d: curve(way), class: "trail" }) +
    corners(to)
  );
}

/** Draws the four corners of a square. */
function corners({ x, y }: BoardPoint): string {
  const corner = (right: number, down: number): string =>
    `M${rounded(x + right * 17)} ${rounded(y + down * 9)}V${rounded(y + down * 17)}H${rounded(x + right * 9)}`;
  return tag("path", {
    d: corner(-1, -1) + corner(1, -1) + corner(1, 1) + corner(-1, 1),
    class: "reached",
  });
}

/** Returns the value of the die that the events used up, or `undefined` if there is none, or if dice were rolled after it. */
export function dieUsed(events: readonly MoveEvent[]): number | undefined {
  let last: number | undefined;
  for (const event of events) {
    const type = about(event, (one) => one.type, undefined);
    if (type === "dice-rolled") last = undefined;
    const value = about(
      event,
      (one) => (one.type === "pawn-moved" ? one.die : undefined),
      undefined,
    );
    if (Number.isInteger(value)) last = value;
  }
  return last;
}

/** Returns the number of coins that a seat has won or lost by the events. Debt counts as lost. */
export function changeOf(seat: Seat, events: readonly MoveEvent[]): number {
  let change = 0;
  for (const event of events) {
    const coins = about(event, (one) => coinsFor(seat, one), 0);
    if (Number.isSafeInteger(coins)) change += coins;
  }
  return change;
}

function coinsFor(seat: Seat, event: MoveEvent): number {
  switch (event.type) {
    case "bank-paid":
      return event.seat === seat ? event.coins : 0;
    case "bank-charged":
      return event.seat === seat ? -event.coins - event.debt : 0;
    case "bribe-taken":
      return event.seat === seat ? event.coins : event.by === seat ? -event.coins : 0;
    case "card-sold":
      return event.seat === seat ? event.price : event.owner === seat ? -event.price : 0;
    default:
      return 0;
  }
}
