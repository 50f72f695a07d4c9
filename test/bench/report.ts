/** The results as tables. */
import { cpus } from "node:os";
import type { Finding } from "./protocol.js";
import { PEERS, type Variant } from "./variants.js";

/** A variant and what its processes found out, round by round. */
export interface Result {
  readonly variant: Variant;
  readonly findings: Finding[];
}

/** The median of each figure of each variant, and where they come from. */
export interface Summary {
  readonly date: string;
  readonly machine: string;
  readonly rounds: number;
  readonly seconds: number;
  readonly figures: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

/** The summary of all rounds. */
export function summarise(
  results: readonly Result[],
  { rounds, seconds }: { readonly rounds: number; readonly seconds: number },
): Summary {
  return {
    date: new Date().toISOString().slice(0, 10),
    machine: `Node ${process.versions.node}, ${process.platform} ${process.arch}, ${cpus().length} cores`,
    rounds,
    seconds,
    figures: Object.fromEntries(
      results.map(({ variant, findings }) => [variant.name, medians(findings)]),
    ),
  };
}

function medians(findings: readonly Finding[]): Record<string, number> {
  const names = Object.keys(findings[0]?.figures ?? {});
  return Object.fromEntries(
    names.map((name) => [name, median(findings.map(({ figures }) => figures[name] ?? NaN))]),
  );
}

/** The middle of some numbers. */
function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((one, other) => one - other);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? NaN;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? NaN)) / 2;
}

/** The tables as text. */
export function describe(
  { figures, date, machine, rounds, seconds }: Summary,
  markdown: boolean,
): string {
  const named = Object.entries(figures);
  const rate = (name: string): number => figures[name]?.["moves/s"] ?? NaN;
  const rates = named.filter(([, has]) => "moves/s" in has);
  const others = named.filter(([, has]) => !("moves/s" in has) && Object.keys(has).length > 0);
  const kinds = [...new Set(others.map(([, has]) => Object.keys(has).join("|")))];
  const tables = [
    [
      ["random games", "moves/s", "games/s", "x chessops", "x boardgame.io"],
      ...rates.map(([name, has]) => [
        name,
        rounded(has["moves/s"]),
        rounded(has["games/s"]),
        ratio(rate(name) / rate(PEERS.chessops)),
        ratio(rate(name) / rate(PEERS.boardgameIo)),
      ]),
    ],
    ...kinds.map((kind) => [
      ["", ...kind.split("|")],
      ...others
        .filter(([, has]) => Object.keys(has).join("|") === kind)
        .map(([name, has]) => [name, ...Object.values(has).map(rounded)]),
    ]),
  ].filter((rows) => rows.length > 1);
  const source = `${date}, ${machine}; medians of ${rounds} rounds, ${seconds} s of processor time each`;
  return [...tables.map((rows) => table(rows, markdown)), source].join("\n\n");
}

/** Three digits are all that a measurement here is good for. */
function rounded(value = NaN): string {
  if (!Number.isFinite(value)) return "";
  return Number(value.toPrecision(3)).toLocaleString("en-GB");
}

const ratio = (value: number): string =>
  Number.isFinite(value) ? value.toFixed(value < 10 ? 2 : 0) : "";

function table(rows: readonly (readonly string[])[], markdown: boolean): string {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  const lines = rows.map((row) =>
    row.map((cell, column) =>
      column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
    ),
  );
  if (!markdown) return lines.map((cells) => cells.join("  ").trimEnd()).join("\n");
  const rule = widths.map((width, column) =>
    column === 0 ? "-".repeat(width) : `${"-".repeat(width - 1)}:`,
  );
  return [lines[0] ?? [], rule, ...lines.slice(1)]
    .map((cells) => `| ${cells.join(" | ")} |`)
    .join("\n");
}
