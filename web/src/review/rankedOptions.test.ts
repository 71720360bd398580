// @vitest-environment jsdom
/** The options of a review's position: of the server, of this device, or of the review itself. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { GameState } from "@/rules/gameState";
import { knownValues } from "@/game/values/deviceValues";
import { advise, RequestRefusal, ServerUnreachable } from "@/net/api";
import type { AdviceAnswer, Decision } from "@/wire/types";
import { optionsOf } from "./rankedOptions";

vi.mock("@/net/api", async (original) => ({ ...(await original<object>()), advise: vi.fn() }));
vi.mock("@/game/values/deviceValues", () => ({ knownValues: vi.fn() }));

const GAME = { rules: { id: "kniffel" } };
const [SAFE, BOLD] = [
  { type: "scored", box: "chance" },
  { type: "held", dice: "55" },
] as const;
const DECISION = {
  ...{ position: "kniffel x 1< 1:12345", best: SAFE, chosen: BOLD },
  ...{ value: 210, chosen_value: 207.5, loss: 2.5 },
} as unknown as Decision;
const BEFORE = {} as GameState;

/** The server's answer, with chances where known. */
function answer(chances: number[] | null): AdviceAnswer {
  const options = [
    { action: SAFE, value: 210, loss: 0, win: 0.25 },
    { action: BOLD, value: 207.5, loss: 2.5, win: 0.3 },
  ];
  return { options, chances } as unknown as AdviceAnswer;
}

function objectives(): (string | undefined)[] {
  return vi.mocked(advise).mock.calls.map(([, , , objective]) => objective);
}

beforeEach(() => void vi.mocked(knownValues).mockResolvedValue(undefined));
afterEach(() => vi.mocked(advise).mockReset());

test("what wins most often stands first, with the points that it gives up", async () => {
  vi.mocked(advise).mockResolvedValue(answer([0.25, 0.75]));
  expect(await optionsOf(GAME, DECISION, BEFORE, { wins: true })).toMatchObject([
    { action: BOLD, win: 0.3, loss: 2.5 },
    { action: SAFE, win: 0.25, loss: 0 },
  ]);
  expect(objectives()).toEqual(["win"]);
});

test.each([
  ["not known", () => Promise.resolve(answer(null))],
  ["not known yet", () => Promise.resolve({ stage: "distributions", progress: 0.5 } as const)],
  ["refused", () => Promise.reject(new RequestRefusal([], 422))],
])("where the chance is %s, options are told by points", async (_why, toWin) => {
  vi.mocked(advise).mockImplementation((_rules, _position, _signal, objective) =>
    objective === "win" ? toWin() : Promise.resolve(answer(null)),
  );
  const options = await optionsOf(GAME, DECISION, BEFORE, { wins: true });
  expect(options.map(({ action, win }) => [action, win])).toEqual([
    [SAFE, undefined],
    [BOLD, undefined],
  ]);
  expect(objectives()).toEqual(["win", "mean"]);
});

test("without network they are this device's, and without its table the review's own", async () => {
  vi.mocked(advise).mockRejectedValue(new ServerUnreachable());
  const reviewed = [
    { action: SAFE, value: 210, loss: 0 },
    { action: BOLD, value: 207.5, loss: 2.5 },
  ];
  expect(await optionsOf(GAME, DECISION, BEFORE)).toEqual(reviewed);
  const values = [
    { action: BOLD, value: 205 },
    { action: SAFE, value: 212 },
  ];
  vi.mocked(knownValues).mockResolvedValue({ certainty: "exact", values });
  expect(await optionsOf(GAME, DECISION, BEFORE)).toEqual([
    { action: SAFE, value: 212, loss: 0 },
    { action: BOLD, value: 205, loss: 7 },
  ]);
  expect(objectives()).toEqual(["mean", "mean"]);
});

test("any other error is told", async () => {
  vi.mocked(advise).mockRejectedValueOnce(new TypeError("x"));
  await expect(optionsOf(GAME, DECISION, BEFORE)).rejects.toThrow(TypeError);
});
