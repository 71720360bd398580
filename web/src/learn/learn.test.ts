// @vitest-environment jsdom
import { beforeAll, describe, expect, test } from "vitest";
import { emptyCard } from "@/rules/card";
import { legalActions } from "@/rules/gameEngine";
import type { Variant } from "@/rules/variantTables";
import { variantOf } from "@/testing/reference";
import type { Learnt, Mistake } from "@/store/learning";
import type { Exercise } from "@/wire/types";
import { dayAfter, dayOf, streak } from "@/game/notices/puzzleDays";
import { puzzleOf, week } from "@/learn/puzzle/daily";
import { lineOf } from "@/learn/puzzle/puzzleLine";
import { language } from "@/i18n/i18n.svelte";
import { answerTo, choicesIn, stateOf } from "./exercise";
import { answered, deviationNow, ofTen } from "@/learn/trainer/rating";
import { remembered } from "@/learn/trainer/schedule";
import { keyOf, LENGTH, sessionOf } from "@/learn/trainer/session";

const DAY = 24 * 60 * 60 * 1000;
const NOW = Date.parse("2026-11-22T10:00:00Z");

function exercise(id: string, more: Partial<Exercise> = {}): Exercise {
  return {
    id,
    cards: [],
    turn: { throws: 1, left: 2, roll: "13355", lay: "-", announced: null, bought: 0 },
    objective: "points",
    themes: ["keep"],
    gap: 1,
    often: 0.1,
    rating: 1500,
    losses: [],
    against: [],
    ...more,
  };
}

describe("the puzzle of the day", () => {
  const all = Array.from({ length: 400 }, (_, number) => ({ id: `e${String(number)}`, rating: 1500 }));

  test("is the same for the same date, whatever the list's order", () => {
    const turned = [...all].reverse();
    expect(puzzleOf(turned, "2026-11-22")).toEqual(puzzleOf(all, "2026-11-22"));
  });

  test("never comes twice within a year", () => {
    const year = Array.from({ length: 366 }, (_, days) => puzzleOf(all, dayAfter("2026-11-22", days))?.id);
    expect(new Set(year).size).toBe(366);
  });

  test("is never one that most find, as long as there are enough others", () => {
    const rated = all.map((one, place) => ({ ...one, rating: place % 3 ? 1200 : 1600 }));
    const month = Array.from({ length: 31 }, (_, days) => puzzleOf(rated, dayAfter("2026-11-22", days))?.rating);
    expect(new Set(month)).toEqual(new Set([1600]));
    expect(puzzleOf(rated.slice(0, 9), "2026-11-22")).toBeDefined();
  });

  test("belongs to the day where somebody is, and days follow each other over the end of a year", () => {
    expect(dayOf(new Date(2026, 0, 5, 23, 59))).toBe("2026-01-05");
    expect(dayAfter("2026-12-31", 1)).toBe("2027-01-01");
  });

  test("counts days in a row; today may still be to come", () => {
    const days = ["2026-11-18", "2026-11-20", "2026-11-21"].map((day) => ({ day }));
    expect(streak(days, "2026-11-22")).toBe(2);
    expect(streak([...days, { day: "2026-11-22" }], "2026-11-22")).toBe(3);
    expect(streak(days, "2026-11-23")).toBe(0);
  });

  const tried = {
    key: "",
    rules: "",
    exercise: "",
    action: { type: "held", dice: "33" } as const,
    loss: 0,
    found: true,
    close: false,
  };

  test("is shared without its solution, with the week since the first day played", async () => {
    await language.set("de");
    const today = "2026-11-22";
    const done = { ...tried, day: today, found: false };
    const told = (others: string[]): string[] =>
      lineOf({
        course: { id: "kniffel" },
        done,
        tried: [...others.map((day) => ({ ...tried, day })), done],
        today,
        variant: "Kniffel",
      }).split("\n");
    const first = told([]);
    expect(first.slice(0, 2)).toEqual(["Pasch-Rätsel vom 22. November (Kniffel): heute nicht geschafft", "🟥"]);
    expect(first[2]).toMatch(/\/ueben\/tag\?v=kniffel$/);
    expect(told(["2026-11-19", "2026-11-21"])[1]).toBe("🟩⬜🟩🟥 2 Tage hintereinander dabei.");
  });

  test("shows how the week went", () => {
    expect(week([{ ...tried, day: "2026-11-21" }], "2026-11-22").slice(-2)).toEqual(["found", null]);
  });
});

