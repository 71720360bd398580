// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { review } from "@/net/api";
import type { Review } from "@/wire/types";
import { reviewOf, type Reviewable } from "./gameReview";

vi.mock(import("@/net/api"), async (original) => ({ ...(await original()), review: vi.fn() }));

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("however long it is solved, a review is asked for less often than an address may", async () => {
  const [began, minutes] = [Date.now(), 3];
  const found = { moments: [] } as unknown as Review;
  vi.mocked(review).mockImplementation(() =>
    Promise.resolve(Date.now() - began < minutes * 60_000 ? { stage: "values", progress: 0.5 } : found),
  );
  const reviewed = reviewOf({ rules: { id: "kniffel" }, record: "" } as Reviewable);
  await vi.advanceTimersByTimeAsync((minutes + 1) * 60_000);
  expect(await reviewed).toBe(found);
  expect(vi.mocked(review).mock.calls.length).toBeLessThan(40 * minutes);
});
