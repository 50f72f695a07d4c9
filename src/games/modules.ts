/** The games of this library in the shape in which any module exports a game. */
import { about as aboutDesertSons } from "../desert-sons/about.js";
import { toText as desertSonsText } from "../desert-sons/frontend/text.js";
import type { GameModule } from "../kit/modules/game-module.js";
import { about as aboutNomadi } from "../nomadi/about.js";
import { toText as nomadiText } from "../nomadi/frontend/text.js";
import { about as aboutThroughTheDesert } from "../through-the-desert/about.js";
import { toText as throughTheDesertText } from "../through-the-desert/frontend/text.js";
import { desertSons as desertSonsDe } from "../words/de/desert-sons.js";
import { nomadi as nomadiDe } from "../words/de/nomadi.js";
import { throughTheDesert as throughTheDesertDe } from "../words/de/through-the-desert.js";
import { desertSons as desertSonsEn } from "../words/en/desert-sons.js";
import { nomadi as nomadiEn } from "../words/en/nomadi.js";
import { throughTheDesert as throughTheDesertEn } from "../words/en/through-the-desert.js";
import { desertSons as desertSonsFr } from "../words/fr/desert-sons.js";
import { nomadi as nomadiFr } from "../words/fr/nomadi.js";
import { throughTheDesert as throughTheDesertFr } from "../words/fr/through-the-desert.js";
import { parseTileSet } from "../desert-sons/model/tile-set-file.js";
import { parseLayout as parseNomadiLayout } from "../nomadi/model/layout-text.js";
import { parseLayout as parseDesertLayout } from "../through-the-desert/model/layout-text.js";
import { games } from "./games.js";
import type { GameId } from "./ids.js";
import { pictures } from "./pictures.js";

/** All games by their ids. */
export const gameModules: Readonly<Record<GameId, GameModule>> = {
  "through-the-desert": {
    id: "through-the-desert",
    game: games["through-the-desert"],
    about: aboutThroughTheDesert,
    words: { en: throughTheDesertEn, fr: throughTheDesertFr, de: throughTheDesertDe },
    toSvg: pictures["through-the-desert"],
    toText: throughTheDesertText,
    parseLayout: parseDesertLayout,
  },
  nomadi: {
    id: "nomadi",
    game: games.nomadi,
    about: aboutNomadi,
    words: { en: nomadiEn, fr: nomadiFr, de: nomadiDe },
    toSvg: pictures.nomadi,
    toText: nomadiText,
    parseLayout: parseNomadiLayout,
  },
  "desert-sons": {
    id: "desert-sons",
    game: games["desert-sons"],
    about: aboutDesertSons,
    words: { en: desertSonsEn, fr: desertSonsFr, de: desertSonsDe },
    toSvg: pictures["desert-sons"],
    toText: desertSonsText,
    parseLayout: parseTileSet,
  },
};
