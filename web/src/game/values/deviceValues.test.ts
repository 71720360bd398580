import { beforeEach, expect, test, vi } from "vitest";
import type { GameState } from "@/rules/gameState";
import type { Variant } from "@/rules/variantTables";
import { inputOf, kernelCode, valuesOf, weightsOf } from "@/net/api";
import { keepBegun, keepEnded } from "@/store/interruptedSolving";
import { forgetValues, keepValues, keptValues } from "@/store/valueFiles";
import { knownValues, fetchKnown, solvedMean, whyUnsolved } from "./deviceValues";

const { learn, solve } = vi.hoisted(() => ({ learn: vi.fn(), solve: vi.fn() }));
const VALUES = { certainty: "exact", values: [{ action: { type: "struck", box: "ones" }, value: 200 }] };

vi.mock("@/net/api", () => ({
  RequestRefusal: Error,
  ServerUnreachable: Error,
  inputOf: vi.fn(),
  kernelCode: vi.fn(),
  valuesOf: vi.fn(),
  weightsOf: vi.fn(),
}));
vi.mock("@/store/valueFiles", () => ({ keptValues: vi.fn(), keepValues: vi.fn(), forgetValues: vi.fn() }));
vi.mock("@/store/interruptedSolving", () => ({ keepBegun: vi.fn(), keepEnded: vi.fn() }));
vi.mock("./thinker", () => ({ thinker: () => ({ learn, solve, known: () => Promise.resolve(VALUES) }) }));

const bytes = new ArrayBuffer(8);
const RULES = { id: "kniffel" };
let rules = 0;

/** Rules that no earlier test has asked about. */
function state(columns = 1): GameState {
  const variant = { rules_hash: String((rules += 1)), columns: Array(columns) } as unknown as Variant;
  return { variant } as GameState;
}

beforeEach(() => {
  vi.resetAllMocks();
  vi.stubGlobal("navigator", { onLine: true });
  vi.mocked(keepValues).mockResolvedValue();
  learn.mockResolvedValue(true);
  vi.mocked(inputOf).mockResolvedValue({ why: "no-solver", cards: null });
});

test("rules are solved here where this device can, and the values are kept like a table", async () => {
  const [input, kernel, solved] = [new ArrayBuffer(1), new ArrayBuffer(2), new ArrayBuffer(3)];
  vi.mocked(inputOf).mockResolvedValue(input);
  vi.mocked(kernelCode).mockResolvedValue(kernel);
  solve.mockResolvedValue(solved);
  const here = state();
  await fetchKnown(RULES, here.variant);
  expect(solve).toHaveBeenCalledExactlyOnceWith(input, kernel, { mostCards: 3_000_000 });
  expect(keepValues).toHaveBeenCalledExactlyOnceWith("table", here.variant.rules_hash, solved);
  expect(valuesOf).not.toHaveBeenCalled();
  expect(await knownValues(here)).toBe(VALUES);
});

test.each(["no-simd", "no-memory", "too-many", "damaged"])(
  "where it cannot (%s), the table is fetched",
  async (why) => {
    vi.mocked(inputOf).mockResolvedValue(new ArrayBuffer(1));
    vi.mocked(kernelCode).mockResolvedValue(new ArrayBuffer(2));
    vi.mocked(valuesOf).mockResolvedValue(bytes);
    solve.mockResolvedValue({ why });
    const { variant } = state();
    await fetchKnown(RULES, variant);
    expect(keepValues).toHaveBeenCalledExactlyOnceWith("table", variant.rules_hash, bytes);
    expect(whyUnsolved(variant)).toEqual({ why });
  },
);

test("damaged files are fetched again, past all caches, and once", async () => {
  const [input, solved] = [new ArrayBuffer(1), new ArrayBuffer(3)];
  vi.mocked(inputOf).mockResolvedValue(input);
  vi.mocked(kernelCode).mockResolvedValue(input);
  solve.mockResolvedValueOnce({ why: "damaged" }).mockResolvedValueOnce(solved);
  const { variant } = state();
  await fetchKnown(RULES, variant);
  expect(vi.mocked(inputOf).mock.calls.map(([, cache]) => cache)).toEqual([undefined, "reload"]);
  expect(vi.mocked(kernelCode).mock.calls).toEqual([[undefined], ["reload"]]);
  expect(keepValues).toHaveBeenCalledExactlyOnceWith("table", variant.rules_hash, solved);
  expect(whyUnsolved(variant)).toBeUndefined();
  solve.mockReset().mockResolvedValue({ why: "damaged" });
  expect(await solvedMean(RULES, state().variant, {})).toEqual({ why: "damaged" });
  expect(solve).toHaveBeenCalledTimes(2);
});

