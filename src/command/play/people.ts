/** A game with people at the keyboard: each sees their own view, and hands over to the next. */
import type { Seat } from "caravanserai";
import { type Bot, level } from "caravanserai/bots";
import { boardText } from "../board-text.js";
import { writeRecord } from "../record-file.js";
import type { Move, View } from "../games.js";
import { clearEverything, clearLine, isShown, say, sayHere } from "../terminal.js";
import type { Keyboard } from "./keyboard.js";
import { decide, type Desk } from "./person.js";
import { heading, type Playing } from "./playing.js";

/** A game between people and bots. */
export class People {
  /** The number of moves each person has been shown, by seat. */
  private readonly told: number[];
  private readonly people: readonly Seat[];
  /** The last person at the keyboard. */
  private last: Seat | undefined;
  /** The number of moves when the board was last shown. */
  private shownAt = -1;

  constructor(
    private readonly playing: Playing,
    private readonly keyboard: Keyboard,
    private readonly file: string | undefined,
  ) {
    const { players, session } = playing;
    this.told = players.map(() => session.length);
    this.people = [...players.keys()].filter((seat) => players[seat] === "me");
  }

  /** Plays until the game is over or somebody quits. */
  async play(): Promise<void> {
    const { terminal, session, players, speech } = this.playing;
    const who = players.map(
      (player, seat) => `${speech.name(seat)}: ${player === "me" ? "you" : player.name}`,
    );
    say(terminal, heading(this.playing), who.join("   "), "Type help for what you can do.", "");
    for (let { seat } = session.state; seat !== null; { seat } = session.state) {
      const player = players[seat];
      if (player === undefined) break;
      if (player === "me") {
        if (!(await this.decideAt(seat))) return;
      } else {
        session.play(await this.thought(player, seat));
      }
      const [only, other] = this.people;
      if (only !== undefined && other === undefined) this.tell(only);
    }
    const [only, other] = this.people;
    // Once a game is over nothing is hidden.
    if (only !== undefined && other !== undefined) this.tell("spectator");
    const { winners } = session.playable.game.score(session.state);
    say(
      terminal,
      "",
      boardText(terminal, session.playable, session.state),
      speech.winners(winners),
    );
  }

  /** Asks a person for a decision. Returns whether the game goes on. */
  private async decideAt(seat: Seat): Promise<boolean> {
    const { terminal, session } = this.playing;
    const { last } = this;
    // Within one turn the board is shown once, and then on request.
    const isNext = last !== seat || session.seatAt(session.length - 1) !== seat;
    const isShown = last === seat && this.shownAt === session.length;
    if (last !== undefined && last !== seat && session.hides(last, seat)) await this.handOver(seat);
    this.last = seat;
    this.tell(seat);
    if (isNext && !isShown) {
      say(terminal, "", boardText(terminal, session.playable, session.view(seat)), "");
      this.shownAt = session.length;
    }
    const decision = await decide(this.deskOf(seat), seat);
    if (decision === "quit") {
      say(terminal, "Bye.");
      return false;
    }
    if (decision === "undo") this.undo();
    else session.play(decision.move);
    if (this.file !== undefined) writeRecord(this.file, session.recorded());
    return true;
  }

  /** Waits for the next person to sit down before showing their view. */
  private async handOver(seat: Seat): Promise<void> {
    const { terminal, speech } = this.playing;
    if (isShown(terminal)) clearEverything(terminal);
    await this.keyboard.ask(`${speech.name(seat)}, press Enter when nobody else looks. `);
  }

  /** Shows a viewer the events since they last looked. */
  private tell(viewer: Seat | "spectator"): void {
    const { session } = this.playing;
    const from =
      viewer === "spectator"
        ? Math.min(...this.people.map((seat) => this.told[seat] ?? 0))
        : (this.told[viewer] ?? 0);
    this.tellSince(from, viewer);
    if (viewer !== "spectator") this.told[viewer] = session.length;
  }

  private tellSince(from: number, viewer: Seat | "spectator"): void {
    const { terminal, session, speech } = this.playing;
    for (let number = Math.max(0, from); number < session.length; number++) {
      const sentences = session.events(number, viewer).map((event) => speech.event(event));
      say(terminal, ...sentences.filter((sentence) => sentence !== ""));
    }
  }

  /** Takes back a person's last decision, and everything after it. */
  private undo(): void {
    const { terminal, session } = this.playing;
    for (let number = session.length - 1; number >= 0; number--) {
      const seat = session.seatAt(number);
      if (seat === null || !this.people.includes(seat)) continue;
      say(
        terminal,
        `Took back ${session.length - number === 1 ? "1 move" : `${session.length - number} moves`}.`,
      );
      session.backTo(number);
      for (const [index, length] of this.told.entries())
        this.told[index] = Math.min(length, number);
      this.last = undefined;
      return;
    }
    say(terminal, "There is nothing of yours to take back.");
  }

  private deskOf(seat: Seat): Desk {
    const { terminal, session, speech } = this.playing;
    return {
      terminal,
      keyboard: this.keyboard,
      session,
      speech,
      save: (given) => {
        const file = given ?? this.file;
        if (file === undefined) say(terminal, "Where? Type save and the name of a file.");
        else {
          writeRecord(file, session.recorded());
          say(terminal, `Saved to ${file}.`);
        }
      },
      hint: (view) => this.hint(view, seat),
      log: (moves) => this.tellSince(session.length - moves, seat),
    };
  }

  private async hint(view: View, seat: Seat): Promise<void> {
    const { terminal, session, speech } = this.playing;
    const bot = level("hard", 0, session.playable.game);
    const { considered, move } = await this.thinking(bot, view, seat);
    const best = considered.length === 0 ? [{ move, visits: 0, expected: [] }] : considered;
    for (const { move: one, expected } of best.slice(0, 3)) {
      const points = expected.map((value) => value.toFixed(0)).join(" to ");
      const promise = points === "" ? "" : ` (points by seat: ${points})`;
      const notation = session.playable.game.formatMove(view, one);
      say(terminal, `  ${notation.padEnd(8)} ${speech.move(one)}${promise}`);
    }
  }

  private async thought(bot: Bot, seat: Seat): Promise<Move> {
    return (await this.thinking(bot, this.playing.session.view(seat), seat)).move;
  }

  /** Lets a bot think, with an indicator. */
  private async thinking(bot: Bot, view: View, seat: Seat): ReturnType<Bot["think"]> {
    const { terminal, speech } = this.playing;
    const { signal } = terminal;
    if (isShown(terminal)) sayHere(terminal, `${speech.name(seat)} (${bot.name}) thinks ...`);
    try {
      return await bot.think(view, { signal });
    } finally {
      if (isShown(terminal)) clearLine(terminal);
    }
  }
}
