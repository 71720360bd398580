/** Tested with the same games as the server (`tests/web/test_undoing.py`). */
import { describe, expect, it } from "vitest";
import { variantOf } from "@/testing/reference";
import type { Opened, TableEvent } from "@/wire/types";
import { begin, step, undoable } from "./tableState";
import games from "../../../../tests/web/undoing.json";

const KNIFFEL = variantOf("kniffel");
const OPENED = {
  type: "opened",
  seats: games.seats.map((kind) => ({ kind, name: kind, place: "here" })),
  direction: "clockwise",
  first: 0,
} as unknown as Opened;

function eventOf(told: string): TableEvent {
  const [type, seat, fact] = told.split(" ");
  return { type, seat: Number(seat), dice: fact, box: fact } as unknown as TableEvent;
}

describe("what was decided can be taken back", () => {
  it.each(games.games.map((game) => [game.told.join(", ") || "nothing", game] as const))("%s", (_, game) => {
    const course = game.told.map(eventOf).reduce(step, begin(OPENED, KNIFFEL));
    expect([undoable(course), course.ahead.length]).toEqual([game.undoable, game.ahead ?? 0]);
  });
});
