/** The worker thread of the arena, run from source. */
import { bundled, loadTypeScript } from "./source-bundle.js";

const { default: play } = await import(bundled("thread"));

export default (task) => {
  loadTypeScript(task.modules);
  return play(task);
};
