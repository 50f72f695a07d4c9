/** npm runs this after it has packed: the repository's README comes back. */
import { restoreReadme } from "./saved-readme.js";

restoreReadme();
