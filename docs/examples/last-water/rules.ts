/** The position, which is what the rules work on, and every rule. */
import { type Chance, hashOf, perSeat, type Seat } from "caravanserai/kit";
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
} from "./table.js";

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
  /** The seat that decides; `null` once the game is over. */
  seat: Seat | null;
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

/** W5: the square so many steps on. What goes beyond the oasis is lost. */
const target = ({ place }: Traveller, steps: number): number => Math.min(place + steps, OASIS);

export const squareAt = (place: number): Square => SQUARES[place] ?? "l";

/** W6: whether a camel stands where another one may not arrive by a die. */
const isOccupied = ({ travellers }: Position, place: number): boolean =>
  place !== OASIS && travellers.some((other) => other.place === place);

/** The traveller who decides, if the game goes on. */
const mover = ({ seat, travellers }: Position): Traveller | undefined =>
  seat === null ? undefined : travellers[seat];

/** Every legal move: the dice, the lower one first, then the card. */
export function listMoves(position: Position): Move[] {
  const moves = [...new Set(position.dice)].map((die): Move => ({ type: "die", die }));
  return [...moves, { type: "card" } as const].filter(
    (move) => judge(position, move) === undefined,
  );
}

/** Why a move is illegal, if it is. Nothing that is hidden may decide it: the value of the card does not (W6). */
export function judge(position: Position, move: Move): Refusal | undefined {
  const { dice } = position;
  const traveller = mover(position);
  if (traveller === undefined) {
    return { reason: "game-over", rule: "W8", message: "the game is over" };
  }
  if (move.type === "card") {
    if (!traveller.played) return undefined;
    const message = "the card was played already";
    return { reason: "card-played-already", rule: "W4", message };
  }
  if (!dice.includes(move.die)) {
    const message = `no die shows ${move.die}`;
    return { reason: "no-such-die", rule: "W3", message, dice };
  }
  const place = target(traveller, move.die);
  if (!isOccupied(position, place)) return undefined;
  const square = squareAt(place);
  return { reason: "occupied", rule: "W6", message: `a camel stands on ${square}`, square };
}

/** Makes a legal move, and all that follows from it, up to the next decision. */
export function play(position: Position, move: Move, tell: MoveEvent[] | undefined): void {
  const { seat } = position;
  const traveller = mover(position);
  if (seat === null || traveller === undefined) return;
  let steps: number;
  if (move.type === "card") {
    // Only the position of a view has no value, and no move is made there.
    steps = traveller.card ?? 0;
    traveller.played = true;
    tell?.push({ type: "card-played", seat, value: steps });
  } else {
    steps = move.die;
  }
  const from = squareAt(traveller.place);
  traveller.place = target(traveller, steps);
  tell?.push({ type: "camel-moved", seat, from, to: squareAt(traveller.place) });
  drink(position, seat, traveller, tell);
  if (traveller.place === OASIS) end(position, tell);
  else beginTurn(position, seat + 1, tell);
}

/** W7: the first camel on a well takes its water. */
function drink(
  { wells }: Position,
  seat: Seat,
  traveller: Traveller,
  tell: MoveEvent[] | undefined,
): void {
  const water = wells.get(traveller.place);
  if (water === undefined) return;
  wells.delete(traveller.place);
  traveller.water += water;
  tell?.push({ type: "water-taken", seat, square: squareAt(traveller.place), water });
}

/** W3, W6: rolls the dice for the next seat that can move. The foremost camel always can. */
export function beginTurn(position: Position, next: number, tell: MoveEvent[] | undefined): void {
  const { chance, travellers } = position;
  for (let turn = next; ; turn++) {
    const seat = turn % travellers.length;
    position.seat = seat;
    position.dice = [1 + chance.below(6), 1 + chance.below(6)].sort((a, b) => a - b);
    tell?.push({ type: "turn-began", seat, dice: position.dice });
    if (listMoves(position).length > 0) return;
    tell?.push({ type: "turn-missed", seat });
  }
}

/** W8: the game ends when a camel reaches the oasis. */
function end(position: Position, tell: MoveEvent[] | undefined): void {
  position.seat = null;
  position.dice = [];
  tell?.push({ type: "game-ended", reason: "oasis" });
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
  return { seats, winners: seat === null ? winners : [] };
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
