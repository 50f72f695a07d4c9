/** What checks of boards find, in German. */
import type { DesertSonsWords, NomadiWords, ThroughTheDesertWords } from "../words.js";
import { count, und } from "./common.js";

const at = (players: number): string => `bei ${players} Spielern`;

export const throughTheDesertFindings: ThroughTheDesertWords["finding"] = {
  leaders: ({ players, leaders, room }) =>
    `Platz ist für etwa ${room} Anführer; ${players} Spieler haben ${leaders}.`,
  islands: ({ players }) => `Der Spielplan besteht ${at(players)} aus mehreren Teilen.`,
  bottleneck: ({ players, spaces }) =>
    `Ein einziges Kamel auf ${spaces.length === 1 ? "diesem Feld" : "einem dieser Felder"} würde den Spielplan ${at(players)} zerteilen.`,
  "closed-water": () =>
    "Nur eine Karawane kommt an dieses Wasserloch: Es hat ein einziges Nachbarfeld.",
  "closed-palms": () => "Nur eine oder zwei Karawanen kommen an diese Palmen.",
  "no-water": ({ players }) => `Es gibt ${at(players)} kein Wasser.`,
  "no-palms": () => "Der Spielplan hat keine Palmen.",
  "few-palm-spaces": ({ players, palms, got }) =>
    `Es gibt ${at(players)} ${count(got, "Palmenfeld", "Palmenfelder")} für ${count(palms, "Palme", "Palmen")}.`,
  "few-tokens": ({ players, got, tokens }) =>
    `Es brauchen ${at(players)} ${got} Felder einen Wassermarker, und es gibt nur ${tokens}.`,
  "one-sided-water": ({ players }) =>
    `Wasser und Palmen liegen ${at(players)} auf einer Seite des Spielplans.`,
  camels: ({ players, camels, suggested }) =>
    `${count(camels, "Kamel", "Kamele")} je Farbe passen ${at(players)} nicht zu diesem Spielplan; gut wären etwa ${suggested}.`,
  counts: ({ players, water, palms, usualWater, usualPalms }) =>
    `Mitgelieferte Spielpläne haben ${at(players)} ${usualWater} Wasser- und ${usualPalms} Palmenfelder; hier sind es ${water} und ${palms}.`,
  size: ({ players, got, usual: [least, most] }) =>
    `Mitgelieferte Spielpläne haben ${at(players)} ${least} bis ${most} Felder; hier sind es ${got}.`,
  section: () => "Keine Trennlinie markiert einen kleineren Abschnitt für 2 und 3 Spieler.",
  "bare-rim": () => "Diese Felder liegen an einem Rand ohne Berge.",
  "smooth-rim": () => "Der Rand ist gerade statt zerklüftet.",
  "middle-range": ({ usual: [least, most] }) =>
    `Um keinen Gebirgszug von ${least} bis ${most} Bergen liegen ringsum Felder.`,
  "water-apart": () => "Dieses Wasser liegt neben anderem Wasser oder einem Palmenfeld.",
  "palm-neighbours": ({ players }) =>
    `Diese Palmenfelder haben ${at(players)} weniger als sechs Nachbarfelder.`,
  "palms-apart": ({ usual }) =>
    `Diese Palmenfelder sind weniger als ${usual} Schritte voneinander entfernt.`,
};

export const nomadiFindings: NomadiWords["finding"] = {
  "small-start": ({ players, pawns, spaces }) =>
    `Der Start hat ${count(spaces.length, "Feld", "Felder")}; ${players} Spieler haben ${count(pawns, "Figur", "Figuren")}.`,
  "start-apart": () =>
    "Der Start besteht aus mehreren Teilen, die Karawane steht also nicht zusammen.",
  "near-goal": () => "Diese Felder des Ziels liegen nicht jenseits des Tals.",
  "narrow-valley": ({ width, least }) =>
    `Das Tal ist ${count(width, "Feld", "Felder")} breit; eine Karawane braucht mindestens ${least}, um es zu durchqueren.`,
  "no-water": () => "Es gibt keine Wasserlöcher.",
  "water-on-one-side": () => "Alle Wasserlöcher liegen auf einer Seite des Tals.",
  "one-sided-water": () => "Alle Wasserlöcher liegen in einem Teil des Spielplans.",
  "closed-water": () => "Eine einzige Figur neben diesem Wasserloch hält alle anderen fern.",
  "start-size": ({ got, usual }) =>
    `Der Start hat ${count(got, "Feld", "Felder")}; die Figuren von 2 oder 4 Spielern füllen ${usual}.`,
  "goal-apart": () => "Das Ziel besteht aus mehreren Teilen.",
  "water-apart": () => "Diese Wasserlöcher liegen nebeneinander.",
  bottleneck: () => "Eine Figur auf einem dieser Felder steht allen anderen im Weg.",
};

/** Returns the sentences about tile sets, with the names of goods and actions. */
export const tileSetFindings = ({
  good,
  action,
}: Pick<DesertSonsWords, "action" | "good">): DesertSonsWords["finding"] => ({
  heights: ({ sums }) =>
    `Die Größen der Erkunder ergeben zusammen ${und(sums.map(String))}: Einige Plätze sind stärker.`,
  "one-pile": () => "Zwei Spieler lassen Stapel 1 weg, und es gibt keinen anderen.",
  "little-room": ({ got, room }) => `Es gibt ${got} Plättchen für ${room} freie Felder.`,
  "cross-apart": () => "Keine Linien verbinden diese Felder mit dem ersten Start.",
  "closed-starts": () => "Keine offene Linie führt von diesen Starts weg.",
  "no-oases": () => "Kein Plättchen hat eine Oase.",
  "missing-goods": ({ goods }) => `Kein Aktionsfeld gibt ${und(goods.map((one) => good[one]))}.`,
  "few-goods": ({ good: one, got, places }) =>
    `Es gibt ${places} Aktionsfelder für ${good[one]}, aber nur ${got} Stück davon.`,
  unreachable: ({ tiles }) => `Keine Linie führt auf ${und(tiles)}: Das kann nie gelegt werden.`,
  "rare-sides": ({ tiles }) => `Kaum ein Plättchen hat Seiten, die zu ${und(tiles)} passen.`,
  "pile-sizes": ({ sizes }) => `Die Stapel haben ${und(sizes.map(String))} Plättchen.`,
  "missing-actions": ({ actions }) =>
    `Es gibt kein Aktionsfeld für ${und(actions.map((one) => action[one]))}.`,
  "full-rumours": () => "Mit 8 Gerüchten bleibt kein Platz der Gerüchtetafel frei.",
});
