/** Every rule, on the position. */
import { NONE, perSeat, type Seat } from "caravanserai/kit";
import {
  CAMP,
  type Move,
  type MoveEvent,
  OASIS,
  OASIS_WATER,
  type Points,
  type Position,
  type Refusal,
  type Square,
  SQUARES,
  type Types,
} from "./model.js";

/** What the rules keep of a seat. */
type Traveller = Position["seats"][number];

export const squareAt = (place: number): Square => SQUARES[place] ?? "l";

/** W5: the square after some steps. What goes past the oasis is lost. */
const target = ({ camel }: Traveller, steps: number): Square =>
  squareAt(Math.min(SQUARES.indexOf(camel) + steps, OASIS));

/** W6: whether a camel stands where another one may not arrive by a die. */
const isOccupied = ({ seats }: Position, square: Square): boolean =>
  square !== squareAt(OASIS) && seats.some(({ camel }) => camel === square);

/** The action that plays the card. A die has its value as its action. */
export const CARD = 0;

/** Writes every legal action: the dice, the lower one first, then the card. Returns how many there are. */
export function listActions(position: Position, into: number[]): number {
  let count = 0;
  for (const action of new Set([...position.dice, CARD])) {
    if (judge(position, action) === undefined) into[count++] = action;
  }
  return count;
}

/** The move of an action. */
export const moveOf = (_position: Position, action: number): Move =>
  action === CARD ? { type: "card" } : { type: "die", die: action };

/** The action of a move. */
export const actionOfMove = (move: Move): number => (move.type === "card" ? CARD : move.die);

/** Why an action is illegal, if it is. Nothing that is hidden may decide it: the value of the card does not (W6). */
export function judge(position: Position, action: number): Refusal | undefined {
  const { dice, seats, seat } = position;
  const traveller = seats[seat];
  if (traveller === undefined) {
    return { reason: "game-over", rule: "W8", message: "the game is over" };
  }
  if (action === CARD) {
    if (!traveller.played) return undefined;
    const message = "the card was played already";
    return { reason: "card-played-already", rule: "W4", message };
  }
  if (!dice.includes(action)) {
    const message = `no die shows ${action}`;
    return { reason: "no-such-die", rule: "W3", message, dice: [...dice] };
  }
  const square = target(traveller, action);
  if (!isOccupied(position, square)) return undefined;
  return { reason: "occupied", rule: "W6", message: `a camel stands on ${square}`, square };
}

/** Plays a legal action, and everything that follows without a choice, up to the next decision. */
export function play(position: Position, action: number, emitted?: MoveEvent[]): void {
  const { seat, seats } = position;
  const traveller = seats[seat];
  if (traveller === undefined) return;
  let steps = action;
  if (action === CARD) {
    // Only the position of a view has no value, and no move is made there.
    steps = traveller.card ?? 0;
    traveller.played = true;
    emitted?.push({ type: "card-played", seat, value: steps });
  }
  const from = traveller.camel;
  traveller.camel = target(traveller, steps);
  emitted?.push({ type: "camel-moved", seat, from, to: traveller.camel });
  drink(position, seat, traveller, emitted);
  if (traveller.camel === squareAt(OASIS)) end(position, emitted);
  else beginTurn(position, seat + 1, emitted);
}

/** W7: the first camel on a well takes its water. */
function drink(
  position: Position,
  seat: Seat,
  traveller: Traveller,
  emitted: MoveEvent[] | undefined,
): void {
  const well = position.wells.find(({ square }) => square === traveller.camel);
  if (well === undefined) return;
  position.wells = position.wells.filter((other) => other !== well);
  traveller.water += well.water;
  emitted?.push({ type: "water-taken", seat, square: well.square, water: well.water });
}

/** W3, W6: rolls the dice for the next seat that can move. The foremost camel always can. */
export function beginTurn(
  position: Position,
  next: number,
  emitted: MoveEvent[] | undefined,
): void {
  const { chance, seats } = position;
  for (let turn = next; ; turn++) {
    const seat = turn % seats.length;
    position.seat = seat;
    position.dice = [1 + chance.below(6), 1 + chance.below(6)].sort((a, b) => a - b);
    emitted?.push({ type: "turn-began", seat, dice: [...position.dice] });
    if (listActions(position, []) > 0) return;
    emitted?.push({ type: "turn-missed", seat });
  }
}

/** W8: the game ends when a camel reaches the oasis. */
function end(position: Position, emitted: MoveEvent[] | undefined): void {
  position.seat = NONE;
  position.endReason = "oasis";
  position.dice = [];
  emitted?.push({ type: "game-ended", reason: "oasis" });
}

/** W9: the water of each seat, and who has most. */
export function scorePosition({ seat, seats: travellers }: Position): Types["score"] {
  const seats = perSeat(travellers, ({ camel, water, card, played }): Points => {
    const oasis = camel === squareAt(OASIS) ? OASIS_WATER : 0;
    const kept = played ? 0 : (card ?? 0);
    const complete = played || card !== null;
    return { total: water + oasis + kept, complete, wells: water, oasis, card: kept };
  });
  const best = Math.max(...seats.map(({ total }) => total));
  const winners = [...seats.keys()].filter((one) => seats[one]?.total === best);
  return { seats, winners: seat === NONE ? winners : [] };
}

/** Where everybody begins (W2). */
export const newTraveller = (card: number): Traveller => ({
  camel: squareAt(CAMP),
  water: 0,
  card,
  played: false,
});
