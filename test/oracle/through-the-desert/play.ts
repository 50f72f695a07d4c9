/** The oracle's game: what is legal, what a move does, points. Rule by rule, in the words of the rules page. */
import type { Seat } from "../../../src/game.js";
import type {
  Caravan,
  Colour,
  Points,
  SeatState,
  State as GameState,
  Territory,
  WaterTokensTaken,
} from "../../../src/through-the-desert/model/state.js";
import type { Move } from "../../../src/through-the-desert/model/move.js";
import type { Formed } from "../../../src/kit/state/standing.js";
import { type Board, boardOf, inBoardOrder, joinedTo } from "./board.js";

/** The oracle writes one field after the other, so that parts may disagree for a moment. */
type State = Formed<GameState>;

/** The five colours in the order in which everything lists them. */
export const COLOURS: readonly Colour[] = ["honey", "rose", "grape", "sky", "mint"];

/** A joined region of spaces without a camel, in board order, and the caravans ("seat/colour") that touch it. */
export interface Region {
  spaces: string[];
  caravans: Set<string>;
}

// ------------------------------------------------------------------------------------------------
// What stands where

/** The board a state is played on. */
export function boardOfState(state: State): Board {
  return boardOf(state.layout, state.seats.length);
}

/** The name of a caravan: the pair of player and colour. */
export function nameOf(caravan: { readonly seat: Seat; readonly colour: Colour }): string {
  return `${caravan.seat}/${caravan.colour}`;
}

/** The caravan with a camel on a space, if there is one. */
export function caravanOn(state: State, space: string): Caravan | undefined {
  return state.caravans.find((caravan) => caravan.camels.includes(space));
}

/** The territory a space belongs to, if it does. */
export function territoryOn(state: State, space: string): Territory | undefined {
  return state.territories.find((territory) => territory.spaces.includes(space));
}

function hasWater(state: State, space: string): boolean {
  return state.water.some((token) => token.space === space);
}

function hasLeader(state: State, space: string): boolean {
  return state.caravans.some((caravan) => caravan.leader === space);
}

export function neighboursOn(board: Board, space: string): string[] {
  return board.neighbours.get(space) ?? [];
}

function seatStateOf(state: State, seat: Seat): SeatState {
  const found = state.seats[seat];
  if (found === undefined) throw new Error(`There is no seat ${seat}`);
  return found;
}

// ------------------------------------------------------------------------------------------------
// What is legal

/** The ids of all rules that a move breaks; empty if it is legal. */
export function refusals(state: State, move: Move): string[] {
  return refusalsOn(boardOfState(state), state, move);
}

/** Every legal move: every type, colour and space, asked one by one. */
export function naiveLegalMoves(state: State): Move[] {
  const board = boardOfState(state);
  const moves: Move[] = [];
  for (const colour of COLOURS) moves.push({ type: "give-back", colour });
  for (const type of ["leader", "camel"] as const) {
    for (const colour of COLOURS) {
      for (const space of board.spaces.keys()) moves.push({ type, colour, space });
    }
  }
  return moves.filter((move) => refusalsOn(board, state, move).length === 0);
}

function refusalsOn(board: Board, state: State, move: Move): string[] {
  if (state.over || state.seat === null) return ["F"];
  const seat = state.seat;
  switch (move.type) {
    case "give-back":
      return state.phase === "give-back" ? giveBackRefusals(state, seat, move.colour) : ["phase"];
    case "leader":
      return state.phase === "leaders"
        ? leaderRefusals(board, state, seat, move.colour, move.space)
        : ["phase"];
    case "camel":
      return state.phase === "camels"
        ? camelRefusals(board, state, seat, move.colour, move.space)
        : ["phase"];
  }
}

function giveBackRefusals(state: State, seat: Seat, colour: Colour): string[] {
  // D4: one of one's own leaders, of a colour nobody gave back yet.
  const inHand = seatStateOf(state, seat).leaders.includes(colour);
  const givenBack = state.seats.some((other) => other.gaveBack === colour);
  return inHand && !givenBack ? [] : ["D4"];
}

