/** A program that misbehaves in the way that its argument says; with any other it takes the first move. */
import { spawn } from "node:child_process";
import console from "node:console";
import { writeFileSync } from "node:fs";
import process from "node:process";
import { createInterface } from "node:readline";
import { clearInterval, setInterval, setTimeout } from "node:timers";

const [, , how, file] = process.argv;
const say = (message) => process.stdout.write(`${JSON.stringify(message)}\n`);
if (file !== undefined) writeFileSync(file, String(process.pid));

/** Starts a process that lives for minutes with our pipes, in our process group or in one of its own. */
const keepPipes = (script, detached) =>
  spawn(process.execPath, ["-e", script], { stdio: "inherit", detached });
const IDLE = "setTimeout(() => undefined, 300_000)";
const FLOOD = 'for (;;) try { require("fs").writeSync(1, "x\\n".repeat(30_000)) } catch { break }';

const ways = {
  "child and exit": () => {
    const child = keepPipes(IDLE, false);
    if (file !== undefined) writeFileSync(file, String(child.pid));
    process.exit(3);
  },
  "leave the group": () => {
    const child = keepPipes(IDLE, true);
    if (file !== undefined) writeFileSync(file, String(child.pid));
    setInterval(() => undefined, 1000);
  },
  "leave the group and exit": () => {
    const child = keepPipes(IDLE, true);
    if (file !== undefined) writeFileSync(file, String(child.pid));
    process.exit(3);
  },
  "flood from afar": () => {
    const child = keepPipes(FLOOD, true);
    if (file !== undefined) writeFileSync(file, String(child.pid));
  },
  "long lines": () => process.stdout.write(`${"x".repeat(600_000)}\n`.repeat(20)),
  crash: () => {
    console.error("the \u001b[31mcamel\u001b[0m is ill");
    process.exit(3);
  },
  escape: () => {
    console.error("\u001b\u001b[2J[2J\u009b2J\u202eevil\u2066\u0007");
    process.exit(3);
  },
  hang: () => setInterval(() => undefined, 1000),
  illegal: ({ id }) => say({ type: "move", id, move: { type: "fly", to: "moon" } }),
  "out of range": ({ id }) => say({ type: "move", id, move: 99999 }),
  "bad notation": ({ id }) => say({ type: "move", id, move: "?!" }),
  nonsense: () => process.stdout.write("I think I'll take the oasis\n"),
  list: () => process.stdout.write("[1,2]\n"),
  "another question": ({ id }) => say({ type: "move", id: id + 7, move: 0 }),
  flood: () => process.stdout.write("x".repeat(3_000_000)),
  chatter: ({ id }) => process.stdout.write(`{"type":"move","id":${id - 1}}\n`.repeat(5000)),
  pieces: ({ id }) => {
    const text = `{"type":"move","id":${id},"move":0}\n`;
    let place = 0;
    const timer = setInterval(() => {
      process.stdout.write(text.slice(place, place + 5));
      place += 5;
      if (place >= text.length) clearInterval(timer);
    }, 2);
  },
  "several at once": ({ id }) =>
    process.stdout.write(
      `{"type":"move","id":${id - 1},"move":5}\n\n{"type":"move","id":${id},"move":0}\n`,
    ),
  notation: ({ id, notations }) => say({ type: "move", id, move: notations[1] }),
  object: ({ id, moves }) => say({ type: "move", id, move: moves[2] }),
  slow: ({ id }) => setTimeout(() => say({ type: "move", id, move: 3 }), 400),
};

/** Asks about an earlier move, and how many moves are legal; plays the last of them. */
ways.ask = ({ id }) => {
  say({ type: "ask", id: id - 1, questions: [] });
  say({ type: "ask", id, questions: [{ get: "count", seed: 1 }] });
};
ways["ask nonsense"] = ({ id }) => say({ type: "ask", id, questions: "all" });

createInterface({ input: process.stdin }).on("line", (line) => {
  const message = JSON.parse(line);
  if (message.type === "hello") {
    if (how === "silent") return;
    say({ type: "ready", protocol: how === "newer" ? 2 : 1 });
  }
  if (message.type === "answers") {
    say({ type: "move", id: message.id, move: message.answers[0].count - 1 });
  }
  if (message.type !== "think") return;
  const way = ways[how];
  if (way === undefined) say({ type: "move", id: message.id, move: 0 });
  else way(message);
});
