/** Seeded dice equal Python's; verification accepts an honest table and finds every kind of fraud. */

import { createHash } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import type { TableEvent } from "@/wire/types";
import { throwDue } from "@/rules/dueThrows";
import { apply, newGame } from "@/rules/gameEngine";
import { commitmentOf, fairTags, seededDraw, verify } from "./fairDice";
import { RuleRefusal } from "@/rules/refusal";
import { hex, sha256 } from "./sha256";
import type { GameEvent } from "@/rules/gameState";
import { prepare, type TablesDocument, type Variant } from "@/rules/variantTables";
import { ENTROPIES, SECRET, tableOf } from "@/testing/fairTable";
import { goldenSteps, variantOf } from "@/testing/reference";

describe("SHA-256", () => {
  it("is that of everybody else, whatever the length", () => {
    for (let length = 0; length < 200; length += 1) {
      const text = "ß€x".repeat(length).slice(0, length);
      expect(hex(sha256(text))).toBe(createHash("sha256").update(text).digest("hex"));
    }
  });
});

describe("seeded dice", () => {
  const games: { variant: Variant; seed: string; events: GameEvent[] }[] = [];

  beforeAll(async () => {
    let variant: Variant | undefined;
    for await (const line of goldenSteps<{ tables: TablesDocument } | { seed: string; events: GameEvent[] }>("fair")) {
      if ("tables" in line) variant = prepare(line.tables);
      else if (variant) games.push({ variant, ...line });
    }
  });

  it("fall as Python's fall, throw after throw", () => {
    expect(games.length).toBe(12);
    for (const { variant, seed, events } of games) {
      let state = newGame(variant, 2);
      let number = 0;
      for (const event of events) {
        if (event.type === "rolled" || event.type === "start-rolled") {
          expect(throwDue(state, seededDraw(seed, number))).toEqual(event);
          number += 1;
        }
        state = apply(state, event);
      }
      expect(number).toBeGreaterThan(10);
    }
  });
});

describe("a table", () => {
  let variant: Variant;
  let events: TableEvent[];

  beforeAll(() => {
    variant = variantOf("kniffel");
    events = tableOf(variant);
  });

  it("whose throws follow from secret and entropy is verified, though decisions were taken back", () => {
    expect(events.some(({ type }) => type === "undone")).toBe(true);
    const found = verify(variant, events);
    expect(found).toMatchObject({ agrees: true, commitmentAgrees: true, finished: true, entropies: ENTROPIES });
    expect(found.throws.length).toBe(events.filter(({ type }) => type.endsWith("rolled")).length);
    expect(found.throws.every(({ agrees }) => agrees)).toBe(true);
  });

  it("is verified where somebody took back what a computer has played on from since: that comes again", () => {
    const place = events.findLastIndex(({ type }, at) => type === "struck" && events[at + 1]?.type === "rolled");
    const [entry, roll] = events.slice(place, place + 2);
    if (!entry || !roll) throw new Error("no entry");
    const undone = { ...entry, type: "undone" } as TableEvent;
    const again = [...events.slice(0, place + 2), undone, entry, roll, ...events.slice(place + 2)];
    const told = again.map((event, seq) => ({ ...event, seq }));
    expect(verify(variant, told)).toMatchObject({ agrees: true, finished: true });
  });

  it("with another secret than the one promised is not", () => {
    const other = events.map((event) => (event.type === "ended" ? { ...event, secret: "00".repeat(32) } : event));
    const found = verify(variant, other);
    expect(found.agrees).toBe(false);
    expect(found.commitmentAgrees).toBe(false);
  });

  it("with a throw that did not fall is not: the throw is named with what would be right", () => {
    const place = events.findLastIndex(({ type }) => type === "rolled");
    const right = events[place];
    if (right?.type !== "rolled") throw new Error("no throw");
    const false_ = { ...right, dice: right.dice === "66666" ? "55555" : "66666" };
    const before = events.slice(0, place);
    const ended = events.findLast(({ type }) => type === "ended");
    if (!ended) throw new Error("no end");
    // Held dice need not match a false throw, so only a full throw is tampered with.
    if (before.at(-1)?.type === "held") before.push({ ...right, type: "held", dice: "-" });
    const found = verify(variant, [...before.filter((_, index) => index !== place - 1), false_, ended]);
    expect(found.agrees).toBe(false);
    expect(found.throws.filter(({ agrees }) => !agrees)).toEqual([
      expect.objectContaining({ seq: right.seq, found: false_, right: expect.anything() as unknown }),
    ]);
  });

  it("with entropy of somebody else is not", () => {
    const other = events.map((event) => (event.type === "sat" ? { ...event, entropy: "00".repeat(16) } : event));
    expect(verify(variant, other).agrees).toBe(false);
  });

  it("cannot be verified before its secret is shown, nor without a commitment", () => {
    expect(refusalOf(() => verify(variant, events.slice(0, -1)))).toBe("secret-not-shown");
    const unfair = events.map((event) => (event.type === "opened" ? { ...event, commitment: null } : event));
    expect(refusalOf(() => verify(variant, unfair))).toBe("not-fair-game");
    const wentOnElsewhere = events.map((event) => (event.type === "ended" ? { ...event, secret: "" } : event));
    expect(refusalOf(() => verify(variant, wentOnElsewhere))).toBe("not-fair-game");
    expect(fairTags(wentOnElsewhere)).toEqual({});
  });

  it("says in its record what the dice followed from", () => {
    expect(Object.entries(fairTags(events))).toEqual([
      ["Dice", "fair"],
      ["Commitment", commitmentOf(SECRET)],
      ["Entropy1", ENTROPIES[0]],
      ["Entropy2", ENTROPIES[1]],
      ["Secret", SECRET],
    ]);
    expect(fairTags(events.slice(0, -1))).toEqual({});
  });
});

function refusalOf(attempt: () => unknown): string {
  try {
    attempt();
  } catch (error) {
    if (error instanceof RuleRefusal) return error.code;
    throw error;
  }
  return "";
}
