/** Through the Desert in English. */
import { deepFreeze } from "../../kit/state/freeze.js";
import { atPath, pickOf } from "../text.js";
import type { ThroughTheDesertWords } from "../words.js";
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
import { throughTheDesertFindings } from "./findings.js";
import { throughTheDesertRules } from "./rules.js";

const phase: ThroughTheDesertWords["phase"] = {
  "give-back": "give back a leader",
  leaders: "place a leader",
  camels: "place a camel",
  over: "game over",
};

const end: ThroughTheDesertWords["end"] = {
  "colour-used-up": "the last camel of a colour has been placed",
  "no-placement": "nobody can place a camel any more",
};

/**
 * The words of Through the Desert in English.
 *
 * @example
 * ```ts
 * import { throughTheDesert } from "caravanserai/words/en";
 *
 * throughTheDesert.phase.leaders; // => "place a leader"
 * throughTheDesert.rule.L3; // => "Leaders keep away from oases"
 * ```
 *
 * @category Words
 */
export const throughTheDesert: ThroughTheDesertWords =
  /* @__PURE__ */ deepFreeze<ThroughTheDesertWords>({
    language,
    name: "Through the Desert",
    player,
    winners,
    whose,
    you,
    would,
    control,
    cover,
    event: {
      "leader-given-back": ({ seat, colour }, name) =>
        `${name(seat)} gives back the ${colour} leader.`,
      "leader-placed": ({ seat, colour, space }, name) =>
        `${name(seat)} places the ${colour} leader on ${space}.`,
      "leaders-lost": ({ seat, colours }, name) =>
        colours.length === 1
          ? `${name(seat)} has no space for the ${and(colours)} leader and loses it.`
          : `${name(seat)} has no space for the ${and(colours)} leaders and loses them.`,
      "camel-placed": ({ seat, colour, space }, name) =>
        `${name(seat)} places a ${colour} camel on ${space}.`,
      "water-taken": ({ seat, colour, space, value }, name) =>
        `${name(seat)}’s ${colour} caravan takes the water hole on ${space}: ${count(value, "point")}.`,
      "oasis-scored": ({ seat, colour, space, points }, name) =>
        `${name(seat)}’s ${colour} caravan reaches the oasis on ${space}: ${count(points, "point")}.`,
      "territory-enclosed": ({ seat, colour, spaces }, name) =>
        `${name(seat)}’s ${colour} caravan encloses a territory of ${count(spaces.length, "space")}.`,
      "turn-forfeited": ({ seat }, name) => `${name(seat)} can’t place a camel and passes.`,
      "turn-began": ({ seat, phase: asked, left }, name) =>
        `${name(seat)}’s turn: ${asked === "camels" ? `place ${count(left, "camel")}` : phase[asked]}.`,
      "game-ended": ({ reason }) => `The game is over: ${end[reason]}.`,
    },
    finding: throughTheDesertFindings,
    refusal: {
      malformed: ({ path }) => `${malformed}${atPath(path)}.`,
      "game-over": () => gameOver,
      "wrong-phase": ({ phase: asked }) => `Not now: it is time to ${phase[asked]}.`,
      "given-back-already": ({ by }, name) => `${name(by)} has already given back this colour.`,
      "no-such-leader": ({ hand }) =>
        hand.length === 0
          ? "You have no leader left in hand."
          : `You don’t have that leader in hand, only ${and(hand)}.`,
      "colour-used-this-round": ({ by }, name) =>
        `${name(by)} has already placed this colour in the first round.`,
      "no-loose-camel": () => "There are no camels of this colour left.",
      occupied: ({ by }, name) => `One of ${name(by)}’s camels already stands there.`,
      oasis: () => "There is an oasis on this space.",
      water: () => "A leader may not start on a water hole.",
      territory: ({ by }, name) => `This space belongs to one of ${name(by)}’s territories.`,
      "next-to-oasis": ({ oasis }) =>
        `A leader may not start next to an oasis: there is one on ${oasis}.`,
      "next-to-leader": ({ leader }) =>
        `A leader may not start next to another: one stands on ${leader}.`,
      "not-next-to-own-camel": () =>
        "The camel must stand next to your caravan of the same colour.",
      "next-to-rival-camel": ({ by, camel }, name) =>
        `${name(by)} has a camel of this colour right beside it, on ${camel}.`,
    },
    move: {
      "give-back": ({ colour }) => `Give back the ${colour} leader`,
      leader: ({ colour, space }) => `Place the ${colour} leader on ${space}`,
      camel: ({ colour, space }) => `Place a ${colour} camel on ${space}`,
    },
    pick: {
      colour: (colour, { phase: due }) => `${colour} ${due === "camels" ? "camel" : "leader"}`,
      space: (space) => `space ${space}`,
    },
    prompt: ({ state: { phase: due, round, left }, picked, next }) => {
      const [own, space] = [pickOf(picked, "colour"), pickOf(picked, "space")];
      const isCounted = due === "camels" && (round > 1 || left === 2);
      const counted = isCounted ? ` (camel ${3 - left} of 2)` : "";
      if (due === "give-back") return "choose a leader to give back";
      if (next.length === 0) return confirm;
      if (own === undefined)
        return `choose a colour${space === undefined ? "" : ` for ${space}`}${counted}`;
      return `choose a space for the ${own} ${due === "camels" ? "camel" : "leader"}${counted}`;
    },
    price: () => "",
    phase,
    source: {
      oases: "oases",
      water: "water holes",
      caravans: "largest caravans",
      territory: "territories",
      total: "total",
    },
    end,
    rule: throughTheDesertRules,
    colour: { honey: "honey", rose: "rose", grape: "grape", sky: "sky", mint: "mint" },
    picture: {
      whole: (layout) => `Through the Desert on ${layout}`,
      camel: ({ seat, colour, leader }, name) =>
        `${name(seat)}’s ${colour} ${leader ? "leader" : "camel"}`,
      water: (value) => `water hole: ${count(value, "point")}`,
      oasis: () => "oasis",
      territory: ({ seat, colour }, name) => `territory of ${name(seat)}’s ${colour} caravan`,
      caravan: ({ seat, colour }, camels, name) =>
        `${name(seat)}’s ${colour} caravan: ${count(camels, "camel")}`,
      supply: (colour, camels) => count(camels, `loose ${colour} camel`),
      points: (seat, points, name) => `${name(seat)}: ${count(points, "point")}`,
    },
    terrain: { sand: "sand", water: "water hole", palm: "palm", mountain: "mountain" },
    line: { edge: "edge of the board", territory: "border of a territory" },
  });
