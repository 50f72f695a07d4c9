/** The texts of `play` in German. What is typed stays the same in every language. */
import type { Texts } from "./texts.js";

const count = (number: number, one: string, many: string): string =>
  `${number} ${number === 1 ? one : many}`;

export const de: Texts = {
  seat: (seat) => `Sitz ${seat}`,
  you: "Du",
  question: (who, phase, moves) =>
    `${who}: ${phase} (${count(moves, "möglicher Zug", "mögliche Züge")})`,
  nextMove: "der nächste Zug",
  typeHelp: "Gib help ein, um zu sehen, was du tun kannst.",
  help: [
    ["ein Zug", "in Notation, wie in der Liste; verbotene werden erklärt"],
    ["eine Zahl", "der Zug mit dieser Nummer in der letzten Liste"],
    ["Teile", "eines Zugs, zum Beispiel  sky f7 : die Liste wird kürzer"],
    ["Eingabetaste", "was jetzt gewählt werden kann; oder der gewählte Zug"],
    ["back", "nimmt die letzte Wahl zurück"],
    ["moves TEXT", "alle möglichen Züge, oder die mit diesem Text"],
    ["more", "der Rest einer Liste, die zu lang für den Bildschirm ist"],
    ["why ZUG", "warum ein Zug verboten ist"],
    ["hint", "was der Bot `hard` spielen würde"],
    ["undo", "nimmt deine letzte Entscheidung zurück, und alles danach"],
    ["board", "zeigt den ganzen Plan mit seiner Legende"],
    ["up, down, left, right", "zeigt einen anderen Teil eines zu großen Plans"],
    ["log N", "was die letzten Züge bewirkt haben"],
    ["save DATEI", "speichert die Partie: als JSON, wenn der Name auf .json endet"],
    ["quit", "beendet das Programm"],
  ],
  nothingPicked: "Es war nichts gewählt.",
  noLegalMove: "kein möglicher Zug",
  notPicked: (word) => `nichts, was hier gewählt werden kann, heißt „${word}“`,
  ambiguous: (word, meanings) => `„${word}“ kann ${meanings.join(" oder ")} heißen`,
  isLegal: (move) => `${move} ist erlaubt.`,
  handOver: (name) => `${name}, drück die Eingabetaste, wenn sonst niemand hinsieht. `,
  tookBack: (moves) => `${count(moves, "Zug", "Züge")} zurückgenommen.`,
  nothingToTakeBack: "Du hast nichts zurückzunehmen.",
  whereToSave: "Wohin? Gib save und den Namen einer Datei ein.",
  saved: (file) => `Gespeichert in ${file}.`,
  thinks: (name, bot) => `${name} (${bot}) denkt ...`,
  expected: (points) => `(Punkte nach Sitz: ${points})`,
  more: (lines) => `... noch ${count(lines, "Zeile", "Zeilen")}: gib more ein`,
  bye: "Tschüss.",
};
