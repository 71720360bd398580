/** Odds of a turn equal those of `pasch odds`. */

import { beforeAll, describe, expect, it } from "vitest";
import { formatDice, parseDice } from "@/rules/dice";
import { prepare, type TablesDocument, type Variant } from "@/rules/variantTables";
import { goldenSteps, variantOf } from "@/testing/reference";
import { BoxOdds, type OddsGoal, type Figures } from "./boxOdds";
import { hasRoom, throwLimit, type Situation } from "./situation";

interface OddsLine {
  box: number;
  aim: OddsGoal;
  situation: Situation;
  before: Figures[];
  dice: string;
  after: (Figures & { holds: string[] })[];
}

const asked: { variant: Variant; line: OddsLine }[] = [];

beforeAll(async () => {
  let variant: Variant | undefined;
  for await (const line of goldenSteps<{ tables: TablesDocument } | OddsLine>("odds")) {
    if ("tables" in line) variant = prepare(line.tables);
    else if (variant) asked.push({ variant, line });
  }
}, 120_000);

describe("the odds of a turn", () => {
  it("are Python's before the first throw", () => {
    expect(asked.length).toBeGreaterThan(80);
    for (const { variant, line } of asked) {
      const odds = new BoxOdds(variant, line);
      line.before.forEach((expected, index) => alike(odds.before(index + 1), expected, variant, line));
    }
  });

  it("are Python's from dice on the table, with the same dice to keep", () => {
    for (const { variant, line } of asked) {
      const odds = new BoxOdds(variant, line);
      line.after.forEach((expected, throws) => {
        const best = odds.best(parseDice(line.dice), throws);
        alike(best[0] as Figures, expected, variant, line);
        expect(new Set(best.map(({ hold }) => formatDice(hold)))).toEqual(new Set(expected.holds));
      });
    }
  });

  it("of three Sixes or more is that of any three dice", () => {
    const kniffel = variantOf("kniffel");
    const sixes = new BoxOdds(kniffel, { box: kniffel.boxIndex.get("sixes") as number, least: 18 });
    // Binomial: each die shows a six within three throws with probability 91/216.
    const p = 91 / 216;
    const three = 10 * p ** 3 * (1 - p) ** 2 + 5 * p ** 4 * (1 - p) + p ** 5;
    expect(sixes.before(3).chance).toBeCloseTo(three, 12);
  });

  it("are asked of boxes that are free", () => {
    const kniffel = variantOf("kniffel");
    const five = kniffel.boxIndex.get("five_of_a_kind") as number;
    expect(hasRoom(kniffel, five, { five: 2, numbersFilled: false })).toBe(false);
    expect(hasRoom(kniffel, 0, { five: 2, numbersFilled: false })).toBe(true);
    expect(throwLimit(kniffel, five)).toBe(3);
  });
});

function alike(found: Figures, expected: Figures, variant: Variant, line: OddsLine): void {
  const where = `${variant.id} ${String(line.box)} ${line.aim} ${line.dice}`;
  expect(found.chance, where).toBeCloseTo(expected.chance, 11);
  expect(found.mean, where).toBeCloseTo(expected.mean, 9);
}
