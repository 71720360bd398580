// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { checkVariant, RequestRefusal, ServerUnreachable } from "@/net/api";
import { pageOf } from "@/testing/reference";
import { HouseRuleDraft } from "./houseRule.svelte";

vi.mock("@/net/api", async (original) => ({ ...(await original<object>()), checkVariant: vi.fn() }));

describe("a house rule being written", () => {
  // Where no time passes, the server is not asked.
  beforeEach(() => {
    vi.useFakeTimers();
    vi.mocked(checkVariant).mockReset();
  });
  afterEach(() => vi.useRealTimers());

  it("counts what was typed and cannot be read, until it is mended", () => {
    const rule = new HouseRuleDraft('like = "kniffel"\nid = "haus"\n');
    rule.mistype("points", "abc");
    rule.mistype("faces", "viele");
    rule.mistype("points", "abcd");
    expect(rule.wrong).toBe(2);
    expect(rule.mistyped.points).toBe("abcd");
    rule.mistype("points", null);
    rule.mistype("faces", null);
    expect(rule.wrong).toBe(0);
  });

  it.each<[string, Error]>([
    ["does not arrive", new ServerUnreachable("")],
    ["is that the server is busy", new RequestRefusal([], 503)],
  ])("asks again where the answer %s, a few times", async (_what, error) => {
    vi.mocked(checkVariant).mockRejectedValueOnce(error).mockResolvedValueOnce(pageOf("kniffel"));
    const rule = new HouseRuleDraft('like = "kniffel"\nid = "haus"\n');
    await vi.advanceTimersByTimeAsync(2000);
    expect([rule.sound, vi.mocked(checkVariant).mock.calls.length]).toEqual([false, 1]);
    await vi.advanceTimersByTimeAsync(3000);
    expect([rule.sound, rule.unreachable, rule.problems]).toEqual([true, false, []]);

    vi.mocked(checkVariant).mockReset().mockRejectedValue(error);
    rule.put(["names", "de"], "Haus");
    await vi.advanceTimersByTimeAsync(600_000);
    expect(vi.mocked(checkVariant).mock.calls.length).toBe(6);
  });

  it("does not ask again about a document with mistakes", async () => {
    vi.mocked(checkVariant).mockRejectedValue(new RequestRefusal([], 422));
    new HouseRuleDraft("[dice]\ncount = 0\n");
    await vi.advanceTimersByTimeAsync(600_000);
    expect(checkVariant).toHaveBeenCalledOnce();
  });

  it("counts a box for more dice than there are, which the server finds last", () => {
    const box = (groups: string): string => `[dice]\ncount = 5\n[boxes.full]\npattern = { groups = ${groups} }\n`;
    expect(new HouseRuleDraft(box("[3, 4]")).wrong).toBe(1);
    expect(new HouseRuleDraft(box("[3, 2]")).wrong).toBe(0);
  });

  it("counts one number of dice that cannot be as one mistake, and not as one of each box", () => {
    const rule = new HouseRuleDraft("[dice]\ncount = 0\n[boxes.trio]\npattern = { of_a_kind = 3 }\n");
    rule.problems = [{ code: "out-of-range", place: "dice.count", facts: {}, message: "", source: "" }];
    expect(rule.wrong).toBe(1);
  });

  it("keeps the free column when the first of one's own is added, and only then", () => {
    const rule = new HouseRuleDraft('like = "kniffel"\nid = "haus"\n');
    rule.add("columns", "down", { order: "down" });
    rule.add("columns", "up", { order: "up" });
    expect(rule.keys("columns")).toEqual(["points", "down", "up"]);
  });

  it("numbers its parts", () => {
    const rule = new HouseRuleDraft('[extra]\njoker = { when = "filled" }\nbonus = { when = "scored" }\n');
    expect(["joker", "bonus"].map((key) => rule.numberOf("extra", key))).toEqual([1, 2]);
  });

  it("knows what a new part means unsaid before the server has been asked", () => {
    const rule = new HouseRuleDraft("[boxes.most]\npattern = {}\n[columns.one]\n");
    expect(rule.value(["boxes", "most", "counts"])).toBe(true);
    expect(rule.value(["boxes", "most", "times"])).toBe(1);
    expect(rule.value(["columns", "one", "order"])).toBe("free");
    expect(rule.value(["turn", "throws"])).toBe(3);
    expect(rule.value(["boxes", "most", "number"])).toBeUndefined();
    rule.put(["boxes", "most", "counts"], false);
    expect(rule.value(["boxes", "most", "counts"])).toBe(false);
  });

  it("keeps a new part under the name that it has by now", () => {
    const rule = new HouseRuleDraft("[boxes]\nones = { number = 1 }\n[columns.all]\n");
    rule.add("boxes", "new_box", { points: "sum" });
    rule.rekey("boxes", "new_box", "plus");
    expect(Object.keys(rule.draft.boxes as object)).toEqual(["ones", "plus"]);
    expect(rule.text).toContain("[boxes.plus]");
  });
});
