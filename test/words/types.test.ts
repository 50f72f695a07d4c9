/** A catalogue is complete by its type: what is missing and what nobody asks for does not compile. */
import { describe, expectTypeOf, it } from "vitest";
import type { Types as Nomadi } from "caravanserai/nomadi";
import {
  type DesertSonsWords,
  eventText,
  nomadi,
  type NomadiWords,
  throughTheDesert,
  type ThroughTheDesertWords,
} from "caravanserai/words/en";

const { event, end, phase, refusal, rule } = throughTheDesert;

describe("a catalogue does not compile", () => {
  it("with an entry missing", () => {
    const { "camel-placed": _placed, ...events } = event;
    const { occupied: _occupied, ...refusals } = refusal;
    const { L3: _l3, ...rules } = rule;
    const { "colour-used-up": _used, ...ends } = end;
    // @ts-expect-error camel-placed is missing
    const _events: ThroughTheDesertWords["event"] = events;
    // @ts-expect-error occupied is missing
    const _refusals: ThroughTheDesertWords["refusal"] = refusals;
    // @ts-expect-error L3 is missing
    const _rules: ThroughTheDesertWords["rule"] = rules;
    // @ts-expect-error colour-used-up is missing
    const _ends: ThroughTheDesertWords["end"] = ends;
    // @ts-expect-error moves are missing
    const _moves: NomadiWords["move"] = { accept: () => "" };
    // @ts-expect-error the tie-break is missing
    const _source: DesertSonsWords["source"] = {
      ...{ myrrh: "", frankincense: "", salt: "", gems: "", total: "" },
    };
  });

  it("with an entry that no game asks for", () => {
    // @ts-expect-error no such phase
    const _phase: ThroughTheDesertWords["phase"] = { ...phase, lunch: "lunch" };
    // @ts-expect-error no such event
    const _event: ThroughTheDesertWords["event"] = { ...event, lunch: () => "lunch" };
    // @ts-expect-error no such rule
    const _rule: ThroughTheDesertWords["rule"] = { ...rule, Z1: "lunch" };
    // @ts-expect-error only Desert Sons has a tie-break
    const _source: NomadiWords["source"] = { ...nomadi.source, tieBreak: "" };
  });

  it("with a sentence about what its event does not have", () => {
    void ({
      ...event,
      // @ts-expect-error a game that ends has no colour
      "game-ended": ({ colour }) => String(colour),
    } satisfies ThroughTheDesertWords["event"]);
  });

  it("and events are told by the catalogue of their game", () => {
    const told: Nomadi["event"] = { type: "pawn-placed", seat: 0, square: "q9" };
    eventText(nomadi, told);
    // @ts-expect-error an event of another game
    expectTypeOf(() => eventText(throughTheDesert, told)).toBeFunction();
  });
});
