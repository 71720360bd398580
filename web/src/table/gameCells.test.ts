import { describe, expect, it, vi } from "vitest";
import { apply, newGame } from "@/rules/gameEngine";
import type { SheetLine } from "@/rules/sheetLines";
import { EMPTY_TABLE } from "@/rules/diceSeats";
import type { GameEvent, GameState } from "@/rules/gameState";
import { variantOf } from "@/testing/reference";
import type { Variant } from "@/rules/variantTables";
import type { Move, TableState } from "@/game/tables/tableState";
import { sheetCell, sightOf, type SheetView } from "./gameCells";

vi.mock("@/i18n/i18n.svelte", () => ({
  t: (id: string, facts: Record<string, unknown> = {}) => [id, ...Object.values(facts)].join(" "),
  named: (names: { en: string }) => names.en,
  score: (value: number) => String(value).replace("-", "−"),
}));

const KNIFFEL = variantOf("kniffel");
const COLUMNS = variantOf("kniffel-4-columns");
const DOUBLE = variantOf("generala-double");

function stateAfter(variant: Variant, ...events: GameEvent[]): GameState {
  return events.reduce(apply, newGame(variant));
}

function cellOf(
  state: GameState,
  key: string,
  view: Partial<SheetView> = {},
  column = 0,
  kind: SheetLine["kind"] = "box",
  moves: readonly Pick<Move, "seat" | "event" | "standIn">[] = [],
) {
  const { variant } = state;
  const seats = [{ kind: "person", name: "Anna", level: undefined, here: true, taken: true, sat: true }];
  const course = { variant, state, seats, moves, seated: EMPTY_TABLE, ended: null } as unknown as TableState;
  const full: SheetView = {
    course,
    lines: [],
    acting: 0,
    settled: true,
    mode: "enter",
    armed: null,
    best: null,
    ...view,
  };
  return sheetCell(sightOf(full), 0, { kind, key, names: { de: key, en: key } }, column);
}

const ROLLED: GameEvent = { type: "rolled", dice: "13446" };

describe("a box", () => {
  it("shows in pencil what the dice bring, and can be picked", () => {
    expect(cellOf(stateAfter(KNIFFEL, ROLLED), "fours")).toMatchObject({ kind: "pencil", text: "8", pickable: true });
  });

  it("is only looked at while the dice still fall, or while somebody else decides", () => {
    expect(cellOf(stateAfter(KNIFFEL, ROLLED), "fours", { settled: false })).toMatchObject({ kind: "open", text: "" });
    expect(cellOf(stateAfter(KNIFFEL, ROLLED), "fours", { acting: null })).toMatchObject({
      text: "8",
      pickable: false,
    });
    expect(cellOf(stateAfter(KNIFFEL, ROLLED), "twos", { acting: null })).toMatchObject({ kind: "open" });
  });

  it("says what a computer entered for somebody who was gone", () => {
    const event: GameEvent = { type: "scored", box: "fours" };
    const state = stateAfter(KNIFFEL, ROLLED, event);
    const cell = (standIn?: Move["standIn"]) =>
      cellOf(state, "fours", {}, 0, "box", [{ seat: 0, event, ...(standIn && { standIn }) }]);
    expect(cell("casual")).toMatchObject({ kind: "entered", text: "8", note: "table-seat-computer" });
    expect(cell()).not.toHaveProperty("note");
  });

  it("offers a strike where the dice bring nothing, and asks before it strikes", () => {
    const state = stateAfter(KNIFFEL, ROLLED);
    expect(cellOf(state, "twos")).toMatchObject({ text: "", pickable: true, label: "table-cell-strike Twos" });
    const armed = KNIFFEL.boxIndex.get("twos") ?? null;
    expect(cellOf(state, "twos", { armed })).toMatchObject({ text: "?", crossed: true, marked: "next" });
  });

  it("that scores is struck only by somebody who wants to strike", () => {
    const cell = cellOf(stateAfter(KNIFFEL, ROLLED), "fours", { mode: "strike" });
    expect(cell).toMatchObject({ text: "", pickable: true, label: "table-cell-strike Fours" });
  });

  it("that was tapped says so while it waits for an answer, and nothing of it moves", () => {
    const state = stateAfter(KNIFFEL, ROLLED);
    const entering = { acting: null, sent: { type: "scored", box: "fours" } } as const;
    expect(cellOf(state, "fours", entering)).toMatchObject({ kind: "pencil", text: "8", marked: "sent" });
    expect(cellOf(state, "sixes", entering)).toMatchObject({ text: "6", label: "table-cell-possible Sixes 6 0" });
    const striking = { acting: null, sent: { type: "struck", box: "twos" } } as const;
    expect(cellOf(state, "twos", striking)).toMatchObject({ kind: "pencil", crossed: true, marked: "sent" });
    expect(cellOf(state, "fours", { sent: null })).toMatchObject({ text: "8", pickable: true });
  });

  it("is in ink once it is entered, crossed once it is struck", () => {
    expect(cellOf(stateAfter(KNIFFEL, ROLLED, { type: "scored", box: "fours" }), "fours")).toMatchObject({
      kind: "entered",
      text: "8",
    });
    expect(cellOf(stateAfter(KNIFFEL, ROLLED, { type: "struck", box: "twos" }), "twos").kind).toBe("struck");
  });

  it("shows extra points beside its own", () => {
    const fives: GameEvent = { type: "rolled", dice: "55555" };
    const state = stateAfter(KNIFFEL, fives, { type: "scored", box: "five_of_a_kind" }, fives);
    expect(cellOf(state, "fives")).toMatchObject({ text: "25", note: "+50", pickable: true });
    expect(cellOf(state, "chance").pickable).toBeUndefined();
  });

  it("of an ordered column is marked when it is next", () => {
    expect(cellOf(stateAfter(COLUMNS), "ones").marked).toBe("next");
    expect(cellOf(stateAfter(COLUMNS), "twos").marked).toBeUndefined();
    expect(cellOf(stateAfter(COLUMNS), "chance", {}, 1).marked).toBe("next");
  });

  it("is marked only where an order names it, not beside one", () => {
    const marked = ["ones", "generala", "double_generala"].map((id) => cellOf(stateAfter(DOUBLE), id).marked);
    expect(marked).toEqual([undefined, "next", undefined]);
  });

  it("can be announced, and says so afterwards", () => {
    const state = stateAfter(COLUMNS, ROLLED);
    expect(cellOf(state, "fours", { mode: "announce" }, 2)).toMatchObject({ text: "?", pickable: true });
    expect(cellOf(state, "fours", { mode: "announce" }, 3).pickable).toBeUndefined();
    const tapped = COLUMNS.boxIndex.get("announced.fours") ?? null;
    expect(cellOf(state, "fours", {}, 2)).toMatchObject({ text: "", label: "table-cell-announce Fours (Announced)" });
    expect(cellOf(state, "fours", { armed: tapped }, 2)).toMatchObject({ text: "?", marked: "next" });
    const announced = stateAfter(COLUMNS, ROLLED, { type: "announced", box: "announced.fours" });
    expect(cellOf(announced, "fours", {}, 2)).toMatchObject({ text: "8", marked: "announced", pickable: true });
  });
});

