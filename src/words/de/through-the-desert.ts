/** Through the Desert in German. */
import { deepFreeze } from "../../kit/state/freeze.js";
import { atPath, labelled, pickOf } from "../text.js";
import type { ThroughTheDesertWords } from "../words.js";
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
import { throughTheDesertFindings } from "./findings.js";
import { throughTheDesertRules } from "./rules.js";

const phase: ThroughTheDesertWords["phase"] = {
  "give-back": "einen Anführer zurückgeben",
  leaders: "einen Anführer setzen",
  camels: "ein Kamel setzen",
  over: "Spiel zu Ende",
};

const end: ThroughTheDesertWords["end"] = {
  "colour-used-up": "das letzte Kamel einer Farbe ist gesetzt",
  "no-placement": "niemand kann mehr ein Kamel setzen",
};

/** All of them take endings: "ein violettes Kamel", "der rosafarbene Anführer". */
const colour: ThroughTheDesertWords["colour"] = {
  honey: "honiggelb",
  rose: "rosafarben",
  grape: "violett",
  sky: "himmelblau",
  mint: "minzgrün",
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * The words of Through the Desert in German.
 *
 * @example
 * ```ts
 * import { throughTheDesert } from "caravanserai/words/de";
 *
 * throughTheDesert.phase.leaders; // => "einen Anführer setzen"
 * throughTheDesert.colour.sky; // => "himmelblau"
 * ```
 *
 * @category Words
 */
export const throughTheDesert: ThroughTheDesertWords =
  /* @__PURE__ */ deepFreeze<ThroughTheDesertWords>({
    language,
    name: "Durch die Wüste",
    player,
    winners,
    whose,
    you,
    would,
    control,
    cover,
    event: {
      "leader-given-back": ({ seat, colour: given }, name) =>
        `${name(seat)} gibt den ${colour[given]}en Anführer zurück.`,
      "leader-placed": ({ seat, colour: placed, space }, name) =>
        `${name(seat)} setzt den ${colour[placed]}en Anführer auf ${space}.`,
      "leaders-lost": ({ seat, colours }, name) =>
        `${name(seat)} kann ${und(colours.map((one) => `den ${colour[one]}en`))} Anführer nicht mehr setzen ` +
        `und verliert ${colours.length === 1 ? "ihn" : "sie"}.`,
      "camel-placed": ({ seat, colour: placed, space }, name) =>
        `${name(seat)} setzt ein ${colour[placed]}es Kamel auf ${space}.`,
      "water-taken": ({ seat, colour: by, space, value }, name) =>
        `Die ${colour[by]}e Karawane von ${name(seat)} nimmt das Wasserloch auf ${space}: ${count(value, "Punkt", "Punkte")}.`,
      "oasis-scored": ({ seat, colour: by, space, points }, name) =>
        `Die ${colour[by]}e Karawane von ${name(seat)} erreicht die Oase auf ${space}: ${count(points, "Punkt", "Punkte")}.`,
      "territory-enclosed": ({ seat, colour: by, spaces }, name) =>
        `Die ${colour[by]}e Karawane von ${name(seat)} umschließt ein Gebiet aus ${count(spaces.length, "Feld", "Feldern")}.`,
      "turn-forfeited": ({ seat }, name) => `${name(seat)} kann kein Kamel setzen und passt.`,
      "turn-began": ({ seat, phase: due, left }, name) =>
        upTo(
          name(seat),
          due === "camels" ? `${count(left, "Kamel", "Kamele")} setzen` : phase[due],
        ),
      "game-ended": ({ reason }) => ended(end[reason]),
    },
    finding: throughTheDesertFindings,
    refusal: {
      malformed: ({ path }) => `${malformed}${atPath(path)}.`,
      "game-over": () => gameOver,
      "wrong-phase": ({ phase: due }) => notNow(phase[due]),
      "given-back-already": ({ by }, name) =>
        `${name(by)} hat schon einen Anführer dieser Farbe zurückgegeben.`,
      "no-such-leader": ({ hand }) =>
        hand.length === 0
          ? "Du hast keinen Anführer mehr auf der Hand."
          : `Diesen Anführer hast du nicht auf der Hand, nur ${und(hand.map((one) => `den ${colour[one]}en`))}.`,
      "colour-used-this-round": ({ by }, name) =>
        `${name(by)} hat diese Farbe in der ersten Runde schon gesetzt.`,
      "no-loose-camel": () => "Von dieser Farbe gibt es keine Kamele mehr.",
      occupied: ({ by }, name) => `Dort steht schon ein Kamel von ${name(by)}.`,
      oasis: () => "Auf diesem Feld ist eine Oase.",
      water: () => "Ein Anführer darf nicht auf einem Wasserloch beginnen.",
      territory: ({ by }, name) => `Dieses Feld gehört zu einem Gebiet von ${name(by)}.`,
      "next-to-oasis": ({ oasis }) =>
        `Ein Anführer darf nicht neben einer Oase beginnen, und auf ${oasis} ist eine.`,
      "next-to-leader": ({ leader }) =>
        `Ein Anführer darf nicht neben einem anderen beginnen, und auf ${leader} steht einer.`,
      "not-next-to-own-camel": () => "Das Kamel muss an deine Karawane derselben Farbe angrenzen.",
      "next-to-rival-camel": ({ by, camel }, name) =>
        `${name(by)} hat gleich daneben ein Kamel dieser Farbe, auf ${camel}.`,
    },
    move: {
      "give-back": ({ colour: given }) => `${capital(colour[given])}en Anführer zurückgeben`,
      leader: ({ colour: placed, space }) =>
        `${capital(colour[placed])}en Anführer auf ${space} setzen`,
      camel: ({ colour: placed, space }) =>
        `${capital(colour[placed])}es Kamel auf ${space} setzen`,
    },
    pick: {
      colour: (picked, { phase: due }) =>
        labelled(
          colour,
          picked,
          (label) => label + (due === "camels" ? "es Kamel" : "er Anführer"),
        ),
      space: (space) => `Feld ${space}`,
    },
    prompt: ({ state: { phase: due, round, left }, picked, next }) => {
      const [own, space] = [pickOf(picked, "colour"), pickOf(picked, "space")];
      const isCounted = due === "camels" && (round > 1 || left === 2);
      const counted = isCounted ? ` (Kamel ${3 - left} von 2)` : "";
      if (due === "give-back") return "einen Anführer zum Zurückgeben wählen";
      if (next.length === 0) return confirm;
      if (own === undefined)
        return `eine Farbe${space === undefined ? "" : ` für ${space}`} wählen${counted}`;
      return `ein Feld für ${due === "camels" ? `das ${colour[own]}e Kamel` : `den ${colour[own]}en Anführer`} wählen${counted}`;
    },
    price: () => "",
    phase,
    source: {
      oases: "Oasen",
      water: "Wasserlöcher",
      caravans: "größte Karawanen",
      territory: "Gebiete",
      total: "Summe",
    },
    end,
    rule: throughTheDesertRules,
    colour,
    picture: {
      whole: (layout) => `Durch die Wüste auf ${layout}`,
      camel: ({ seat, colour: own, leader }, name) =>
        `${leader ? `${colour[own]}er Anführer` : `${colour[own]}es Kamel`} von ${name(seat)}`,
      water: (value) => `Wasserloch: ${count(value, "Punkt", "Punkte")}`,
      oasis: () => "Oase",
      territory: ({ seat, colour: own }, name) =>
        `Gebiet der ${colour[own]}en Karawane von ${name(seat)}`,
      caravan: ({ seat, colour: own }, camels, name) =>
        `${colour[own]}e Karawane von ${name(seat)}: ${count(camels, "Kamel", "Kamele")}`,
      supply: (own, camels) =>
        camels === 1 ? `1 loses ${colour[own]}es Kamel` : `${camels} lose ${colour[own]}e Kamele`,
      points: (seat, points, name) => `${name(seat)}: ${count(points, "Punkt", "Punkte")}`,
    },
    terrain: { sand: "Sand", water: "Wasserloch", palm: "Palme", mountain: "Gebirge" },
    line: { edge: "Rand des Plans", territory: "Grenze eines Gebiets" },
  });
