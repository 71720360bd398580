// @vitest-environment jsdom
/** The review page's own computations: replay, correct retries, chart lines. */
import { beforeAll, describe, expect, it } from "vitest";
import { phase } from "@/rules/gameState";
import { total } from "@/rules/card";
import { variantOf } from "@/testing/reference";
import { replayed } from "@/game/review/replay";
import { rulesNamed } from "@/game/review/gameReview";
import { chance, difference, errorsOf, points } from "@/game/review/reviewWords";
import { signed } from "@/i18n/figures";
import { language } from "@/i18n/i18n.svelte";
import type { Decision, Moment, Review, SeatReview } from "@/wire/types";
import { figureOf, furtherFigure, gainWords, signMeanings, luckFigure, skillFigure, verdict } from "./accountWords";
import { nearest, scaleOf, valuesOf } from "./curves/curve";
import { isFound, lossOf } from "./foundBest";
import { shownOptions } from "./rankedOptions";

const KNIFFEL = variantOf("kniffel");

const thrown = (event: number, seat: number, dice: string): Moment =>
  ({ kind: "throw", event, seat, turn: 1, throw: 1, dice, luck: 1, mark: null }) as unknown as Moment;
const decided = (event: number, seat: number, box: string, more: object = {}): Decision =>
  ({
    kind: "decision",
    event,
    seat,
    turn: 1,
    throw: 1,
    position: "kniffel x 1< 1:12345",
    chosen: { type: "scored", box, points: 1, bonus: 0 },
    best: { type: "held", dice: "2345" },
    value: 200,
    chosen_value: 190,
    loss: 10,
    mark: null,
    win: null,
    ...more,
  }) as unknown as Decision;
const seat = (number: number, end: number, adjusted: number, lessons: number[] = []): SeatReview =>
  ({ seat: number, end, adjusted, lessons }) as unknown as SeatReview;

const REVIEW = {
  marks_by: "points",
  seats: [seat(0, 200, 210, [7]), seat(1, 230, 205)],
  moments: [
    thrown(2, 1, "12345"),
    decided(3, 1, "large_straight"),
    thrown(4, 0, "11123"),
    decided(5, 0, "ones", { mark: "mistake" }),
    thrown(6, 1, "66666"),
    decided(7, 1, "sixes", { seat: 0, mark: "blunder" }),
  ],
  curve: [
    { event: -1, expected: [240, 245], win: [0.5, 0.5] },
    { event: 2, expected: [240, 260], win: [0.4, 0.6] },
  ],
} as unknown as Review;

beforeAll(() => language.set("en"));

