/** The position, which is what the rules work on, and every rule. */
import { type Chance, hashOf, NONE, perSeat, type Seat } from "caravanserai/kit";
import {
  CAMP,
  type Move,
  type MoveEvent,
  OASIS,
  OASIS_WATER,
  type Points,
  type Refusal,
  type Square,
  SQUARES,
  type Types,
} from "./model.js";

/** What the rules keep of a seat. */
export interface Traveller {
  /** The number of the camel's square. */
  place: number;
  water: number;
  /** The value of the card; `null` in a view that hides it. */
  readonly card: number | null;
  played: boolean;
}

/** A game at one moment, changed in place. */
export interface Position {
  /** The seat that decides; `NONE` once the game is over. */
  seat: number;
  readonly travellers: readonly Traveller[];
  /** The lower one first. */
  dice: readonly number[];
  /** By the number of a square: the water there. */
  readonly wells: Map<number, number>;
  /** The dice to come. */
  readonly chance: Chance;
}

/** A copy that shares nothing that `play` changes. */
export const copyPosition = ({ seat, travellers, dice, wells, chance }: Position): Position => ({
  seat,
  travellers: travellers.map((traveller) => ({ ...traveller })),
  dice,
  wells: new Map(wells),
  chance: chance.copy(),
});

/** W5: the square after some steps. What goes past the oasis is lost. */
const target = ({ place }: Traveller, steps: number): number => Math.min(place + steps, OASIS);

export const squareAt = (place: number): Square => SQUARES[place] ?? "l";

/** W6: whether a camel stands where another one may not arrive by a die. */
const isOccupied = ({ travellers }: Position, place: number): boolean =>
  place !== OASIS && travellers.some((other) => other.place === place);

/** The traveller who decides, if the game goes on. */
const mover = ({ seat, travellers }: Position): Traveller | undefined => travellers[seat];

/** The action that plays the card. A die has its value as its action. */
const CARD = 0;

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
  const { dice } = position;
  const traveller = mover(position);
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
    return { reason: "no-such-die", rule: "W3", message, dice };
  }
  const place = target(traveller, action);
  if (!isOccupied(position, place)) return undefined;
  const square = squareAt(place);
  return { reason: "occupied", rule: "W6", message: `a camel stands on ${square}`, square };
}

/** Plays a legal action, and everything that follows without a choice, up to the next decision. */
export function play(position: Position, action: number, emitted?: MoveEvent[]): void {
  const { seat } = position;
  const traveller = mover(position);
  if (traveller === undefined) return;
  let steps = action;
  if (action === CARD) {
    // Only the position of a view has no value, and no move is made there.
    steps = traveller.card ?? 0;
    traveller.played = true;
    emitted?.push({ type: "card-played", seat, value: steps });
  }
  const from = squareAt(traveller.place);
  traveller.place = target(traveller, steps);
  emitted?.push({ type: "camel-moved", seat, from, to: squareAt(traveller.place) });
  drink(position, seat, traveller, emitted);
  if (traveller.place === OASIS) end(position, emitted);
  else beginTurn(position, seat + 1, emitted);
}

/** W7: the first camel on a well takes its water. */
function drink(
  { wells }: Position,
  seat: Seat,
  traveller: Traveller,
  emitted: MoveEvent[] | undefined,
): void {
  const water = wells.get(traveller.place);
  if (water === undefined) return;
  wells.delete(traveller.place);
  traveller.water += water;
  emitted?.push({ type: "water-taken", seat, square: squareAt(traveller.place), water });
}

/** W3, W6: rolls the dice for the next seat that can move. The foremost camel always can. */
export function beginTurn(
  position: Position,
  next: number,
  emitted: MoveEvent[] | undefined,
): void {
  const { chance, travellers } = position;
  for (let turn = next; ; turn++) {
    const seat = turn % travellers.length;
    position.seat = seat;
    position.dice = [1 + chance.below(6), 1 + chance.below(6)].sort((a, b) => a - b);
    emitted?.push({ type: "turn-began", seat, dice: position.dice });
    if (listActions(position, []) > 0) return;
    emitted?.push({ type: "turn-missed", seat });
  }
}

/** W8: the game ends when a camel reaches the oasis. */
function end(position: Position, emitted: MoveEvent[] | undefined): void {
  position.seat = NONE;
  position.dice = [];
  emitted?.push({ type: "game-ended", reason: "oasis" });
}

/** W9: the water of each seat, and who has most. */
export function scorePosition({ seat, travellers }: Position): Types["score"] {
  const seats = perSeat(travellers, ({ place, water, card, played }): Points => {
    const oasis = place === OASIS ? OASIS_WATER : 0;
    const kept = played ? 0 : (card ?? 0);
    const complete = played || card !== null;
    return { total: water + oasis + kept, complete, wells: water, oasis, card: kept };
  });
  const best = Math.max(...seats.map(({ total }) => total));
  const winners = [...seats.keys()].filter((one) => seats[one]?.total === best);
  return { seats, winners: seat === NONE ? winners : [] };
}

/** Everything that can matter for the rest of the game, as one number. */
export const hashPosition = ({ seat, travellers, dice, wells, chance }: Position): number =>
  hashOf([
    seat,
    ...travellers.flatMap(({ place, water, card, played }) => [place, water, card, played]),
    ...dice,
    ...[...wells.keys()].sort((a, b) => a - b),
    chance.hash,
    chance.place,
  ]);

/** Where everybody begins (W2). */
export const newTraveller = (card: number): Traveller => ({
  place: CAMP,
  water: 0,
  card,
  played: false,
});
