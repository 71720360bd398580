/** Exact values on this device: a table is fetched once, kept, and refused where it is damaged. */
import { beforeEach, expect, test, vi } from "vitest";
import type { GameState } from "@/engine/state";
import type { Variant } from "@/engine/tables";
import { valuesOf } from "@/net/api";
import { forgetValues, keepValues, keptValues } from "@/store/values";
import { exactValues, fetchExact } from "./exact";

const learn = vi.hoisted(() => vi.fn());
const VALUES = [{ action: { type: "struck", box: "ones" }, value: 200 }];

vi.mock("@/net/api", () => ({ valuesOf: vi.fn() }));
vi.mock("@/store/values", () => ({ keptValues: vi.fn(), keepValues: vi.fn(), forgetValues: vi.fn() }));
vi.mock("./computer", () => ({ thinker: () => ({ learn, exact: () => Promise.resolve(VALUES) }) }));

const bytes = new ArrayBuffer(8);
const RULES = { id: "kniffel" };
let rules = 0;

/** Rules that nobody asked about before. */
function state(columns = 1): GameState {
  const variant = { rules_hash: String((rules += 1)), columns: Array(columns) } as unknown as Variant;
  return { variant } as GameState;
}

beforeEach(() => {
  vi.resetAllMocks();
  vi.stubGlobal("navigator", { onLine: true });
  vi.mocked(keepValues).mockResolvedValue();
  learn.mockResolvedValue(true);
});

test("a table is waited for, kept, and known from then on", async () => {
  vi.useFakeTimers();
  vi.mocked(valuesOf).mockResolvedValueOnce({ stage: "values", progress: 0.5 }).mockResolvedValueOnce(bytes);
  const here = state();
  expect(await exactValues(here)).toBeUndefined();
  const fetched = Promise.all([fetchExact(RULES, here.variant), fetchExact(RULES, here.variant)]);
  await vi.advanceTimersByTimeAsync(5000);
  await fetched;
  expect(keepValues).toHaveBeenCalledExactlyOnceWith(here.variant.rules_hash, bytes);
  expect(await exactValues(here)).toBe(VALUES);
  vi.useRealTimers();
});

test("what was kept is opened without a request, and forgotten where it is damaged", async () => {
  vi.mocked(keptValues).mockResolvedValue(bytes);
  const [whole, damaged] = [state(), state()];
  await fetchExact(RULES, whole.variant);
  expect(valuesOf).not.toHaveBeenCalled();
  expect(await exactValues(whole)).toBe(VALUES);
  learn.mockResolvedValue(false);
  expect(await exactValues(damaged)).toBeUndefined();
  expect(forgetValues).toHaveBeenCalledWith(damaged.variant.rules_hash);
});

test("without network it is tried again later; rules that have none are asked about no more", async () => {
  vi.mocked(valuesOf).mockRejectedValueOnce(new Error("no network")).mockResolvedValueOnce({ why: "too-large" });
  const [{ variant }, wide] = [state(), state(4)];
  for (const rules of [variant, variant, variant, wide.variant]) await fetchExact(RULES, rules);
  expect(valuesOf).toHaveBeenCalledTimes(2);
});

test("a worker that could not be fetched hurts nobody, and the table is tried again", async () => {
  vi.mocked(valuesOf).mockImplementation(() => Promise.resolve(new ArrayBuffer(8)));
  learn.mockRejectedValueOnce(new Error("the worker did not start"));
  const here = state();
  await fetchExact(RULES, here.variant);
  expect(await exactValues(here)).toBeUndefined();
  await fetchExact(RULES, here.variant);
  expect(await exactValues(here)).toBe(VALUES);
});
