// @vitest-environment jsdom
import { beforeAll, describe, expect, test } from "vitest";
import { language } from "@/i18n/i18n.svelte";
import { lessonDice } from "@/learn/pictures";
import { doneIn, isDone, said, schoolOf, spansOf, TAUGHT, type Chart, type Lesson } from "./lessons";

function chart(...values: [number, number | null][]): Chart {
  return {
    axis: "face",
    unit: "points",
    bars: values.map(([value, other], at) => ({ label: String(at), value, other })),
  };
}

beforeAll(async () => language.set("de"));

describe("numbers", () => {
  test("are said as a player would", () => {
    expect(said({ unit: "points", value: 2.65 })).toBe("2,7");
    expect(said({ unit: "points", value: -0.02 })).toBe("0,0");
    expect(said({ unit: "points", value: -1.5 })).toBe("−1,5");
    expect(said({ unit: "number", value: 63 })).toBe("63");
    expect(said({ unit: "number", value: 6.09 })).toBe("6,1");
    expect(said({ unit: "share", value: 0.6887 }).replace(/\s/, " ")).toBe("69 %");
    expect(said({ unit: "share", value: 0.0046 }).replace(/\s/, " ")).toBe("0,5 %");
  });
});

describe("bars", () => {
  test("begin at zero", () => {
    const { zero, span } = spansOf(chart([2, null], [4, 1]));
    expect(zero).toBe(0);
    expect(span(1)).toEqual([0, 0.25]);
  });

  test("below zero reach to the left", () => {
    const { zero, span } = spansOf(chart([3, null], [-1, null]));
    expect(zero).toBe(0.25);
    expect(span(-1)).toEqual([0, 0.25]);
    expect(span(3)).toEqual([0.25, 0.75]);
  });
});

test("a lesson is done when each of its exercises was answered", () => {
  const lesson = { exercises: [{ id: "a" }, { id: "b" }] } as unknown as Lesson;
  expect(doneIn(lesson, { a: true, old: true })).toEqual({ done: 1, found: 1 });
  expect(isDone(lesson, { a: true })).toBe(false);
  expect(isDone(lesson, { a: true, b: false })).toBe(true);
});

describe.each(TAUGHT)("the school of %s", (variant) => {
  test("has ten lessons, each with exercises and dice that stand for it", async () => {
    const { lessons } = await schoolOf(variant);
    expect(lessons).toHaveLength(10);
    for (const { id, exercises } of lessons) {
      expect(exercises.length, id).toBeGreaterThanOrEqual(3);
      expect(lessonDice(id), id).not.toEqual([]);
    }
  });
});
