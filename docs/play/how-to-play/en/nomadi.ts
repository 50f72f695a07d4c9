/** How to play Nomadi, in English. */
import type { sections } from "../../../rules/scenes/nomadi/index.js";
import type { Guide } from "../guide.js";

const guide: Guide<typeof sections> = {
  goal: [
    "All pawns form one caravan that crosses the desert together. Earn coins on the way: at the valley, with cards, and in the goal.",
    "You may move every pawn, not only your own. Who moves a pawn and who owns it can both earn something. Most coins at the end win.",
  ],
  turn: [
    "In your turn you roll six dice and use them one at a time.",
    "A 1 is a step. A 2 to 6 is a jump over one pawn less than the die shows.",
    "After every move the caravan must hold together.",
    "The third pawn in the goal ends the game.",
  ],
  sections: {
    setUp: {
      title: "Before the game",
      scenes: {
        board:
          "Two to five players lead 8, 5, 4 or 3 pawns each, from the start below on the right to the goal above on the left. The valley lies between.",
        cards:
          "Eighteen cards lie face down, one on each water hole and the rest about the desert, never in the start or the goal. If you like, you lay them out yourselves.",
        "placing-pawns":
          "Take turns placing pawns in the start. In a large start, each new pawn must stand beside another.",
        money: "Everybody begins with 5 coins. What you must pay and can't, you owe the bank.",
        "short-course": "For a shorter game, put the goal nearer. It may even cover a water hole.",
      },
    },
    moving: {
      title: "Moving pawns",
      scenes: {
        "any-pawn":
          "Each die moves one pawn, yours or another player's. A pawn may use several dice.",
        "free-side":
          "A pawn can only move if it has an empty square to its left, right, above or below.",
        step: "A 1 is a step to any empty square around, corners included.",
        jump: "A 2, 3 or 4 jumps straight over one, two or three pawns in a line, onto the empty square behind them.",
        "jump-with-a-bend":
          "A 5 or 6 jumps over four or five pawns and may turn a corner once on the way.",
        contact:
          "After each move all pawns must hang together, side by side. A corner is no contact.",
        "no-way-back":
          "There is no way back: not into the start, not over the valley, and not out of the goal.",
        "to-and-fro":
          "A pawn does not go back the way it came in the same turn with a die of the same value.",
      },
    },
    turn: {
      title: "Dice",
      scenes: {
        "dice-left":
          "A die that can be used must be used. Each one that is left over at the end of your turn costs 1 coin.",
        "roll-again":
          "If none of the six dice can be used, roll them all again for nothing, or end your turn and pay for them.",
        bribes:
          "If you play with bribes, the others may offer you coins after your roll, with a wish that binds nobody. Take them or leave them.",
      },
    },
    earnings: {
      title: "Coins on the way",
      scenes: {
        "last-out-of-start": "When the last pawn leaves the start, its owner gets 5 coins.",
        "first-over-valley": "Whoever moves the first pawn over the valley gets 5 coins.",
        "last-over-valley": "The owner of the last pawn over the valley pays 5 coins.",
        order:
          "If one move earns several things, they come in order: leaving the start, the valley, the card, the goal.",
        "own-pawn-on-card":
          "Move a pawn onto a card and you get 1 coin. If the pawn is yours, the card is yours too.",
        "card-for-sale":
          "If it is another player's pawn, you look at the card in secret and name a price. The owner buys it without having seen it, or leaves it to you.",
        secret:
          "Only those who have looked at a card know what it is worth. The others see its back until the end.",
        goal: "The first pawn in the goal earns 8 coins, the second 6, the third 4: half for its owner, half for whoever moved it.",
      },
    },
    end: {
      title: "The end",
      scenes: {
        "third-in-goal":
          "The third pawn in the goal ends the game at once. Dice left over cost nothing then.",
        score:
          "Count coins and cards, and take off debts. Cards can be worth less than nothing. The highest total wins; equals share the victory.",
        "last-turn": "A game that never ends is stopped after a fixed number of turns.",
      },
    },
  },
};

export default guide;
