import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Action, GameEvent } from "@/rules/gameState";
import { tablesOf } from "@/testing/reference";
import { toast } from "@/ui/announcing/announcer";
import { TableHints } from "./tableHints.svelte";
import { PaperGame } from "@/table/paperGame.testing";
import { Play } from "@/table/play.svelte";

vi.mock("@/i18n/i18n.svelte", () => ({ t: (id: string) => id }));
vi.mock("@/store/settings.svelte", () => ({ mayMove: () => false, settings: {} }));
vi.mock("@/ui/announcing/announcer", () => ({ announce: vi.fn(), toast: vi.fn() }));

const KNIFFEL = tablesOf("kniffel");
const ROLLED: GameEvent = { type: "rolled", dice: "13446" };

/** Hints that recommend this action. */
function advising(game: PaperGame, action: Action): TableHints {
  const hinting = new TableHints(new Play(game));
  vi.spyOn(hinting.hints, "best", "get").mockReturnValue({ action, value: null, loss: 0 });
  return hinting;
}

beforeEach(() => vi.clearAllMocks());

describe("hints", () => {
  it("mark the best box, as long as they are wanted", () => {
    const game = PaperGame.at(KNIFFEL, [ROLLED]);
    const hinting = advising(game, { type: "scored", box: "fours" });
    expect(hinting.box).toBeNull();
    hinting.turn(true);
    expect([hinting.box, hinting.dice.size]).toEqual([game.variant.boxIndex.get("fours"), 0]);
  });

  it("mark the dice that are best kept", () => {
    const hinting = advising(PaperGame.at(KNIFFEL, [ROLLED]), { type: "held", dice: "44" });
    hinting.turn(true);
    expect([hinting.box, [...hinting.dice]]).toEqual([null, [2, 3]]);
  });

  it("mark nothing before there is something to decide, and say that they will come", () => {
    const hinting = advising(PaperGame.at(KNIFFEL), { type: "held", dice: "44" });
    hinting.turn(true);
    expect([hinting.on, hinting.dice.size]).toEqual([true, 0]);
    expect(toast).toHaveBeenCalledWith("table-hints-wait", expect.anything());
  });

  it("are not to be had where people compete who have not agreed to them", () => {
    const people = ["Anna", "Ben"].map((name) => ({ kind: "person" as const, name, place: "here" as const }));
    const hinting = new TableHints(new Play(PaperGame.at(KNIFFEL, [], people)));
    hinting.turn(true);
    expect([hinting.allowed, hinting.on]).toEqual([false, false]);
    expect(toast).not.toHaveBeenCalled();
  });
});
