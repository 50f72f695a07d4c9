/** What is true of every state of every game, however it was reached. */
import type { State } from "../../../src/through-the-desert/model/state.js";
import { type Board, inBoardOrder, joinedTo } from "./board.js";
import {
  COLOURS,
  boardOfState,
  camelsInTurn,
  caravanOn,
  isEnclosedBy,
  naiveLegalMoves,
  nameOf,
  neighboursOn,
  oasesInside,
  regions,
  sortedCaravans,
  sortedTerritories,
  territoryOn,
} from "./play.js";

/** A sentence for everything that is wrong with a state; empty if it is fine. */
export function checkInvariants(
  state: State,
  camelsPerColour: number = state.rules.camelsPerColour,
): string[] {
  const board = boardOfState(state);
  return [
    ...wrongWithTurn(state),
    ...wrongWithOrder(board, state),
    ...wrongWithCaravans(board, state),
    ...wrongWithTerritories(board, state),
    ...wrongWithRegions(state),
    ...wrongWithOases(board, state),
    ...wrongWithCamels(board, state, camelsPerColour),
    ...wrongWithWater(board, state),
  ];
}

/** Phase, seat, round and left fit together, and somebody can move unless the game is over. */
function wrongWithTurn(state: State): string[] {
  const wrong: string[] = [];
  if (state.over !== (state.phase === "over")) wrong.push("Phase and over disagree.");
  if (state.over !== (state.seat === null)) wrong.push("Seat and over disagree.");
  if (state.inTurn !== state.seat) wrong.push("A decision is out of turn.");
  if (state.over !== (state.endReason !== null)) wrong.push("End reason and over disagree.");
  if (state.round < 1) wrong.push("The round is below 1.");
  if (state.seat === null) {
    if (state.left !== 0) wrong.push("The game is over, but decisions are left.");
    return wrong;
  }
  if (state.seat < 0 || state.seat >= state.seats.length) wrong.push("It is nobody's turn.");

  const most =
    state.phase === "camels" ? camelsInTurn(state, { seat: state.seat, round: state.round }) : 1;
  if (state.left < 1 || state.left > most) {
    wrong.push(`${state.left} decisions are left in a turn of ${most}.`);
  }
  // C8, L7: nobody is asked without a legal move.
  if (naiveLegalMoves(state).length === 0) wrong.push("The seat to decide has no legal move.");
  return wrong;
}

/** Every list is in the order that the type promises, and holds nothing twice. */
function wrongWithOrder(board: Board, state: State): string[] {
  const wrong: string[] = [];
  const check = (what: string, spaces: readonly string[]): void => {
    if (spaces.join() !== inBoardOrder(board, spaces).join()) {
      wrong.push(`${what}: not all in play, in board order, once each: ${spaces.join(" ")}.`);
    }
  };
  check("Oases", state.oases);
  check(
    "Water",
    state.water.map((token) => token.space),
  );
  for (const caravan of state.caravans) {
    check(`Camels of ${nameOf(caravan)}`, caravan.camels);
    check(`Oases of ${nameOf(caravan)}`, caravan.oases);
  }
  for (const territory of state.territories) {
    check(`Territory of ${nameOf(territory)}`, territory.spaces);
  }
  state.seats.forEach((each, seat) => {
    const byColour = COLOURS.filter((colour) => each.leaders.includes(colour));
    if (each.leaders.join() !== byColour.join()) {
      wrong.push(`Leaders of seat ${seat}: not by colour, once each: ${each.leaders.join(" ")}.`);
    }
  });
  if (state.caravans.map(nameOf).join() !== sortedCaravans(state.caravans).map(nameOf).join()) {
    wrong.push("The caravans are not by colour, then seat.");
  }
  const firstSpaces = (territories: State["territories"]): string =>
    territories.map((territory) => territory.spaces[0]).join();
  if (firstSpaces(state.territories) !== firstSpaces(sortedTerritories(board, state.territories))) {
    wrong.push("The territories are not in the order of their first spaces.");
  }
  return wrong;
}

function wrongWithCaravans(board: Board, state: State): string[] {
  const wrong: string[] = [];
  const names = state.caravans.map(nameOf);
  if (new Set(names).size !== names.length) wrong.push("A player has two caravans of one colour.");

  const occupied = state.caravans.flatMap((caravan) => caravan.camels);
  if (new Set(occupied).size !== occupied.length) wrong.push("Two camels share a space.");

  for (const caravan of state.caravans) {
    const name = nameOf(caravan);
    if (!caravan.camels.includes(caravan.leader)) wrong.push(`${name} lacks its leader.`);
    const joined = joinedTo(board, caravan.leader, new Set(caravan.camels));
    if (joined.size !== caravan.camels.length) wrong.push(`${name} is not connected.`);

    for (const space of caravan.camels) {
      if (state.oases.includes(space)) wrong.push(`A camel of ${name} is on the oasis ${space}.`);
      for (const near of neighboursOn(board, space)) {
        const other = caravanOn(state, near);
        if (other?.colour === caravan.colour && other.seat !== caravan.seat) {
          wrong.push(`${space} of ${name} is next to ${near} of ${nameOf(other)} (C5).`);
        }
        const isLeader = state.caravans.some((each) => each.leader === near);
        if (space === caravan.leader && isLeader) {
          wrong.push(`The leaders on ${space} and ${near} are adjacent (L4).`);
        }
      }
    }
    if (neighboursOn(board, caravan.leader).some((near) => state.oases.includes(near))) {
      wrong.push(`The leader of ${name} is next to an oasis (L3).`);
    }
  }
  return wrong;
}

