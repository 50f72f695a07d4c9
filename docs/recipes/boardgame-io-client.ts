/** A client of boardgame.io for Nomadi, without a framework: it draws views, animates events and explains illegal moves. */
import { toBoardgameIo } from "caravanserai/boardgame-io";
import * as nomadi from "caravanserai/nomadi";
import * as words from "caravanserai/words/en";
import { Client } from "boardgame.io/client";
import { SocketIO } from "boardgame.io/multiplayer";

/** What a page does with what comes in. */
export interface Screen {
  /** Offers a button that starts the match. */
  offerStart(start: () => void): void;
  show(view: nomadi.View, isMyDecision: boolean): void;
  animate(events: readonly nomadi.MoveEvent[]): void;
  refused(sentence: string): void;
  over(winners: readonly string[]): void;
}

/** What the lobby gave us. Without a player, we watch. */
export interface Place {
  readonly server: string;
  readonly matchID: string;
  readonly playerID?: string;
  readonly credentials?: string;
}

// The client needs the names of the moves. Rules run on the server only.
const game = toBoardgameIo<nomadi.Types>(nomadi);

export function join({ server, ...place }: Place, screen: Screen) {
  const client = Client({ ...place, game, multiplayer: SocketIO({ server }), debug: false });
  let isOffered = false;
  let shown: number | undefined;
  client.subscribe((state) => {
    if (state === null) return; // Nothing has arrived yet.
    const { G, ctx, isActive } = state;
    if (G.view === null) {
      if (isActive && !isOffered) screen.offerStart(() => client.moves["start"]?.());
      isOffered = true;
      return;
    }
    if (G.moves === shown) return; // Only somebody came or left.
    if (shown !== undefined && G.moves === shown + 1) screen.animate(G.events);
    shown = G.moves;
    screen.show(nomadi.loadView(G.view), isActive);
    const result = ctx.gameover as ReturnType<typeof game.endIf>;
    if (result !== undefined) screen.over(result.winners);
  });
  client.start();
  return {
    play(move: nomadi.Move): void {
      const view = client.getState()?.G.view ?? null;
      if (view === null) return;
      // boardgame.io does not say why a move is illegal. The view knows.
      const refusal = nomadi.explain(view, move);
      if (refusal === undefined) client.moves["play"]?.(move);
      else screen.refused(words.refusalText(words.nomadi, refusal));
    },
    leave: () => client.stop(),
  };
}
