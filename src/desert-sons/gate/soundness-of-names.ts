/** Checks whether everything that a state names exists: fields, tiles, explorers, portions, seats. */
import { quoted } from "../../kit/errors.js";
import { findPortion } from "../rules/board.js";
import { NONE } from "../../kit/none.js";
import type { Subject } from "./soundness-subject.js";

/** Checks that every field, tile, explorer and portion that is named exists. */
export function lookAtNames({ state, board, report }: Subject): void {
  const { kindNumbers, leastRotation, numbers, cross, explorerNumbers, each } = board;
  const faces = new Map<string, number>();
  const knownTile = (path: string, tile: string | null): void => {
    if (tile !== null && !kindNumbers.has(tile)) report(path, `unknown tile ${quoted(tile)}`);
  };
  for (const [index, { field, tile, rotation }] of state.tiles.entries()) {
    const number = numbers.get(field);
    const path = `tiles[${index}]`;
    knownTile(`${path}.tile`, tile);
    if (number === undefined) report(`${path}.field`, `unknown field ${quoted(field)}`);
    else if (cross[number] !== NONE) report(`${path}.field`, `${field} belongs to the cross`);
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
      report(path, `there is no portion ${quoted(portion)} on ${quoted(field)}`);
    }
  };
  for (const [index, { height, seat, field, portion }] of state.explorers.entries()) {
    const explorer = explorerNumbers.get(height);
    if (explorer === undefined || Math.trunc(explorer / each) !== seat) {
      report(`explorers[${index}].height`, `seat ${seat} has no explorer of height ${height}`);
    }
    knownPortion(`explorers[${index}].portion`, field, portion);
    // T20: a tile is placed once, and at most one explorer goes there.
    // There are at most 32 explorers.
    if (state.explorers.findIndex((other) => other.field === field) < index) {
      report(`explorers[${index}].field`, `another explorer is on ${quoted(field)}`);
    }
  }
  const { found, scoring } = state;
  const lies = found === null ? undefined : faces.get(found);
  if (found !== null && (lies === undefined || board.portions[lies] === 0)) {
    report("found", `there is no tile with oasis on ${quoted(found)}`);
  }
  for (const [index, portion] of state.completed.entries()) {
    knownPortion(`completed[${index}]`, found, portion);
  }
  if (scoring === null) return;
  knownPortion("scoring.portion", found, scoring.portion);
  const knownHeight = (path: string, height: number): void => {
    if (!explorerNumbers.has(height)) report(path, `there is no explorer of height ${height}`);
  };
  for (const [index, height] of scoring.explorers.entries()) {
    knownHeight(`scoring.explorers[${index}]`, height);
  }
  for (const [index, { height }] of scoring.placed.entries()) {
    knownHeight(`scoring.placed[${index}].height`, height);
  }
}

/** Checks that every seat that is named exists, and that the caravans are on different explored fields. */
export function lookAtSeats({ state, board, report }: Subject): void {
  const { seats, tiles, turban, inTurn, seat, rumours, phase, explorers } = state;
  const sits = (path: string, number: number | null): void => {
    if (number !== null && number >= seats.length) report(path, `there is no seat ${number}`);
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
      report(path, waits ? "expected null until the start is chosen" : "expected a field");
    }
    if (caravan === null) continue;
    const field = board.numbers.get(caravan);
    const onCross = field !== undefined && board.cross[field] !== NONE;
    if (!onCross && !explored.has(caravan))
      report(path, `${quoted(caravan)} is not an explored field`);
    if (taken.has(caravan)) report(path, `another caravan is on ${quoted(caravan)}`);
    taken.add(caravan);
    if (phase === "start" && !state.tileSet.starts.includes(caravan)) {
      report(path, `${quoted(caravan)} is not a start`);
    }
  }
}
