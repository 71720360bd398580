import { expect, it, vi } from "vitest";
import { outcomeOf } from "@/ending/outcome";
import { praise } from "./praise";

vi.mock("@/i18n/i18n.svelte", () => ({ t: (id: string) => id, language: { current: "de" } }));

it("has a kind word for the only person here who lost, and tells a personal best first", () => {
  const game = (lena: number, you: number | null = 0, stopped: string | null = null) =>
    outcomeOf(
      [
        { name: "Lena", total: lena },
        { name: "Otto", total: 250, computer: true },
      ],
      you,
      { seat: 0 },
      stopped,
    );
  expect(praise(game(150), [])).toBe("end-consolation");
  expect(praise(game(240), [])).toBe("end-close");
  expect(praise(game(240), [], true)).toBe("end-consolation");
  expect(praise(game(150), [0])).toBe("end-best-yours");
  expect(praise(game(150, null), [0])).toBe("end-best");
  for (const other of [game(260), game(150, null), game(150, 0, "Ben")]) expect(praise(other, [])).toBe("");
});
