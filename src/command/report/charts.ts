/** The charts of a report, as SVG: the course of a test, and ranges of shares. */
import type { SprtResult, Standing } from "caravanserai/bots";
import { escaped } from "./html.js";

/** The most points of a line: more can't be told apart. */
const POINTS = 600;

const WIDTH = 900;

/** Draws the log-likelihood ratio by deal, between the bounds of the test. */
export function courseOf({
  llrs,
  bounds: [lower, upper],
  deals,
  bot,
  decision,
}: SprtResult): string {
  const height = 260;
  const [left, right, top, bottom] = [44, WIDTH - 12, 16, height - 34];
  const least = Math.min(lower, ...sampled(llrs)) - 0.2;
  const most = Math.max(upper, ...sampled(llrs)) + 0.2;
  const x = (deal: number): number => left + ((right - left) * deal) / Math.max(1, llrs.length);
  const y = (llr: number): number => bottom - ((bottom - top) * (llr - least)) / (most - least);
  const level = (value: number, kind: string, name: string): string =>
    `<path class="${kind}" d="M${left} ${fixed(y(value))}H${right}"/><text x="${left - 6}" y="${fixed(y(value) + 4)}" text-anchor="end">${name}</text>`;
  const step = stepOf(llrs.length);
  const points = [0, ...llrs].flatMap((llr, deal) =>
    deal % step === 0 || deal === llrs.length ? [`${fixed(x(deal))} ${fixed(y(llr))}`] : [],
  );
  const label = `Log-likelihood ratio of ${bot} after each of ${deals} deals: ${decision}`;
  return (
    `<svg viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="${escaped(label)}">` +
    level(upper, "bound", upper.toFixed(1)) +
    level(0, "axis", "0") +
    level(lower, "bound", lower.toFixed(1)) +
    `<path class="course" d="M${points.join("L")}"/>` +
    `<text x="${right}" y="${height - 8}" text-anchor="end">${llrs.length} deals</text></svg>`
  );
}

/** Draws the share of wins of each bot with its 95 % interval. `chance` is the share of equal bots. */
export function sharesOf(standings: readonly Standing[], chance: number): string {
  const row = 30;
  const [left, right] = [230, WIDTH - 20];
  const height = row * standings.length + 34;
  const x = (share: number): number => left + (right - left) * share;
  const rows = standings.map(({ name, share, interval: [least, most] }, index) => {
    const y = row * index + 20;
    const text = name.length > 28 ? `${name.slice(0, 27)}…` : name;
    return (
      `<text x="${left - 12}" y="${y + 5}" text-anchor="end">${escaped(text)}</text>` +
      `<path class="range" d="M${fixed(x(least))} ${y}H${fixed(x(most))}"/><circle class="dot" cx="${fixed(x(share))}" cy="${y}" r="5"/>`
    );
  });
  const marks = [0, 0.25, 0.5, 0.75, 1].map(
    (share) =>
      `<path class="axis" d="M${fixed(x(share))} 4V${height - 26}"/><text x="${fixed(x(share))}" y="${height - 8}" text-anchor="middle">${100 * share} %</text>`,
  );
  return (
    `<svg viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="Shares of wins with 95 % intervals">` +
    `${marks.join("")}<path class="bound" d="M${fixed(x(chance))} 4V${height - 26}"/>${rows.join("")}</svg>`
  );
}

const fixed = (value: number): string => String(Math.round(value * 10) / 10);

const stepOf = (count: number): number => Math.max(1, Math.ceil(count / POINTS));

/** Returns some of the values, few enough for the arguments of a function. */
const sampled = (values: readonly number[]): readonly number[] =>
  values.filter((_, index) => index % stepOf(values.length) === 0);
