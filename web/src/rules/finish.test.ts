/** Totals that decide a game ended by a throw; golden.test.ts plays such games. */
import { describe, expect, it } from "vitest";
import { compared } from "./finish";

describe("a game that a throw decided", () => {
  it("is won by who threw it, though others have more", () => {
    expect(compared({ finish: "won", seat: 1 }, [75, 57])).toEqual([75, 76]);
    expect(compared({ finish: "won", seat: 0 }, [75, 57])).toEqual([75, 57]);
  });

  it("is won by the most points where it only ended", () => {
    expect(compared({ finish: "ended", seat: 1 }, [75, 57])).toEqual([75, 57]);
    expect(compared({ seat: 1 }, [75, 57])).toEqual([75, 57]);
  });
});
