// @vitest-environment jsdom
import { describe, expect, it } from "vitest";
import { inField, typedNumber } from "./figures";
import { language } from "./i18n.svelte";

describe("a number in a field", () => {
  it("is written as its language writes it, and read again", async () => {
    await language.set("de");
    expect([1.5, 1000, -2].map(inField)).toEqual(["1,5", "1000", "−2"]);
    expect(typedNumber(inField(-1.5))).toBe(-1.5);
    await language.set("en");
    expect([1.5, 1000, -2].map(inField)).toEqual(["1.5", "1000", "−2"]);
    expect(typedNumber(inField(-1.5))).toBe(-1.5);
  });

  it.each(["de", "en"] as const)("may be typed with a comma or a point in %s", async (code) => {
    await language.set(code);
    expect([" 1,5 ", "1.5", "-3", "40"].map(typedNumber)).toEqual([1.5, 1.5, -3, 40]);
  });

  it("is none where it might be thousands, or anything else", () => {
    expect(["1.000", "1,000", "1,", ",5", "zwei", "1e3", ""].map(typedNumber)).toEqual(Array(7).fill(null));
  });
});
