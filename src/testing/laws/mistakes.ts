/** The mistakes that usually break a law, as the table of the guide "Adding a game" has them. */
export const MISTAKES: ReadonlyMap<string, string> = new Map([
  ["a view shows nothing that is hidden", "a view shows the cards of others"],
  ["a view has neither seed nor chance", "a view keeps the seed"],
  ["a view has the same legal moves", "the value of a hidden card decides what is legal"],
  [
    "simulations that take turns are in the states that apply gives",
    "an event is not written into the state",
  ],
  ["copies of a position have chance of their own", "copies of a position roll from one stream"],
  ["copies of a position share no memory", "a copy shares what play changes"],
  ["different positions have different hashes", "the hash leaves something out"],
  ["whatever load accepts plays on", "problemsOf is missing or forgets something"],
  ["a resampled state looks the same", "resample changes what the viewer sees"],
  ["what is hidden does not show in events", "events tell the card of somebody else"],
  ["what is accepted is listed", "a legal move is not listed"],
  ["a total is the sum of its sources", "a total is not the sum of its sources"],
  ["different moves are written differently", "two moves have the same notation"],
  ["equal states have equal hashes", "an event is not written into the state"],
  ["different moves have different picks", "two moves have the same picks"],
  ["environments show what views show", "hide of an encoding leaves a card in the position"],
  ["masks agree with choices", "picksOf of an encoding names other picks than the game"],
]);