function wrongWithTerritories(board: Board, state: State): string[] {
  const wrong: string[] = [];
  const all = state.territories.flatMap((territory) => territory.spaces);
  if (new Set(all).size !== all.length) wrong.push("Two territories share a space.");

  for (const territory of state.territories) {
    const name = nameOf(territory);
    if (!state.caravans.some((caravan) => nameOf(caravan) === name)) {
      wrong.push(`A territory belongs to ${name}, which is no caravan.`);
    }
    const [first] = territory.spaces;
    if (first === undefined) {
      wrong.push(`A territory of ${name} has no spaces.`);
    } else if (joinedTo(board, first, new Set(territory.spaces)).size !== territory.spaces.length) {
      wrong.push(`The territory of ${name} at ${first} is not connected.`);
    }
    for (const space of territory.spaces) {
      const caravan = caravanOn(state, space);
      // C3, E5: no camel; with ownerMayFill only those of the enclosing caravan.
      if (caravan !== undefined && !(state.rules.ownerMayFill && nameOf(caravan) === name)) {
        wrong.push(`${nameOf(caravan)} has a camel on ${space}, in the territory of ${name}.`);
      }
      if (state.rules.oasisWalls && state.oases.includes(space)) {
        wrong.push(`The oasis ${space} walls, but is in a territory.`);
      }
    }
  }
  return wrong;
}

/** E3, L6: every region that qualifies is claimed, and no other. */
function wrongWithRegions(state: State): string[] {
  if (state.phase === "give-back" || state.phase === "leaders") {
    return state.territories.length > 0 ? ["There are territories before all leaders stand."] : [];
  }
  const wrong: string[] = [];
  for (const region of regions(state)) {
    const touching = [...region.caravans].join(" and ") || "no caravan";
    for (const space of region.spaces) {
      const territory = territoryOn(state, space);
      if (territory === undefined && region.caravans.size === 1) {
        wrong.push(`${space} is enclosed by ${touching}, but not claimed.`);
      }
      if (territory !== undefined && !isEnclosedBy(region, nameOf(territory))) {
        wrong.push(`${space} is claimed by ${nameOf(territory)}, but touched by ${touching}.`);
      }
    }
  }
  return wrong;
}

/** E2, E4: a caravan has scored exactly the oases that a camel of it stands next to, and those inside its territory. */
function wrongWithOases(board: Board, state: State): string[] {
  const wrong: string[] = [];
  const { palms } = state.layout;
  if (state.oases.length !== palms) {
    wrong.push(`${state.oases.length} palms stand, not ${palms} (D5).`);
  }
  for (const oasis of state.oases) {
    if (board.spaces.get(oasis)?.terrain !== "palm") wrong.push(`${oasis} is no palm space.`);
  }
  for (const caravan of state.caravans) {
    const nextTo = caravan.camels
      .flatMap((space) => neighboursOn(board, space))
      .filter((near) => state.oases.includes(near));
    const inside = oasesInside(board, state, caravan.seat, caravan.colour);
    const earned = inBoardOrder(board, [...nextTo, ...inside]).join(" ");
    const scored = caravan.oases.join(" ");
    if (earned !== scored) {
      wrong.push(`${nameOf(caravan)} has earned the oases [${earned}], but scored [${scored}].`);
    }
  }
  return wrong;
}

