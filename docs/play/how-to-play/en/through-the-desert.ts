/** How to play Through the Desert, in English. */
import type { sections } from "../../../rules/scenes/through-the-desert/index.js";
import type { Guide } from "../guide.js";

const guide: Guide<typeof sections> = {
  goal: [
    "Your caravans cross the desert. You score for water that they drink, for oases that they reach, for land that they enclose, and for the largest caravan of each colour.",
    "Camels of all colours are open to everybody. A caravan is yours if the rider in front is yours: you have one rider for each colour.",
  ],
  turn: [
    "First all players place their five leaders, one at a time.",
    "Then you place two camels in each of your turns, next to your own caravans.",
    "What a camel earns, it earns at once.",
    "When the last camel of a colour is on the board, the game ends. Most points win.",
  ],
  sections: {
    setUp: {
      title: "Before the game",
      scenes: {
        players:
          "Two to five can play. Two or three use the smaller part of the board, four or five all of it.",
        supply:
          "More players have more camels to share: 22 of each colour for two, 26 for three, 30 for more.",
        "give-back":
          "Among five players, each gives one leader back, and no two of them the same colour.",
        "palms-and-water":
          "Palms and water are dealt by chance. A palm makes an oasis; places for palms that stay empty get water of 1, 2 or 3 points.",
        "too-few-palm-spaces":
          "A board of your own needs enough places for its palms, in the smaller part too.",
        open: "Nothing is secret. Everybody sees what everybody has collected.",
      },
    },
    leaders: {
      title: "Leaders",
      scenes: {
        "leaders-by-turns": "Take turns placing leaders. Each of your leaders has another colour.",
        "leader-on-empty-space":
          "A leader needs an empty space: no water, no oasis, no camel. Dots show where it can go, crosses where it can't.",
        "leader-not-next-to-oasis": "A leader keeps away from oases by at least one space.",
        "leader-not-next-to-leader": "Leaders never stand side by side, not even your own.",
        "colours-of-the-first-round":
          "In the first round, choose a colour that nobody else has chosen.",
        "region-of-one-leader":
          "A leader earns nothing when it is placed. But if it alone guards a corner once all leaders stand, that corner is yours.",
        "leaders-lost":
          "If no leader can be placed any more, those left in hand are out of the game.",
      },
    },
    camels: {
      title: "Camels",
      scenes: {
        "two-camels": "Place two camels in a turn, of the same colour or of two colours.",
        "first-round":
          "The first two players begin with a single camel; between two players, only the first does.",
        "free-spaces":
          "Camels go on sand or on water. Oases, other camels and enclosed land are closed to them.",
        "next-to-own-camel":
          "A camel joins your caravan of its colour: place it beside one of these camels.",
        "not-next-to-rival":
          "Two caravans of one colour never touch. Keep one space between yours and another player's.",
        "other-colours": "Camels of other colours are no obstacle: you may pass right beside them.",
        "no-loose-camel":
          "A colour that has run out can't be placed, not even as your second camel.",
        "nowhere-to-go":
          "If you can place a camel, you must. If you can't, the rest of your turn is lost; if nobody can, the game is over.",
      },
    },
    earnings: {
      title: "Points on the way",
      scenes: {
        water: "A camel on water takes it: 1, 2 or 3 points.",
        oasis:
          "The first time that a caravan comes next to an oasis, it earns 5 points. The same caravan earns them only once at each oasis.",
        enclosure:
          "Land that only one caravan touches is enclosed and belongs to it. Mountains and the edge of the board help to close it.",
        "not-enclosed": "Two caravans never enclose land together, even if both are yours.",
        "inside-a-territory":
          "Along with the land you get the water on it, and 5 points for each oasis in it that is new to the caravan.",
        "closed-territory": "Enclosed land stays as it is: nobody places a camel there again.",
        "points-without-limit": "There is no limit to points: every caravan can score every oasis.",
      },
    },
    end: {
      title: "The end",
      scenes: {
        "last-camel":
          "The last camel of any colour ends the game, after the turn in which it was placed.",
        "largest-caravans":
          "In each colour the largest caravan earns 10 points. If several are equally large, each earns 5.",
        "territory-points":
          "Each space of your land is worth 1 point. Water and oases have been counted on the way.",
        winners: "Most points win. Players with equally many share the victory.",
      },
    },
  },
};

export default guide;
