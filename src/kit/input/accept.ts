/** Checks whether a value from outside is a valid state or view of a game. */
import * as v from "valibot";
import { checkPlain } from "./check.js";
import { undrafted } from "../state/drafts.js";
import { LoadError, type Problem } from "../errors.js";
import { type FormatHistory, migrated } from "./json.js";
import { plainCopy } from "./plain.js";

/** The format of a game's states and views. */
export interface Format<Form, StateOrView> {
  /** The id of the game. */
  readonly game: string;
  /** Its history, if there was a version before this one. */
  readonly history?: FormatHistory;
  readonly stateSchema: v.GenericSchema<unknown, Form>;
  readonly viewSchema: v.GenericSchema<unknown, Form>;
  /** Completes a well-formed value, and adds what is inconsistent to `problems`. */
  finish(value: Form, problems: Problem[]): StateOrView;
}

/** Makes the schemas of the fields that every state and view begins with: lists of one value, since games need lists of values anyway. */
export const headOf = <Id extends string>(game: Id) => ({
  game: v.picklist([game]),
  version: v.picklist([1]),
});

/** Makes the schema of the viewer of a view. */
export const viewerOf = <SeatSchema extends v.GenericSchema>(seat: SeatSchema) =>
  v.union([v.picklist(["spectator"]), seat]);

/** Returns a valid state or view from any value, as a copy. Throws a `LoadError`. */
export function accepted<Form, StateOrView>(
  value: unknown,
  format: Format<Form, StateOrView>,
): StateOrView {
  const copy = plainCopy(undrafted(value));
  if (!copy.good) throw new LoadError("broken", copy.problems);
  const present = migrated(copy.value, format.game, format.history);
  const isView = typeof present === "object" && present !== null && "viewer" in present;
  const checked = checkPlain(isView ? format.viewSchema : format.stateSchema, present);
  if (!checked.good) throw new LoadError("broken", checked.problems);
  const problems: Problem[] = [];
  const good = format.finish(checked.value, problems);
  if (problems.length > 0) throw new LoadError("broken", problems);
  return good;
}
