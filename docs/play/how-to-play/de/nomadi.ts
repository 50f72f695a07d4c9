/** How to play Nomadi, in German. */
import type { sections } from "../../../rules/scenes/nomadi/index.js";
import type { Guide } from "../guide.js";

const guide: Guide<typeof sections> = {
  goal: [
    "Alle Figuren bilden eine Karawane, die gemeinsam durch die Wüste zieht. Unterwegs verdienst du Münzen: am Tal, mit Karten und in der Oase.",
    "Du darfst jede Figur bewegen, nicht nur deine eigenen. Daran kann verdienen, wer sie bewegt, und auch, wem sie gehört. Wer am Ende am meisten hat, gewinnt.",
  ],
  turn: [
    "In deinem Zug wirfst du sechs Würfel und nutzt sie einen nach dem anderen.",
    "Eine 1 ist ein Schritt. Mit 2 bis 6 springt eine Figur über eine Figur weniger, als der Würfel zeigt.",
    "Nach jedem Schritt und Sprung muss die Karawane zusammenhängen.",
    "Die dritte Figur in der Oase beendet das Spiel.",
  ],
  sections: {
    setUp: {
      title: "Vor dem Spiel",
      scenes: {
        board:
          "Zwei bis fünf Spieler führen je 8, 5, 4 oder 3 Figuren vom Start unten rechts zur Oase oben links. Dazwischen liegt das Tal.",
        cards:
          "Achtzehn Karten liegen verdeckt, eine auf jedem Wasserloch und die übrigen in der Wüste, nie im Start oder in der Oase. Wenn ihr wollt, legt ihr sie selbst aus.",
        "placing-pawns":
          "Setzt reihum Figuren in den Start. Ist er groß, muss jede neue neben einer anderen stehen.",
        money:
          "Alle beginnen mit 5 Münzen. Was du zahlen musst und nicht kannst, schuldest du der Bank.",
        "short-course":
          "Für ein kürzeres Spiel rückt ihr die Oase näher heran. Sie darf sogar ein Wasserloch verdecken.",
      },
    },
    moving: {
      title: "Figuren bewegen",
      scenes: {
        "any-pawn":
          "Jeder Würfel bewegt eine Figur, deine oder eine fremde. Eine Figur darf mehrere Würfel nutzen.",
        "free-side":
          "Eine Figur kann nur ziehen, wenn links, rechts, über oder unter ihr ein Feld leer ist.",
        step: "Eine 1 ist ein Schritt auf ein leeres Feld ringsum, auch über Eck.",
        jump: "Mit 2, 3 oder 4 springt eine Figur gerade über eine, zwei oder drei Figuren in einer Reihe auf das leere Feld dahinter.",
        "jump-with-a-bend":
          "Mit 5 oder 6 springt eine Figur über vier oder fünf Figuren und darf dabei einmal abbiegen.",
        contact:
          "Nach jeder Bewegung müssen alle Figuren Seite an Seite zusammenhängen. Eine Ecke verbindet nicht.",
        "no-way-back":
          "Es gibt kein Zurück: nicht in den Start, nicht über das Tal und nicht aus der Oase.",
        "to-and-fro":
          "Im selben Zug geht eine Figur nicht mit einem gleichen Würfel den Weg zurück, den sie gekommen ist.",
      },
    },
    turn: {
      title: "Würfel",
      scenes: {
        "dice-left":
          "Ein Würfel, der genutzt werden kann, muss genutzt werden. Jeder, der am Ende übrig ist, kostet 1 Münze.",
        "roll-again":
          "Ist keiner der sechs Würfel zu gebrauchen, wirfst du alle kostenlos noch einmal, oder du beendest den Zug und bezahlst sie.",
        bribes:
          "Spielt ihr mit Bestechung, dürfen die anderen dir nach dem Wurf Münzen bieten, mit einem Wunsch, der niemanden bindet. Nimm sie oder lass es.",
      },
    },
    earnings: {
      title: "Münzen unterwegs",
      scenes: {
        "last-out-of-start": "Verlässt die letzte Figur den Start, bekommt ihr Besitzer 5 Münzen.",
        "first-over-valley": "Wer die erste Figur über das Tal bewegt, bekommt 5 Münzen.",
        "last-over-valley": "Überquert die letzte Figur das Tal, zahlt ihr Besitzer 5 Münzen.",
        order: "Bringt ein Zug mehreres ein, gilt die Reihenfolge: Start, Tal, Karte, Oase.",
        "own-pawn-on-card":
          "Bewegst du eine Figur auf eine Karte, bekommst du 1 Münze. Ist es deine Figur, gehört dir auch die Karte.",
        "card-for-sale":
          "Ist es eine fremde, siehst du dir die Karte heimlich an und nennst einen Preis. Der Besitzer kauft sie ungesehen oder lässt sie dir.",
        secret:
          "Was eine Karte wert ist, wissen nur die, die sie angesehen haben. Die anderen sehen bis zum Ende die Rückseite.",
        goal: "Die erste Figur in der Oase bringt 8 Münzen, die zweite 6, die dritte 4: die Hälfte dem Besitzer, die Hälfte dem, der sie bewegt hat.",
      },
    },
    end: {
      title: "Das Ende",
      scenes: {
        "third-in-goal":
          "Die dritte Figur in der Oase beendet das Spiel sofort. Übrige Würfel kosten dann nichts.",
        score:
          "Zählt Münzen und Karten und zieht Schulden ab. Karten können weniger als nichts wert sein. Wer am meisten hat, gewinnt; bei Gleichstand alle, die gleichauf liegen.",
        "last-turn": "Ein Spiel, das kein Ende findet, hört nach einer festen Zahl von Zügen auf.",
      },
    },
  },
};

export default guide;
