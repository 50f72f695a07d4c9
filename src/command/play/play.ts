/** `caravanserai play`: a game between people at this keyboard and bots, or between bots alone. */
import { randomSeed } from "caravanserai";
import { boardText } from "../screen/board-text.js";
import { Bots } from "../bots.js";
import { readRecord, writeRecord } from "../record-file.js";
import { languageOf, speechOf } from "../speech.js";
import { optionsFor, gameOf } from "../games.js";
import { say, sayJson, type Terminal } from "../terminal.js";
import { type Options, UsageError } from "../usage.js";
import { Keyboard } from "./keyboard.js";
import { People } from "./people.js";
import { heading, type Player, type Playing } from "./playing.js";
import { Session } from "./session.js";

/** The default players. */
const ALONE = ["me", "hard"];

/** Runs the command. */
export async function play(
  terminal: Terminal,
  gameId: string | undefined,
  options: Options,
  interrupt: () => void,
): Promise<void> {
  const session = await begin(gameId ?? options.text("game"), options);
  const count = playersOf(session);
  const bots = new Bots(session.playable, options.whole("time", 1));
  const players = await seatsFor(options, count, bots);
  const speech = speechOf(languageOf(options, session.playable), session.playable, count);
  const file = options.text("save");
  const save = (): void => {
    if (file !== undefined) writeRecord(file, session.recorded());
  };
  const playing = { terminal, session, speech, players };
  try {
    if (players.includes("me")) {
      if (options.flag("json")) throw new UsageError("--json needs bots in all seats");
      const keyboard = new Keyboard(terminal, interrupt);
      try {
        await new People(playing, keyboard, file).play();
      } finally {
        keyboard.close();
      }
    } else {
      await playBots(playing, options.flag("json"));
    }
  } finally {
    save();
    await bots.close();
  }
}

/** Starts a new game, or continues one from a file. */
async function begin(gameId: string | undefined, options: Options): Promise<Session> {
  const file = options.text("load");
  if (file === undefined) {
    const playable = await gameOf(gameId);
    const named = (options.list("seats") ?? ALONE).length;
    const count = options.whole("players", 1) ?? (named > 1 ? named : 3);
    const seed = options.text("seed") ?? randomSeed();
    const others = options.json("options");
    return new Session(playable, optionsFor(playable, count, seed, options.text("layout"), others));
  }
  for (const name of ["seed", "layout", "options", "players"]) {
    if (options.text(name) !== undefined) {
      throw new UsageError(`--${name} can't change a game that is loaded`);
    }
  }
  const { playable, record } = await readRecord(file, options, gameId);
  return Session.of(playable, record);
}

/** Returns the number of players. */
const playersOf = ({ playable, state }: Session): number => playable.game.score(state).seats.length;

/** Returns the players. The last one named takes all remaining seats. */
async function seatsFor(options: Options, count: number, bots: Bots): Promise<readonly Player[]> {
  const names = options.list("seats") ?? ALONE;
  if (names.length > count) {
    throw new UsageError(`--seats names ${names.length} players, but ${count} play`);
  }
  const seats = Array.from({ length: count }, async (_, seat) => {
    const name = names[Math.min(seat, names.length - 1)] ?? "";
    return name === "me" ? name : bots.of(name, seat);
  });
  return Promise.all(seats);
}

/** Lets bots play a game to its end, and shows the result. */
async function playBots(playing: Playing, asJson: boolean): Promise<void> {
  const { terminal, session, players } = playing;
  const { playable } = session;
  if (!asJson) say(terminal, heading(playing), "");
  for (let { seat } = session.state; seat !== null; { seat } = session.state) {
    const player = players[seat];
    if (player === undefined || player === "me") break;
    terminal.signal.throwIfAborted();
    const { move } = await player.think(session.view(seat), { signal: terminal.signal });
    session.play(move);
  }
  if (!asJson) {
    say(terminal, boardText(terminal, playable, session.state));
    return;
  }
  const { seats, winners } = playable.game.score(session.state);
  const bots = players.map((player) => (player === "me" ? player : player.name));
  const { endReason } = session.state;
  sayJson(terminal, {
    game: playable.id,
    bots,
    seats,
    winners,
    endReason,
    record: session.record(),
  });
}