describe("an answer", () => {
  let variant: Variant;
  const DICE = { "33": 0, "55": 0.02, "3355": 1 };
  let asked: Exercise;

  beforeAll(() => {
    variant = variantOf("kniffel");
    const { entries, extra, bought, saved } = emptyCard(variant);
    const cards = [{ entries: [...entries], extra: [...extra], bought: [...bought], saved, total: 0 }];
    const losses = legalActions(stateOf({ ...exercise("a"), cards }, variant)).map((action) =>
      "dice" in action && action.dice in DICE ? DICE[action.dice as keyof typeof DICE] : 4.5,
    );
    asked = exercise("a", { cards, losses });
  }, 60_000);

  test.each([
    [0, true, null],
    [1, true, null],
    [2, false, null],
    [3, false, "mistake"],
  ])("to option %i is told as it is", (place, found, mark) => {
    const [option] = choicesIn(asked, variant).slice(place);
    expect(option && answerTo(asked, variant, option.action)).toMatchObject({ found, mark });
  });
});

describe("a rating", () => {
  test("grows with what is found, most of all with what is hard, and gets surer", () => {
    const easy = answered("keep", undefined, { rating: 1200, found: true }, NOW);
    const hard = answered("keep", undefined, { rating: 1800, found: true }, NOW);
    expect(easy.rating).toBeGreaterThan(1500);
    expect(hard.rating).toBeGreaterThan(easy.rating);
    expect(hard.deviation).toBeLessThan(350);
    expect(answered("keep", hard, { rating: 1500, found: false }, NOW).course).toHaveLength(2);
  });

  test("is known less surely after a year without practice", () => {
    let known = answered("keep", undefined, { rating: 1500, found: true }, NOW);
    for (let answers = 0; answers < 30; answers += 1)
      known = answered("keep", known, { rating: 1500, found: answers % 2 === 0 }, NOW);
    expect(deviationNow(known, NOW + 365 * DAY)).toBeGreaterThan(deviationNow(known, NOW));
    expect(ofTen({ ...known, rating: 1500 }, NOW)).toMatchObject({ likely: 5 });
  });
});

describe("what comes again", () => {
  const about = { key: "r/a", rules: "r" };

  test("waits longer each time that it is found, and comes back soon when it is not", () => {
    const first = remembered(about, undefined, true, NOW);
    const second = remembered(about, first, true, first.due);
    expect(first.due - NOW).toBeGreaterThanOrEqual(DAY);
    expect(second.due - first.due).toBeGreaterThan(first.due - NOW);
    const missed = remembered(about, second, false, second.due);
    expect(missed.due - second.due).toBeLessThan(second.due - first.due);
    expect(missed.lapses).toBe(1);
  });
});

describe("a session", () => {
  const exercises = Array.from({ length: 30 }, (_, number) =>
    exercise(`e${String(number)}`, { themes: [number % 2 ? "keep" : "bonus"] }),
  );
  const known = { rules: "r", exercises, learnt: [] as Learnt[], mistakes: [] as Mistake[], rating: 1500 };

  test("begins with what is due, then has own errors, then what is new, each once", () => {
    const due = { ...remembered({ key: keyOf("r", { id: "e7" }), rules: "r" }, undefined, false, NOW - 90 * DAY) };
    const mistake = { key: "own", rules: "r", variant: { id: "kniffel" }, exercise: exercise("x"), at: NOW };
    const tasks = sessionOf({ ...known, learnt: [due], mistakes: [mistake] }, null, NOW);
    expect(tasks.map(({ origin }) => origin).slice(0, 3)).toEqual(["due", "own", "new"]);
    expect(new Set(tasks.map(({ key }) => key)).size).toBe(LENGTH);
  });

  test("keeps to its theme, and goes through what is known where nothing is new", () => {
    const learnt = exercises.map((one) => remembered({ key: keyOf("r", one), rules: "r" }, undefined, true, NOW));
    const tasks = sessionOf({ ...known, learnt }, "bonus", NOW);
    expect(tasks).toHaveLength(LENGTH);
    expect(tasks.every((task) => task.exercise.themes.includes("bonus"))).toBe(true);
  });
});
