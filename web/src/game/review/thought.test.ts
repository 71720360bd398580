import { expect, it, vi } from "vitest";
import type { Decision, Review } from "@/wire/types";
import { thoughtOf } from "./thought";

vi.mock("@/i18n/i18n.svelte", () => ({ t: (id: string) => id, language: { current: "de" } }));

function decision(event: number, seat: number, facts: Partial<Decision>): Decision {
  const plain = { kind: "decision", loss: 0, difficulty: 0, excess: 0, counted: true, mark: null, win: null };
  return { ...plain, event, seat, ...facts } as Decision;
}

function reviewOf(...moments: Decision[]): Review {
  return { moments, marks_by: "points", seats: [0, 1].map((seat) => ({ seat, lessons: [] })) } as unknown as Review;
}

it("praises the hardest decision in which nothing was lost", () => {
  const easy = decision(1, 0, { difficulty: 0.01 });
  const hard = decision(2, 0, { difficulty: 9 });
  const harder = decision(3, 0, { difficulty: 12 });
  const missed = decision(4, 0, { difficulty: 30, loss: 3 });
  const computers = decision(5, 1, { difficulty: 40 });
  expect(thoughtOf(reviewOf(easy, hard, harder, missed, computers), [0]).idea).toBe(harder);
  expect(thoughtOf(reviewOf(easy), [0]).idea).toBeUndefined();
});

it("offers the costliest error beyond its difficulty to try again", () => {
  const small = decision(1, 0, { mark: "inaccuracy", excess: 2, loss: 5 });
  const large = decision(2, 0, { mark: "mistake", excess: 4, loss: 4 });
  expect(thoughtOf(reviewOf(small, large), [0]).trial).toBe(large);
  expect(thoughtOf(reviewOf(small, large), [1]).trial).toBeUndefined();
});
