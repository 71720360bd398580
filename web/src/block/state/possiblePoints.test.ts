import { describe, expect, it } from "vitest";
import { emptyCard, total, type Card } from "@/rules/card";
import { parseDice } from "@/rules/dice";
import { boxAt, prepare, type TablesDocument, type Variant } from "@/rules/variantTables";
import { tablesOf, variantOf } from "@/testing/reference";
import type { BlockCell } from "@/wire/types";
import { foldBlock } from "./blockState";
import { cardOf } from "./cards";
import { stampOf, points, written } from "./changes";
import { choices, doubtDice, doubtPoints, offers, possible, valueIn } from "./possiblePoints";

function box(id: string, entry = 0): BlockCell {
  return { box: id, entry };
}

/** Builds a card from points by box name. */
function cardWith(rules: Variant, held: Record<string, number>): Card {
  const changes = Object.entries(held).flatMap(([id, amount]) =>
    written(foldBlock(["Anna"], []), stampOf("one"), 0, box(id), points(amount)),
  );
  return cardOf(rules, foldBlock(["Anna"], changes), 0);
}

function pointsByBox(rules: Variant, card: Card, dice: string, served = false): Record<string, number> {
  const found = offers(rules, card, parseDice(dice), served);
  return Object.fromEntries(found.map((offer) => [boxAt(rules, offer.box).id, offer.points + offer.bonus]));
}

/** The same variant, but after a card's first entry a full house scores two points less. */
function fallingFullHouse(tables: TablesDocument): Variant {
  const house = tables.boxes.findIndex(({ id }) => id === "full_house");
  const [situation] = tables.situations;
  const [points = []] = tables.points;
  const less = (tables.rows[points[house] ?? -1] ?? []).map((worth) => Math.max(0, worth - 2));
  const [bonus = []] = tables.bonus;
  const [places = []] = tables.places;
  return prepare({
    ...tables,
    situations: [0, 1].map((filled) => ({ ...situation, filled }) as TablesDocument["situations"][number]),
    rows: [...tables.rows, less],
    points: [points, points.map((row, box) => (box === house ? tables.rows.length : row))],
    bonus: [bonus, bonus],
    places: [places, places],
  });
}

const kniffel = variantOf("kniffel");
const columns = variantOf("kniffel-4-columns");
const knoeffel = variantOf("knoeffel");
const sharp = variantOf("kniffel-sharp");
const deluxe = variantOf("yatzy-deluxe");
const later = fallingFullHouse(tablesOf("kniffel-basic"));

describe("what dice bring", () => {
  it("is shown for every free box that they score in", () => {
    const card = cardWith(kniffel, { chance: 20 });
    expect(pointsByBox(kniffel, card, "33355")).toEqual({ threes: 9, fives: 10, three_of_a_kind: 19, full_house: 25 });
  });

  it("includes what an extra Kniffel brings, where the rules send it", () => {
    const card = cardWith(kniffel, { five_of_a_kind: 50 });
    expect(pointsByBox(kniffel, card, "66666")).toEqual({ sixes: 80 });
    expect(valueIn(kniffel, card, box("sixes"), parseDice("66666"), false)).toEqual({ points: 30, bonus: 50 });
    expect(doubtDice(kniffel, card, box("full_house"), parseDice("66666"), false)).toEqual({
      why: "elsewhere",
      boxes: [5],
    });
  });

  it("keeps to the columns' order, and takes an announcement for made", () => {
    const found = pointsByBox(columns, emptyCard(columns), "12345");
    expect(found["down.ones"]).toBe(1);
    expect(found["down.large_straight"]).toBeUndefined();
    expect(found["announced.large_straight"]).toBe(40);
  });

  it("counts for more where all dice fell at once, in the variants that know that", () => {
    const card = emptyCard(sharp);
    expect(pointsByBox(sharp, card, "12345", true)["large_straight"]).toBeGreaterThan(
      pointsByBox(sharp, card, "12345")["large_straight"] ?? 0,
    );
  });

  it("knows six dice", () => {
    expect(Object.keys(pointsByBox(deluxe, emptyCard(deluxe), "112233")).length).toBeGreaterThan(3);
  });

  it("is asked for a filled box as if it were free, so that an entry can be corrected with dice", () => {
    const card = cardWith(kniffel, { full_house: 0 });
    expect(valueIn(kniffel, card, box("full_house"), parseDice("33355"), false)).toEqual({ points: 25, bonus: 0 });
    expect(pointsByBox(kniffel, card, "33355")["full_house"]).toBeUndefined();
  });
});

