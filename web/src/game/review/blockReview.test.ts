// @vitest-environment jsdom
import { describe, expect, it } from "vitest";
import { total } from "@/rules/card";
import { boxAt } from "@/rules/variantTables";
import { variantOf } from "@/testing/reference";
import type { Finished, FinishedPart } from "@/store/finished";
import bestPlay from "@best-play";
import type { BestPlay } from "@/game/values/optimalMeans";
import { comparedWith, looksLikeBlock, standingBeside } from "./blockReview";

const KNIFFEL = variantOf("kniffel");
const WIDE = variantOf("kniffel-3-columns");
const BALUT = variantOf("balut");
const BEST: BestPlay | undefined = Object.values<BestPlay>(bestPlay).find(({ variant }) => variant === "kniffel");
const POINTS = [3, 6, 9, 12, 15, 18, 22, 0, 25, 30, 40, 50, 21];

function part(entries: readonly number[]): FinishedPart {
  const card = { entries: [...entries], extra: [0], bought: [0], saved: 0 };
  return { name: "Ada", computer: null, total: total(KNIFFEL, card), card };
}

describe("a block beside the best play", () => {
  const people = [part(POINTS), part(POINTS.map(() => 0))];
  const lines = comparedWith(KNIFFEL, people, BEST);

  it("has each box, the bonus and the points beside as they stand on the sheet, and adds up to the total", () => {
    expect(lines.slice(0, 7).map(({ own }) => own[0])).toEqual([3, 6, 9, 12, 15, 18, 35]);
    expect(lines.map(({ key }) => key).slice(7, -1)).toEqual(
      KNIFFEL.boxes.flatMap((_, index) =>
        boxAt(KNIFFEL, index).section === "lower" ? [boxAt(KNIFFEL, index).id] : [],
      ),
    );
    for (const [player, { total: right }] of people.entries()) {
      expect(lines.reduce((sum, { own }) => sum + (own[player] ?? 0), 0)).toBe(right);
    }
    const best = lines.reduce((sum, line) => sum + (line.best ?? 0), 0);
    expect(Math.abs(best - (BEST?.mean ?? 0))).toBeLessThan(0.1);
  });

  it("of several columns goes from column to column, and then comes what belongs to none", () => {
    const card = { entries: WIDE.boxes.map(() => 1), extra: [50, 0, 0], bought: [0, 0, 0], saved: 0 };
    const found = comparedWith(WIDE, [{ name: "Ada", computer: null, total: 0, card }], undefined);
    const columns = WIDE.columns.map(({ names }) => found.filter(({ column }) => column === names));
    expect(found).toEqual([...columns.flat(), { kind: "extra", key: "extra", own: [50] }]);
    const [first, ...others] = columns.map((lines) => lines.map(({ names }) => names?.en));
    expect(first).toContain("Chance");
    expect(others).toEqual([first, first]);
  });

  it("where only bonuses make the total, compares boxes with what is written there, and counts bonuses alone", () => {
    const best = Object.values<BestPlay>(bestPlay).find(({ variant }) => variant === "balut");
    const card = { entries: BALUT.boxes.flatMap(() => [20, 20, 20, 20]), extra: [0], bought: [0], saved: 0 };
    const person = { name: "Ada", computer: null, total: total(BALUT, card), card };
    const found = comparedWith(BALUT, [person], best);
    const straight = found.find(({ key, kind }) => kind === "box" && key === "straight");
    expect([straight?.own, straight?.best]).toEqual([[80], best?.boxes.straight]);
    expect(straight?.best).toBeGreaterThan(30);
    const review = { game: { people: [person] }, sheet: { scheme: BALUT }, best, lines: found };
    const standing = standingBeside(review as never, 0);
    expect([standing?.most?.line.kind, standing?.least?.line.kind]).toEqual(["bonus", "bonus"]);
  });

  it("says what brought most beyond the best play, and what lacks most", () => {
    const game = { people } as unknown as Finished;
    const sheet = { scheme: KNIFFEL } as never;
    const standing = standingBeside({ game, sheet, best: BEST, lines, aside: [] }, 0);
    expect(standing?.ahead).toBeCloseTo((people[0]?.total ?? 0) - (BEST?.mean ?? 0));
    expect([standing?.most?.line.key, standing?.least?.line.key]).toEqual(["five_of_a_kind", "four_of_a_kind"]);
    expect(standingBeside({ game, sheet, best: BEST, lines, aside: [] }, 1)?.most).toBeUndefined();
    expect(standingBeside({ game, sheet, best: undefined, lines, aside: [] }, 0)).toBeUndefined();
  });
});

describe("a text that is brought", () => {
  it.each([
    "Einser 3 2\nZweier 6 4\nDreier 9 x",
    "Name;Anna;Ben\nEinser;3,0;2 P.\nZweier;6;-\nKniffel;50;/",
    "| Feld | Anna |\n|---|---|\n| Einser | 3 |\n| **Zweier** | 6 |\n| Kniffel | – |",
    "Name;Einser;Zweier;Kniffel\nAnna;3;6;50",
    "Einser ||| ||\nZweier || |\nDreier # x",
    "PK\u0003\u0004",
  ])("is a block: %s", (text) => {
    expect(looksLikeBlock(text)).toBe(true);
  });

  it.each(['[Variant "kniffel"]\n1: 11111 > ones 5\n2: x\n3: x', '{"format": "pasch-record", "x": 3}', "Anna", ""])(
    "is none: %s",
    (text) => {
      expect(looksLikeBlock(text)).toBe(false);
    },
  );
});
