/** How to play Desert Sons, in German. */
import type { sections } from "../../../rules/scenes/desert-sons/index.js";
import type { Guide } from "../guide.js";

const guide: Guide<typeof sections> = {
  goal: [
    "Händler erkunden eine Wüste Plättchen für Plättchen. Schicke Erkunder in Oasen; ist eine Oase vollendet, bringen sie Waren, Wasser, Kamele und Neuigkeiten heim.",
    "Am Ende sind Waren Gold wert. Gerüchte machen die einen teurer und die anderen billiger. Wer das meiste Gold hat, gewinnt.",
  ],
  turn: [
    "Ziehe mit deiner Karawane die Linien entlang.",
    "Erkunde: Zieh ein Plättchen oder lege eines aus deiner Reserve neben die Karawane.",
    "Schicke einen Erkunder in die gefundene Oase, oder hole einen zurück.",
    "Vollendete Oasen werden gewertet. Danach kannst du für 1 Wasser noch einmal ziehen.",
  ],
  sections: {
    setUp: {
      title: "Vor dem Spiel",
      scenes: {
        area: "Das Kreuz in der Mitte ist von Anfang an bekannt. Die Wüste ringsum wird mit Plättchen bedeckt, mit braunen und weißen Linien und Teilen von Oasen.",
        pieces:
          "In der Mitte liegen Waren, Wasser, Kamele und Gerüchte. Alle haben eine Karawane und vier verschieden große Erkunder.",
        piles:
          "Zwei bis vier können spielen; zu zweit bleibt der erste Stapel weg. Die Plättchen werden gemischt, vordere Stapel zuerst gezogen.",
        possessions:
          "Du beginnst mit einem offenen Plättchen in Reserve, 2 Wasser und Platz für 4 Waren.",
        starts:
          "Die Karawanen starten an den Enden des Kreuzes. Wenn ihr wollt, wählt ihr nacheinander selbst.",
      },
    },
    turn: {
      title: "Dein Zug",
      scenes: {
        "caravan-moves":
          "Zieh beliebig viele braune Linien entlang, danach höchstens eine weiße. An anderen Karawanen darfst du vorbei, aber nicht auf ihnen halten.",
        "camel-driver":
          "Für 1 Wasser führt dich der Kameltreiber über weiße Linien so frei wie über braune, dorthin, wohin du ohne ihn nicht kämst.",
        "open-line":
          "Erkunden kannst du dort, wo eine Linie deines Feldes ins Unbekannte führt. Ohne offene Linie geht es nicht.",
        draw: "Zieh ein Plättchen, wenn du weniger als drei hast. Passt es neben deine Karawane, musst du es legen, sonst behältst du es.",
        "own-reserve":
          "Oder lege eines aus deiner Reserve. In jedem Fall zieht die Karawane auf das neue Plättchen.",
        scout:
          "Für 1 Wasser legt dein Kundschafter ein Plättchen aus einer fremden Reserve. Deren Besitzer zieht ein neues.",
        discard: "Hast du drei Plättchen, die nirgends passen, darfst du eines abwerfen.",
        "sides-fit":
          "Ein Plättchen muss zu allen Nachbarn passen: Wüste an Wüste, Oase an Oase, Linie an Linie. Dreh es, wie du willst.",
        "desert-tile": "Nach einem Plättchen ohne Oase darfst du noch einmal ziehen und erkunden.",
        explorer:
          "Hat dein letztes Plättchen eine Oase, setze einen Erkunder auf einen Teil davon, auch wenn dort schon andere sind.",
        withdraw:
          "Hast du keinen geschickt, darfst du stattdessen einen deiner Erkunder zurückholen.",
        "completed-oasis": "Dann werden die Oasen gewertet, die du in diesem Zug vollendet hast.",
        guide: "Für 1 Wasser gibt dir der Führer nach deinem normalen Zug einen weiteren.",
      },
    },
    scoring: {
      title: "Eine Oase werten",
      scenes: {
        complete:
          "Eine Oase ist vollendet, wenn keine ihrer Seiten ins Unbekannte führt. Auch der Rand des Plans schließt sie.",
        "several-oases":
          "Sind es mehrere, wählst du die Reihenfolge. Oasen ohne Erkunder werden nicht gewertet.",
        order:
          "Die Erkunder handeln vom größten zum kleinsten. Mit dem Turban kommt der größte Erkunder seines Trägers vor allen anderen.",
        "water-of-the-first":
          "Sind es zwei oder mehr, zahlt der Besitzer des ersten 1 Wasser. Ohne Wasser geht dieser Erkunder leer nach Hause.",
        actions:
          "Der Reihe nach nimmt jeder Erkunder ein freies Aktionsfeld: eine Ware, 2 Wasser, ein Kamel für zwei weitere Waren oder ein Gerücht. Oder nichts.",
        "back-home":
          "Danach gehen alle nach Hause, und der Turban wandert zum nächsten Spieler. Eine gewertete Oase wird nie wieder gewertet.",
      },
    },
    end: {
      title: "Das Ende",
      scenes: {
        "last-tile": "Ist das letzte Plättchen gezogen, haben alle noch einen Zug.",
        gold: "Die Gerüchte werden aufgedeckt. Jede Ware ist 4 Gold wert, dazu kommt, was ihre zwei Gerüchte bringen oder kosten, aber nie weniger als 0.",
        winners: "Wer das meiste Gold hat, gewinnt. Bei Gleichstand entscheidet das meiste Wasser.",
        idle: "Erkundet lange niemand etwas, endet das Spiel ebenfalls.",
      },
    },
  },
};

export default guide;