function leaderRefusals(
  board: Board,
  state: State,
  seat: Seat,
  colour: Colour,
  space: string,
): string[] {
  const broken: string[] = [];
  const hand = seatStateOf(state, seat).leaders;

  // L1: a leader of any colour still in hand.
  if (!hand.includes(colour)) broken.push("L1");

  // L2: only on an empty space: not water, not an oasis, not occupied.
  const isSpace = board.spaces.has(space);
  const isOasis = state.oases.includes(space);
  const isOccupied = caravanOn(state, space) !== undefined;
  if (!isSpace || hasWater(state, space) || isOasis || isOccupied) broken.push("L2");

  // L3: not next to an oasis.
  if (neighboursOn(board, space).some((near) => state.oases.includes(near))) broken.push("L3");

  // L4: not next to any other leader.
  if (neighboursOn(board, space).some((near) => hasLeader(state, near))) broken.push("L4");

  // L5: in the first round, no colour that another player has used in that round, if that is
  // possible, which is when one holds a leader of a colour that nobody else has used. All leaders
  // that stand in the first round were placed in it.
  if (state.round === 1) {
    const usedByOthers = state.caravans
      .filter((caravan) => caravan.seat !== seat)
      .map((caravan) => caravan.colour);
    const possible = hand.some((held) => !usedByOthers.includes(held));
    if (possible && usedByOthers.includes(colour)) broken.push("L5");
  }
  return broken;
}

function camelRefusals(
  board: Board,
  state: State,
  seat: Seat,
  colour: Colour,
  space: string,
): string[] {
  const broken: string[] = [];

  // C3: on an empty space or on water; not on an oasis, not on a camel, not in a territory. With
  // ownerMayFill the enclosing caravan alone may place in its territory.
  const isSpace = board.spaces.has(space);
  const isOasis = state.oases.includes(space);
  const isOccupied = caravanOn(state, space) !== undefined;
  const territory = territoryOn(state, space);
  const mayEnter =
    territory === undefined ||
    (state.rules.ownerMayFill && territory.seat === seat && territory.colour === colour);
  if (!isSpace || isOasis || isOccupied || !mayEnter) broken.push("C3");

  // C4 and C5 ask for camels of this colour next to the space; C6: no others matter.
  const nextTo = neighboursOn(board, space)
    .map((near) => caravanOn(state, near))
    .filter((caravan) => caravan !== undefined)
    .filter((caravan) => caravan.colour === colour);

  // C4: next to a camel of the same colour of one's own caravan.
  if (!nextTo.some((caravan) => caravan.seat === seat)) broken.push("C4");

  // C5: not next to a camel of the same colour of another player's caravan.
  if (nextTo.some((caravan) => caravan.seat !== seat)) broken.push("C5");

  // C7: a colour without loose camels can't be placed.
  if (state.supply[colour] <= 0) broken.push("C7");
  return broken;
}

// ------------------------------------------------------------------------------------------------
// What a move does

/** The state after a legal move. Throws if the move is illegal. */
export function naiveApply(state: State, move: Move): State {
  const broken = refusals(state, move);
  if (broken.length > 0 || state.seat === null) {
    throw new Error(`${JSON.stringify(move)} breaks ${broken.join(", ")}`);
  }
  switch (move.type) {
    case "give-back":
      return afterGiveBack(giveBack(state, state.seat, move.colour), state.seat);
    case "leader":
      return afterLeader(placeLeader(state, state.seat, move.colour, move.space), state.seat);
    case "camel":
      return afterCamel(placeCamel(state, state.seat, move.colour, move.space), state.seat);
  }
}

// D4 ---------------------------------------------------------------------------------------------

/** D4: the leader leaves the hand, and its camel goes back to the supply. */
function giveBack(state: State, seat: Seat, colour: Colour): State {
  const changed = withSeat(state, seat, (before) => ({
    ...before,
    leaders: before.leaders.filter((held) => held !== colour),
    gaveBack: colour,
  }));
  return { ...changed, supply: { ...state.supply, [colour]: state.supply[colour] + 1 } };
}

/** D4: the players choose in seat order, once each; then leaders are placed. */
function afterGiveBack(state: State, seat: Seat): State {
  if (seat + 1 < state.seats.length) return { ...state, seat: seat + 1, inTurn: seat + 1, left: 1 };
  return leaderTurnFrom({ ...state, phase: "leaders", round: 1 }, 0, 1);
}

