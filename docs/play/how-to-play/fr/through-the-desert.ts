/** How to play Through the Desert, in French. */
import type { sections } from "../../../rules/scenes/through-the-desert/index.js";
import type { Guide } from "../guide.js";

const guide: Guide<typeof sections> = {
  goal: [
    "Vos caravanes traversent le désert. Vous marquez des points pour l’eau qu’elles boivent, les oasis qu’elles atteignent, les territoires qu’elles encerclent et pour la plus grande caravane de chaque couleur.",
    "Les chameaux de toutes les couleurs sont à tout le monde. Une caravane est à vous si son chef l’est\u00a0: vous avez un chef de caravane par couleur.",
  ],
  turn: [
    "Chacun pose d’abord ses cinq chefs de caravane, un à la fois.",
    "Ensuite, à votre tour, vous posez deux chameaux à côté de vos caravanes.",
    "Ce qu’un chameau rapporte est gagné aussitôt.",
    "Quand le dernier chameau d’une couleur est posé, la partie se termine. Qui a le plus de points gagne.",
  ],
  sections: {
    setUp: {
      title: "Avant la partie",
      scenes: {
        players:
          "On joue de deux à cinq. À deux ou trois, on utilise la petite partie du plateau\u00a0; à quatre ou cinq, le plateau entier.",
        supply:
          "Plus on est nombreux, plus il y a de chameaux\u00a0: 22 par couleur à deux, 26 à trois, 30 au-delà.",
        "give-back": "À cinq, chacun rend un chef, et tous d’une couleur différente.",
        "palms-and-water":
          "Palmiers et eau sont tirés au sort. Un palmier fait une oasis\u00a0; les emplacements restés sans palmier reçoivent de l’eau, à 1, 2 ou 3 points.",
        "too-few-palm-spaces":
          "Un plateau de votre invention doit avoir assez de places pour ses palmiers, même dans sa petite partie.",
        open: "Rien n’est secret\u00a0: chacun voit ce que les autres ont gagné.",
      },
    },
    leaders: {
      title: "Les chefs de caravane",
      scenes: {
        "leaders-by-turns":
          "Posez vos chefs de caravane à tour de rôle. Vous en avez un de chaque couleur.",
        "leader-on-empty-space":
          "Il faut une case vide\u00a0: ni eau, ni oasis, ni chameau. Les points montrent où il peut aller, les croix où il ne peut pas.",
        "leader-not-next-to-oasis": "Un chef ne se pose jamais juste à côté d’une oasis.",
        "leader-not-next-to-leader": "Deux chefs ne se touchent jamais, même s’ils sont à vous.",
        "colours-of-the-first-round":
          "Au premier tour, choisissez une couleur que personne n’a encore posée.",
        "region-of-one-leader":
          "Poser un chef ne rapporte rien. Mais si, une fois tous les chefs posés, il est le seul dans un coin du plateau, ce coin est à vous.",
        "leaders-lost":
          "Si plus aucun chef ne peut être posé, ceux qui restent en main sont perdus.",
      },
    },
    camels: {
      title: "Les chameaux",
      scenes: {
        "two-camels": "À votre tour, posez deux chameaux, de la même couleur ou de deux couleurs.",
        "first-round":
          "Au début, les deux premiers joueurs ne posent qu’un chameau\u00a0; à deux, seulement le premier.",
        "free-spaces":
          "Les chameaux vont sur le sable ou sur l’eau. Les oasis, les autres chameaux et les territoires encerclés leur sont fermés.",
        "next-to-own-camel":
          "Un chameau rejoint votre caravane de sa couleur\u00a0: posez-le à côté d’un de ses chameaux.",
        "not-next-to-rival":
          "Deux caravanes d’une même couleur ne se touchent jamais. Laissez une case entre la vôtre et celle d’un autre.",
        "other-colours":
          "Les autres couleurs ne gênent pas\u00a0: vous pouvez passer juste à côté.",
        "no-loose-camel": "Une couleur épuisée ne peut plus être posée, même comme second chameau.",
        "nowhere-to-go":
          "Si vous pouvez poser un chameau, vous le devez. Sinon le reste du tour est perdu\u00a0; et si personne ne peut, la partie est finie.",
      },
    },
    earnings: {
      title: "Des points en chemin",
      scenes: {
        water: "Un chameau posé sur l’eau la prend\u00a0: 1, 2 ou 3 points.",
        oasis:
          "La première fois qu’une caravane arrive à côté d’une oasis, elle gagne 5 points. Une même caravane ne les gagne qu’une fois par oasis.",
        enclosure:
          "Un territoire que touche une seule caravane est encerclé et lui appartient. Les montagnes et le bord du plateau aident à le fermer.",
        "not-enclosed":
          "Deux caravanes n’encerclent jamais rien ensemble, même si elles sont toutes deux à vous.",
        "inside-a-territory":
          "Avec le territoire, vous prenez son eau, et 5 points pour chaque oasis nouvelle pour la caravane.",
        "closed-territory":
          "Un territoire encerclé ne change plus\u00a0: personne n’y pose de chameau.",
        "points-without-limit":
          "Les points ne sont pas limités\u00a0: chaque caravane peut marquer chaque oasis.",
      },
    },
    end: {
      title: "La fin",
      scenes: {
        "last-camel":
          "Le dernier chameau d’une couleur met fin à la partie, après le tour où il a été posé.",
        "largest-caravans":
          "Dans chaque couleur, la plus grande caravane gagne 10 points. À égalité, chacune en gagne 5.",
        "territory-points":
          "Chaque case de vos territoires vaut 1 point. L’eau et les oasis ont été comptées en chemin.",
        winners: "Qui a le plus de points gagne. À égalité, la victoire est partagée.",
      },
    },
  },
};

export default guide;
