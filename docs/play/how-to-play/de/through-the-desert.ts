/** How to play Through the Desert, in German. */
import type { sections } from "../../../rules/scenes/through-the-desert/index.js";
import type { Guide } from "../guide.js";

const guide: Guide<typeof sections> = {
  goal: [
    "Deine Karawanen ziehen durch die Wüste. Punkte gibt es für Wasser, das sie trinken, für Oasen, die sie erreichen, für Gebiete, die sie umschließen, und für die größte Karawane jeder Farbe.",
    "Kamele aller Farben stehen allen offen. Eine Karawane gehört dir, wenn ihr Anführer dir gehört: Du hast für jede Farbe einen.",
  ],
  turn: [
    "Zuerst setzen alle ihre fünf Anführer, reihum je einen.",
    "Danach setzt du in jedem Zug zwei Kamele neben deine eigenen Karawanen.",
    "Was ein Kamel einbringt, bekommst du sofort.",
    "Ist das letzte Kamel einer Farbe gesetzt, endet das Spiel. Wer die meisten Punkte hat, gewinnt.",
  ],
  sections: {
    setUp: {
      title: "Vor dem Spiel",
      scenes: {
        players:
          "Zwei bis fünf können spielen. Zu zweit und zu dritt gilt der kleinere Teil des Plans, zu viert und zu fünft der ganze.",
        supply:
          "Je mehr mitspielen, desto mehr Kamele gibt es: 22 jeder Farbe zu zweit, 26 zu dritt, sonst 30.",
        "give-back": "Zu fünft gibt jeder einen Anführer zurück, jeder in einer anderen Farbe.",
        "palms-and-water":
          "Palmen und Wasser verteilt der Zufall. Eine Palme macht eine Oase; Palmenplätze ohne Palme bekommen Wasser für 1, 2 oder 3 Punkte.",
        "too-few-palm-spaces":
          "Ein eigener Plan braucht genug Plätze für seine Palmen, auch in seinem kleineren Teil.",
        open: "Nichts ist geheim: Alle sehen, was alle gesammelt haben.",
      },
    },
    leaders: {
      title: "Anführer",
      scenes: {
        "leaders-by-turns": "Setzt reihum eure Anführer. Du hast einen in jeder Farbe.",
        "leader-on-empty-space":
          "Ein Anführer braucht ein leeres Feld: kein Wasser, keine Oase, kein Kamel. Punkte zeigen, wohin er darf, Kreuze, wohin nicht.",
        "leader-not-next-to-oasis": "Ein Anführer steht nie direkt neben einer Oase.",
        "leader-not-next-to-leader": "Anführer stehen nie nebeneinander, auch nicht zwei eigene.",
        "colours-of-the-first-round":
          "In der ersten Runde nimmst du eine Farbe, die noch niemand genommen hat.",
        "region-of-one-leader":
          "Ein Anführer bringt nichts ein, wenn er gesetzt wird. Steht er aber allein in einer Ecke des Plans, sobald alle gesetzt sind, gehört sie dir.",
        "leaders-lost": "Kann kein Anführer mehr gesetzt werden, sind die übrigen verloren.",
      },
    },
    camels: {
      title: "Kamele",
      scenes: {
        "two-camels": "Setze in deinem Zug zwei Kamele, von einer Farbe oder von zweien.",
        "first-round": "Die ersten beiden beginnen mit nur einem Kamel; zu zweit nur der erste.",
        "free-spaces":
          "Kamele dürfen auf Sand und auf Wasser. Oasen, andere Kamele und umschlossene Gebiete sind ihnen versperrt.",
        "next-to-own-camel":
          "Ein Kamel schließt sich deiner Karawane seiner Farbe an: Setze es neben eines ihrer Kamele.",
        "not-next-to-rival":
          "Zwei Karawanen einer Farbe berühren sich nie. Zwischen deiner und einer fremden bleibt ein Feld frei.",
        "other-colours": "Andere Farben stören nicht: Du darfst direkt daneben vorbeiziehen.",
        "no-loose-camel":
          "Eine verbrauchte Farbe kannst du nicht mehr setzen, auch nicht als zweites Kamel.",
        "nowhere-to-go":
          "Wer ein Kamel setzen kann, muss es tun. Wer es nicht kann, verliert den Rest des Zuges; kann es niemand, ist das Spiel aus.",
      },
    },
    earnings: {
      title: "Punkte unterwegs",
      scenes: {
        water: "Ein Kamel auf Wasser nimmt es mit: 1, 2 oder 3 Punkte.",
        oasis:
          "Kommt eine Karawane zum ersten Mal neben eine Oase, bringt das 5 Punkte. Dieselbe Karawane bekommt sie an jeder Oase nur einmal.",
        enclosure:
          "Ein Gebiet, das nur eine Karawane berührt, ist umschlossen und gehört ihr. Berge und der Rand des Plans helfen dabei.",
        "not-enclosed": "Zwei Karawanen umschließen nie gemeinsam etwas, auch nicht zwei eigene.",
        "inside-a-territory":
          "Mit dem Gebiet bekommst du sein Wasser und 5 Punkte für jede Oase darin, die für die Karawane neu ist.",
        "closed-territory":
          "Ein umschlossenes Gebiet bleibt, wie es ist: Niemand setzt dort mehr ein Kamel.",
        "points-without-limit":
          "Punkte sind nicht begrenzt: Jede Karawane kann an jeder Oase punkten.",
      },
    },
    end: {
      title: "Das Ende",
      scenes: {
        "last-camel":
          "Das letzte Kamel einer Farbe beendet das Spiel, nach dem Zug, in dem es gesetzt wurde.",
        "largest-caravans":
          "In jeder Farbe bringt die größte Karawane 10 Punkte. Sind mehrere gleich groß, bringt jede 5.",
        "territory-points":
          "Jedes Feld deiner Gebiete zählt 1 Punkt. Wasser und Oasen sind schon unterwegs gezählt worden.",
        winners:
          "Wer die meisten Punkte hat, gewinnt. Bei Gleichstand gewinnen alle, die gleichauf liegen.",
      },
    },
  },
};

export default guide;
