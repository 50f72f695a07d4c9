/**
 * The format of scenes. A scene shows a rule: a position set up by code, and pictures of it, each with what must hold there. The
 * tests run every scene, so one whose rule changes fails; the rules pages and the pages for players draw them.
 */
import type { GameTypes, Seat, Viewer } from "caravanserai";

/** A part of a value: fields may be left out at any depth; lists have all of their entries. */
type Part<Value> = Value extends readonly (infer Entry)[]
  ? readonly Part<Entry>[]
  : Value extends object
    ? { readonly [Key in keyof Value]?: Part<Value[Key]> }
    : Value;

/** One picture of a scene. All moves are in notation. */
export interface Shot<Types extends GameTypes = GameTypes, Rule extends string = string> {
  /** Another position to go on from. */
  readonly start?: () => Types["state"];
  /** A call that the rule refuses with an error. */
  readonly throws?: () => unknown;
  /** Moves that are played first. */
  readonly play?: readonly string[];
  /** A legal move that is played: the picture marks what it does. The next picture begins after it. */
  readonly move?: string;
  /** Events of `move`, in this order; there may be others between them. */
  readonly events?: readonly Part<Types["event"]>[];
  /** Types of events that `move` does not cause. */
  readonly without?: readonly Types["event"]["type"][];
  /** Picks that are made: the picture marks those that can come next. */
  readonly picked?: readonly string[];
  /** The picks that can come next: all of the kinds that are named. */
  readonly choices?: readonly string[];
  /** Illegal moves and the rule that each breaks: the picture crosses out their spaces. */
  readonly refused?: Readonly<Record<string, Rule>>;
  /** A part of the state or view that is drawn. */
  readonly state?: Part<Types["state"]> | Part<Types["view"]>;
  /** A part of the points by seat, as they are then. */
  readonly points?: readonly Part<Types["score"]["seats"][number]>[];
  /** The seats that have won. */
  readonly winners?: readonly Seat[];
  /** Who looks: the picture shows no more than they may know. */
  readonly viewer?: Viewer;
  /** A panel that is drawn instead of the board. */
  readonly panel?: "centre" | Seat;
  /** The spaces that the picture is cropped to. */
  readonly crop?: readonly string[];
}

/** A position, and pictures of it in order. */
export interface Scene<Types extends GameTypes = GameTypes, Rule extends string = string> {
  /** The rules that it shows. */
  readonly rules: readonly [Rule, ...Rule[]];
  /** Sets up the position. */
  readonly start: () => Types["state"];
  readonly shots: readonly [Shot<Types, Rule>, ...Shot<Types, Rule>[]];
}
