// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { language } from "@/i18n/i18n.svelte";
import type { AverageAnswer, SolvingAnswer, VariantPage } from "@/wire/types";
import { AGAIN_MS, Average } from "./average.svelte";

const { solvedMean, gameTotals } = vi.hoisted(() => ({ solvedMean: vi.fn(), gameTotals: vi.fn() }));
vi.mock("@/game/values/deviceValues", () => ({ solvedMean }));
const site = vi.hoisted(() => ({ HAS_SERVER: true, RULE_READER: undefined }));
vi.mock("@/site", () => site);
vi.mock("@/game/values/gameTotals", () => ({ gameTotals }));
vi.mock("@/rules/variantTables", () => ({ prepare: () => ({}) }));

const KNIFFEL = { id: "kniffel" };
const PAGE = { rules_hash: "abc" } as VariantPage;
const KNOWN: AverageAnswer = {
  exact: true,
  certainty: "exact",
  mean: 248.2,
  sd: 59.1,
  nine_in_ten: [161, 353],
  why: null,
};
const WAITING: SolvingAnswer = { stage: "waiting", progress: 0 };
const HALF: SolvingAnswer = { stage: "summary", progress: 0.5 };

type Said = Response | Error;
const answers: Said[] = [];
const asked = vi.fn();

function responseOf(content: unknown, status = 200): Response {
  return new Response(JSON.stringify(content), { status, headers: { "Content-Type": "application/json" } });
}

