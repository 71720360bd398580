/** Game links equal Python's, using Python's test vectors. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { formatLink, linkedRecord, MARK, readLink } from "./gameLink";
import { formatRecord } from "./gameRecord";
import { recordWritten } from "./recordReader";
import { variantOf } from "@/testing/reference";

interface Vector {
  record: string;
  link: string;
}

const vectors = JSON.parse(
  readFileSync(new URL("../../../../tests/links.json", import.meta.url), "utf-8"),
) as readonly Vector[];

describe("a game in a link", () => {
  it.each(vectors)("is the same as Python's: $link", ({ record, link }) => {
    const linked = readLink(`https://pasch.example/partie${MARK}${link}`);
    const variant = variantOf(linked.variant);
    const found = linkedRecord(linked, variant);
    expect(formatRecord(found)).toBe(record);
    expect(formatLink(found)).toBe(link);
    const read = recordWritten(record, variant);
    expect(read && formatLink(read)).toBe(link);
  });

  it("is refused where it is damaged", () => {
    const link = vectors[0]?.link ?? "";
    for (const broken of ["", "x", link.slice(0, -1), link.slice(0, 50), `${link}A`])
      expect(() => readLink(broken)).toThrow("link-damaged");
  });

  it("is refused where something is left over", () => {
    const linked = readLink(vectors[0]?.link ?? "");
    const longer = { ...linked, number: linked.number + (1n << 9000n) };
    expect(() => linkedRecord(longer, variantOf(linked.variant))).toThrow("link-damaged");
  });

  it("is not made of a record that somebody typed otherwise", () => {
    expect(recordWritten('[Variant "kniffel"]\n[Seat1 "Anna"]\n\nAnna: 6,4,4', variantOf("kniffel"))).toBeNull();
  });
});
