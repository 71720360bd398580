import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { CardInSight } from "./cardInSight.svelte";
import { bringIntoView, LINGER } from "./bringIntoView";

const { moves } = vi.hoisted(() => ({ moves: { may: true } }));
vi.mock("@/store/settings.svelte", () => ({ mayMove: () => moves.may }));
vi.mock("./bringIntoView", () => ({ LINGER: 800, bringIntoView: vi.fn() }));

const CELL = {} as HTMLElement;

/** Shows the first of two cards, right after an entry on it. */
function afterEntry(): CardInSight {
  const looking = new CardInSight(0);
  looking.sees([0]);
  looking.meets(CELL, 0, "3.0");
  return looking;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.mocked(bringIntoView).mockClear();
  moves.may = true;
});
afterEach(() => {
  vi.useRealTimers();
});

describe("the card looked at", () => {
  it("is the one chosen, at once", () => {
    const looking = new CardInSight(0);
    looking.turnTo(1);
    expect(looking.player).toBe(1);
  });

  it("stays for a moment where something was just written on it", () => {
    const looking = afterEntry();
    looking.turnTo(1);
    expect(looking.player).toBe(0);
    vi.advanceTimersByTime(LINGER);
    expect(looking.player).toBe(1);
  });

  it("is turned to at once where nothing may move", () => {
    moves.may = false;
    const looking = afterEntry();
    looking.turnTo(1);
    expect(looking.player).toBe(1);
  });

  it("is not turned to if that is called off", () => {
    const looking = afterEntry();
    looking.turnTo(1)?.();
    vi.advanceTimersByTime(LINGER);
    expect(looking.player).toBe(0);
  });
});

describe("an entry", () => {
  it("comes into view once, when it is new", () => {
    const looking = afterEntry();
    looking.meets(CELL, 0, "3.0");
    expect(bringIntoView).toHaveBeenCalledTimes(1);
    looking.meets(CELL, 0, "4.0");
    expect(bringIntoView).toHaveBeenCalledTimes(2);
  });

  it("that stood on a card before it was looked at does not move anything", () => {
    const looking = new CardInSight(0);
    looking.meets(CELL, 1, "5.0");
    looking.sees([1]);
    looking.meets(CELL, 1, "5.0");
    expect(bringIntoView).not.toHaveBeenCalled();
  });
});
