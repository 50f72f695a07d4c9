/** The version of this package: arenas and workers on different machines must have the same. */
import { VERSION } from "../kit/version.js";

/** Returns the version of this package. */
export const ownVersion = (): string => VERSION;
