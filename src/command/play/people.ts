/** A game with people at the keyboard: each sees their own view, and hands over to the next. */
import type { Seat } from "caravanserai";
import { type Bot, level } from "caravanserai/bots";
import { boardText } from "../screen/board-text.js";
import { writeRecord } from "../record-file.js";
import type { Move, View } from "../games.js";
import { clearEverything, clearLine, isShown, say, sayHere } from "../terminal.js";
import type { Keyboard } from "./keyboard.js";
import { decide, type Desk } from "./person.js";
import { type Stage, stageFor } from "../screen/stage.js";
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

  private readonly stage: Stage;

  constructor(
    private readonly playing: Playing,
    private readonly keyboard: Keyboard,
    private readonly file: string | undefined,
  ) {
    const { players, session, terminal, speech } = playing;
    this.stage = stageFor(terminal, session.playable, speech.texts);
    this.told = players.map(() => session.length);
    this.people = [...players.keys()].filter((seat) => players[seat] === "me");
  }

  /** Plays until the game is over or somebody quits. */
  async play(): Promise<void> {
    const { terminal, session, players, speech } = this.playing;
    const { texts } = speech;
    const who = players.map(
      (player, seat) =>
        `${speech.name(seat)}: ${player === "me" ? texts.you.toLowerCase() : player.name}`,
    );
    this.stage.news([heading(this.playing), who.join("   "), texts.typeHelp]);
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
    const { terminal, session, speech } = this.playing;
    const { last } = this;
    const isNext = last !== seat || session.seatAt(session.length - 1) !== seat;
    const isShown = last === seat && this.shownAt === session.length;
    if (last !== undefined && last !== seat && session.hides(last, seat)) await this.handOver(seat);
    this.last = seat;
    this.tell(seat);
    this.stage.board(session.view(seat), isNext && !isShown);
    this.shownAt = session.length;
    const decision = await decide(this.deskOf(seat), seat);
    this.stage.decided();
    if (decision === "quit") {
      say(terminal, speech.texts.bye);
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
    await this.keyboard.ask(speech.texts.handOver(speech.name(seat)));
  }

  /** Shows a viewer the events since they last looked. */
  private tell(viewer: Seat | "spectator"): void {
    const { session } = this.playing;
    const from =
      viewer === "spectator"
        ? Math.min(...this.people.map((seat) => this.told[seat] ?? 0))
        : (this.told[viewer] ?? 0);
    this.stage.news(this.eventsSince(from, viewer));
    if (viewer !== "spectator") this.told[viewer] = session.length;
  }

  /** Returns the events of the moves from one on, in words. */
  private eventsSince(from: number, viewer: Seat | "spectator"): string[] {
    const { session, speech } = this.playing;
    const sentences: string[] = [];
    for (let number = Math.max(0, from); number < session.length; number++) {
      for (const event of session.events(number, viewer)) sentences.push(speech.event(event));
    }
    return sentences.filter((sentence) => sentence !== "");
  }

  /** Takes back a person's last decision, and everything after it. */
  private undo(): void {
    const { session, speech } = this.playing;
    for (let number = session.length - 1; number >= 0; number--) {
      const seat = session.seatAt(number);
      if (seat === null || !this.people.includes(seat)) continue;
      this.stage.news([speech.texts.tookBack(session.length - number)]);
      session.backTo(number);
      for (const [index, length] of this.told.entries())
        this.told[index] = Math.min(length, number);
      this.last = undefined;
      return;
    }
    this.stage.news([speech.texts.nothingToTakeBack]);
  }

  private deskOf(seat: Seat): Desk {
    const { terminal, session, speech } = this.playing;
    const { stage, people } = this;
    return {
      terminal,
      keyboard: this.keyboard,
      session,
      speech,
      stage,
      name: people.length === 1 ? speech.texts.you : speech.name(seat),
      save: (given) => {
        const file = given ?? this.file;
        if (file === undefined) stage.answer(speech.texts.whereToSave);
        else {
          writeRecord(file, session.recorded());
          stage.answer(speech.texts.saved(file));
        }
      },
      hint: (view) => this.hint(view, seat),
      log: (moves) => {
        stage.answer(...this.eventsSince(session.length - moves, seat));
      },
    };
  }

  private async hint(view: View, seat: Seat): Promise<void> {
    const { session, speech } = this.playing;
    const bot = level("hard", { game: session.playable.game });
    const { considered, move } = await this.thinking(bot, view, seat);
    const best = considered.length === 0 ? [{ move, visits: 0, expected: [] }] : considered;
    const lines = best.slice(0, 3).map(({ move: one, expected }) => {
      const points = expected.map((value) => value.toFixed(0)).join(" : ");
      const notation = session.playable.game.formatMove(view, one);
      const text = `  ${notation.padEnd(8)} ${speech.move(one)}`;
      return points === "" ? text : `${text} ${speech.texts.expected(points)}`;
    });
    this.stage.answer(...lines);
  }

  private async thought(bot: Bot, seat: Seat): Promise<Move> {
    return (await this.thinking(bot, this.playing.session.view(seat), seat)).move;
  }

  /** Lets a bot think, with an indicator. */
  private async thinking(bot: Bot, view: View, seat: Seat): ReturnType<Bot["think"]> {
    const { terminal, speech } = this.playing;
    const { signal } = terminal;
    if (isShown(terminal)) sayHere(terminal, speech.texts.thinks(speech.name(seat), bot.name));
    try {
      return await bot.think(view, { signal });
    } finally {
      if (isShown(terminal)) clearLine(terminal);
    }
  }
}
