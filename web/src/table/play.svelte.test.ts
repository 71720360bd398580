// @vitest-environment jsdom
import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { RuleRefusal } from "@/rules/refusal";
import type { GameEvent } from "@/rules/gameState";
import type { TablesDocument } from "@/rules/variantTables";
import { tablesOf } from "@/testing/reference";
import { announce, toast } from "@/ui/announcing/announcer";
import { nextStep } from "./nextStep";
import { PaperGame } from "./paperGame.testing";
import { Play } from "./play.svelte";

vi.mock("@/i18n/i18n.svelte", () => ({
  t: (id: string, facts: Record<string, unknown> = {}) => [id, ...Object.values(facts)].join(" "),
  named: (names: { en: string }) => names.en,
  problemWords: ({ code }: { code: string }) => `error-${code}`,
}));
vi.mock("@/store/settings.svelte", () => ({ mayMove: () => false, settings: {} }));
vi.mock("@/ui/announcing/announcer", () => ({ announce: vi.fn(), toast: vi.fn() }));

const KNIFFEL = tablesOf("kniffel");
const COLUMNS = tablesOf("kniffel-4-columns");
const ANNOUNCE = tablesOf("kniffel-announce");
const PUT_ASIDE = tablesOf("kniffel-put-aside");
const KNOEFFEL = tablesOf("knoeffel");
const SCHOOL = tablesOf("kniffel-school");
const ROLLED: GameEvent = { type: "rolled", dice: "13446" };
const AGAIN: GameEvent = { type: "rolled", dice: "24445" };
const HELD = { type: "held", dice: "44" } as const;

function at(
  tables: TablesDocument,
  ...happened: GameEvent[]
): { play: Play; game: PaperGame; box: (id: string) => number } {
  const game = PaperGame.at(tables, happened);
  return { play: new Play(game), game, box: (id) => game.variant.boxIndex.get(id) ?? -1 };
}

/** Waits until the next press counts as a separate one. */
function pause(): void {
  vi.advanceTimersByTime(400);
}

/** Keeps the hand in step with the game, as the table does. */
function followGame(play: Play): void {
  ends.push($effect.root(() => play.follow()));
  flushSync();
}

const ends: (() => void)[] = [];
beforeEach(() => {
  vi.clearAllMocks();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});
afterEach(() => {
  vi.useRealTimers();
  for (const end of ends.splice(0)) end();
  sessionStorage.clear();
});

describe("a tap on the block", () => {
  it("enters where the roll brings something", () => {
    const { play, game, box } = at(KNIFFEL, ROLLED);
    play.tap(box("fours"));
    expect(game.done).toEqual([{ type: "scored", box: "fours" }]);
  });

  it("asks before it strikes, and says so", () => {
    const { play, game, box } = at(KNIFFEL, ROLLED);
    play.tap(box("twos"));
    expect(game.done).toEqual([]);
    expect(announce).toHaveBeenCalledWith("table-strike-sure Twos");
    pause();
    play.tap(box("twos"));
    expect(game.done).toEqual([{ type: "struck", box: "twos" }]);
    expect(play.hand.armed).toBeNull();
  });

  it("says before it strikes what that costs", () => {
    const { play, box } = at(SCHOOL, ROLLED);
    play.tap(box("twos"));
    expect(announce).toHaveBeenCalledWith("table-strike-costs Twos -6");
  });

  it("asks about the box tapped last", () => {
    const { play, game, box } = at(KNIFFEL, ROLLED);
    play.tap(box("twos"));
    play.tap(box("fives"));
    expect(game.done).toEqual([]);
    expect(play.hand.armed).toBe(box("fives"));
  });

  it("strikes a box that would score only for somebody who wants to strike", () => {
    const { play, game, box } = at(KNIFFEL, ROLLED);
    play.hand.turn("strike");
    play.tap(box("fours"));
    expect(announce).toHaveBeenCalledWith("table-strike-worth Fours 8");
    pause();
    play.tap(box("fours"));
    expect(game.done).toEqual([{ type: "struck", box: "fours" }]);
  });

  it("announces with the second tap, or with the first where announcing was chosen", () => {
    const { play, game, box } = at(COLUMNS, ROLLED);
    play.tap(box("announced.fours"));
    expect([play.called, game.done]).toEqual([box("announced.fours"), []]);
    pause();
    play.tap(box("announced.fours"));
    play.toAnnounce();
    play.tap(box("announced.fives"));
    expect(game.done).toEqual([
      { type: "announced", box: "announced.fours" },
      { type: "announced", box: "announced.fives" },
    ]);
  });

  it("does nothing while somebody else is on turn", () => {
    const { play, game, box } = at(KNIFFEL, ROLLED);
    game.mine = [];
    play.tap(box("fours"));
    expect(game.done).toEqual([]);
  });

  it("tells why a box cannot be filled", () => {
    const { play, box } = at(ANNOUNCE, ROLLED);
    play.explain(box("fours"));
    expect(toast).toHaveBeenCalledWith(expect.stringMatching(/^error-./), expect.anything());
  });
});