// L1 to L7 ---------------------------------------------------------------------------------------

/** L1: the leader leaves the hand and begins a caravan. L6: it scores nothing. */
function placeLeader(state: State, seat: Seat, colour: Colour, space: string): State {
  const changed = withSeat(state, seat, (before) => ({
    ...before,
    leaders: before.leaders.filter((held) => held !== colour),
  }));
  const caravan: Caravan = { seat, colour, leader: space, camels: [space], oases: [] };
  return { ...changed, caravans: sortedCaravans([...state.caravans, caravan]) };
}

function afterLeader(state: State, seat: Seat): State {
  const next = nextTurn(state, seat, state.round);
  return leaderTurnFrom(state, next.seat, next.round);
}

/** The state in which the next player who can place a leader is asked, the given seat being the first in question. */
function leaderTurnFrom(state: State, seat: Seat, round: number): State {
  // L1: until all are placed.
  if (state.seats.every((each) => each.leaders.length === 0)) return beginCamels(state);

  const next = nextTurn(state, seat, round);
  if (seatStateOf(state, seat).leaders.length === 0) {
    return leaderTurnFrom(state, next.seat, next.round);
  }

  const asked: State = { ...state, seat, inTurn: seat, round, left: 1 };
  if (naiveLegalMoves(asked).length > 0) return asked;

  // L7: leaders, but no legal space for any of them: they are lost.
  const lost = withSeat(state, seat, (before) => ({ ...before, leaders: [] }));
  return leaderTurnFrom(lost, next.seat, next.round);
}

/** L6: once the last leader stands, regions that touch one caravan only are claimed. C1: then camels, from seat 0. */
function beginCamels(state: State): State {
  let claimed = state;
  for (const caravan of state.caravans) {
    claimed = claimTerritory(claimed, caravan.seat, caravan.colour);
  }
  return camelTurnFrom({ ...claimed, phase: "camels" }, 0, 1);
}

// C1 to C8, E1 to E5, F1 -------------------------------------------------------------------------

/** Places a loose camel and resolves it completely (C1). */
function placeCamel(state: State, seat: Seat, colour: Colour, space: string): State {
  const board = boardOfState(state);

  let next: State = {
    ...withCaravan(state, seat, colour, (before) => ({
      ...before,
      camels: inBoardOrder(board, [...before.camels, space]),
    })),
    supply: { ...state.supply, [colour]: state.supply[colour] - 1 },
    left: state.left - 1,
  };

  // E1: placed on water: the player takes the token.
  next = takeWater(next, seat, [space]);

  // E2: placed next to oases: each that this caravan has not scored.
  const nearbyOases = neighboursOn(board, space).filter((near) => state.oases.includes(near));
  next = scoreOases(next, seat, colour, nearbyOases);

  // E3, E4: territory of the caravan just extended.
  return claimTerritory(next, seat, colour);
}

function afterCamel(state: State, seat: Seat): State {
  const ranOut = COLOURS.some((colour) => state.supply[colour] === 0);

  // F1, "immediate": the last loose camel of any colour ends the game.
  if (ranOut && state.rules.endTiming === "immediate") return ended(state, "colour-used-up");

  // C1: a second camel, if one is left in this turn. C8: if the player can place it.
  if (state.left > 0 && naiveLegalMoves(state).length > 0) return state;

  // F1, "end-of-turn": that was the end of the player's turn.
  if (ranOut) return ended(state, "colour-used-up");

  const next = nextTurn(state, seat, state.round);
  return camelTurnFrom(state, next.seat, next.round);
}

/** The state in which the next player who can place a camel is asked, the given seat being the first in question. */
function camelTurnFrom(state: State, firstSeat: Seat, firstRound: number): State {
  let turn = { seat: firstSeat, round: firstRound };
  for (let asked = 1; asked <= state.seats.length; asked++) {
    const left = camelsInTurn(state, turn);
    const candidate: State = { ...state, ...turn, inTurn: turn.seat, left };
    if (naiveLegalMoves(candidate).length > 0) return candidate;
    // C8: a player with no legal placement forfeits the turn.
    turn = nextTurn(state, turn.seat, turn.round);
  }
  // C8: if no player has one, the game ends.
  return ended(state, "no-placement");
}

