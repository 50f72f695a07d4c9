/** How to play Desert Sons, in English. */
import type { sections } from "../../../rules/scenes/desert-sons/index.js";
import type { Guide } from "../guide.js";

const guide: Guide<typeof sections> = {
  goal: [
    "Merchants explore a desert tile by tile. Send your explorers into oases; when an oasis is complete, they bring home goods, water, camels and news.",
    "At the end goods are worth gold. Rumours make some of them dearer and others cheaper. Most gold wins.",
  ],
  turn: [
    "Move your caravan along the lines.",
    "Explore: draw a tile or place one of yours beside the caravan.",
    "Send an explorer into the oasis that you found, or call one back.",
    "Complete oases are scored. Then you may pay 1 water for another turn.",
  ],
  sections: {
    setUp: {
      title: "Before the game",
      scenes: {
        area: "The cross in the middle is known from the start. The desert around it is covered by tiles, with brown and white lines and parts of oases.",
        pieces:
          "In the middle lie the goods, water, camels and rumours. Every player has a caravan and four explorers of different heights.",
        piles:
          "Two to four can play; two leave out the first pile. Tiles are shuffled, and lower piles are drawn first.",
        possessions: "You begin with one open tile in reserve, 2 water and room for 4 goods.",
        starts:
          "Caravans start at the ends of the cross. If you like, you choose where, one after the other.",
      },
    },
    turn: {
      title: "Your turn",
      scenes: {
        "caravan-moves":
          "Go along as many brown lines as you like, then along one white line at most. Pass other caravans, but do not stop on them.",
        "camel-driver":
          "For 1 water a driver leads you along white lines as freely as along brown ones, to places that you could not reach without him.",
        "open-line":
          "You can explore where a line of your field leads into the unknown. Without such an open line, you can't.",
        draw: "Draw a tile if you have fewer than three. If it fits beside your caravan, you must place it; otherwise you keep it.",
        "own-reserve":
          "Or place a tile from your reserve. Either way, the caravan moves onto the new tile.",
        scout:
          "For 1 water your scout places a tile from another player's reserve. That player draws a new one.",
        discard: "With three tiles that fit nowhere at all, you may throw one away.",
        "sides-fit":
          "A tile must match all its neighbours: desert to desert, oasis to oasis, line to line. Turn it as you like.",
        "desert-tile": "After a tile without oasis you may move and explore again.",
        explorer:
          "If your last tile has an oasis, put an explorer on one part of it. Others may be in that oasis already.",
        withdraw: "If you sent none, you may take one of your explorers back instead.",
        "completed-oasis": "Then the oases that you have completed in this turn are scored.",
        guide: "For 1 water the guide gives you one extra turn after your normal one.",
      },
    },
    scoring: {
      title: "Scoring an oasis",
      scenes: {
        complete:
          "An oasis is complete when no side of it leads into the unknown. The edge of the board closes it too.",
        "several-oases":
          "If you complete several, choose which comes first. Oases without explorers are not scored.",
        order:
          "Explorers act from the tallest to the smallest. The turban lets its holder's tallest explorer go before all others.",
        "water-of-the-first":
          "If there are two or more, the owner of the first one pays 1 water. Without water that explorer goes home with nothing.",
        actions:
          "Each explorer in turn takes one free space: a good, 2 water, a camel for two more goods, or a rumour. Or it takes nothing.",
        "back-home":
          "Then all explorers go home and the turban moves on to the next player. A scored oasis never scores again.",
      },
    },
    end: {
      title: "The end",
      scenes: {
        "last-tile": "When the last tile has been drawn, everybody has one more turn.",
        gold: "Rumours are turned up. Each good is worth 4 gold, more or less by its two rumours, but never less than 0.",
        winners: "Most gold wins. If gold is equal, more water wins.",
        idle: "If nobody explores for a long time, the game ends too.",
      },
    },
  },
};

export default guide;
