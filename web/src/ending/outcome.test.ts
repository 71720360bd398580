import { expect, it, vi } from "vitest";
import { crownedOf, headline, outcomeOf } from "./outcome";

vi.mock("@/i18n/i18n.svelte", () => ({ t: (id: string) => id, language: { current: "de" } }));

it("does not hold a computer's gold before who lost to it alone", () => {
  const people = [
    { name: "Lena", total: 200 },
    { name: "Robo", total: 250, computer: true },
  ];
  expect(crownedOf(outcomeOf(people, 0))).toEqual([]);
  expect(crownedOf(outcomeOf(people))).toEqual([1]);
  expect(headline(outcomeOf(people, 0))).toBe("end-computer-ahead");
  expect(headline(outcomeOf(people))).toBe("end-won");
});
