/** The features of a position of Nomadi: for each seat, numbers that the points it will still earn may depend on. */

/** The names of the features of a seat, in their order. */
export const FEATURE_NAMES = [
  // The owners' halves of the prizes that are left (N23), shared among the pawns by how near the goal they are.
  "prize",
  // N19, N17: the points of the last pawn over the valley and out of the start, shared by how far behind the pawns are.
  ...(["lastOver", "lastOut"] as const),
  // 1 for the seat in turn, and for the one after it.
  ...(["turn", "next"] as const),
  // All others are 0 but for the seat in turn. By value of a die: 1 if no pawn can move with it, a half if there is one move, and so on.
  ...(["waste1", "waste2", "waste3", "waste4", "waste5", "waste6"] as const),
  // Cards that one move reaches, and the values of dice that reach any.
  ...(["cardsInReach", "cardDice"] as const),
  // Cards on the board up to 2, 4 and 6 steps from the nearest pawn.
  ...(["cardsWithin2", "cardsWithin4", "cardsWithin6"] as const),
  // The mover's half of the next prize, times the values of dice that bring an own pawn, and another's, into the goal (N23).
  ...(["goalDiceOwn", "goalDiceOther"] as const),
  // The mover's half of the next prize, by the distance of the nearest pawn to the goal.
  ...(["goalAt1", "goalAt2", "goalAt3", "goalAt4"] as const),
  // While no pawn is over the valley (N18): the values of dice that bring one over, and 1 by the distance of the nearest.
  ...(["valleyDice", "valleyAt1", "valleyAt2", "valleyAt3", "valleyAt4", "valleyAt6"] as const),
] as const;

/** The number of features of a seat. */
export const FEATURES = FEATURE_NAMES.length;