/** C1: 2 camels. C2: in the first round the first two players place 1; with two players only the first does. */
export function camelsInTurn(state: State, turn: { seat: Seat; round: number }): number {
  const playersWithOne = state.seats.length === 2 ? 1 : 2;
  return turn.round === 1 && turn.seat < playersWithOne ? 1 : 2;
}

/** D1: turns go round by seat. A round is one pass over the seats. */
function nextTurn(state: State, seat: Seat, round: number): { seat: Seat; round: number } {
  return seat + 1 < state.seats.length ? { seat: seat + 1, round } : { seat: 0, round: round + 1 };
}

function ended(state: State, endReason: State["endReason"]): State {
  return { ...state, over: true, endReason, phase: "over", seat: null, inTurn: null, left: 0 };
}

// ------------------------------------------------------------------------------------------------
// Territories

/** E3: all regions of spaces in play that hold no camel, in the order of their first spaces, with the caravans that touch each. */
export function regions(state: State): Region[] {
  const board = boardOfState(state);

  // Water, palm spaces, oases and territories are part of it; with oasisWalls an oasis is not.
  const free = new Set<string>();
  for (const space of board.spaces.keys()) {
    const isWall = state.rules.oasisWalls && state.oases.includes(space);
    if (caravanOn(state, space) === undefined && !isWall) free.add(space);
  }

  const found: Region[] = [];
  for (const space of free) {
    if (found.some((region) => region.spaces.includes(space))) continue;
    const spaces = inBoardOrder(board, joinedTo(board, space, free));
    const caravans = new Set<string>();
    for (const inside of spaces) {
      for (const near of neighboursOn(board, inside)) {
        const caravan = caravanOn(state, near);
        if (caravan !== undefined) caravans.add(nameOf(caravan));
      }
    }
    found.push({ spaces, caravans });
  }
  return found;
}

/** E3: whether a region touches camels of this caravan and of no other. */
export function isEnclosedBy(region: Region, caravan: string): boolean {
  return region.caravans.size === 1 && region.caravans.has(caravan);
}

/** E3, E4: claims every region that the caravan encloses and that is no territory yet. */
function claimTerritory(state: State, seat: Seat, colour: Colour): State {
  const board = boardOfState(state);

  const claimed: Territory[] = [];
  for (const region of regions(state)) {
    if (!isEnclosedBy(region, nameOf({ seat, colour }))) continue;
    // Spaces already in a territory are never claimed twice.
    const spaces = region.spaces.filter((space) => territoryOn(state, space) === undefined);
    if (spaces.length > 0) claimed.push({ seat, colour, spaces });
  }
  if (claimed.length === 0) return state;

  let next: State = {
    ...state,
    territories: sortedTerritories(board, [...state.territories, ...claimed]),
  };
  // E4: the water inside goes to the player, each oasis inside scores.
  next = takeWater(
    next,
    seat,
    claimed.flatMap((territory) => territory.spaces),
  );
  return scoreOases(next, seat, colour, oasesInside(board, next, seat, colour));
}

/** E4: the oases inside the territory of a caravan. */
export function oasesInside(board: Board, state: State, seat: Seat, colour: Colour): string[] {
  const territory = new Set(
    state.territories
      .filter((each) => each.seat === seat && each.colour === colour)
      .flatMap((each) => each.spaces),
  );
  if (!state.rules.oasisWalls) return state.oases.filter((oasis) => territory.has(oasis));

  // oasisWalls: one whose neighbours in play are all spaces of that territory or camels of that
  // caravan counts as inside. (One without neighbours is inside of nothing.)
  return state.oases.filter((oasis) => {
    const around = neighboursOn(board, oasis);
    return (
      around.length > 0 &&
      around.every((near) => {
        const caravan = caravanOn(state, near);
        const isOwnCamel = caravan?.seat === seat && caravan.colour === colour;
        return territory.has(near) || isOwnCamel;
      })
    );
  });
}

// ------------------------------------------------------------------------------------------------
// Changes to a state

function withSeat(state: State, seat: Seat, change: (before: SeatState) => SeatState): State {
  return { ...state, seats: state.seats.map((each, at) => (at === seat ? change(each) : each)) };
}

