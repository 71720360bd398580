// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from "vitest";
import { variantOf } from "@/testing/reference";
import { begin, step, type TableState } from "@/game/tables/tableState";
import { language } from "@/i18n/i18n.svelte";
import type { TableEvent } from "@/wire/types";
import { whoBegins } from "./narration";

const KNIFFEL = variantOf("kniffel");
const NAMES = ["Anna", "Ben", "Clara", "Dora", "Emil", "Frida"];

/** Everybody has thrown for the start; the last player is highest. */
function afterStartThrows(people: number): TableState {
  const names = NAMES.slice(0, people);
  const drafts = [
    {
      type: "opened",
      kind: "game",
      rules: { id: "kniffel" },
      variant: { id: "kniffel", names: KNIFFEL.names, rules_hash: KNIFFEL.rules_hash },
      toml: "",
      seats: names.map((name) => ({ kind: "person", name, place: "here" })),
      direction: "clockwise",
      hints: false,
      pace: "live",
      commitment: "c",
    },
    ...names.map((name, seat) => ({ type: "sat", seat, name, entropy: "e" })),
    { type: "began" },
    ...names.map((_, seat) => ({ type: "start-rolled", seat, face: seat + 1 })),
  ];
  const events = drafts.map((event, seq) => ({ seat: null, at: "2026-01-01T00:00:00Z", ...event, seq }));
  const [first, ...others] = events as unknown as TableEvent[];
  if (first?.type !== "opened") throw new Error("no opening");
  return others.reduce(step, begin(first, KNIFFEL));
}

describe("who begins", () => {
  beforeEach(() => language.set("de"));

  const speaker = (seat: number) => ({ name: NAMES[seat] ?? "", person: "other" as const });

  it("is told with what was thrown for it", () => {
    expect(whoBegins(afterStartThrows(3), speaker)).toBe("Ausgewürfelt: Anna 1, Ben 2, Clara 3. Clara fängt an.");
  });

  it("is told alone where many threw", () => {
    expect(whoBegins(afterStartThrows(6), speaker)).toBe("Frida fängt an.");
  });
});
