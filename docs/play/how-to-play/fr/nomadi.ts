/** How to play Nomadi, in French. */
import type { sections } from "../../../rules/scenes/nomadi/index.js";
import type { Guide } from "../guide.js";

const guide: Guide<typeof sections> = {
  goal: [
    "Tous les pions forment une seule caravane qui traverse le désert. Gagnez des pièces en chemin\u00a0: à la vallée, avec les cartes et à l’arrivée.",
    "Vous pouvez déplacer tous les pions, pas seulement les vôtres. Celui qui déplace un pion et celui qui le possède peuvent gagner tous deux. À la fin, le plus riche gagne.",
  ],
  turn: [
    "À votre tour, lancez six dés et utilisez-les un par un.",
    "Un 1 est un pas. De 2 à 6, le pion saute par-dessus autant de pions que le dé l’indique, moins un.",
    "Après chaque coup, la caravane doit rester d’un seul tenant.",
    "Le troisième pion arrivé à l’oasis met fin à la partie.",
  ],
  sections: {
    setUp: {
      title: "Avant la partie",
      scenes: {
        board:
          "De deux à cinq joueurs mènent 8, 5, 4 ou 3 pions chacun, du départ, en bas à droite, à l’oasis, en haut à gauche. La vallée est entre les deux.",
        cards:
          "Dix-huit cartes sont posées face cachée, une sur chaque point d’eau et les autres dans le désert, jamais au départ ni dans l’oasis. Vous pouvez aussi les poser vous-mêmes.",
        "placing-pawns":
          "Placez les pions à tour de rôle dans le départ. Si le départ est grand, chaque pion se pose à côté d’un autre.",
        money:
          "Chacun commence avec 5 pièces. Ce que vous devez payer sans le pouvoir devient une dette.",
        "short-course":
          "Pour une partie plus courte, rapprochez l’oasis. Elle peut même couvrir un point d’eau.",
      },
    },
    moving: {
      title: "Déplacer les pions",
      scenes: {
        "any-pawn":
          "Chaque dé déplace un pion, à vous ou à un autre. Un même pion peut utiliser plusieurs dés.",
        "free-side":
          "Un pion ne bouge que s’il a une case vide à gauche, à droite, au-dessus ou au-dessous.",
        step: "Un 1 est un pas vers une case vide voisine, coins compris.",
        jump: "Un 2, 3 ou 4 saute en ligne droite par-dessus un, deux ou trois pions alignés, sur la case vide juste derrière.",
        "jump-with-a-bend":
          "Un 5 ou un 6 saute par-dessus quatre ou cinq pions et peut tourner une fois en chemin.",
        contact:
          "Après chaque coup, tous les pions doivent se tenir par les côtés. Un coin n’est pas un contact.",
        "no-way-back":
          "Pas de retour\u00a0: ni au départ, ni par-dessus la vallée, ni hors de l’oasis.",
        "to-and-fro":
          "Un pion ne refait pas son chemin en sens inverse, dans le même tour, avec un dé de même valeur.",
      },
    },
    turn: {
      title: "Les dés",
      scenes: {
        "dice-left":
          "Un dé qui peut servir doit servir. Chaque dé qui reste à la fin du tour coûte 1 pièce.",
        "roll-again":
          "Si aucun des six dés ne peut servir, relancez-les tous sans payer, ou finissez votre tour et payez-les.",
        bribes:
          "Si vous jouez avec les pots-de-vin, les autres peuvent vous offrir des pièces après le lancer, avec un vœu qui n’engage personne. Acceptez ou refusez.",
      },
    },
    earnings: {
      title: "Des pièces en chemin",
      scenes: {
        "last-out-of-start":
          "Quand le dernier pion quitte le départ, son propriétaire reçoit 5 pièces.",
        "first-over-valley": "Celui qui fait franchir la vallée au premier pion reçoit 5 pièces.",
        "last-over-valley": "Le propriétaire du dernier pion à franchir la vallée paie 5 pièces.",
        order:
          "Si un coup rapporte plusieurs choses, elles viennent dans l’ordre\u00a0: le départ, la vallée, la carte, l’oasis.",
        "own-pawn-on-card":
          "Amenez un pion sur une carte\u00a0: vous recevez 1 pièce. Si le pion est à vous, la carte aussi.",
        "card-for-sale":
          "Si le pion est à un autre, regardez la carte en secret et fixez un prix. Son propriétaire l’achète sans l’avoir vue, ou vous la laisse.",
        secret:
          "Seuls ceux qui ont regardé une carte en connaissent la valeur. Les autres n’en voient que le dos jusqu’à la fin.",
        goal: "Le premier pion à l’oasis rapporte 8 pièces, le deuxième 6, le troisième 4\u00a0: moitié au propriétaire, moitié à celui qui l’a déplacé.",
      },
    },
    end: {
      title: "La fin",
      scenes: {
        "third-in-goal":
          "Le troisième pion à l’oasis met fin à la partie aussitôt. Les dés restants ne coûtent alors rien.",
        score:
          "Comptez pièces et cartes, moins les dettes. Une carte peut valoir moins que rien. Qui a le plus grand total gagne\u00a0; à égalité, la victoire est partagée.",
        "last-turn": "Une partie qui n’en finit pas s’arrête après un nombre de tours fixé.",
      },
    },
  },
};

export default guide;
