// @vitest-environment jsdom
import { describe, expect, it } from "vitest";
import type { Balance, EffectStep } from "@/wire/types";
import { sideOf, skillShare } from "./effectWords";
import { changesOf, isDone, share, widths } from "./effects.svelte";

const KNIFFEL: Balance = {
  certainty: "exact",
  errors: null,
  mean: 245.87,
  sd: 39.8,
  nine_in_ten: [180, 318],
  turns: 13,
  minutes: 8.4,
  beginner: 171,
  skill: 1.88,
  close: 0.307,
  unused: [],
};
const STEP: EffectStep = {
  kind: "whole",
  place: "",
  gone: { de: [], en: [] },
  new: { de: [], en: [] },
  balance: null,
  solving: null,
  why: null,
  names: null,
  problem: null,
};

describe("what a house rule does", () => {
  it("names what is notably other, and the mean always", () => {
    const other = { ...KNIFFEL, sd: 40.0, minutes: 8.2, close: 0.32 };
    expect(changesOf(KNIFFEL, other).map(({ number }) => number)).toEqual(["mean", "minutes"]);
  });

  it("says of measured numbers whether they are clear", () => {
    const errors = { mean: 1, sd: 1, skill: 0.1, close: 0.1 };
    const [mean, ...others] = changesOf({ ...KNIFFEL, errors }, { ...KNIFFEL, errors, mean: 248, sd: 42, skill: 1.9 });
    expect(mean).toMatchObject({ number: "mean", clear: false });
    expect(others).toEqual([]);
  });

  it("is done when nothing more will be known", () => {
    const known = { ...STEP, balance: KNIFFEL };
    const half = { ...STEP, solving: { stage: "values" as const, progress: 0.5 } };
    const never = { ...STEP, why: "out-of-reach" as const };
    expect(isDone({ parent: null, idle: [], left: 0, steps: [known, never] })).toBe(true);
    expect(isDone({ parent: null, idle: [], left: 0, steps: [known, half] })).toBe(false);
    expect(share({ parent: null, idle: [], left: 0, steps: [known, half, never, STEP] })).toBe(0.625);
  });

  it("draws bars by the largest effect", () => {
    expect(widths([-4, 2, 0])).toEqual([1, 0.5, 0]);
    expect(widths([])).toEqual([]);
  });
});

describe("skill", () => {
  it("is a word, and a difference that nobody notices is none", () => {
    expect([0.1, 0.47, 0.9].map(skillShare)).toEqual(["luck", "both", "skill"]);
    expect([-0.2, 0.01, 0.2].map(sideOf)).toEqual(["luck", "same", "skill"]);
  });
});
