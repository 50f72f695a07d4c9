/** Desert Sons in English. */
import { deepFreeze } from "../../kit/state/freeze.js";
import type { Portion, Slot } from "../../desert-sons/model/state.js";
import {
  actionsOn,
  atPath,
  isDesert,
  labelled,
  lyingText,
  pickOf,
  sidesOf,
  signed,
  slotParts,
  costsWater,
} from "../text.js";
import type { DesertSonsPicture, DesertSonsWords } from "../words.js";
import {
  and,
  confirm,
  control,
  count,
  cover,
  gameOver,
  language,
  malformed,
  player,
  whose,
  winners,
  would,
  you,
} from "./common.js";
import { tileSetFindings } from "./findings.js";
import { desertSonsRules } from "./rules.js";

const phase: DesertSonsWords["phase"] = {
  start: "choose where the caravan starts",
  travel: "move the caravan or explore",
  explore: "explore",
  place: "place the tile just drawn",
  explorer: "place an explorer or take one back",
  oasis: "choose which oasis is scored first",
  action: "take an action space or decline",
  swap: "give back a good for the new one or renounce it",
  lay: "lay the rumour on the rumour board",
  look: "look at a rumour",
  remove: "leave the rumour or take it off the board",
  guide: "pay the guide for an extra turn or end the turn",
  over: "game over",
};

const end: DesertSonsWords["end"] = {
  "stack-empty": "the tiles are used up and the last turns have been played",
  idle: "nobody has explored anything for too long",
};

const good: DesertSonsWords["good"] = {
  myrrh: "myrrh",
  frankincense: "frankincense",
  salt: "salt",
  gems: "gems",
};

// Repeated here, since bundlers can't drop an object that reads another one.
const action: DesertSonsWords["action"] = {
  myrrh: "myrrh",
  frankincense: "frankincense",
  salt: "salt",
  gems: "gems",
  camel: "camel",
  water: "water",
  rumour: "rumour",
};

const PAID_TO = {
  driver: "to the camel driver",
  scout: "to the scout",
  guide: "to the guide",
  oasis: "to go first in the oasis",
};

const SIDES = { N: "north", E: "east", S: "south", W: "west" };

const facing = (portion: Portion): string => and(sidesOf(portion, SIDES));

const tile: DesertSonsWords["tile"] = (text) => {
  if (isDesert(text)) return "a desert tile";
  const spaces = actionsOn(text).map((one) => action[one]);
  return `an oasis tile ${spaces.length === 0 ? "without action spaces" : `(${spaces.join(", ")})`}`;
};

const laid = (text: string, rotation: number): string =>
  lyingText(text, rotation, {
    desert: "a desert tile",
    oasis: "an oasis tile",
    sides: facing,
    action,
    noLine: "no line",
    whiteLine: "white line",
    colon: ":",
  });

const slotName = (slot: Slot): string => {
  const { good: about, second } = slotParts(slot);
  return `the ${second ? "second" : "first"} ${good[about]} slot`;
};

const said = (value: number | null): string => (value === null ? "" : `: ${signed(value)}`);
const orNone = (items: readonly string[]): string => (items.length === 0 ? "none" : and(items));

const scout: DesertSonsPicture["scout"] = (name) =>
  `scout (1 water): a tile from ${name}’s reserve`;
const rotated: DesertSonsPicture["rotation"] = (turns) =>
  turns === 0 ? "as it is" : `${count(turns, "quarter turn")} clockwise`;

/**
 * The words of Desert Sons in English.
 *
 * @example
 * ```ts
 * import { desertSons } from "caravanserai/words/en";
 *
 * desertSons.tile("OODD NE[F]"); // => "an oasis tile (frankincense)"
 * desertSons.rule.T30; // => "The turban moves on"
 * ```
 *
 * @category Words
 */
