// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from "vitest";
import { kniffelTable } from "@/testing/kniffelTable";
import type { TableState } from "@/game/tables/tableState";
import { language } from "@/i18n/i18n.svelte";
import { entryOf, turnLine, whoBegins } from "./narration";

const NAMES = ["Anna", "Ben", "Clara", "Dora", "Emil", "Frida"];

/** Everybody has thrown for the start; the last player is highest. */
function afterStartThrows(people: number): TableState {
  const names = NAMES.slice(0, people);
  return kniffelTable(
    names,
    names.map((_, seat) => ({ type: "start-rolled", seat, face: seat + 1 })),
  );
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

it("has one line for a computer's turn", async () => {
  await language.set("de");
  const otto = { name: "Otto", person: "other" as const };
  const { moves } = kniffelTable(
    ["Otto"],
    [
      { type: "rolled", dice: "13466" },
      { type: "held", dice: "66" },
      { type: "rolled", dice: "24666" },
      { type: "scored", box: "sixes" },
    ],
  );
  expect(moves.map((move) => turnLine(move, otto)).filter(Boolean)).toEqual(["Otto trägt Sechser ein: 18. 2 4 6 6 6"]);
  expect(moves.flatMap((move) => entryOf(move) ?? [])).toEqual([{ box: "Sechser", points: 18, bonus: 0 }]);
});

it("knows a box that was crossed out from one without points", async () => {
  await language.set("de");
  const { moves } = kniffelTable(
    ["Otto"],
    [
      { type: "rolled", dice: "12345" },
      { type: "struck", box: "sixes" },
    ],
  );
  expect(moves.flatMap((move) => entryOf(move) ?? [])).toEqual([{ box: "Sechser" }]);
});
