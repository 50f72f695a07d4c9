/** Run by npm after packing: restores the repository's README. */
import { restoreReadme } from "./saved-readme.js";

restoreReadme();
