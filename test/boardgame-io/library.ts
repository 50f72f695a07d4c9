/** boardgame.io itself, through `require`: its ES modules do not load in Node. */
import { createRequire } from "node:module";
import type * as Ai from "boardgame.io/ai";
import type * as ClientModule from "boardgame.io/client";
import type * as Internal from "boardgame.io/internal";
import type * as Multiplayer from "boardgame.io/multiplayer";
import type * as ServerModule from "boardgame.io/server";

const require = createRequire(import.meta.url);

export const { Client, LobbyClient } = require("boardgame.io/client") as typeof ClientModule;
export const { Local, SocketIO } = require("boardgame.io/multiplayer") as typeof Multiplayer;
export const { Server } = require("boardgame.io/server") as typeof ServerModule;
export const { MCTSBot, RandomBot, Simulate } = require("boardgame.io/ai") as typeof Ai;
export const { Async, CreateGameReducer, InitializeGame } =
  require("boardgame.io/internal") as typeof Internal;