beforeEach(async () => {
  vi.useFakeTimers();
  await language.ready();
  answers.length = 0;
  asked.mockReset();
  solvedMean.mockReset().mockResolvedValue({ why: "no-files" });
  gameTotals.mockReset();
  site.HAS_SERVER = true;
  vi.stubGlobal("fetch", (path: string, request: RequestInit) => {
    asked(path, JSON.parse(request.body as string));
    const next = answers.shift();
    return next instanceof Response ? Promise.resolve(next) : Promise.reject(next ?? new Error("nothing to say"));
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("an average", () => {
  it("is asked for until it is known, and tells meanwhile how far it is", async () => {
    answers.push(responseOf(WAITING, 202), responseOf(HALF, 202), responseOf(KNOWN));
    const average = new Average();
    const done = average.ask(KNIFFEL, PAGE);
    expect(average.progress).toBe(0);
    await vi.advanceTimersByTimeAsync(0);
    expect([average.waiting, average.progress]).toEqual([true, 0]);
    await vi.advanceTimersByTimeAsync(AGAIN_MS);
    expect([average.waiting, average.progress]).toEqual([false, 0.5]);
    await vi.advanceTimersByTimeAsync(AGAIN_MS);
    await done;
    expect(average.found).toEqual(KNOWN);
    expect([average.of, average.progress]).toEqual(["abc", null]);
    expect(asked).toHaveBeenCalledTimes(3);
    expect(asked).toHaveBeenLastCalledWith("./api/average", { rules: KNIFFEL });
  });

  it("is not asked for any more once nobody waits, and what was found before stays", async () => {
    answers.push(responseOf(KNOWN), responseOf(HALF, 202), responseOf({ ...KNOWN, mean: 1 }));
    const average = new Average();
    await average.ask(KNIFFEL, PAGE);
    const changed = average.ask({ toml: "like = 'kniffel'" }, { ...PAGE, rules_hash: "def" });
    await vi.advanceTimersByTimeAsync(0);
    average.stop();
    await vi.advanceTimersByTimeAsync(5 * AGAIN_MS);
    await changed;
    expect(asked).toHaveBeenCalledTimes(2);
    expect([average.of, average.found, average.progress, average.problem]).toEqual(["abc", KNOWN, null, ""]);
  });

  it("says what went wrong, and can be asked for again", async () => {
    const words = { code: "too-much", facts: {}, source: "", place: "", message: "too much at once." };
    answers.push(responseOf({ problems: [words] }, 429), new TypeError("no network"), responseOf(KNOWN));
    const average = new Average();
    await average.ask(KNIFFEL, PAGE);
    expect(average.problem).not.toBe("");
    expect([average.of, average.progress]).toEqual(["", null]);
    const first = average.problem;
    await average.ask(KNIFFEL, PAGE);
    expect(average.problem).not.toBe("");
    expect(average.problem).not.toBe(first);
    await average.ask(KNIFFEL, PAGE);
    expect([average.problem, average.found]).toEqual(["", KNOWN]);
  });

  it("is shown as soon as this device knows it, and its spread when the server does", async () => {
    answers.push(responseOf(HALF, 202), responseOf(KNOWN));
    solvedMean.mockResolvedValue(248.2068);
    const average = new Average();
    const done = average.ask(KNIFFEL, PAGE);
    await vi.advanceTimersByTimeAsync(0);
    expect([average.of, average.found?.mean, average.found?.sd]).toEqual(["abc", 248.2068, null]);
    expect([average.progress, average.lacksSpread]).toEqual([0.5, true]);
    await vi.advanceTimersByTimeAsync(AGAIN_MS);
    await done;
    expect([average.found, average.progress, average.lacksSpread]).toEqual([KNOWN, null, false]);
  });

  it("has its spread from this device where there is no server, and tells how far it is", async () => {
    answers.push(new TypeError("no network"));
    solvedMean.mockResolvedValue(2.5);
    let end: (totals: object) => void = () => undefined;
    gameTotals.mockImplementation((_rules, _variant, { onprogress }: { onprogress: (share: number) => void }) => {
      onprogress(0.25);
      return new Promise((resolve) => (end = resolve));
    });
    const average = new Average();
    const done = average.ask(KNIFFEL, PAGE);
    await vi.advanceTimersByTimeAsync(0);
    expect([average.found?.mean, average.progress, average.problem]).toEqual([2.5, 0.25, ""]);
    end({ low: 1, chances: Float64Array.of(0.25, 0.25, 0.25, 0.25) });
    await done;
    expect([average.found?.sd, average.found?.nine_in_ten, average.progress]).toEqual([Math.sqrt(1.25), [1, 4], null]);
  });

  it("keeps the mean where the spread is not waited for", async () => {
    answers.push(new TypeError("no network"));
    solvedMean.mockResolvedValue(248.2068);
    gameTotals.mockReturnValue(new Promise(() => undefined));
    const average = new Average();
    void average.ask(KNIFFEL, PAGE);
    await vi.advanceTimersByTimeAsync(0);
    average.stop();
    expect([average.found?.mean, average.progress, average.lacksSpread]).toEqual([248.2068, null, true]);
  });

  it("is left to the server where this device cannot, and why is known at once", async () => {
    answers.push(responseOf(HALF, 202), responseOf(KNOWN));
    solvedMean.mockResolvedValue({ why: "too-large", cards: 57_507_840 });
    const average = new Average();
    const done = average.ask(KNIFFEL, PAGE);
    await vi.advanceTimersByTimeAsync(0);
    expect([average.progress, average.unsolved?.cards]).toEqual([0.5, 57_507_840]);
    await vi.advanceTimersByTimeAsync(AGAIN_MS);
    await done;
    expect([average.found, average.problem]).toEqual([KNOWN, ""]);
  });

  it.each([
    [{ why: "no-simd" }, "Dieser Browser kann nicht genau rechnen: Ihm fehlt WebAssembly SIMD."],
    [{ why: "no-memory" }, "Dieses Gerät hat zu wenig Arbeitsspeicher frei, um genau zu rechnen."],
    [{ why: "damaged" }, "Die Dateien zum genauen Rechnen sind beschädigt oder passen nicht zusammen."],
    [{ why: "no-files" }, "Hier fehlen die Dateien zum genauen Rechnen."],
    [
      { why: "too-large", cards: 57_507_840 },
      "Bei dieser Variante sind mindestens 57,5 Millionen Karten möglich, zu viele, um sie in einem Browser auszurechnen.",
    ],
    [{ why: "stopped" }, ""],
  ])("without a server says why there is none: %o", async (why, words) => {
    await language.set("de");
    site.HAS_SERVER = false;
    solvedMean.mockResolvedValue(why);
    const average = new Average();
    await average.ask(KNIFFEL, PAGE);
    expect(average.problem.replace("\u00a0", " ")).toBe(words);
  });

  it("of this device stays where the server cannot be reached, or knows less", async () => {
    solvedMean.mockResolvedValue(248.2068);
    const rough = responseOf({ ...KNOWN, exact: false, certainty: "rough", mean: 250 });
    for (const answer of [new TypeError("no network"), rough]) {
      answers.push(answer);
      const average = new Average();
      await average.ask(KNIFFEL, PAGE);
      expect([average.problem, average.progress, average.found?.mean]).toEqual(["", null, 248.2068]);
    }
  });
});
