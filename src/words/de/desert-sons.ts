/** Desert Sons in German. */
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
  confirm,
  control,
  count,
  cover,
  ended,
  gameOver,
  language,
  malformed,
  notNow,
  player,
  und,
  upTo,
  whose,
  winners,
  would,
  you,
} from "./common.js";
import { tileSetFindings } from "./findings.js";
import { desertSonsRules } from "./rules.js";

const phase: DesertSonsWords["phase"] = {
  start: "den Start der Karawane wählen",
  travel: "die Karawane ziehen oder erkunden",
  explore: "erkunden",
  place: "das gezogene Plättchen anlegen",
  explorer: "einen Erkunder einsetzen oder zurücknehmen",
  oasis: "die Oase wählen, die zuerst gewertet wird",
  action: "ein Aktionsfeld wählen oder verzichten",
  swap: "eine Ware für die neue abgeben oder verzichten",
  lay: "das Gerücht auf die Gerüchtetafel legen",
  look: "ein Gerücht ansehen",
  remove: "das Gerücht liegen lassen oder wegnehmen",
  guide: "den Führer für einen Extrazug bezahlen oder den Zug beenden",
  over: "Spiel zu Ende",
};

const end: DesertSonsWords["end"] = {
  "stack-empty": "die Plättchen sind aufgebraucht und die letzten Züge gespielt",
  idle: "seit Langem hat niemand mehr etwas erkundet",
};

const good: DesertSonsWords["good"] = {
  myrrh: "Myrrhe",
  frankincense: "Weihrauch",
  salt: "Salz",
  gems: "Edelsteine",
};

// Repeated here, since bundlers can't drop an object that reads another one.
const action: DesertSonsWords["action"] = {
  myrrh: "Myrrhe",
  frankincense: "Weihrauch",
  salt: "Salz",
  gems: "Edelsteine",
  camel: "Kamel",
  water: "Wasser",
  rumour: "Gerücht",
};

const PAID_FOR = {
  driver: "für den Kameltreiber",
  scout: "für den Kundschafter",
  guide: "für den Führer",
  oasis: "für den Vortritt in der Oase",
};

const SIDES = { N: "Norden", E: "Osten", S: "Süden", W: "Westen" };

const sides = (portion: Portion): string => `im ${und(sidesOf(portion, SIDES))}`;

const tile: DesertSonsWords["tile"] = (text) => {
  if (isDesert(text)) return "ein Wüstenplättchen";
  const spaces = actionsOn(text).map((one) => action[one]);
  return `ein Oasenplättchen ${spaces.length === 0 ? "ohne Aktionsfelder" : `(${spaces.join(", ")})`}`;
};

const laid = (text: string, rotation: number): string =>
  lyingText(text, rotation, {
    desert: "ein Wüstenplättchen",
    oasis: "ein Oasenplättchen",
    sides,
    action,
    noLine: "ohne Linie",
    whiteLine: "weiße Linie",
    colon: ":",
  });

/** Names a slot in the accusative or dative, without an article. */
const slotName = (slot: Slot): string => {
  const { good: about, second } = slotParts(slot);
  return `${second ? "zweiten" : "ersten"} Platz für ${good[about]}`;
};

/** Names a slot in the nominative. */
const slotTitle = (slot: Slot): string => {
  const { good: about, second } = slotParts(slot);
  return `${second ? "zweiter" : "erster"} Platz für ${good[about]}`;
};

const said = (value: number | null): string => (value === null ? "" : `: ${signed(value)}`);
const turns = (number: number): string => count(number, "Zug", "Züge");

const scout: DesertSonsPicture["scout"] = (name) =>
  `Kundschafter (1 Wasser): ein Plättchen aus der Reserve von ${name}`;
const rotated: DesertSonsPicture["rotation"] = (turns) =>
  turns === 0
    ? "nicht gedreht"
    : `${turns === 1 ? "eine Vierteldrehung" : `${turns} Vierteldrehungen`} nach rechts`;

/**
 * The words of Desert Sons in German.
 *
 * @example
 * ```ts
 * import { desertSons } from "caravanserai/words/de";
 *
 * desertSons.tile("OODD NE[F]"); // => "ein Oasenplättchen (Weihrauch)"
 * ```
 *
 * @category Words
 */