/** D3, D4: no camel and no leader appears or disappears, except leaders lost by L7. */
function wrongWithCamels(board: Board, state: State, camelsPerColour: number): string[] {
  const wrong: string[] = [];
  const players = state.seats.length;

  // Every seat has its leader of every colour in one place: in hand, on the board or given back.
  const lost = new Map(COLOURS.map((colour) => [colour, 0]));
  state.seats.forEach((each, seat) => {
    for (const colour of COLOURS) {
      const places = [
        each.leaders.includes(colour),
        each.gaveBack === colour,
        state.caravans.some((caravan) => caravan.seat === seat && caravan.colour === colour),
      ].filter((isThere) => isThere).length;
      if (places > 1) wrong.push(`Seat ${seat} has more than one ${colour} leader.`);
      if (places === 0) lost.set(colour, (lost.get(colour) ?? 0) + 1);
    }
  });
  const lostInAll = [...lost.values()].reduce((sum, count) => sum + count, 0);
  if (lostInAll > 0 && (state.phase === "give-back" || state.phase === "leaders")) {
    wrong.push("Leaders are missing while leaders are placed.");
  }
  if (lostInAll > 0 && roomForLeaders(board, state).length > 0) {
    wrong.push(`Leaders are missing, but had room on ${roomForLeaders(board, state).join(" ")}.`);
  }
  if (state.phase === "camels" || state.phase === "over") {
    if (state.seats.some((each) => each.leaders.length > 0)) {
      wrong.push("Leaders are in hand after the placing of leaders.");
    }
  }

  // D4: five players give back five different colours, in seat order; others none.
  const givenBack = state.seats.flatMap((each) => (each.gaveBack === null ? [] : [each.gaveBack]));
  if (new Set(givenBack).size !== givenBack.length) wrong.push("A colour is given back twice.");
  let expected = players === 5 ? 5 : 0;
  if (state.phase === "give-back") expected = state.seat;
  if (givenBack.length !== expected) {
    wrong.push(`${givenBack.length} leaders are given back, not ${expected}.`);
  }

  // D3: loose camels, camels and leaders on the board, leaders in hand and lost: always as many as
  // the loose camels at the start with the leaders handed out (4 of each colour with five players,
  // because the fifth is a loose camel again).
  const total = camelsPerColour + Math.min(players, 4);
  for (const colour of COLOURS) {
    const loose = state.supply[colour];
    const onBoard = state.caravans
      .filter((caravan) => caravan.colour === colour)
      .flatMap((caravan) => caravan.camels).length;
    const inHand = state.seats.filter((each) => each.leaders.includes(colour)).length;
    const sum = loose + onBoard + inHand + (lost.get(colour) ?? 0);
    if (loose < 0) wrong.push(`${colour} has ${loose} loose camels.`);
    if (sum !== total) wrong.push(`There are ${sum} ${colour} camels, not ${total}.`);
  }
  return wrong;
}

/**
 * L7: spaces on which a leader could have been placed when leaders were lost: never printed for a token
 * or palm, not a leader's, not next to a leader or an oasis. (Loose camels came later and do not count.)
 */
function roomForLeaders(board: Board, state: State): string[] {
  const leaders = state.caravans.map((caravan) => caravan.leader);
  return [...board.spaces]
    .filter(([, hex]) => hex.terrain === "plain")
    .map(([space]) => space)
    .filter((space) => !leaders.includes(space))
    .filter((space) =>
      neighboursOn(board, space).every(
        (near) => !leaders.includes(near) && !state.oases.includes(near),
      ),
    );
}

/** D6, E1, E4: tokens on the board and taken are all that were laid out. */
function wrongWithWater(board: Board, state: State): string[] {
  const wrong: string[] = [];
  const tokenSpaces = [...board.spaces]
    .filter(([, hex]) => hex.terrain !== "plain")
    .map(([space]) => space)
    .filter((space) => !state.oases.includes(space));

  for (const token of state.water) {
    if (!tokenSpaces.includes(token.space)) wrong.push(`A token lies on ${token.space} (D6).`);
    if (caravanOn(state, token.space) !== undefined) {
      wrong.push(`A token lies under the camel on ${token.space} (E1).`);
    }
    if (territoryOn(state, token.space) !== undefined) {
      wrong.push(`A token lies in the territory at ${token.space} (E4).`);
    }
    if (![1, 2, 3].includes(token.value)) wrong.push(`A token is worth ${token.value} (D6).`);
  }
  // Every token space without its token has a camel on it or is in a territory: somebody took it.
  for (const space of tokenSpaces) {
    const isLeft = state.water.some((token) => token.space === space);
    const isReached =
      caravanOn(state, space) !== undefined || territoryOn(state, space) !== undefined;
    if (!isLeft && !isReached) wrong.push(`The token of ${space} is gone without a reason.`);
  }

  const taken = state.seats.map((each) => each.water);
  const counts = [
    { value: 1, taken: taken.reduce((sum, each) => sum + each.ones, 0) },
    { value: 2, taken: taken.reduce((sum, each) => sum + each.twos, 0) },
    { value: 3, taken: taken.reduce((sum, each) => sum + each.threes, 0) },
  ];
  let inAll = 0;
  for (const count of counts) {
    const onBoard = state.water.filter((token) => token.value === count.value).length;
    if (onBoard + count.taken > 15) wrong.push(`More than 15 tokens are worth ${count.value}.`);
    inAll += onBoard + count.taken;
  }
  if (inAll !== tokenSpaces.length) {
    wrong.push(`There are ${inAll} tokens for ${tokenSpaces.length} spaces.`);
  }
  return wrong;
}
