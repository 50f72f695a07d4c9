/** A catalogue is complete by its type: what is missing and what nobody asks for does not compile. */
import { describe, expect, it } from "vitest";
import type { Types as Nomadi } from "caravanserai/nomadi";
import {
  desertSons,
  type DesertSonsWords,
  eventText,
  nomadi,
  type NomadiWords,
  throughTheDesert,
  type ThroughTheDesertWords,
} from "caravanserai/words/en";

const { event, end, phase, refusal, rule } = throughTheDesert;

/** Compiles if the catalogue is complete. */
const complete = <Part>(part: Part): Part => part;

describe("a catalogue does not compile", () => {
  it("with an entry missing", () => {
    const { "camel-placed": placed, ...events } = event;
    const { occupied, ...refusals } = refusal;
    const { L3, ...rules } = rule;
    const { "colour-used-up": usedUp, ...ends } = end;
    expect([placed, occupied, L3, usedUp]).not.toContain(undefined);
    // @ts-expect-error camel-placed is missing
    complete<ThroughTheDesertWords["event"]>(events);
    // @ts-expect-error occupied is missing
    complete<ThroughTheDesertWords["refusal"]>(refusals);
    // @ts-expect-error L3 is missing
    complete<ThroughTheDesertWords["rule"]>(rules);
    // @ts-expect-error colour-used-up is missing
    complete<ThroughTheDesertWords["end"]>(ends);
    // @ts-expect-error moves are missing
    complete<NomadiWords["move"]>({ accept: () => "" });
    // @ts-expect-error the tie-break is missing
    complete<DesertSonsWords["source"]>({ ...desertSons.good, total: "" });
  });

  it("with an entry that no game asks for", () => {
    // @ts-expect-error no such phase
    complete<ThroughTheDesertWords["phase"]>({ ...phase, lunch: "lunch" });
    // @ts-expect-error no such event
    complete<ThroughTheDesertWords["event"]>({ ...event, lunch: () => "lunch" });
    // @ts-expect-error no such rule
    complete<ThroughTheDesertWords["rule"]>({ ...rule, Z1: "lunch" });
    // @ts-expect-error only Desert Sons has a tie-break
    complete<NomadiWords["source"]>({ ...nomadi.source, tieBreak: "" });
  });

  it("with a sentence about what its event does not have", () => {
    complete<ThroughTheDesertWords["event"]>({
      ...event,
      // @ts-expect-error a game that ends has no colour
      "game-ended": ({ colour }) => String(colour),
    });
  });

  it("and an event is told by the words of its own game", () => {
    const told: Nomadi["event"] = { type: "pawn-placed", seat: 0, square: "q9" };
    expect(eventText(nomadi, told)).toBe("Player 1 places a pawn on q9.");
    // @ts-expect-error an event of another game
    expect(eventText(throughTheDesert, told)).toBe("");
  });
});