describe("points that are written directly", () => {
  it("are questioned where no roll brings them, with what would be possible", () => {
    const card = emptyCard(kniffel);
    expect(doubtPoints(kniffel, card, box("fours"), 10)).toEqual({
      why: "impossible",
      allowed: [0, 4, 8, 12, 16, 20],
    });
    expect(doubtPoints(kniffel, cardWith(kniffel, { five_of_a_kind: 50 }), box("fours"), 10)).toEqual({
      why: "impossible",
      allowed: [0, 4, 8, 12, 16, 20, 70],
    });
    expect(doubtPoints(kniffel, card, box("fours"), 12)).toBeUndefined();
    expect(doubtPoints(kniffel, card, box("full_house"), 24)).toEqual({ why: "impossible", allowed: [0, 25] });
    expect(choices(kniffel, emptyCard(kniffel), box("full_house"))).toEqual([25]);
  });

  it("are worth less the later the box is filled, and any of them where one is corrected", () => {
    expect(choices(later, emptyCard(later), box("full_house"))).toEqual([25]);
    expect(choices(later, cardWith(later, { ones: 0, threes: 3 }), box("full_house"))).toEqual([23]);
    expect(choices(later, cardWith(later, { full_house: 25 }), box("full_house"))).toEqual([23, 25]);
  });

  it("are taken apart where people add the extra points right there", () => {
    expect(possible(kniffel, box("sixes")).get(80)).toEqual({ points: 30, bonus: 50 });
  });

  it("are questioned where another box of the column is next, and a strike as well", () => {
    const card = emptyCard(columns);
    const next = [columns.boxIndex.get("down.ones")];
    expect(doubtPoints(columns, card, box("down.sixes"), 18)).toEqual({ why: "line", next });
    expect(doubtPoints(columns, card, box("down.sixes"), 0)).toEqual({ why: "line", next });
    expect(doubtPoints(columns, card, box("down.ones"), 3)).toBeUndefined();
  });

  it("are questioned with the box that comes first, not with all that are free", () => {
    const double = variantOf("generala-double");
    const next = [double.boxIndex.get("generala")];
    expect(doubtPoints(double, emptyCard(double), box("double_generala"), 100)).toEqual({ why: "line", next });
    expect(doubtPoints(double, emptyCard(double), box("generala"), 50)).toBeUndefined();
  });

  it("beside the boxes are multiples of what one brings", () => {
    const card = emptyCard(kniffel);
    expect(doubtPoints(kniffel, card, { line: "extra", column: "points" }, 100)).toBeUndefined();
    expect(doubtPoints(kniffel, card, { line: "extra", column: "points" }, 30)?.why).toBe("impossible");
    expect(choices(knoeffel, emptyCard(knoeffel), { line: "throws", column: "first" })).toEqual([0, 5, 10, 15]);
    expect(doubtPoints(knoeffel, emptyCard(knoeffel), { line: "throws", column: "first" }, 7)?.why).toBe("impossible");
  });
});

describe("a card from the block", () => {
  it("adds up boxes, extra points and throws not bought", () => {
    const block = foldBlock(["Anna"], []);
    const stamp = stampOf("one");
    const changes = [
      ...written(block, stamp, 0, box("first.sixes"), points(24)),
      ...written(block, stamp, 0, { line: "throws", column: "first" }, points(5)),
    ];
    const card = cardOf(knoeffel, foldBlock(["Anna"], changes), 0);
    expect(card.bought).toEqual([2, 0]);
    expect(total(knoeffel, card)).toBe(24 + 5 + 15);
  });
});
