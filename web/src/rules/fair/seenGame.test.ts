/** A server that shows a different, consistent game at the end is found out. */

import { beforeAll, describe, expect, it } from "vitest";
import type { TableEvent } from "@/wire/types";
import { commitmentOf, fairTags } from "./fairDice";
import { compare, examine, memoryTags, type SeenGame } from "./seenGame";
import { withTags } from "@/rules/records/gameRecord";
import { ENTROPIES, SECRET, tableOf } from "@/testing/fairTable";
import { variantOf } from "@/testing/reference";
import type { Variant } from "@/rules/variantTables";

const OTHER = "6b".repeat(32);
const NUMBER = "77".repeat(16);
let variant: Variant;
let events: TableEvent[];
let memory: SeenGame;

beforeAll(() => {
  variant = variantOf("kniffel");
  events = tableOf(variant);
  // Anna's device saw the opening and drew her number, but missed the last events.
  memory = { known: 1, events: events.slice(0, -20), drawn: { 0: own() }, offered: [own(), NUMBER] };
});

function own(): string {
  return ENTROPIES[0] ?? "";
}

function verdict(found: readonly TableEvent[], kept: SeenGame = memory): string {
  return examine(variant, found, kept).verdict;
}

describe("an honest game", () => {
  it("is fair to who drew a number, fixed to who saw the fingerprint, and consistent to all others", () => {
    expect(verdict(events)).toBe("fair");
    expect(verdict(events, { ...memory, drawn: {}, offered: [] })).toBe("fixed");
    expect(verdict(events, { ...memory, known: events.length })).toBe("consistent");
    expect(examine(variant, events, undefined)).toMatchObject({ verdict: "consistent", compared: null });
    const late = events.findIndex(({ type }) => type === "began") + 1;
    expect(verdict(events, { ...memory, known: late })).toBe("consistent");
  });

  it("is compared with every seat of this device", () => {
    const both = { ...memory, drawn: { 0: own(), 1: ENTROPIES[1] ?? "" } };
    expect(compare(both, events).drawn.map(({ seat, agrees }) => [seat, agrees])).toEqual([
      [0, true],
      [1, true],
    ]);
  });

  it("has a number whose answer was lost, and none that the server refused", () => {
    const lost = { ...memory, drawn: {} };
    expect(compare(lost, events).drawn).toEqual([{ seat: 0, drawn: own(), found: own(), agrees: true }]);
    expect(compare({ ...lost, offered: [NUMBER] }, events)).toMatchObject({ drawn: [], agrees: true });
  });

  it("may be told with more by a newer server, and at other times", () => {
    const newer = events.map((event) => ({ ...event, at: "later", fresh: 1 }) as unknown as TableEvent);
    expect(verdict(newer)).toBe("fair");
  });

  it("says in the record of this device what it saw", () => {
    const tags = memoryTags(memory, events);
    expect(Object.keys(tags)).toEqual(["Seen", "Drawn1", "SeenThrows"]);
    expect([tags.Seen, tags.Drawn1]).toEqual([commitmentOf(SECRET), own()]);
    expect(tags.SeenThrows).toMatch(/^\d+ [0-9a-f]{64}$/);
    expect(memoryTags(undefined, events)).toEqual({});
    expect(Object.keys(memoryTags({ ...memory, known: events.length }, events))).toEqual(["Drawn1", "SeenThrows"]);
  });
});

describe("a forging server", () => {
  it.each([
    ["secret, fingerprint and throws", () => tableOf(variant, OTHER), { seenAgrees: false }],
    ["everything, entropy too", () => tableOf(variant, OTHER, [NUMBER, NUMBER]), { seenAgrees: false }],
    ["only the entropy of this device", () => tableOf(variant, SECRET, [NUMBER, ENTROPIES[1] ?? ""]), {}],
    ["only the entropy of another one", () => tableOf(variant, SECRET, [own(), NUMBER]), { seenAgrees: true }],
  ])("that exchanges %s shows a game that is consistent, and is found out", (_, forged, expected) => {
    const other = forged();
    expect(examine(variant, other, undefined).verdict).toBe("consistent");
    expect(verdict(other)).toBe("wrong");
    const compared = compare(memory, other);
    expect(compared).toMatchObject({ agrees: false, ...expected });
    expect(compared.differs).not.toBeNull();
  });

  it("that exchanges the number of this device is named with both numbers", () => {
    const other = tableOf(variant, SECRET, [NUMBER, ENTROPIES[1] ?? ""]);
    expect(compare(memory, other).drawn).toEqual([{ seat: 0, drawn: own(), found: NUMBER, agrees: false }]);
  });

  it("that changes or leaves out a single event is found out, and the event is named", () => {
    const place = memory.events.findLastIndex(({ type }) => type === "rolled");
    const seen = events[place];
    const found = { ...seen, dice: "11111" } as TableEvent;
    const changed = events.map((event, at) => (at === place ? found : event));
    expect(compare(memory, changed).differs).toEqual({ seen, found });
    expect(compare(memory, events.slice(0, place)).differs).toEqual({ seen, found: null });
    expect(compare(memory, changed).agrees).toBe(false);
  });

  it("that forges a whole game leaves a record in which both stand", () => {
    const other = tableOf(variant, OTHER);
    const tags = { ...fairTags(other), ...memoryTags(memory, other) };
    expect([tags.Commitment, tags.Seen]).toEqual([commitmentOf(OTHER), commitmentOf(SECRET)]);
  });
});

it("writes what this device saw behind the tags of a record, and leaves the moves alone", () => {
  const record = '[Variant "kniffel"]\n[Secret "5a"]\n\n1: 11456 = ones 2\n\n1: 11456 = twos x\n';
  expect(withTags(record, { Seen: "ab", Drawn1: "cd" })).toBe(
    '[Variant "kniffel"]\n[Secret "5a"]\n[Seen "ab"]\n[Drawn1 "cd"]\n\n1: 11456 = ones 2\n\n1: 11456 = twos x\n',
  );
  expect(withTags(record, {})).toBe(record);
});