describe("the lines of sums", () => {
  const state = stateAfter(KNIFFEL, { type: "rolled", dice: "14444" }, { type: "scored", box: "fours" });

  it("say what is missing to the bonus", () => {
    expect(cellOf(state, "upper", {}, 0, "bonus")).toMatchObject({ text: "", note: "table-missing 47" });
  });

  it("say neither as soon as all of these boxes are filled: nothing is missing when the game is over", () => {
    const struck = ["ones", "twos", "threes", "fours", "fives", "sixes"].flatMap((box): GameEvent[] => [
      ROLLED,
      { type: "struck", box },
    ]);
    expect(cellOf(stateAfter(KNIFFEL, ...struck), "", {}, 0, "upper").note).toBeUndefined();
    expect(cellOf(stateAfter(KNIFFEL, ...struck), "upper", {}, 0, "bonus")).toMatchObject({ kind: "sum", text: "0" });
    expect(cellOf(stateAfter(KNIFFEL, ...struck), "upper", {}, 0, "bonus").note).toBeUndefined();
  });

  it("stay empty where they are computed, until all is there that they are computed from", () => {
    const yams = variantOf("yams-plus-minus");
    const entered = (box: string, dice: string): GameEvent[] => [
      { type: "rolled", dice },
      { type: "scored", box },
    ];
    const one = entered("minus", "12346");
    expect(cellOf(stateAfter(yams, ...one), "both", {}, 0, "bonus")).toMatchObject({ kind: "sum", text: "" });
    const both = [...one, ...entered("plus", "13446")];
    expect(cellOf(stateAfter(yams, ...both), "both", {}, 0, "bonus")).toMatchObject({ kind: "sum", text: "34" });
    const none = [...one, ...entered("plus", "11234")];
    expect(cellOf(stateAfter(yams, ...none), "both", {}, 0, "bonus")).toMatchObject({ kind: "sum", text: "0" });
  });

  it("add up", () => {
    expect(cellOf(state, "", {}, 0, "total")).toMatchObject({ kind: "sum", text: "16" });
  });
});