export const desertSons: DesertSonsWords = /* @__PURE__ */ deepFreeze<DesertSonsWords>({
  language,
  name: "Wüstensöhne",
  player,
  winners,
  whose,
  you,
  would,
  control,
  cover,
  pick: {
    space: (field) => `Feld ${field}`,
    tile,
    rotation: (turns) => rotated(Number(turns)),
    scout: (seat, _, name) => scout(name(Number(seat))),
    explorer: (height) => `Erkunder ${height}`,
    portion: (portion) => `Oase ${sides(portion)}`,
    take: (taken) => labelled(action, taken, (label) => `Aktionsfeld ${label}`),
    good: (about) => good[about],
    slot: (slot) => labelled(good, slotParts(slot).good, () => slotTitle(slot)),
    action: {
      driver: "mit dem Kameltreiber (1 Wasser)",
      discard: "ein Plättchen abwerfen",
      withdraw: "einen Erkunder zurücknehmen",
    },
  },
  event: {
    "start-chosen": ({ seat, field }, name) =>
      `Die Karawane von ${name(seat)} beginnt auf ${field}.`,
    "turn-began": ({ seat, extra }, name) =>
      extra ? `${name(seat)} macht einen Extrazug.` : `${name(seat)} ist dran.`,
    "caravan-moved": ({ seat, from, to, driver }, name) =>
      `Die Karawane von ${name(seat)} zieht ${driver ? "mit dem Kameltreiber " : ""}von ${from} nach ${to}.`,
    "water-paid": ({ seat, purpose }, name) => `${name(seat)} zahlt 1 Wasser ${PAID_FOR[purpose]}.`,
    "tile-drawn": ({ seat, pile, tile: drawn, to }, name) =>
      `${name(seat)} zieht ${tile(drawn)} von Stapel ${pile}${to === "hand" ? "" : " in die Reserve"}.`,
    "stack-emptied": ({ turnsLeft }) =>
      `Das letzte Plättchen ist gezogen. Es ${turnsLeft === 1 ? "bleibt" : "bleiben"} noch ${turns(turnsLeft)}, dieser mitgezählt.`,
    "tile-kept": ({ seat }, name) =>
      `Das Plättchen passt nirgends und kommt in die Reserve von ${name(seat)}.`,
    "tile-placed": ({ seat, from, tile: placed, field, desert }, name) =>
      `${name(seat)} legt ${tile(placed)}${
        from === "stack"
          ? ""
          : from === seat
            ? " aus der eigenen Reserve"
            : ` aus der Reserve von ${name(from)}`
      } auf ${field}${desert ? " und darf weitermachen" : ""}.`,
    "tile-discarded": ({ seat, tile: gone }, name) => `${name(seat)} wirft ${tile(gone)} ab.`,
    "explorer-placed": ({ seat, height, field, portion }, name) =>
      `${name(seat)} setzt Erkunder ${height} auf ${field} in die Oase ${sides(portion)}.`,
    "explorer-returned": ({ seat, height, reason }, name) =>
      reason === "unpaid"
        ? `${name(seat)} kann kein Wasser zahlen und nimmt Erkunder ${height} zurück.`
        : reason === "withdrawn"
          ? `${name(seat)} nimmt Erkunder ${height} zurück.`
          : `Erkunder ${height} kehrt zu ${name(seat)} zurück.`,
    "oases-completed": ({ field, portions }) =>
      `Das Plättchen auf ${field} vollendet ${portions.length === 1 ? "eine Oase" : `${portions.length} Oasen`}.`,
    "scoring-began": ({ explorers, spaces }) =>
      `Eine Oase wird gewertet. Erkunder der Reihe nach: ${
        explorers.length === 0 ? "keine" : und(explorers.map(String))
      }. Aktionsfelder: ${spaces.length === 0 ? "keine" : und(spaces.map((one) => action[one]))}.`,
    "action-taken": ({ seat, height, action: taken }, name) =>
      `Erkunder ${height} von ${name(seat)} nimmt das Aktionsfeld ${action[taken]}.`,
    "action-declined": ({ seat, height }, name) =>
      `Erkunder ${height} von ${name(seat)} verzichtet auf ein Aktionsfeld.`,
    "action-postponed": ({ height, action: taken }) =>
      `Erkunder ${height} wartet auf dem Aktionsfeld ${action[taken]}.`,
    "actions-began": ({ explorers }) =>
      `Alle Erkunder sind gesetzt. Ihre Aktionen der Reihe nach: ${
        explorers.length === 0 ? "keine" : und(explorers.map(String))
      }.`,
    "action-ended": ({ height }) => `Erkunder ${height} ist fertig.`,
    "good-taken": ({ seat, good: taken }, name) => `${name(seat)} lädt ${good[taken]} auf.`,
    "good-returned": ({ seat, good: given }, name) => `${name(seat)} gibt ${good[given]} zurück.`,
    "swap-offered": ({ seat, good: offered }, name) =>
      `${name(seat)} hat keinen Platz für ${good[offered]} und darf dafür eine andere Ware abgeben.`,
    "camel-taken": ({ seat }, name) => `${name(seat)} bekommt ein weiteres Kamel.`,
    "water-taken": ({ seat, count: taken }, name) =>
      taken === 0
        ? `Für ${name(seat)} ist kein Wasser mehr da.`
        : `${name(seat)} nimmt ${taken} Wasser.`,
    "rumour-drawn": ({ seat, from, value }, name) =>
      `${name(seat)} ${from === "unseen" ? "zieht ein Gerücht" : "nimmt das beiseitegelegte Gerücht"}${said(value)}.`,
    "rumour-laid": ({ seat, slot }, name) =>
      `${name(seat)} legt ein Gerücht auf den ${slotName(slot)}.`,
    "rumour-looked-at": ({ seat, slot, value }, name) =>
      `${name(seat)} sieht sich das Gerücht auf dem ${slotName(slot)} an${said(value)}.`,
    "rumour-left": ({ seat, slot }, name) =>
      `${name(seat)} lässt das Gerücht auf dem ${slotName(slot)} liegen.`,
    "rumour-removed": ({ seat, slot }, name) =>
      `${name(seat)} nimmt das Gerücht vom ${slotName(slot)} und legt es beiseite.`,
    "scoring-ended": () => "Die Oase ist gewertet.",
    "turban-passed": ({ to }, name) => `Der Turban geht an ${name(to)}.`,
    "turn-ended": ({ seat, turnsLeft }, name) =>
      `Der Zug von ${name(seat)} ist zu Ende${
        turnsLeft === null
          ? ""
          : turnsLeft === 0
            ? ", und es war der letzte"
            : `, noch ${turns(turnsLeft)}`
      }.`,
    asked: ({ seat, phase: due }, name) => upTo(name(seat), phase[due]),
    "game-ended": ({ reason, rumours, aside }) =>
      ended(end[reason]) +
      (rumours.length === 0
        ? ""
        : ` Gerüchte: ${und(rumours.map(({ slot, value }) => `${good[slotParts(slot).good]} ${signed(value)}`))}.`) +
      (aside === null ? "" : ` Beiseitegelegt: ${signed(aside)}.`),
  },
  finding: /* @__PURE__ */ tileSetFindings({ good, action }),
  refusal: {
    malformed: ({ path }) => `${malformed}${atPath(path)}.`,
    "game-over": () => gameOver,
    "wrong-phase": ({ phase: due }) => notNow(phase[due]),
    "no-start": () => "Dort kann keine Karawane beginnen.",
    "start-taken": ({ by }, name) => `Dort beginnt schon die Karawane von ${name(by)}.`,
    "no-water": ({ rule }) =>
      `Der ${rule === "T11" ? "Kameltreiber" : "Kundschafter"} kostet 1 Wasser, und du hast keins.`,
    unexplored: () => "Dieses Feld ist noch nicht erkundet.",
    "already-there": () => "Die Karawane ist schon dort.",
    occupied: ({ by }, name) => `Dort steht die Karawane von ${name(by)}.`,
    "out-of-reach": ({ rule }) =>
      rule === "T10"
        ? "Braune Linien und eine einzige weiße führen nicht dorthin."
        : "Nicht einmal der Kameltreiber findet dorthin.",
    "driver-not-needed": () => "Die Karawane kommt ohne den Kameltreiber dorthin.",
    "no-open-line": () => "Vom Feld der Karawane geht keine offene Linie aus.",
    "reserve-full": () => "Deine Reserve ist voll.",
    "stack-empty": () => "Es gibt keine Plättchen mehr zu ziehen.",
    "not-in-reserve": ({ rule }) =>
      `Dieses Plättchen liegt nicht in ${rule === "T15" ? "dieser" : "deiner"} Reserve.`,
    "not-drawn": ({ tile: drawn }) =>
      `Das gezogene Plättchen muss angelegt werden: ${tile(drawn)}.`,
    "own-reserve": () => "Der Kundschafter holt ein Plättchen aus einer fremden Reserve.",
    "nobody-there": () => "An diesem Platz sitzt niemand.",
    explored: () => "Dieses Feld ist schon erkundet.",
    "no-line-there": () => "Keine offene Linie führt von der Karawane auf dieses Feld.",
    "does-not-fit": ({ sides: wrong }) =>
      `Das Plättchen passt nicht ${wrong.length === 1 ? "zum" : "zu den"} Nachbarn ${sides(wrong)}.`,
    "same-as-other-rotation": ({ rotation }) =>
      `Das Plättchen sieht genauso aus ${
        rotation === 0
          ? "wie ungedreht"
          : `wie nach ${count(rotation, "Vierteldrehung", "Vierteldrehungen")}`
      }.`,
    "reserve-not-full": () => "Abwerfen darfst du nur, wenn deine Reserve voll ist.",
    "tile-fits": ({ field }) => `Auf ${field} passt noch ein Plättchen deiner Reserve.`,
    "not-yours": ({ owner }, name) => `Dieser Erkunder gehört ${name(owner)}.`,
    "no-oasis-tile": () => "Du hast in diesem Zug kein Oasenplättchen angelegt.",
    "not-in-supply": ({ field }) => `Dieser Erkunder ist schon im Spiel, auf ${field}.`,
    "no-such-portion": ({ portions }) =>
      `So einen Teil einer Oase hat das Plättchen nicht, nur: ${portions.map(sides).join(" / ")}.`,
    "not-on-board": () => "Dieser Erkunder ist nicht im Spiel.",
    "not-complete": () => "Diese Oase wird jetzt nicht gewertet.",
    "no-such-space": () => "Kein solches Aktionsfeld ist frei.",
    "same-good": ({ good: offered }) =>
      `${good[offered]} gegen dieselbe Ware zu tauschen heißt, darauf zu verzichten.`,
    "no-such-good": () => "Diese Ware hast du nicht.",
    "no-free-slot": () => "Beide Plätze dieser Ware sind belegt.",
    "empty-slot": () => "Auf diesem Platz liegt kein Gerücht.",
  },
  move: {
    start: ({ field }) => `Auf ${field} beginnen`,
    move: ({ to, driver }) =>
      driver ? `Mit dem Kameltreiber (1 Wasser) nach ${to} ziehen` : `Nach ${to} ziehen`,
    draw: () => "Ein Plättchen ziehen",
    place: ({ tile: placed, rotation, field }) => `Auf ${field} anlegen: ${laid(placed, rotation)}`,
    scout: ({ from, tile: taken, rotation, field }, name) =>
      `Kundschafter (1 Wasser), auf ${field} anlegen: ${laid(taken, rotation)} aus der Reserve von ${name(from)}`,
    discard: ({ tile: gone }) => `Abwerfen: ${tile(gone)}`,
    explorer: ({ height, portion }) => `Erkunder ${height} in die Oase ${sides(portion)} setzen`,
    withdraw: ({ height }) => `Erkunder ${height} zurücknehmen`,
    oasis: ({ portion }) => `Zuerst die Oase ${sides(portion)} werten`,
    take: ({ action: taken }) => `Aktionsfeld ${action[taken]} nehmen`,
    give: ({ good: given }) => `${good[given]} zurückgeben`,
    lay: ({ good: about }) => `Gerücht auf ${good[about]} legen`,
    look: ({ slot }) => `Gerücht auf dem ${slotName(slot)} ansehen`,
    decline: () => "Auf ein Aktionsfeld verzichten",
    renounce: () => "Auf die Ware verzichten",
    remove: () => "Gerücht wegnehmen",
    leave: () => "Gerücht liegen lassen",
    guide: () => "Dem Führer 1 Wasser für einen Extrazug zahlen",
    done: () => "Fertig",
  },
  prompt: ({ state, picked, next }) => {
    const height = pickOf(picked, "explorer");
    if (next.length === 0) return confirm;
    if (pickOf(next, "rotation") !== undefined) return "das Plättchen drehen und anlegen";
    if (picked.includes("action:withdraw")) return "den Erkunder wählen, der zurückkommt";
    if (picked.includes("action:discard")) return "das Plättchen wählen, das abgeworfen wird";
    if (picked.includes("action:driver")) return "ein Ziel mit dem Kameltreiber wählen (1 Wasser)";
    if (height !== undefined) return `eine Oase für Erkunder ${height} wählen`;
    const scouting = pickOf(picked, "scout") === undefined ? "" : "Kundschafter für 1 Wasser: ";
    if (pickOf(picked, "tile") !== undefined) return `${scouting}ein Feld für das Plättchen wählen`;
    if (scouting !== "") return `${scouting}ein Plättchen wählen`;
    return state.phase === "explore" ? "wählen, wie erkundet wird" : phase[state.phase];
  },
  price: (pick) => (costsWater(pick) ? "1 Wasser" : ""),
  phase,
  source: {
    myrrh: "Myrrhe",
    frankincense: "Weihrauch",
    salt: "Salz",
    gems: "Edelsteine",
    total: "Gold",
    tieBreak: "Wasser (bei Gleichstand)",
  },
  end,
  rule: desertSonsRules,
  good,
  action,
  terrain: { unexplored: "unerkundet", desert: "Wüste", oasis: "Oase" },
  line: { brown: "braune Linie", white: "weiße Linie" },
  tile,
  picture: {
    caravan: (name) => `Karawane von ${name}`,
    explorer: (height, name) => `Erkunder ${height} von ${name}`,
    scout,
    portion: (portion) => `Oase ${sides(portion)}`,
    rotation: rotated,
    slot: (slot, value) =>
      `${slotTitle(slot)}: ${value === undefined ? "leer" : value === null ? "verdeckt" : signed(value)}`,
  },
});
