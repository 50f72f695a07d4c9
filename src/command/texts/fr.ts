/** The texts of `play` in French. What is typed stays the same in every language. */
import type { Texts } from "./texts.js";

const count = (number: number, one: string, many: string): string =>
  `${number} ${number < 2 ? one : many}`;

export const fr: Texts = {
  seat: (seat) => `Siège ${seat}`,
  you: "Vous",
  question: (who, phase, moves) =>
    `${who} : ${phase} (${count(moves, "coup possible", "coups possibles")})`,
  nextMove: "le prochain coup",
  typeHelp: "Tapez help pour savoir ce que vous pouvez faire.",
  help: [
    ["un coup", "en notation, comme dans la liste ; un coup interdit est expliqué"],
    ["un nombre", "le coup qui porte ce numéro dans la dernière liste"],
    ["des choix", "des parties d’un coup, par exemple  sky f7 : réduit la liste"],
    ["Entrée", "ce qui peut être choisi ; ou le coup que forment les choix"],
    ["back", "annule le dernier choix"],
    ["moves TEXTE", "tous les coups possibles, ou ceux qui contiennent le texte"],
    ["more", "la suite d’une liste trop longue pour l’écran"],
    ["why COUP", "pourquoi un coup est interdit"],
    ["hint", "ce que jouerait le bot `hard`"],
    ["undo", "annule votre dernière décision et tout ce qui l’a suivie"],
    ["board", "montre tout le plateau avec sa légende"],
    ["up, down, left, right", "montre une autre partie d’un plateau trop grand"],
    ["log N", "ce que les derniers coups ont provoqué"],
    ["save FICHIER", "enregistre la partie : en JSON si le nom finit par .json"],
    ["quit", "quitte le programme"],
  ],
  nothingPicked: "Rien n’était choisi.",
  noLegalMove: "aucun coup possible",
  notPicked: (word) => `rien de ce qui peut être choisi ici ne s’appelle « ${word} »`,
  ambiguous: (word, meanings) => `« ${word} » peut vouloir dire ${meanings.join(" ou ")}`,
  isLegal: (move) => `${move} est permis.`,
  handOver: (name) => `${name}, appuyez sur Entrée quand personne d’autre ne regarde. `,
  tookBack: (moves) => `${count(moves, "coup annulé", "coups annulés")}.`,
  nothingToTakeBack: "Vous n’avez rien à annuler.",
  whereToSave: "Où ? Tapez save et le nom d’un fichier.",
  saved: (file) => `Enregistré dans ${file}.`,
  thinks: (name, bot) => `${name} (${bot}) réfléchit ...`,
  expected: (points) => `(points par siège : ${points})`,
  more: (lines) => `... encore ${count(lines, "ligne", "lignes")} : tapez more`,
  bye: "Au revoir.",
};
