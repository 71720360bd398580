// @vitest-environment jsdom
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { language } from "@/i18n/i18n.svelte";
import { followerCode } from "@/net/api";
import { apply, legalActions, newGame } from "@/rules/gameEngine";
import { prepare } from "@/rules/variantTables";
import { tablesOf } from "@/testing/reference";
import type { Scatter, WinsFound } from "@/values/worker/winRequests";
import { solveHere } from "./deviceValues";
import { winningHere } from "./deviceWinning";
import { thinker } from "./thinker";
import type { Advice, PositionQuestion } from "./valueSource";

vi.mock("@/net/api", async (original) => ({ ...(await original<object>()), followerCode: vi.fn() }));
vi.mock("./deviceValues", () => ({ MOST_CARDS: 3, solveHere: vi.fn(), whyUnsolved: vi.fn() }));
vi.mock("./thinker", () => {
  const client = { winning: () => undefined, scatter: () => undefined };
  return { thinker: () => client };
});

const client = thinker();
const asked = vi.spyOn(client, "winning");
const scattered = vi.spyOn(client, "scatter");
const answers: Advice[] = [];
const handle = {
  signal: new AbortController().signal,
  onanswer: (advice: Advice) => answers.push(advice),
  onprogress: () => undefined,
};

function duel(id: string): PositionQuestion {
  const variant = prepare(tablesOf(id));
  const state = apply(newGame(variant, 2, { first: 0 }), { type: "rolled", dice: "13446" });
  return { rules: { id }, state };
}

/** The chances and means of all actions: the one with the most points wins a little less often than the second. */
function found({ state }: PositionQuestion): WinsFound {
  const legal = legalActions(state);
  const wins = legal.map((_, place) => (place === 1 ? 0.31 : place === 2 ? 0.29 : 0.1));
  return { wins, means: legal.map((_, place) => (place === 2 ? 240 : 238)), chances: [0.3, 0.7] };
}

beforeAll(async () => {
  await language.set("en");
});

beforeEach(() => {
  answers.length = 0;
  asked.mockReset();
  scattered.mockReset().mockResolvedValue([
    { mean: 238, sd: 48 },
    { mean: 240, sd: 44 },
  ] satisfies Scatter[]);
  vi.mocked(solveHere).mockReset().mockResolvedValue(undefined);
  vi.mocked(followerCode).mockResolvedValue(new ArrayBuffer(8));
});

test("the most frequent winner comes first, then the reason against the one with the most points", async () => {
  const question = duel("kniffel");
  asked.mockResolvedValueOnce({ why: "unsolved" }).mockResolvedValueOnce(found(question));
  const advice = await winningHere(question, handle);
  const [, second, third] = legalActions(question.state);
  expect(vi.mocked(solveHere).mock.lastCall?.[2]).toMatchObject({ mostCards: 3 });
  expect(answers.map(({ reason, chances }) => [reason, chances])).toEqual([[null, [0.3, 0.7]]]);
  expect(advice?.options.slice(0, 2)).toEqual([
    { action: second, value: 238, loss: 2, win: 0.31 },
    { action: third, value: 240, loss: 0, win: 0.29 },
  ]);
  expect(scattered.mock.lastCall?.[2]).toEqual([second, third]);
  expect(advice?.reason).toMatch(/^Against ".+": .*31.0% instead of 29.0%.*2.0 points.*48.*44/);
});

test("where nothing wins less often, there is no reason", async () => {
  const question = duel("kniffel");
  const { means, chances } = found(question);
  asked.mockResolvedValueOnce({ means, chances, wins: means.map(() => 0.5) });
  expect((await winningHere(question, handle))?.reason).toBeNull();
  expect(scattered).not.toHaveBeenCalled();
});

test("nobody is asked where the highest total does not always win, and nothing is said without the values", async () => {
  expect(await winningHere(duel("generala"), handle)).toBeUndefined();
  expect(asked).not.toHaveBeenCalled();
  asked.mockResolvedValueOnce({ why: "no-memory" });
  expect(await winningHere(duel("kniffel"), handle)).toBeUndefined();
});
