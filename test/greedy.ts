/** The greedy player of every game, as one call: for tests that need whole games that make sense. */
import * as desertSons from "caravanserai/desert-sons";
import * as nomadi from "caravanserai/nomadi";
import * as throughTheDesert from "caravanserai/through-the-desert";
import { greedyMove as sonsMove } from "../src/desert-sons/bots/greedy.js";
import { greedyMove as nomadiMove } from "../src/nomadi/bots/greedy.js";
import { greedyMove as desertMove } from "../src/through-the-desert/bots/greedy.js";

/** The move of the greedy player whose decision it is, in Through the Desert. */
export const greedyInDesert = (state: throughTheDesert.State): throughTheDesert.Move =>
  desertMove(throughTheDesert.view(state, state.seat ?? 0), state.seed);

/** The same in Nomadi. */
export const greedyInNomadi = (state: nomadi.State): nomadi.Move =>
  nomadiMove(nomadi.view(state, state.seat ?? 0), state.seed);

/** The same in Desert Sons. */
export const greedyInSons = (state: desertSons.State): desertSons.Move =>
  sonsMove(desertSons.view(state, state.seat ?? 0), state.seed);
