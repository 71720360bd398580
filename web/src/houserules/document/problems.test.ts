// @vitest-environment jsdom
import { beforeAll, describe, expect, it } from "vitest";

import { language } from "@/i18n/i18n.svelte";
import type { Problem } from "@/wire/types";
import { distinct, inWords, isMendedElsewhere } from "./problems";

function problem(code: string, place: string | number, facts: Problem["facts"] = {}): Problem {
  return { code, place, facts, source: "", message: `message of ${code}` };
}

function emptyName(place: string): Problem {
  return problem("wrong-length", place, { what: "text", found: '""', allowed: "≥ 1" });
}

describe("what is wrong with a house rule", () => {
  beforeAll(async () => language.set("de"));

  it("says what has no name", () => {
    expect(inWords(emptyName("boxes.pair.names.de"))).toBe("Das Feld braucht einen Namen.");
    expect(inWords(emptyName("bonuses.upper.names.en"))).toBe("Der Bonus braucht einen Namen.");
    expect(inWords(emptyName("columns.down.names.de"))).toBe("Die Spalte braucht einen Namen.");
    expect(inWords(emptyName("dice.colours.red.names.de"))).toBe("Die Farbe braucht einen Namen.");
    expect(inWords(emptyName("dice.symbols.king.names.en"))).toBe("Die Seite braucht einen Namen.");
    expect(inWords(problem("wrong-characters", "dice.symbols.king.sign.de"))).toContain("ein bis drei Buchstaben");
    expect(inWords(emptyName("turn.buy.names.de"))).toBe("Die Zeile braucht einen Namen.");
    expect(inWords(emptyName("names.de"))).toBe("Die Hausregel braucht einen Namen.");
    expect(inWords(emptyName("boxes.names.aliases"))).toContain("Zeichen");
  });

  it("calls parts by their names in a form, and says what its fields can do", () => {
    const called = (key: string): string => ({ max: "Maximum" })[key] ?? key;
    const alone = problem("box-counts-nowhere", "boxes.max.counts", { box: "max" });
    expect(inWords(alone, called)).toMatch(/„Maximum“.*Berechnet aus Feldern/);
    expect(inWords(alone)).toContain("„max“");
    expect(isMendedElsewhere(alone)).toBe(true);
    const inherited = problem("inherited-box-in-no-column", "boxes.max", { box: "max", lists: "columns.a.boxes" });
    expect(inWords(inherited, called)).not.toContain("columns");
    const several = problem("boxes-in-no-column", "boxes", { box: "max, min", lists: "columns.a.boxes" });
    expect(inWords(several, called)).toMatch(/^In keiner Spalte steht: Maximum, min\./);
    const never = problem("box-never-scores", "boxes.max", { box: "max" });
    expect(inWords(never, called)).toBe("Kein Wurf bringt im Feld „Maximum“ Punkte.");
  });

  it("counts a name that lacks in both languages once", () => {
    const both = [emptyName("boxes.pair.names.de"), emptyName("boxes.pair.names.en")];
    expect(distinct([...both, emptyName("boxes.trio.names.de")])).toHaveLength(2);
    const sign = problem("wrong-characters", "dice.symbols.king.sign.de", { found: '""' });
    expect(distinct([sign, { ...sign, place: "dice.symbols.king.sign.en" }])).toHaveLength(1);
    const throws = problem("out-of-range", "turn.throws", { found: 99, allowed: "≤ 12" });
    expect(distinct([throws, { ...throws, place: "dice.count" }])).toHaveLength(2);
  });
});