test("a solving counts as begun until it ends, and one that the page does not live to end stays so", async () => {
  vi.mocked(inputOf).mockResolvedValue(new ArrayBuffer(1));
  vi.mocked(kernelCode).mockResolvedValue(new ArrayBuffer(2));
  let end: (found: object) => void = () => undefined;
  solve.mockReturnValue(new Promise((resolve) => (end = resolve)));
  const { variant } = state();
  const solving = solvedMean(RULES, variant, {});
  await vi.waitFor(() => {
    expect(keepBegun).toHaveBeenCalledExactlyOnceWith(variant.rules_hash);
  });
  expect(keepEnded).not.toHaveBeenCalled();
  end({ why: "stopped" });
  expect(await solving).toEqual({ why: "stopped" });
  expect(keepEnded).toHaveBeenCalledExactlyOnceWith(variant.rules_hash);
});

test("what is called off while its files are fetched does not begin", async () => {
  vi.mocked(inputOf).mockResolvedValue(new ArrayBuffer(1));
  vi.mocked(kernelCode).mockResolvedValue(new ArrayBuffer(2));
  expect(await solvedMean(RULES, state().variant, { signal: AbortSignal.abort() })).toEqual({ why: "stopped" });
  expect(keepBegun).not.toHaveBeenCalled();
});

test.each([
  [
    { why: "too-large", cards: 57_507_840 },
    { why: "too-large", cards: 57_507_840 },
  ],
  [{ why: "no-solver", cards: null }, { why: "no-files" }],
] as const)("the reason for no input is passed on: %o", async (answer, why) => {
  vi.mocked(inputOf).mockResolvedValue(answer);
  expect(await solvedMean(RULES, state().variant, {})).toEqual(why);
  expect(keepBegun).not.toHaveBeenCalled();
});

test("without a kernel nothing is solved", async () => {
  vi.mocked(inputOf).mockResolvedValue(new ArrayBuffer(1));
  vi.mocked(kernelCode).mockResolvedValue({ why: "no-solver", cards: null });
  expect(await solvedMean(RULES, state().variant, {})).toEqual({ why: "no-files" });
});

test("a table is waited for, kept, and known from then on", async () => {
  vi.useFakeTimers();
  vi.mocked(valuesOf).mockResolvedValueOnce({ stage: "values", progress: 0.5 }).mockResolvedValueOnce(bytes);
  const here = state();
  expect(await knownValues(here)).toBeUndefined();
  const fetched = Promise.all([fetchKnown(RULES, here.variant), fetchKnown(RULES, here.variant)]);
  await vi.advanceTimersByTimeAsync(5000);
  await fetched;
  expect(keepValues).toHaveBeenCalledExactlyOnceWith("table", here.variant.rules_hash, bytes);
  expect(await knownValues(here)).toBe(VALUES);
  vi.useRealTimers();
});

test("what was kept is opened without a request, and forgotten where it is damaged", async () => {
  vi.mocked(keptValues).mockResolvedValue(bytes);
  const [whole, damaged] = [state(), state()];
  await fetchKnown(RULES, whole.variant);
  expect(valuesOf).not.toHaveBeenCalled();
  expect(await knownValues(whole)).toBe(VALUES);
  learn.mockResolvedValue(false);
  expect(await knownValues(damaged)).toBeUndefined();
  expect(forgetValues).toHaveBeenCalledWith("table", damaged.variant.rules_hash);
});

test("without network it is tried again later; rules that have none are asked about no more", async () => {
  vi.mocked(valuesOf)
    .mockRejectedValueOnce(new Error("no network"))
    .mockResolvedValueOnce({ why: "too-large", cards: null });
  const { variant } = state();
  for (const rules of [variant, variant, variant]) await fetchKnown(RULES, rules);
  expect(valuesOf).toHaveBeenCalledTimes(2);
});

test("of several columns what was learned is fetched beside the table, in each window anew, and opened with it", async () => {
  const network = new ArrayBuffer(4);
  vi.mocked(valuesOf).mockResolvedValue(bytes);
  vi.mocked(weightsOf).mockResolvedValue(network);
  const fresh = state(4).variant;
  await fetchKnown(RULES, fresh);
  expect(learn.mock.calls).toEqual([
    ["table", fresh.rules_hash, bytes],
    ["network", fresh.rules_hash, network],
  ]);
  expect(keepValues).toHaveBeenLastCalledWith("network", fresh.rules_hash, network);
  vi.mocked(keptValues).mockImplementation((kind) => Promise.resolve(kind === "table" ? bytes : network));
  const kept = state(4);
  learn.mockClear();
  expect(await knownValues(kept)).toBe(VALUES);
  expect(learn.mock.calls.map(([kind]) => kind as string)).toEqual(["table", "network"]);
  vi.mocked(weightsOf).mockResolvedValue({ why: "untrained" });
  await fetchKnown(RULES, kept.variant);
  expect(valuesOf).toHaveBeenCalledTimes(1);
});

test("a worker that could not be fetched hurts nobody, and the table is tried again", async () => {
  vi.mocked(valuesOf).mockImplementation(() => Promise.resolve(new ArrayBuffer(8)));
  learn.mockRejectedValueOnce(new Error("the worker did not start"));
  const here = state();
  await fetchKnown(RULES, here.variant);
  expect(await knownValues(here)).toBeUndefined();
  await fetchKnown(RULES, here.variant);
  expect(await knownValues(here)).toBe(VALUES);
});
