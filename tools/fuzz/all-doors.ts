/** All functions that hostile input is tried on. */
import type { Door } from "../../test/bad-input/argument.js";
import { doors } from "../../test/bad-input/doors.js";
import { liveDoors } from "../../test/bad-input/live-doors.js";
import { journeys } from "./journeys.js";

/** Every function that takes something from outside, and the use of what it accepts. */
export const allDoors: readonly Door[] = [...doors, ...liveDoors, ...journeys];
