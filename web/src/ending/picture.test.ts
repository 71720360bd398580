/** Every sheet fits the picture: one to eight players, one to four columns. */
import { describe, expect, it, vi } from "vitest";
import { outcomeOf } from "./outcome";
import { planOf } from "./picture";

vi.mock("@/persons/styleAmong", () => ({ styleAmong: {} }));
vi.mock("@/i18n/i18n.svelte", () => ({ t: (id: string) => id, named: () => "", language: { current: "de" } }));

const LINES = Array.from({ length: 19 }, (_, row) => ({ kind: row < 18 ? "box" : "total", key: "", names: { de: "", en: "" } })); // prettier-ignore

describe("the plan of the picture", () => {
  it.each([1, 2, 3, 4].flatMap((columns) => [1, 2, 5, 8].map((players): [number, number] => [players, columns])))(
    "has room for %i players with %i columns",
    (players, columns) => {
      const people = Array.from({ length: players }, (_, seat) => ({ name: `N${String(seat)}`, total: seat }));
      const plan = planOf({
        occasion: "",
        headline: "",
        outcome: outcomeOf(people),
        lines: LINES as never,
        columns: Array.from({ length: columns }, (_, column) => ({ id: String(column), name: "" })),
        cell: () => ({ kind: "open", text: "" }),
      });
      expect(plan.cell).toBeGreaterThanOrEqual(columns > 1 ? 62 : 92);
      expect(plan.names + players * columns * plan.cell).toBeLessThan(plan.width);
      expect(plan.sheet + plan.head + 18 * 34 + 46).toBeLessThan(plan.height);
      expect(plan.width * plan.height).toBeLessThan(16_000_000);
    },
  );
});
