import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { TableEvent } from "@/wire/types";
import { AT_ONCE, Playback, type Pace } from "./playback";

const SLOW: Pace = { before: () => 100, after: () => 200 };

function events(...seqs: number[]): TableEvent[] {
  return seqs.map((seq) => ({ seq, at: "", seat: null, type: "began" }));
}

let shown: number[];
let rested: boolean[];

function playback(pace: Pace): Playback {
  return new Playback(
    () => pace,
    ({ seq }) => shown.push(seq),
    (is) => rested.push(is),
  );
}

beforeEach(() => {
  vi.useFakeTimers();
  [shown, rested] = [[], []];
});
afterEach(() => {
  vi.useRealTimers();
});

describe("playing back", () => {
  it("shows a burst of events one by one, in order", async () => {
    playback(SLOW).add(events(1, 2));
    expect(shown).toEqual([]);
    await vi.advanceTimersByTimeAsync(100);
    expect(shown).toEqual([1]);
    await vi.advanceTimersByTimeAsync(299);
    expect(shown).toEqual([1]);
    await vi.advanceTimersByTimeAsync(1);
    expect(shown).toEqual([1, 2]);
    expect(rested).toEqual([false]);
    await vi.advanceTimersByTimeAsync(200);
    expect(rested).toEqual([false, true]);
  });

  it("shows what comes meanwhile after what came before", async () => {
    const playing = playback(SLOW);
    playing.add(events(1));
    await vi.advanceTimersByTimeAsync(150);
    playing.add(events(2));
    await vi.advanceTimersByTimeAsync(1000);
    expect(shown).toEqual([1, 2]);
    expect(rested).toEqual([false, true]);
  });

  it("shows all that waits when somebody cannot wait, each once", async () => {
    const playing = playback(SLOW);
    playing.add(events(1, 2, 3));
    await vi.advanceTimersByTimeAsync(50);
    const rushed = playing.rush();
    expect(shown).toEqual([1, 2, 3]);
    await rushed;
    expect(rested).toEqual([false, true]);
    await playing.rush();
  });

  it("takes no time where nothing moves", async () => {
    playback(AT_ONCE).add(events(1, 2, 3));
    await vi.advanceTimersByTimeAsync(0);
    expect(shown).toEqual([1, 2, 3]);
    expect(rested.at(-1)).toBe(true);
  });
});
