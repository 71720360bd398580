// @vitest-environment jsdom
/** Options of a position with chances to win, with and without a server. */
import { afterEach, expect, test, vi } from "vitest";
import { advise, RequestRefusal, ServerUnreachable } from "@/net/api";
import type { AdviceAnswer, Decision } from "@/wire/types";
import { optionsToWin } from "./rankedOptions";

vi.mock("@/net/api", async (original) => ({ ...(await original<object>()), advise: vi.fn() }));

const GAME = { rules: { id: "kniffel" } };
const DECISION = { position: "kniffel x 1< 1:12345" } as unknown as Decision;
const [SAFE, BOLD] = [
  { type: "scored", box: "chance" },
  { type: "held", dice: "55" },
] as const;

/** The server's answer, with chances where known. */
function answer(chances: number[] | null): AdviceAnswer {
  const options = [
    { action: SAFE, value: 210, loss: 0, win: 0.25 },
    { action: BOLD, value: 207.5, loss: 0, win: 0.3 },
  ];
  return { options, chances } as unknown as AdviceAnswer;
}

afterEach(() => vi.mocked(advise).mockReset());

test("what wins most often stands first, with the points that it gives up", async () => {
  vi.mocked(advise).mockResolvedValue(answer([0.25, 0.75]));
  expect(await optionsToWin(GAME, DECISION)).toMatchObject([
    { action: BOLD, win: 0.3, loss: 2.5 },
    { action: SAFE, win: 0.25, loss: 0 },
  ]);
  expect(vi.mocked(advise).mock.calls[0]?.[3]).toBe("win");
});

test("where the chance is not known, or not yet, nothing of it is shown", async () => {
  vi.mocked(advise).mockResolvedValueOnce(answer(null));
  expect(await optionsToWin(GAME, DECISION)).toBeNull();
  vi.mocked(advise).mockResolvedValueOnce({ stage: "distributions", progress: 0.5 });
  expect(await optionsToWin(GAME, DECISION)).toBeNull();
});

test("without network, or refused, neither; anything else is told", async () => {
  vi.mocked(advise).mockRejectedValueOnce(new ServerUnreachable());
  expect(await optionsToWin(GAME, DECISION)).toBeNull();
  vi.mocked(advise).mockRejectedValueOnce(new RequestRefusal([], 422));
  expect(await optionsToWin(GAME, DECISION)).toBeNull();
  vi.mocked(advise).mockRejectedValueOnce(new TypeError("x"));
  await expect(optionsToWin(GAME, DECISION)).rejects.toThrow(TypeError);
});
