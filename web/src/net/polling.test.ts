/** Requests are repeated until the server has solved the rules. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { RequestRefusal, ServerUnreachable } from "./api";
import { unlessRefused, untilSolved } from "./polling";

vi.mock("@/i18n/i18n.svelte", () => ({ language: {} }));

const SOLVING = { stage: "values", progress: 0.5 } as const;
const ANSWER = { value: 240 };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("it is asked again after longer and longer pauses, and told how far the server is", async () => {
  const times: number[] = [];
  const began = Date.now();
  const request = vi.fn(() => {
    times.push(Date.now() - began);
    return Promise.resolve(times.length < 5 ? SOLVING : ANSWER);
  });
  const onprogress = vi.fn();
  const found = untilSolved<typeof ANSWER>(request, { pauseMs: 100, longestMs: 400, onprogress });
  await vi.advanceTimersByTimeAsync(2000);
  expect(await found).toBe(ANSWER);
  expect(times).toEqual([0, 100, 300, 700, 1100]);
  expect(onprogress.mock.calls).toEqual(Array.from({ length: 4 }, () => [0.5, SOLVING.stage]));
});

test("a question that was cancelled is not asked again", async () => {
  const request = vi.fn(() => Promise.resolve(SOLVING));
  const asking = new AbortController();
  const found = untilSolved(request, { pauseMs: 100, signal: asking.signal });
  const over = expect(found).rejects.toThrow(DOMException);
  await vi.advanceTimersByTimeAsync(50);
  asking.abort();
  await vi.advanceTimersByTimeAsync(500);
  await over;
  expect(request).toHaveBeenCalledOnce();
});

test("a refusal or a missing network is no answer; anything else is thrown", async () => {
  expect(await unlessRefused(Promise.resolve(ANSWER))).toBe(ANSWER);
  await expect(unlessRefused(Promise.reject<object>(new RequestRefusal([], 422)))).resolves.toBeUndefined();
  await expect(unlessRefused(Promise.reject<object>(new ServerUnreachable()))).resolves.toBeUndefined();
  await expect(unlessRefused(Promise.reject(new TypeError("x")))).rejects.toThrow(TypeError);
});
