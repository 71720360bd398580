// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from "vitest";

import { language } from "@/i18n/i18n.svelte";
import { areProposed, proposedNames, renamedAs } from "./proposedNames";

describe.each(["de", "en"] as const)("the names of a new part, read in %s", (code) => {
  beforeEach(() => language.set(code));

  it("are in both languages, and nobody else's", () => {
    expect(proposedNames("house-new-boxes", [])).toEqual({ de: "Neues Feld", en: "New box" });
    expect(proposedNames("house-new-columns", ["Spalte"])).toEqual({ de: "Spalte 2", en: "Column" });
    expect(proposedNames("house-new-colour", ["rot", "red"])).toEqual({ de: "Rot 2", en: "Red 2" });
  });

  it("are proposed until one of them is changed", () => {
    expect(areProposed({ de: "Bonus unten 2", en: "Lower bonus" }, "house-new-bonuses")).toBe(true);
    expect(areProposed({ de: "Unterer Bonus", en: "Lower bonus" }, "house-new-bonuses")).toBe(false);
    expect(areProposed({ de: "Bonus unten", en: "Bonus" }, "house-new-bonuses")).toBe(false);
  });

  it("follow what the part becomes, unless somebody has named it", () => {
    const [summed, computed] = ["house-new-bonuses", "house-new-computed"];
    const proposed = { de: "Bonus unten 2", en: "Lower bonus 2" };
    const other = { de: "Berechneter Bonus", en: "Computed bonus" };
    expect(renamedAs(proposed, summed, computed, [])).toEqual(other);
    expect(renamedAs(other, computed, summed, ["Bonus unten"])).toEqual({ de: "Bonus unten 2", en: "Lower bonus" });
    const own = { de: "Differenz", en: "Difference" };
    expect(renamedAs(own, summed, computed, [])).toEqual(own);
  });
});

it("have a name for who reads neither German nor English", async () => {
  await language.set("fr");
  expect(proposedNames("house-new-boxes", ["Nouvelle case"])).toEqual({
    ...{ fr: "Nouvelle case 2", de: "Neues Feld", en: "New box" },
  });
});
