import { describe, expect, it } from "vitest";
import { STEP, type Roll, type ThrowMotion } from "./roll";
import { roll } from "./throwMotion";
import { toppled } from "./rollingDie";
import { around, facing } from "./rotation";

/** A seeded random generator. */
function luckOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48271) % 2147483647;
    return state / 2147483647;
  };
}

/** Five dice on a wide felt, thrown from a cup at the right. */
function simulateThrow(seed: number, changed: Partial<ThrowMotion> = {}): { table: ThrowMotion; roll: Roll } {
  const rests = [0, 1, 2, 3, 4].map((seat) => ({
    x: 70 + 130 * seat,
    y: 120 + 60 * (seat % 3),
    turn: 0.2 * seat - 0.3,
  }));
  const field = { left: 50, top: 50, right: 600, bottom: 350 };
  const table = { field, size: 100, mouth: { x: 640, y: 220 }, rests, seconds: 0.6, luck: luckOf(seed), ...changed };
  return { table, roll: roll(table) };
}

const SEEDS = Array.from({ length: 40 }, (_, seed) => seed + 1);

describe("a throw", () => {
  it("ends with each die where it is to lie, flat and turned as it is to lie", () => {
    for (const seed of SEEDS) {
      const { table, roll } = simulateThrow(seed);
      for (const [seat, { x, y, turn }] of table.rests.entries()) {
        const last = roll.frames[seat]?.at(-1);
        expect(last).toMatchObject({ x, y, height: 0 });
        expect(last?.rotation).toEqual(around(0, 0, 1, turn));
      }
    }
  });

  it("begins at the mouth of the cup", () => {
    for (const seed of SEEDS) {
      const { table, roll } = simulateThrow(seed);
      for (const [first] of roll.frames) {
        expect(first?.x).toBeCloseTo(table.mouth.x);
        expect(first?.y).toBeCloseTo(table.mouth.y);
      }
    }
  });

  it("never jumps: from frame to frame a die goes less far than it is wide", () => {
    for (const seed of SEEDS) {
      const { roll } = simulateThrow(seed, { seconds: 0.9 });
      for (const frames of roll.frames) {
        for (const [place, { x, y }] of frames.entries()) {
          const before = frames[place - 1] ?? { x, y };
          expect(Math.hypot(x - before.x, y - before.y)).toBeLessThan(100);
        }
      }
    }
  });

  it("turns its dice over, more than once", () => {
    const { roll } = simulateThrow(7);
    const sunny = roll.frames.map((frames) => new Set(frames.map(({ rotation }) => Math.sign(facing(rotation)[2]))));
    for (const signs of sunny) expect([...signs].sort()).toEqual([-1, 1]);
  });

  it("never lets a die sink into the felt", () => {
    for (const seed of SEEDS) {
      for (const { height } of simulateThrow(seed).roll.frames.flat()) expect(height).toBeGreaterThanOrEqual(-1e-9);
    }
  });

  it("knocks while it lasts, each die on the felt at least, dice on dice now and then", () => {
    const knocks = SEEDS.map((seed) => simulateThrow(seed).roll.knocks);
    for (const heard of knocks) {
      expect(heard.filter(({ on }) => on === "felt").length).toBeGreaterThanOrEqual(5);
      for (const { at, force } of heard) {
        expect(at).toBeGreaterThanOrEqual(0);
        expect(at).toBeLessThanOrEqual(0.6);
        expect(force).toBeGreaterThan(0);
        expect(force).toBeLessThanOrEqual(1);
      }
      expect(heard.map(({ at }) => at)).toEqual(heard.map(({ at }) => at).sort((one, other) => one - other));
    }
    expect(knocks.flat().some(({ on }) => on === "die")).toBe(true);
  });

  it("is over when it is to be over, for one die as for six", () => {
    for (const dice of [1, 6]) {
      const rests = Array.from({ length: dice }, (_, seat) => ({ x: 60 + 90 * seat, y: 100, turn: 0 }));
      const { roll } = simulateThrow(3, { rests });
      expect(roll.frames.map((frames) => frames.length)).toEqual(rests.map(() => Math.round(0.6 / STEP) + 1));
    }
  });

  it("rolls the same way with the same luck", () => {
    expect(simulateThrow(11).roll).toEqual(simulateThrow(11).roll);
  });
});

describe("a rolling die", () => {
  it("slides at last, without toppling any more", () => {
    expect(toppled(0)).toBeCloseTo(0);
    expect(toppled(0.29)).toBeCloseTo(0);
    expect(toppled(6)).toBeGreaterThan(2 * Math.PI);
  });
});
