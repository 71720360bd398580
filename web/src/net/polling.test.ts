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

/** The server could not think. */
function failing(status: number, code = "thinking-failed"): RequestRefusal {
  return new RequestRefusal([{ code, facts: {}, source: "", place: "", message: "" }], status);
}

test("trouble of the server is asked again three times in a row, then reported", async () => {
  const answers = [failing(503), failing(503), SOLVING, failing(503), failing(503), ANSWER];
  const request = vi.fn(() => answer(answers.shift()));
  const found = untilSolved<typeof ANSWER>(request, { pauseMs: 100 });
  await vi.advanceTimersByTimeAsync(2000);
  expect(await found).toBe(ANSWER);

  const always = vi.fn(() => Promise.reject<typeof ANSWER>(failing(503, "thinking-too-long")));
  const refused = expect(untilSolved(always, { pauseMs: 100 })).rejects.toThrow("thinking-too-long");
  await vi.advanceTimersByTimeAsync(2000);
  await refused;
  expect(always).toHaveBeenCalledTimes(3);
});

test.each([failing(422, "thinking-failed"), failing(503, "store-unavailable")])(
  "%s is not asked again",
  async (why) => {
    const request = vi.fn(() => Promise.reject<typeof ANSWER>(why));
    await expect(untilSolved(request, { pauseMs: 100 })).rejects.toBe(why);
    expect(request).toHaveBeenCalledOnce();
  },
);

function answer(one: RequestRefusal | typeof SOLVING | typeof ANSWER | undefined) {
  return one instanceof Error || !one
    ? Promise.reject<typeof ANSWER>(one ?? new Error("too often"))
    : Promise.resolve(one);
}

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
