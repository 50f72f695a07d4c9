/** Search queries, and the pages that they must find. */

interface Question {
  readonly question: string;
  /** The URL that must be found. */
  readonly wanted: RegExp;
  /** The number of results that it must be among. */
  readonly among: number;
}

export const QUESTIONS: readonly Question[] = [
  { question: "save", wanted: /^documents\/Saving_and_loading\.html/u, among: 2 },
  { question: "load a saved game", wanted: /^documents\/Saving_and_loading\.html/u, among: 2 },
  { question: "N21", wanted: /^documents\/Rules__Nomadi\.html#N21$/u, among: 1 },
  { question: "e3", wanted: /^documents\/Rules__Through_the_Desert\.html#E3$/u, among: 1 },
  { question: "why is my move illegal", wanted: /explain|Getting_started/u, among: 2 },
  { question: "legal", wanted: /functions\/.*\.legalMoves\.html$/u, among: 3 },
  { question: "setup", wanted: /functions\/.*\.setup\.html$/u, among: 1 },
  {
    question: "hidden cards",
    wanted: /^documents\/(?:Hidden_information|Rules__Nomadi)/u,
    among: 4,
  },
  { question: "hide information from players", wanted: /Hidden_information/u, among: 3 },
  { question: "react", wanted: /^documents\/Recipe__React\.html/u, among: 2 },
  { question: "websocket", wanted: /^documents\/Recipe__a_server_over_WebSocket\.html/u, among: 1 },
  { question: "camelsPerColour", wanted: /Options\.html#camelspercolour$/u, among: 2 },
  { question: "custom board", wanted: /Drawing_a_layout/u, among: 4 },
  { question: "undo", wanted: /State_managers\.html#undo-and-redo$/u, among: 1 },
  { question: "undo", wanted: /Simulation\.html#undo$/u, among: 8 },
  { question: "undu", wanted: /State_managers\.html#undo-and-redo$/u, among: 1 },
  { question: "svg", wanted: /modules\/caravanserai_svg\.html$|functions\/.*toSvg/u, among: 2 },
  { question: "german", wanted: /words_de|Words_for_people/u, among: 3 },
];