describe("throwing", () => {
  it("takes all dice at first", () => {
    const { play, game } = at(KNIFFEL);
    play.throwDice();
    expect(game.done).toEqual([{ type: "throw" }]);
  });

  it("leaves the dice that are held, and remembers which were meant", () => {
    const { play, game } = at(KNIFFEL, ROLLED);
    for (const seat of [2, 3]) play.hold(seat);
    expect(play.toThrow).toBe(3);
    play.throwDice();
    expect(game.done).toEqual([{ type: "held", dice: "44" }]);
    expect(game.meant).toEqual([false, false, true, true, false]);
  });

  it("does nothing after the last throw, and nothing can be held then", () => {
    const { play, game } = at(KNIFFEL, ROLLED, HELD, AGAIN, HELD, AGAIN);
    play.throwDice();
    play.hold(0);
    expect([game.done, play.mayHold, play.toThrow]).toEqual([[], false, 5]);
  });

  it("can be bought, but never by the way", () => {
    const { play, game } = at(KNOEFFEL, ROLLED, HELD, AGAIN, HELD, AGAIN);
    expect([play.mayThrow, play.mayBuy]).toEqual([false, true]);
    play.throwDice();
    expect(game.done).toEqual([]);
    play.hold(0);
    play.buy();
    expect(game.done).toEqual([{ type: "bought", dice: expect.stringMatching(/^\d$/) as string }]);
  });

  it("waits for the dice that must be put aside", () => {
    const { play } = at(PUT_ASIDE, ROLLED);
    expect(play.lacking).toBe(1);
    play.hold(0);
    expect(play.lacking).toBe(0);
  });

  it("shows what others do at once, for somebody who cannot wait", () => {
    const { play, game } = at(KNIFFEL, ROLLED);
    const rush = vi.spyOn(game, "rush");
    game.mine = [];
    play.throwDice();
    expect(rush).not.toHaveBeenCalled();
    game.busy = true;
    play.throwDice();
    expect(rush).toHaveBeenCalledOnce();
  });
});

describe("a press right after another one", () => {
  it("strikes nothing, and announces nothing", () => {
    for (const [tables, id] of [
      [KNIFFEL, "twos"],
      [COLUMNS, "announced.fours"],
    ] as const) {
      const { play, game, box } = at(tables, ROLLED);
      play.tap(box(id));
      play.tap(box(id));
      nextStep(play).run();
      expect([game.done, nextStep(play).rests]).toEqual([[], true]);
      pause();
      expect(nextStep(play).rests).toBeUndefined();
      play.tap(box(id));
      expect(game.done).toHaveLength(1);
    }
  });

  it("throws only once", async () => {
    const { play, game } = at(KNIFFEL);
    play.throwDice();
    game.add(ROLLED);
    await vi.waitUntil(() => !game.busy);
    play.throwDice();
    expect(game.done).toEqual([{ type: "throw" }]);
    pause();
    play.throwDice();
    expect(game.done.at(-1)).toEqual({ type: "held", dice: "-" });
  });

  it("does not throw where the button struck a box", async () => {
    const { play, game, box } = at(KNIFFEL, ROLLED);
    play.strike(box("twos"));
    game.add({ type: "struck", box: "twos" });
    await vi.waitUntil(() => !game.busy);
    play.throwDice();
    expect(game.done).toEqual([{ type: "struck", box: "twos" }]);
  });
});

