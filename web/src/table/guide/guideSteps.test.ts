import { describe, expect, it } from "vitest";
import { apply, newGame } from "@/rules/gameEngine";
import { entries } from "@/rules/turn";
import { prepare } from "@/rules/variantTables";
import { tablesOf } from "@/testing/reference";
import type { Move } from "@/game/tables/tableState";
import {
  doneBy,
  isLearnt,
  lessonDue,
  suitsStriking,
  upperBonus,
  type GuideHistory,
  type GuideSituation,
} from "./guideSteps";

const NOTHING: GuideHistory = { throws: 0, again: 0, entries: 0 };
const OTHERS_ACT: GuideSituation = { throws: false, decides: false, mayHold: false, mayStrike: false, last: "lamp" };
const THROW: GuideSituation = { ...OTHERS_ACT, throws: true };
const DECIDE: GuideSituation = { ...OTHERS_ACT, decides: true, mayHold: true, mayStrike: true };
const NO_MORE: GuideSituation = { ...DECIDE, mayHold: false };

function done(...happened: [seat: number, type: Move["event"]["type"]][]): GuideHistory {
  const moves = happened.map(([seat, type]) => ({ seat, event: { type } }) as Move);
  return doneBy(moves, (seat) => seat === 0);
}

describe("a hint", () => {
  it("tells what the first turn needs, one thing after the other", () => {
    expect(lessonDue(NOTHING, THROW)).toBe("throw");
    expect(lessonDue(done([0, "rolled"]), DECIDE)).toBe("keep");
    expect(lessonDue(done([0, "rolled"], [0, "held"], [0, "rolled"]), DECIDE)).toBe("write");
    expect(lessonDue(done([0, "rolled"]), NO_MORE)).toBe("write");
  });

  it("follows in the next turns, one in each, and comes again with an entry that is taken back", () => {
    const first = done([0, "rolled"], [0, "scored"], [0, "rolled"]);
    expect(lessonDue(first, THROW)).toBeNull();
    expect(lessonDue(first, DECIDE)).toBe("strike");
    expect(lessonDue(first, { ...DECIDE, mayStrike: false })).toBeNull();
    const second: GuideHistory = { throws: 3, again: 0, entries: 2 };
    expect(lessonDue(second, DECIDE)).toBe("lamp");
    expect(lessonDue(second, { ...DECIDE, last: "bonus" })).toBe("bonus");
    expect(lessonDue({ throws: 4, again: 0, entries: 3 }, DECIDE)).toBeNull();
  });

  it("waits while others act, and counts nothing that they do", () => {
    expect(lessonDue(NOTHING, OTHERS_ACT)).toBeNull();
    expect(done([1, "rolled"], [1, "held"], [1, "rolled"], [1, "struck"])).toEqual(NOTHING);
  });

  it("is the last one after three entries, or two where there is nothing to add", () => {
    const two: GuideHistory = { throws: 2, again: 0, entries: 2 };
    expect([isLearnt(two, "lamp"), isLearnt(two, null), isLearnt({ ...two, entries: 3 }, "bonus")]).toEqual([
      false,
      true,
      true,
    ]);
  });
});

it("knows the bonus of the upper part from the variant's data", () => {
  expect(upperBonus(prepare(tablesOf("kniffel")))).toEqual({ from: 63, points: 35 });
  expect(upperBonus(prepare(tablesOf("balut"))), "goals of single boxes are none of all").toBeNull();
});

describe("a throw", () => {
  const kniffel = prepare(tablesOf("kniffel"));
  const offersOf = (dice: string) => entries(apply(newGame(kniffel), { type: "rolled", dice }));

  it("suits a hint at striking unless a box gets its usual points", () => {
    expect(suitsStriking(kniffel, offersOf("11236"))).toBe(true);
    expect(suitsStriking(kniffel, offersOf("34566"))).toBe(false);
    expect(suitsStriking(kniffel, offersOf("55566"))).toBe(false);
  });
});
