/** How to play Desert Sons, in French. */
import type { sections } from "../../../rules/scenes/desert-sons/index.js";
import type { Guide } from "../guide.js";

const guide: Guide<typeof sections> = {
  goal: [
    "Des marchands explorent un désert, tuile après tuile. Envoyez vos explorateurs dans les oasis\u00a0: quand une oasis est complète, ils rapportent des marchandises, de l’eau, des chameaux et des nouvelles.",
    "À la fin, les marchandises valent de l’or. Les rumeurs rendent les unes plus chères, les autres moins. Qui a le plus d’or gagne.",
  ],
  turn: [
    "Déplacez votre caravane le long des lignes.",
    "Explorez\u00a0: piochez une tuile ou posez-en une de votre réserve à côté de la caravane.",
    "Envoyez un explorateur dans l’oasis trouvée, ou reprenez-en un.",
    "Les oasis complètes sont décomptées. Puis vous pouvez payer 1 eau pour un tour de plus.",
  ],
  sections: {
    setUp: {
      title: "Avant la partie",
      scenes: {
        area: "La croix du milieu est connue dès le début. Le désert autour se couvre de tuiles, avec des lignes brunes et blanches et des morceaux d’oasis.",
        pieces:
          "Au milieu se trouvent marchandises, eau, chameaux et rumeurs. Chacun a une caravane et quatre explorateurs de tailles différentes.",
        piles:
          "On joue de deux à quatre\u00a0; à deux, on laisse de côté la première pile. Les tuiles sont mélangées, et les premières piles sont piochées d’abord.",
        possessions:
          "Vous commencez avec une tuile visible en réserve, 2 eaux et de la place pour 4 marchandises.",
        starts:
          "Les caravanes partent des bouts de la croix. Vous pouvez aussi choisir vos départs, l’un après l’autre.",
      },
    },
    turn: {
      title: "Votre tour",
      scenes: {
        "caravan-moves":
          "Suivez autant de lignes brunes que vous voulez, puis une ligne blanche au plus. Vous pouvez dépasser les autres caravanes, mais pas vous arrêter sur leur case.",
        "camel-driver":
          "Pour 1 eau, un chamelier vous mène par les lignes blanches comme par les brunes, là où vous n’iriez pas sans lui.",
        "open-line":
          "On explore là où une ligne de la case de la caravane mène vers l’inconnu. Sans ligne ouverte, c’est impossible.",
        draw: "Piochez une tuile si vous en avez moins de trois. Si elle convient à côté de votre caravane, posez-la\u00a0; sinon, gardez-la.",
        "own-reserve":
          "Ou posez une tuile de votre réserve. Dans tous les cas, la caravane avance sur la nouvelle tuile.",
        scout:
          "Pour 1 eau, votre éclaireur pose une tuile de la réserve d’un autre, qui en pioche une nouvelle.",
        discard: "Avec trois tuiles qui ne conviennent nulle part, vous pouvez en défausser une.",
        "sides-fit":
          "Une tuile doit s’accorder avec toutes ses voisines\u00a0: désert avec désert, oasis avec oasis, ligne avec ligne. Tournez-la comme vous voulez.",
        "desert-tile": "Après une tuile sans oasis, vous pouvez avancer et explorer de nouveau.",
        explorer:
          "Si votre dernière tuile a une oasis, posez un explorateur sur une de ses parties, même si d’autres y sont déjà.",
        withdraw: "Si vous n’en avez pas envoyé, vous pouvez reprendre un de vos explorateurs.",
        "completed-oasis": "Ensuite, on décompte les oasis complétées pendant ce tour.",
        guide: "Pour 1 eau, le guide vous donne un tour de plus après votre tour normal.",
      },
    },
    scoring: {
      title: "Le décompte d’une oasis",
      scenes: {
        complete:
          "Une oasis est complète quand aucun de ses côtés ne mène vers l’inconnu. Le bord du plateau la ferme aussi.",
        "several-oases":
          "Si vous en complétez plusieurs, choisissez l’ordre. Une oasis sans explorateur n’est pas décomptée.",
        order:
          "Les explorateurs agissent du plus grand au plus petit. Avec le turban, le plus grand de son porteur passe avant tous.",
        "water-of-the-first":
          "S’ils sont deux ou plus, le propriétaire du premier paie 1 eau. Sans eau, cet explorateur rentre les mains vides.",
        actions:
          "Chacun à son tour prend une case action libre\u00a0: une marchandise, 2 eaux, un chameau pour deux marchandises de plus, ou une rumeur. Ou rien.",
        "back-home":
          "Puis tous rentrent et le turban passe au joueur suivant. Une oasis n’est décomptée qu’une fois.",
      },
    },
    end: {
      title: "La fin",
      scenes: {
        "last-tile": "Quand la dernière tuile est piochée, chacun joue encore un tour.",
        gold: "On retourne les rumeurs. Chaque marchandise vaut 4 pièces d’or, plus ou moins ses deux rumeurs, jamais moins de 0.",
        winners: "Qui a le plus d’or gagne. À égalité, c’est qui a le plus d’eau.",
        idle: "Si personne n’explore pendant longtemps, la partie se termine aussi.",
      },
    },
  },
};

export default guide;