describe("taking back", () => {
  it("says where there is nothing to take back", async () => {
    const { play, game } = at(KNIFFEL, ROLLED);
    await play.undo();
    expect(game.done).toEqual([]);
    expect(announce).toHaveBeenCalledWith("table-nothing-to-undo");
  });

  it("takes back the last entry", async () => {
    const { play, game } = at(KNIFFEL, ROLLED, { type: "scored", box: "fours" });
    await play.undo();
    expect(game.done).toEqual([{ type: "undo" }]);
  });

  it("takes back an entry while the computer's turn is being shown, by one press", async () => {
    const seats = [
      { kind: "person", name: "Anna", place: "here" },
      { kind: "computer", name: "Robo", level: "heuristic" },
    ] as const;
    const start = [6, 1].map((face) => ({ type: "start-rolled", face }) as const);
    const game = PaperGame.at(KNIFFEL, [...start, ROLLED, { type: "scored", box: "fours" }], [...seats]);
    for (const event of [ROLLED, { type: "struck", box: "ones" }] as const) game.tell(event);
    expect(game.telling).toBe(true);
    await new Play(game).undo();
    expect(game.done).toEqual([{ type: "undo" }]);
  });

  it("takes back an entry that is still on its way, once it has arrived", async () => {
    const { play, game } = at(KNIFFEL, ROLLED);
    let arrive: () => void = () => undefined;
    const act = vi.spyOn(game, "act").mockReturnValueOnce(new Promise((done) => (arrive = done)));
    game.pending = true;
    void play.act(0, { type: "scored", box: "fours" });
    const undone = play.undo();
    expect(act).toHaveBeenCalledTimes(1);
    game.pending = false;
    game.add({ type: "scored", box: "fours" });
    arrive();
    await undone;
    expect(game.done).toEqual([{ type: "undo" }]);
  });
});

describe("the hand", () => {
  it("lets go of everything where a new decision begins", () => {
    const { play, game } = at(KNIFFEL, ROLLED);
    followGame(play);
    play.hold(0);
    play.hand.turn("strike");
    for (const event of [HELD, AGAIN]) game.add(event);
    flushSync();
    expect([play.hand.mode, play.hand.dice(game.course).length]).toEqual(["enter", 2]);
  });

  it("announces as long as nothing else is possible, even for somebody who thinks again", () => {
    const { play, game, box } = at(ANNOUNCE, ROLLED);
    followGame(play);
    play.cancel();
    play.tap(box("fours"));
    expect(game.done).toEqual([{ type: "announced", box: game.variant.boxes[box("fours")]?.id }]);
  });

  it("finds the dice marked again when the page is loaded anew", () => {
    const { play, game } = at(KNIFFEL, ROLLED);
    followGame(play);
    play.hold(4);
    flushSync();
    const anew = new Play(game);
    followGame(anew);
    expect(anew.hand.held).toEqual([false, false, false, false, true]);
  });

  it("is laid ready by a hint, and thrown by somebody else", () => {
    const { play, game } = at(KNIFFEL, ROLLED);
    play.take(HELD);
    expect(game.done).toEqual([]);
    expect(play.hand.held).toEqual([false, false, true, true, false]);
    play.take({ type: "scored", box: "fours" });
    expect(game.done).toEqual([{ type: "scored", box: "fours" }]);
  });
});

it("tells what the rules refuse, and lets everything else through", async () => {
  const { play, game } = at(KNIFFEL, ROLLED);
  vi.spyOn(game, "act").mockRejectedValueOnce(new RuleRefusal("no-throw-now"));
  await play.act(0, { type: "throw" });
  expect(toast).toHaveBeenCalledWith("error-no-throw-now", expect.anything());
  vi.spyOn(game, "act").mockRejectedValueOnce(new TypeError("broken"));
  await expect(play.act(0, { type: "throw" })).rejects.toThrow("broken");
});
