import { describe, expect, it } from "vitest";
import { phase } from "@/rules/gameState";
import { variantOf } from "@/testing/reference";
import type { TableEvent } from "@/wire/types";
import { begin, isOver, lettingLie, standInTurns, step, undoable, type TableState } from "./tableState";

const KNIFFEL = variantOf("kniffel");

type Told = { type: string; seat?: number | null } & Record<string, unknown>;

function course(...told: Told[]): TableState {
  const opening: Told = {
    type: "opened",
    kind: "game",
    rules: { id: "kniffel" },
    variant: { id: "kniffel", names: KNIFFEL.names, rules_hash: KNIFFEL.rules_hash },
    toml: "",
    seats: [
      { kind: "person", name: "Anna", place: "here" },
      { kind: "person", name: "", place: "link" },
    ],
    direction: "clockwise",
    hints: false,
    pace: "live",
    commitment: "c",
  };
  const events = [opening, ...told].map((event, seq) => ({ seat: null, at: "2026-01-01T00:00:00Z", ...event, seq }));
  const [first, ...others] = events as unknown as TableEvent[];
  if (first?.type !== "opened") throw new Error("no opening");
  return others.reduce(step, begin(first, KNIFFEL));
}

const SEATED: Told[] = [
  { type: "sat", seat: 0, name: "Anna", entropy: "a" },
  { type: "sat", seat: 1, name: "Bob", entropy: "b" },
  { type: "began" },
  { type: "start-rolled", seat: 0, face: 6 },
  { type: "start-rolled", seat: 1, face: 2 },
];
const ROLLED: Told[] = [...SEATED, { type: "rolled", seat: 0, dice: "13446" }];
const SCORED: Told[] = [...ROLLED, { type: "scored", seat: 0, box: "fours", points: 8, bonus: 0 }];

describe("a table", () => {
  it("knows who sits, and begins when all do", () => {
    expect(course().seats.map(({ sat }) => sat)).toEqual([false, false]);
    expect(course(...SEATED.slice(0, 1)).seats.map(({ sat }) => sat)).toEqual([true, false]);
    const sat = course(...SEATED);
    expect(sat.seats.map(({ name }) => name)).toEqual(["Anna", "Bob"]);
    expect(sat.began).toBe(true);
    expect(phase(sat.state)).toBe("throw");
    expect(sat.state.seat).toBe(0);
  });

  it("keeps held dice on their seats", () => {
    const thrown = course(...ROLLED, { type: "held", seat: 0, dice: "44" }, { type: "rolled", seat: 0, dice: "22446" });
    expect(thrown.seated.codes).toEqual([2, 2, 4, 4, 6]);
    expect(thrown.seated.lay).toEqual([false, false, true, true, false]);
  });

  it("takes an entry back, and the dice lie as before", () => {
    const scored = course(...SCORED);
    expect(scored.state.seat).toBe(1);
    expect(undoable(scored)).toBe(0);
    const undone = course(...SCORED, { type: "undone", seat: 0 });
    expect(undone.state).toEqual(course(...ROLLED).state);
    expect(undone.seated.codes).toEqual([1, 3, 4, 4, 6]);
    expect(undone.moves).toHaveLength(course(...ROLLED).moves.length);
    expect(undoable(undone)).toBeNull();
  });

  it("takes nothing back once somebody has thrown, nor after the end, nor for a computer", () => {
    expect(undoable(course(...SCORED, { type: "rolled", seat: 1, dice: "11111" }))).toBeNull();
    expect(undoable(course(...SCORED, { type: "ended", secret: "s", totals: [8, 0] }))).toBeNull();
    expect(undoable(course(...SCORED, { type: "replaced", seat: 0, level: "heuristic" }))).toBeNull();
  });

  it("puts a computer on a seat that somebody left", () => {
    const replaced = course({ type: "replaced", seat: 1, level: "club" });
    expect(replaced.seats[1]).toMatchObject({ kind: "computer", level: "club", taken: true });
  });

  it("lets a computer play for an absent person and records the turns it played", () => {
    const away = course({ type: "stood-in", seat: 0, level: "club", once: false }, ...SCORED);
    expect(away.seats[0]).toMatchObject({ kind: "computer", level: "club", away: true });
    expect(undoable(away)).toBeNull();
    expect(standInTurns(away, 0)).toEqual([1]);
    const back = course({ type: "stood-in", seat: 0, level: "club", once: false }, ...SCORED, {
      type: "returned",
      seat: 0,
    });
    expect(back.seats[0]).toMatchObject({ kind: "person", level: undefined, away: false });
    expect(standInTurns(course(...SCORED), 0)).toEqual([]);
  });

  it("is over when it was ended as it stood", () => {
    const stopped = course(...SCORED, { type: "stopped", seat: 1 }, { type: "ended", secret: "s", totals: [8, 0] });
    expect([stopped.stopped, isOver(stopped)]).toEqual([1, true]);
    expect(isOver(course(...SCORED))).toBe(false);
  });

  it("remembers the end and the rematch", () => {
    const over = course(...SCORED, { type: "ended", secret: "s", totals: [8, 0] }, { type: "rematch", table: "next" });
    expect(over.ended).toEqual({ secret: "s", totals: [8, 0] });
    expect(over.rematch).toBe("next");
  });

  it("lets those of equal dice lie that were meant", () => {
    // On positions 1 3 4 4 6; the second four is held.
    const before = course(...ROLLED, { type: "held", seat: 0, dice: "4" });
    const rolled = { type: "rolled", seat: 0, dice: "12455", seq: before.seq + 1, at: before.at } as TableEvent;
    const meant = [false, false, false, true, false];
    expect(step(lettingLie(before, "4", meant), rolled).seated).toEqual({ codes: [1, 2, 5, 4, 5], lay: meant });
    expect(lettingLie(before, "44", meant)).toBe(before);
  });
});
