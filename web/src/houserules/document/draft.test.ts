import { describe, expect, it } from "vitest";

import {
  asInherited,
  at,
  clear,
  forget,
  freeId,
  freeKey,
  freeName,
  newDraft,
  put,
  readDraft,
  replaces,
  says,
  spelledOut,
  takeOut,
  writeDraft,
} from "./draft";
import { packed, unpacked } from "./houseRuleLink";

const HOUSE = { like: "kniffel", id: "haus", names: { de: "Haus", en: "House" } };

describe("a draft", () => {
  it("says only what was put", () => {
    const draft = put(HOUSE, ["turn", "throws"], 4);
    expect(draft).toEqual({ ...HOUSE, turn: { throws: 4 } });
    expect(says(draft, ["turn", "throws"])).toBe(true);
    expect(says(draft, ["dice"])).toBe(false);
    expect(HOUSE).not.toHaveProperty("turn");
  });

  it("forgets without leaving empty tables", () => {
    const draft = put(put(HOUSE, ["boxes", "pair", "points"], 10), ["turn", "throws"], 4);
    expect(forget(draft, ["boxes", "pair", "points"])).toEqual({ ...HOUSE, turn: { throws: 4 } });
    expect(forget(draft, ["boxes", "nothing"])).toEqual(draft);
  });

  it("takes an inherited part out and forgets an own one", () => {
    const own = put(HOUSE, ["boxes", "pair", "points"], 10);
    expect(takeOut(own, ["boxes", "pair"], false)).toEqual(HOUSE);
    expect(takeOut(own, ["boxes", "pair"], true)).toEqual({ ...HOUSE, boxes: { pair: false } });
  });

  it("survives being written and read", () => {
    const draft = put(
      put(HOUSE, ["bonuses", "upper", "tiers"], [{ from: 60, points: 30 }]),
      ["boxes", "chance"],
      false,
    );
    expect(readDraft(writeDraft(draft))).toEqual(draft);
    expect(at(readDraft(writeDraft(draft)), ["bonuses", "upper", "tiers"])).toEqual([{ from: 60, points: 30 }]);
  });

  it("takes out what a part inherits, and says nothing where there is nothing to take out", () => {
    expect(clear(HOUSE, ["boxes", "straight", "served"], "double")).toEqual({
      ...HOUSE,
      boxes: { straight: { served: false } },
    });
    const own = put(HOUSE, ["turn", "buy"], { per_column: 3 });
    for (const nothing of [undefined, null, {}, []]) expect(clear(own, ["turn", "buy"], nothing)).toEqual(HOUSE);
  });

  it("writes a table out that its parent would replace whole, and goes back without a trace", () => {
    const buy = { names: { de: "Freiwürfe", en: "Free rolls" }, per_turn: 1, per_column: 3, unused: 5 };
    const parent = { turn: { throws: 3, buy: { ...buy, more: null } } };
    const path = ["turn", "buy", "unused"];
    const draft = put(spelledOut(HOUSE, path, parent), path, 10);
    expect(draft).toEqual({ ...HOUSE, turn: { buy: { ...buy, unused: 10 } } });
    expect(asInherited(draft, path, parent)).toEqual(HOUSE);
    const both = put(draft, ["turn", "buy", "per_turn"], 2);
    expect(asInherited(both, path, parent)).toEqual({ ...HOUSE, turn: { buy: { ...buy, per_turn: 2 } } });
    expect(spelledOut(HOUSE, ["turn", "throws"], parent)).toEqual(HOUSE);
    expect(spelledOut(HOUSE, ["boxes", "pair", "points"], parent)).toEqual(HOUSE);
  });

  it("knows a table of its own, in which nothing is inherited", () => {
    const draft = put(HOUSE, ["result", "columns", "left"], 1);
    expect(replaces(draft, ["result", "columns", "right"])).toBe(true);
    expect(replaces(draft, ["turn", "buy", "unused"])).toBe(false);
    expect(replaces(put(draft, ["boxes", "pair", "points"], 5), ["boxes", "pair", "served"])).toBe(false);
  });

  it("gives ids and keys that a document may have", () => {
    expect(freeId("Oma Ernas Kniffel", [])).toBe("oma-ernas-kniffel");
    expect(freeId("Würfelspaß!", ["wuerfelspass"])).toBe("wuerfelspass-2");
    expect(freeId("骰子", [])).toBe("haus");
    expect(freeKey("2 Paare é", ["paare_e"])).toBe("paare_e_2");
    expect(freeName("Neues Feld", ["neues feld", "Neues Feld 2"])).toBe("Neues Feld 3");
    expect(freeName("Neues Feld", ["Chance"])).toBe("Neues Feld");
    expect(newDraft("yatzy", "Unser Yatzy", [])).toMatchObject({ like: "yatzy", id: "unser-yatzy" });
  });
});

describe("a link", () => {
  it("carries a document", async () => {
    const toml = writeDraft(put(HOUSE, ["note"], "Würfelbecher – nur im Garten"));
    expect(await unpacked(await packed(toml))).toBe(toml);
    expect(await packed(toml)).toMatch(/^[A-Za-z0-9_-]+$/);
  });

  it("is refused when it is damaged or blown up", async () => {
    expect(await unpacked("%%%")).toBeNull();
    expect(await unpacked("AAAA")).toBeNull();
    expect(await unpacked(await packed("x".repeat(200_000)))).toBeNull();
  });
});