describe("a review", () => {
  it("is played again from its throws and decisions alone, whoever began", () => {
    const steps = replayed({ ...REVIEW, moments: REVIEW.moments.slice(0, 4) }, KNIFFEL);
    expect(steps.map(({ before }) => [before.seat, phase(before)])).toEqual([
      [1, "throw"],
      [1, "decide"],
      [0, "throw"],
      [0, "decide"],
    ]);
    expect(steps[2]?.before.cards.map((card) => total(KNIFFEL, card))).toEqual([0, 40]);
    expect(steps[0]?.before.direction).toBe("counter-clockwise");
  });

  it("says who won and who would have with equal luck, and praises no computer over people", () => {
    const names = ["Anna", "Ben"];
    expect(verdict(REVIEW.seats, names)).toBe("Ben won. With equal luck Anna would be 5.0 points ahead.");
    const ahead = [seat(0, 250, 220), seat(1, 230, 205)];
    expect(verdict(ahead, names)).toBe("Anna won, and with equal luck would have won, too, by 15 points.");
    expect(verdict(ahead, names, { computers: [0] })).toBe("Anna won.");
    expect(verdict([seat(0, 250, 220.5), seat(1, 230, 220)], names)).toContain("would be level");
    expect(verdict([seat(0, 250, 220)], names)).toBe("250 points. With average luck it would have been 220.");
  });

  it("counts good decisions first, and gives each figure its unit", () => {
    const counted = { ...seat(0, 250, 220), counted: 12, blunders: 1, mistakes: 0, inaccuracies: 2 };
    expect(figureOf(counted)).toBe("9 of 12 decisions as good as perfect");
    expect(furtherFigure(counted)).toBe("There were 3 better moves, 1 of them much better.");
    expect(figureOf({ ...counted, blunders: 0, inaccuracies: 0 })).toBe("All 12 decisions were really good.");
    expect(figureOf({ ...counted, counted: 3 })).toBe("There were 3 better moves, 1 of them much better.");
    expect([luckFigure(-3), luckFigure(2.5)]).toEqual(["3.0 points below average", "2.5 points above average"]);
    expect([skillFigure(12), skillFigure(0)]).toEqual([
      "12 points less than with the best moves",
      "as good as the best moves",
    ]);
    expect(signMeanings(REVIEW.moments)).toEqual(["•• better was possible", "••• much better was possible"]);
    expect(gainWords(decided(7, 0, "ones", { loss: 3 }), { marks_by: "points" })).toBe("3.0 points more on average");
  });

  it("puts the errors to learn from in front", () => {
    expect(errorsOf(REVIEW, 0).map(({ event }) => event)).toEqual([7, 5]);
    expect(errorsOf(REVIEW, 1)).toEqual([]);
  });

  it("never writes a small loss as nothing", () => {
    expect([0.01, 0, 1.25, 9.94, 9.96, -1234.5].map((one) => points(one))).toEqual([
      "under 0.1",
      "0.0",
      "1.3",
      "9.9",
      "10",
      "−1234",
    ]);
    const scale = 29 / 812;
    expect([points(0.001, scale), points(0.01, scale), points(0, scale)]).toEqual(["under 0.01", "0.01", "0.00"]);
    expect(signed(-3.21)).toBe("−3.2");
    expect([difference(-0.04), difference(-0.04, scale), difference(0.004, scale)]).toEqual(["0.0", "−0.04", "0.00"]);
    expect([chance(0.0001), chance(0.123)]).toEqual(["under 0.1%", "12.3%"]);
  });

  it("reads the rules of a record, as text or as JSON", () => {
    expect(rulesNamed('[Variant "kniffel"]\n[Rules "ab12"]\n')).toEqual({ id: "kniffel", hash: "ab12" });
    expect(rulesNamed('{"format": "pasch-record", "variant": "yatzy", "rules": "cd"}').hash).toBe("cd");
    expect(() => rulesNamed("hello")).toThrow("review-no-record");
  });
});

describe("learning from errors", () => {
  const [, , , error] = REVIEW.moments as [Moment, Moment, Moment, Decision];
  const options = [
    { action: { type: "held", dice: "2345" }, value: 200, loss: 0 },
    { action: { type: "held", dice: "345" }, value: 199.9, loss: 0.1 },
    { action: { type: "held", dice: "1" }, value: 180, loss: 20 },
    { action: { type: "scored", box: "ones" }, value: 190, loss: 10 },
  ] as const;

  it("is done with the best, or what is hardly worse, and never with the error", () => {
    const found = options.map(({ action }) => isFound(action, error, REVIEW, options));
    expect(found).toEqual([true, true, false, false]);
    expect(lossOf(options[2].action, error, options)).toBe(20);
    expect(isFound(options[1].action, error, REVIEW, options, 29 / 812), "where a point is much").toBe(false);
  });

  it("shows the best few options, and what was done", () => {
    const many = Array.from({ length: 9 }, (_, loss) => ({
      action: loss === 8 ? error.chosen : { type: "held" as const, dice: "1".repeat(loss) },
      value: 200 - loss,
      loss,
    }));
    expect(shownOptions(many, error).map(({ loss }) => loss)).toEqual([0, 1, 2, 3, 8]);
  });
});

describe("the curve", () => {
  it("has a line for each seat, and finds the moment under a finger", () => {
    expect(valuesOf(REVIEW, "win")).toEqual([
      [0.5, 0.4],
      [0.5, 0.6],
    ]);
    expect(scaleOf(valuesOf(REVIEW, "expected"), "expected").least).toBeLessThanOrEqual(240);
    const frame = { left: 10, right: 110, top: 0, bottom: 1 };
    expect([nearest(frame, 11, 0), nearest(frame, 11, 61), nearest(frame, 11, 500)]).toEqual([0, 5, 10]);
  });
});
