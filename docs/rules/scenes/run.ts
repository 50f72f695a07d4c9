/** Runs scenes: plays their moves, checks what they say, and returns what is to be drawn. */
import type { Game, GameTypes, StateOrView } from "caravanserai";
import type { Scene, Shot } from "./scene.js";

/** What a scene needs of its game. */
export type PlayedGame<Types extends GameTypes> = Pick<
  Game<Types>,
  "apply" | "choices" | "events" | "explain" | "parseMove" | "score" | "view"
>;

/** A picture of a scene before it is drawn. */
export interface Frame<Types extends GameTypes = GameTypes> {
  readonly state: StateOrView<Types>;
  /** The options of `toSvg` that mark what matters. */
  readonly marks: {
    readonly events: readonly Types["event"][];
    readonly picked: readonly string[];
    readonly choices: readonly string[];
    readonly crossed: readonly string[];
    readonly crop: readonly string[];
    readonly panel?: "centre" | number;
  };
  /** The refusals of the illegal moves that are crossed out. */
  readonly refusals: readonly Types["refusal"][];
}

/** Says what a scene expects and what happens instead. */
const differ = (what: string, expected: unknown, found: unknown): Error =>
  new Error(`${what}: expected ${JSON.stringify(expected)}, got ${JSON.stringify(found)}`);

/** Tests whether a value has a part: the fields that it names, and lists of the same length. */
function has(value: unknown, part: unknown): boolean {
  if (typeof part !== "object" || part === null) return value === part;
  if (typeof value !== "object" || value === null) return false;
  if (Array.isArray(part) && (!Array.isArray(value) || value.length !== part.length)) return false;
  return Object.entries(part).every(([key, inner]) =>
    has((value as Readonly<Record<string, unknown>>)[key], inner),
  );
}

function demand(what: string, found: unknown, expected: unknown): void {
  if (expected !== undefined && !has(found, expected)) throw differ(what, expected, found);
}

function demandError(call: () => unknown): void {
  try {
    call();
  } catch {
    return;
  }
  throw new Error(`${String(call)} does not throw`);
}

/** Checks that events are caused in order. */
function demandEvents(found: readonly object[], { move, events = [], without = [] }: Shot): void {
  let next = 0;
  for (const event of found) if (next < events.length && has(event, events[next])) next++;
  if (next < events.length) throw differ(`the events of ${move ?? ""}`, events[next], found);
  const types = found.map((event) => (event as { readonly type: string }).type);
  for (const type of without) {
    if (types.includes(type)) throw new Error(`${move ?? ""} must not cause ${type}`);
  }
}

const kindOf = (pick: string): string => pick.slice(0, pick.indexOf(":"));

/** Checks the picks of the kinds that are expected: there may be others. */
function demandChoices(picks: readonly string[], expected: readonly string[] = []): void {
  const kinds = new Set(expected.map(kindOf));
  const found = picks.filter((pick) => kinds.has(kindOf(pick)));
  demand("the choices", found.sort(), [...expected].sort());
}

/** Returns the space that a move leads to, in any game. */
function targetOf(move: object): string[] {
  const { space, square, to, field } = move as Readonly<Record<string, unknown>>;
  return [space, square, to, field].filter((name) => typeof name === "string").slice(0, 1);
}

/** Plays a scene, and throws an error where something does not hold. */
export function runScene<Types extends GameTypes, Rule extends string>(
  game: PlayedGame<Types>,
  { start, shots }: Scene<Types, Rule>,
): readonly Frame<Types>[] {
  let state = start();
  const play = (text: string): void => {
    state = game.apply(state, game.parseMove(state, text));
  };
  return shots.map((shot): Frame<Types> => {
    if (shot.throws !== undefined) demandError(shot.throws);
    if (shot.start !== undefined) state = shot.start();
    shot.play?.forEach(play);
    const { viewer, picked = [], panel } = shot;
    let events: readonly Types["event"][] = [];
    if (shot.move !== undefined) {
      events = game.events(state, game.parseMove(state, shot.move), viewer);
      demandEvents(events, shot);
      play(shot.move);
    }
    const refused = Object.entries<string>(shot.refused ?? {}).map(([text, rule]) => {
      const move = game.parseMove(state, text);
      const refusal = game.explain(state, move);
      if (refusal?.rule !== rule) throw differ(`the rule that refuses ${text}`, rule, refusal);
      return { refusal, crossed: targetOf(move) };
    });
    const { picks } =
      shot.choices === undefined && shot.picked === undefined
        ? { picks: [] }
        : game.choices(state, picked);
    demandChoices(picks, shot.choices);
    const { seats, winners } = game.score(state);
    const shown = viewer === undefined ? state : game.view(state, viewer);
    demand("the state", shown, shot.state);
    demand("the points", seats, shot.points);
    demand("the winners", winners, shot.winners);
    return {
      state: shown,
      marks: {
        events,
        picked,
        choices: picks,
        crossed: refused.flatMap(({ crossed }) => crossed),
        crop: shot.crop ?? [],
        ...(panel === undefined ? {} : { panel }),
      },
      refusals: refused.map(({ refusal }) => refusal),
    };
  });
}
