/** Whether everything that a state names exists: fields, tiles, explorers, portions, seats. */
import { findPortion } from "../rules/board.js";
import { NONE } from "../rules/numbers.js";
import type { Subject } from "./soundness-subject.js";

/** Every field, tile, explorer and portion that is named exists. */
export function lookAtNames({ state, board, report }: Subject): void {
  const { kindNumbers, leastRotation, numbers, cross, explorerNumbers, each } = board;
  const faces = new Map<string, number>();
  const knownTile = (path: string, tile: string | null): void => {
    if (tile !== null && !kindNumbers.has(tile)) report(path, "that is no tile of the set");
  };
  for (const [index, { field, tile, rotation }] of state.tiles.entries()) {
    const number = numbers.get(field);
    const path = `tiles[${index}]`;
    knownTile(`${path}.tile`, tile);
    if (number === undefined || cross[number] !== NONE) {
      report(`${path}.field`, "no tile can lie there");
    }
    const face = (kindNumbers.get(tile) ?? 0) * 4 + rotation;
    if (leastRotation[face] !== rotation)
      report(`${path}.rotation`, `rotation ${leastRotation[face]} gives the same`);
    faces.set(field, face);
  }
  for (const [index, tile] of state.discarded.entries()) knownTile(`discarded[${index}]`, tile);
  for (const [seat, { reserve }] of state.seats.entries()) {
    for (const [index, tile] of reserve.entries()) {
      knownTile(`seats[${seat}].reserve[${index}]`, tile);
    }
  }
  knownTile("drawn", state.drawn);
  const knownPortion = (path: string, field: string | null, portion: string): void => {
    const face = faces.get(field ?? "");
    if (face === undefined || findPortion(board, face, portion) === NONE) {
      report(path, "there is no such portion");
    }
  };
  for (const [index, { height, seat, field, portion }] of state.explorers.entries()) {
    const explorer = explorerNumbers.get(height);
    if (explorer === undefined || Math.trunc(explorer / each) !== seat) {
      report(`explorers[${index}].height`, "the seat has no such explorer");
    }
    knownPortion(`explorers[${index}].portion`, field, portion);
    // T20: a tile is placed once, and at most one explorer goes there.
    if (state.explorers.findIndex((other) => other.field === field) < index) {
      report(`explorers[${index}].field`, "another explorer stands on that tile");
    }
  }
  const { found, scoring } = state;
  const lies = found === null ? undefined : faces.get(found);
  if (found !== null && (lies === undefined || board.portions[lies] === 0)) {
    report("found", "no tile with oasis was placed there");
  }
  for (const [index, portion] of state.completed.entries()) {
    knownPortion(`completed[${index}]`, found, portion);
  }
  if (scoring === null) return;
  knownPortion("scoring.portion", found, scoring.portion);
  for (const [index, height] of scoring.explorers.entries()) {
    if (!explorerNumbers.has(height)) report(`scoring.explorers[${index}]`, "no such explorer");
  }
}

/** Everybody named sits at the table, and the caravans stand on different explored fields. */
export function lookAtSeats({ state, board, report }: Subject): void {
  const { seats, tiles, turban, inTurn, seat, rumours, phase, explorers } = state;
  const sits = (path: string, number: number | null): void => {
    if (number !== null && number >= seats.length) report(path, "nobody sits there");
  };
  sits("seat", seat);
  sits("inTurn", inTurn);
  sits("turban", turban);
  for (const [index, explorer] of explorers.entries()) {
    sits(`explorers[${index}].seat`, explorer.seat);
  }
  const laid = [...rumours.board, rumours.aside, rumours.hand];
  for (const rumour of laid) for (const by of rumour?.seenBy ?? []) sits("rumours", by);
  const explored = new Set(tiles.map(({ field }) => field));
  const taken = new Set<string>();
  for (const [number, { caravan }] of seats.entries()) {
    const path = `seats[${number}].caravan`;
    const waits = phase === "start" && number >= (seat ?? 0);
    if ((caravan === null) !== waits) {
      report(path, waits ? "its start is not chosen yet" : "it has a start");
    }
    if (caravan === null) continue;
    const field = board.numbers.get(caravan);
    const onCross = field !== undefined && board.cross[field] !== NONE;
    if (!onCross && !explored.has(caravan)) report(path, "the field is not explored");
    if (taken.has(caravan)) report(path, "another caravan stands there");
    taken.add(caravan);
    if (phase === "start" && !state.tileSet.starts.includes(caravan)) {
      report(path, "no caravan starts there");
    }
  }
}