function withCaravan(
  state: State,
  seat: Seat,
  colour: Colour,
  change: (before: Caravan) => Caravan,
): State {
  return {
    ...state,
    caravans: state.caravans.map((each) =>
      each.seat === seat && each.colour === colour ? change(each) : each,
    ),
  };
}

/** E1, E4: the player takes the tokens that lie on these spaces. */
function takeWater(state: State, seat: Seat, spaces: readonly string[]): State {
  const taken = state.water.filter((token) => spaces.includes(token.space));
  const ofValue = (value: number): number => taken.filter((token) => token.value === value).length;
  const changed = withSeat(state, seat, (before) => ({
    ...before,
    water: {
      ones: before.water.ones + ofValue(1),
      twos: before.water.twos + ofValue(2),
      threes: before.water.threes + ofValue(3),
    },
  }));
  return { ...changed, water: state.water.filter((token) => !spaces.includes(token.space)) };
}

/** E2: once for each caravan and oasis, ever. */
function scoreOases(state: State, seat: Seat, colour: Colour, oases: readonly string[]): State {
  const board = boardOfState(state);
  return withCaravan(state, seat, colour, (before) => ({
    ...before,
    oases: inBoardOrder(board, [...before.oases, ...oases]),
  }));
}

/** By colour in the order of COLOURS, then by seat. */
export function sortedCaravans(caravans: readonly Caravan[]): Caravan[] {
  return [...caravans].sort(
    (a, b) => COLOURS.indexOf(a.colour) - COLOURS.indexOf(b.colour) || a.seat - b.seat,
  );
}

/** In the order of their first spaces. */
export function sortedTerritories(board: Board, territories: readonly Territory[]): Territory[] {
  const order = [...board.spaces.keys()];
  const first = (territory: Territory): number =>
    Math.min(...territory.spaces.map((space) => order.indexOf(space)));
  return [...territories].sort((a, b) => first(a) - first(b));
}

// ------------------------------------------------------------------------------------------------
// Points

/** F2 to F5: points as they stand now, and the winners once the game is over. */
export function naiveScore(state: State): { seats: Points[]; winners: Seat[] } {
  const seats: Points[] = state.seats.map((each, seat) => {
    const oases = oasisPoints(state, seat);
    const water = waterPoints(each.water);
    const caravans = caravanPoints(state, seat);
    const territory = territoryPoints(state, seat);
    const total = oases + water + caravans + territory;
    return { total, complete: true, oases, water, caravans, territory };
  });

  // F5: most points wins; equal: several winners.
  const most = Math.max(...seats.map((points) => points.total));
  const winners = seats.flatMap((points, seat) => (points.total === most ? [seat] : []));
  return { seats, winners: state.over ? winners : [] };
}

/** F4: 5 for each oasis scored, by each caravan of the player (E2). */
function oasisPoints(state: State, seat: Seat): number {
  const own = state.caravans.filter((caravan) => caravan.seat === seat);
  return 5 * own.flatMap((caravan) => caravan.oases).length;
}

/** F4: the values of the water tokens. */
function waterPoints(taken: WaterTokensTaken): number {
  return taken.ones * 1 + taken.twos * 2 + taken.threes * 3;
}

/** F2: for each colour 10 for the largest caravan; 5 each if several tie. */
function caravanPoints(state: State, seat: Seat): number {
  let points = 0;
  for (const colour of COLOURS) {
    // A player without a leader of that colour has no caravan of it, and does not take part.
    const ofColour = state.caravans.filter((caravan) => caravan.colour === colour);
    const most = Math.max(...ofColour.map((caravan) => caravan.camels.length));
    const largest = ofColour.filter((caravan) => caravan.camels.length === most);
    if (largest.some((caravan) => caravan.seat === seat)) points += largest.length === 1 ? 10 : 5;
  }
  return points;
}

/** F3: 1 for each space of one's territories; an oasis counts 0; with ownerMayFill only spaces still empty. */
function territoryPoints(state: State, seat: Seat): number {
  return state.territories
    .filter((territory) => territory.seat === seat)
    .flatMap((territory) => territory.spaces)
    .filter((space) => !state.oases.includes(space))
    .filter((space) => caravanOn(state, space) === undefined).length;
}