export const desertSons: DesertSonsWords = /* @__PURE__ */ deepFreeze<DesertSonsWords>({
  language,
  name: "Desert Sons",
  player,
  winners,
  whose,
  you,
  would,
  control,
  cover,
  pick: {
    space: (field) => `field ${field}`,
    tile,
    rotation: (turns) => rotated(Number(turns)),
    scout: (seat, _, name) => scout(name(Number(seat))),
    explorer: (height) => `explorer ${height}`,
    portion: (portion) => `oasis facing ${facing(portion)}`,
    take: (taken) => labelled(action, taken, (label) => `${label} space`),
    good: (about) => good[about],
    slot: (slot) => labelled(good, slotParts(slot).good, () => slotName(slot)),
    action: {
      driver: "with the camel driver (1 water)",
      discard: "discard a tile",
      withdraw: "take an explorer back",
    },
  },
  event: {
    "start-chosen": ({ seat, field }, name) => `${name(seat)}’s caravan starts on ${field}.`,
    "turn-began": ({ seat, extra }, name) =>
      extra ? `${name(seat)} takes an extra turn.` : `It is ${name(seat)}’s turn.`,
    "caravan-moved": ({ seat, from, to, driver }, name) =>
      `${name(seat)}’s caravan travels from ${from} to ${to}${driver ? " with the camel driver" : ""}.`,
    "water-paid": ({ seat, purpose }, name) => `${name(seat)} pays 1 water ${PAID_TO[purpose]}.`,
    "tile-drawn": ({ seat, pile, tile: drawn, to }, name) =>
      `${name(seat)} draws ${tile(drawn)} from pile ${pile}${to === "hand" ? "" : " into the reserve"}.`,
    "stack-emptied": ({ turnsLeft }) =>
      `The last tile has been drawn: ${count(turnsLeft, "turn")} left, this one included.`,
    "tile-kept": ({ seat }, name) => `The tile fits nowhere and goes to ${name(seat)}’s reserve.`,
    "tile-placed": ({ seat, from, tile: placed, field, desert }, name) =>
      `${name(seat)} places ${tile(placed)}${
        from === "stack"
          ? ""
          : from === seat
            ? " from their reserve"
            : ` from ${name(from)}’s reserve`
      } on ${field}${desert ? " and may go on" : ""}.`,
    "tile-discarded": ({ seat, tile: gone }, name) => `${name(seat)} discards ${tile(gone)}.`,
    "explorer-placed": ({ seat, height, field, portion }, name) =>
      `${name(seat)} places explorer ${height} in the oasis on ${field}, facing ${facing(portion)}.`,
    "explorer-returned": ({ seat, height, reason }, name) =>
      reason === "unpaid"
        ? `${name(seat)} has no water to pay and takes explorer ${height} back.`
        : reason === "withdrawn"
          ? `${name(seat)} takes explorer ${height} back.`
          : `Explorer ${height} returns to ${name(seat)}.`,
    "oases-completed": ({ field, portions }) =>
      portions.length === 1
        ? `The tile on ${field} completes an oasis.`
        : `The tile on ${field} completes ${portions.length} oases.`,
    "scoring-began": ({ explorers, spaces }) =>
      `An oasis is scored. Explorers, in order: ${orNone(explorers.map(String))}. ` +
      `Action spaces: ${orNone(spaces.map((one) => action[one]))}.`,
    "action-taken": ({ seat, height, action: taken }, name) =>
      `${name(seat)}’s explorer ${height} takes the ${action[taken]} space.`,
    "action-declined": ({ seat, height }, name) =>
      `${name(seat)}’s explorer ${height} takes no action space.`,
    "action-postponed": ({ height, action: taken }) =>
      `Explorer ${height} waits on the ${action[taken]} space.`,
    "actions-began": ({ explorers }) =>
      `All explorers are placed. Their actions, in order: ${orNone(explorers.map(String))}.`,
    "action-ended": ({ height }) => `Explorer ${height} is done.`,
    "good-taken": ({ seat, good: taken }, name) => `${name(seat)} loads ${good[taken]}.`,
    "good-returned": ({ seat, good: given }, name) => `${name(seat)} gives back ${good[given]}.`,
    "swap-offered": ({ seat, good: offered }, name) =>
      `${name(seat)} has no room for ${good[offered]} and may give back another good to make some.`,
    "camel-taken": ({ seat }, name) => `${name(seat)} gets another camel.`,
    "water-taken": ({ seat, count: taken }, name) =>
      taken === 0
        ? `There is no water left for ${name(seat)}.`
        : `${name(seat)} takes ${taken} water.`,
    "rumour-drawn": ({ seat, from, value }, name) =>
      `${name(seat)} ${from === "unseen" ? "draws a rumour" : "takes the rumour set aside"}${said(value)}.`,
    "rumour-laid": ({ seat, slot }, name) => `${name(seat)} lays a rumour on ${slotName(slot)}.`,
    "rumour-looked-at": ({ seat, slot, value }, name) =>
      `${name(seat)} looks at the rumour on ${slotName(slot)}${said(value)}.`,
    "rumour-left": ({ seat, slot }, name) =>
      `${name(seat)} leaves the rumour on ${slotName(slot)}.`,
    "rumour-removed": ({ seat, slot }, name) =>
      `${name(seat)} takes the rumour off ${slotName(slot)} and sets it aside.`,
    "scoring-ended": () => "The oasis has been scored.",
    "turban-passed": ({ to }, name) => `The turban goes to ${name(to)}.`,
    "turn-ended": ({ seat, turnsLeft }, name) =>
      `${name(seat)}’s turn ends${turnsLeft === null ? "" : `: ${turnsLeft === 0 ? "no turns" : count(turnsLeft, "turn")} left`}.`,
    asked: ({ seat, phase: due }, name) => `It is up to ${name(seat)} to ${phase[due]}.`,
    "game-ended": ({ reason, rumours, aside }) =>
      `The game is over: ${end[reason]}.${
        rumours.length === 0
          ? ""
          : ` Rumours: ${and(rumours.map(({ slot, value }) => `${good[slotParts(slot).good]} ${signed(value)}`))}.`
      }${aside === null ? "" : ` Set aside: ${signed(aside)}.`}`,
  },
  finding: /* @__PURE__ */ tileSetFindings({ good, action }),
  refusal: {
    malformed: ({ path }) => `${malformed}${atPath(path)}.`,
    "game-over": () => gameOver,
    "wrong-phase": ({ phase: due }) => `Not now: it is time to ${phase[due]}.`,
    "no-start": () => "No caravan can start there.",
    "start-taken": ({ by }, name) => `${name(by)}’s caravan starts there.`,
    "no-water": ({ rule }) =>
      `The ${rule === "T11" ? "camel driver" : "scout"} costs 1 water, and you have none.`,
    unexplored: () => "This field is not explored yet.",
    "already-there": () => "The caravan is already there.",
    occupied: ({ by }, name) => `${name(by)}’s caravan stands there.`,
    "out-of-reach": ({ rule }) =>
      rule === "T10"
        ? "Brown lines and one white line don’t take the caravan there."
        : "Not even the camel driver finds a way there.",
    "driver-not-needed": () => "The caravan gets there without the camel driver.",
    "no-open-line": () => "No open line leads on from the caravan.",
    "reserve-full": () => "Your reserve is full.",
    "stack-empty": () => "There are no tiles left to draw.",
    "not-in-reserve": ({ rule }) =>
      `This tile is not in ${rule === "T15" ? "that player’s" : "your"} reserve.`,
    "not-drawn": ({ tile: drawn }) => `The tile just drawn must be placed: ${tile(drawn)}.`,
    "own-reserve": () => "The scout takes a tile from another player.",
    "nobody-there": () => "There is no such player.",
    explored: () => "This field is already explored.",
    "no-line-there": () => "No open line leads from the caravan to this field.",
    "does-not-fit": ({ sides }) =>
      `The tile doesn’t match its ${sides.length === 1 ? "neighbour" : "neighbours"} to the ${facing(sides)}.`,
    "same-as-other-rotation": ({ rotation }) =>
      `The tile looks the same ${rotation === 0 ? "without turning it" : `after ${count(rotation, "quarter turn")}`}.`,
    "reserve-not-full": () => "You may discard a tile only when your reserve is full.",
    "tile-fits": ({ field }) => `One of your tiles still fits, on ${field}.`,
    "not-yours": ({ owner }, name) => `This explorer belongs to ${name(owner)}.`,
    "no-oasis-tile": () => "You haven’t placed an oasis tile in this turn.",
    "not-in-supply": ({ field }) => `This explorer is already on the board, on ${field}.`,
    "no-such-portion": ({ portions }) =>
      `The tile has no such part of an oasis, only: ${portions.map(facing).join("; ")}.`,
    "not-on-board": () => "This explorer is not on the board.",
    "not-complete": () => "This oasis is not one of those to score now.",
    "no-such-space": () => "No such action space is free.",
    "same-good": ({ good: offered }) =>
      `You can’t swap ${good[offered]} for ${good[offered]}: renounce instead.`,
    "no-such-good": () => "You don’t have that good.",
    "no-free-slot": () => "Both slots of this good are taken.",
    "empty-slot": () => "There is no rumour on this slot.",
  },
  move: {
    start: ({ field }) => `Start on ${field}`,
    move: ({ to, driver }) => `Travel to ${to}${driver ? " with the camel driver (1 water)" : ""}`,
    draw: () => "Draw a tile",
    place: ({ tile: placed, rotation, field }) => `Place ${laid(placed, rotation)} on ${field}`,
    scout: ({ from, tile: taken, rotation, field }, name) =>
      `Scout (1 water): place ${laid(taken, rotation)} from ${name(from)}’s reserve on ${field}`,
    discard: ({ tile: gone }) => `Discard ${tile(gone)}`,
    explorer: ({ height, portion }) => `Place explorer ${height}, facing ${facing(portion)}`,
    withdraw: ({ height }) => `Take explorer ${height} back`,
    oasis: ({ portion }) => `Score the oasis to the ${facing(portion)} first`,
    take: ({ action: taken }) => `Take the ${action[taken]} space`,
    give: ({ good: given }) => `Give back ${good[given]}`,
    lay: ({ good: about }) => `Lay the rumour on ${good[about]}`,
    look: ({ slot }) => `Look at the rumour on ${slotName(slot)}`,
    decline: () => "Take no action space",
    renounce: () => "Renounce the good",
    remove: () => "Take the rumour off the board",
    leave: () => "Leave the rumour there",
    guide: () => "Pay the guide 1 water for an extra turn",
    done: () => "Done",
  },
  prompt: ({ state, picked, next }) => {
    const height = pickOf(picked, "explorer");
    if (next.length === 0) return confirm;
    if (pickOf(next, "rotation") !== undefined) return "turn the tile and place it";
    if (picked.includes("action:withdraw")) return "choose the explorer to take back";
    if (picked.includes("action:discard")) return "choose the tile to discard";
    if (picked.includes("action:driver"))
      return "choose where to go with the camel driver (1 water)";
    if (height !== undefined) return `choose an oasis for explorer ${height}`;
    const scouting = pickOf(picked, "scout") === undefined ? "" : "scout for 1 water: ";
    if (pickOf(picked, "tile") !== undefined) return `${scouting}choose a field for the tile`;
    if (scouting !== "") return `${scouting}choose a tile`;
    return state.phase === "explore" ? "choose how to explore" : phase[state.phase];
  },
  price: (pick) => (costsWater(pick) ? "1 water" : ""),
  phase,
  source: {
    myrrh: "myrrh",
    frankincense: "frankincense",
    salt: "salt",
    gems: "gems",
    total: "gold",
    tieBreak: "water (tie-break)",
  },
  end,
  rule: desertSonsRules,
  good,
  action,
  terrain: { unexplored: "unexplored", desert: "desert", oasis: "oasis" },
  line: { brown: "brown line", white: "white line" },
  tile,
  picture: {
    caravan: (name) => `${name}’s caravan`,
    explorer: (height, name) => `${name}’s explorer ${height}`,
    scout,
    portion: (portion) => `oasis facing ${facing(portion)}`,
    rotation: rotated,
    slot: (slot, value) =>
      `${slotName(slot)}: ${value === undefined ? "empty" : value === null ? "face down" : signed(value)}`,
  },
});
