/** A thread that crashes outside of the game it plays. */
import { setTimeout } from "node:timers";

export default () =>
  new Promise(() => {
    setTimeout(() => {
      throw new Error("out of order");
    }, 50);
  });
