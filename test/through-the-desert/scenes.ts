/** Small positions drawn by hand: those of the scenes on the rules page. */
export {
  drawn,
  position as scene,
  sand,
} from "../../docs/rules/scenes/through-the-desert/position.js";
