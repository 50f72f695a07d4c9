/** Runs in a Web Worker: bots think here, so that the page stays responsive. */
import type { Game, GameTypes } from "caravanserai";
import { serveBots } from "caravanserai/bots";

/** The first message names the module of the game; `null` for the games of the library. It is answered by `null`, or by what failed. */
addEventListener("message", ({ data }: MessageEvent<string | null>) => void start(data), {
  once: true,
});

async function start(address: string | null): Promise<void> {
  try {
    // A worker has no window: `self` is its own scope, and a port to the page.
    serveBots(self, { games: address === null ? [] : [await gameOf(address)] });
    self.postMessage(null);
  } catch (error) {
    self.postMessage(String(error));
  }
}

async function gameOf(address: string): Promise<Game<GameTypes>> {
  const { gameModule } = await import("caravanserai/kit");
  const imported: unknown = await import(/* @vite-ignore */ address);
  return gameModule(imported, address).game;
}
