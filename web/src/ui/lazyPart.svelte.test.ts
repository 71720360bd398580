// @vitest-environment jsdom
import { flushSync } from "svelte";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import { language } from "@/i18n/i18n.svelte";
import { toast } from "./announcing/announcer";
import { FetchedPart, LazyPart } from "./lazyPart.svelte";

vi.mock("./announcing/announcer", () => ({ toast: vi.fn() }));

const PART = { default: "part" };

beforeAll(() => language.ready());
afterEach(() => vi.mocked(toast).mockClear());

/** Lets promises that are settled say so. */
async function settled(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve));
}

it("fetches a part once", async () => {
  const load = vi.fn(() => Promise.resolve(PART));
  const part = new FetchedPart(load);
  part.fetch();
  part.fetch();
  await settled();
  expect(part.part).toBe("part");
  expect(load).toHaveBeenCalledTimes(1);
});

it("fetches it again as the network is back, or when it is asked for", async () => {
  const load = vi.fn<() => Promise<typeof PART>>().mockRejectedValue(new TypeError("network"));
  const part = new FetchedPart(load);
  part.fetch();
  await settled();
  part.fetch();
  await settled();
  expect(load).toHaveBeenCalledTimes(2);
  load.mockResolvedValue(PART);
  dispatchEvent(new Event("online"));
  await settled();
  expect(part.part).toBe("part");
});

it("fetches it again where the network is back before the failure is known", async () => {
  let fail: (error: Error) => void = () => undefined;
  const load = vi.fn(() => new Promise<typeof PART>((_come, reject) => (fail = reject)));
  const part = new FetchedPart(load);
  part.fetch();
  dispatchEvent(new Event("online"));
  load.mockResolvedValue(PART);
  fail(new TypeError("network"));
  await settled();
  expect(part.part).toBe("part");
});

it("tells whoever waits for it that it does not come", async () => {
  const load = (): Promise<typeof PART> => Promise.reject(new TypeError("network"));
  let waits = false;
  const part = new FetchedPart(load, () => waits);
  part.fetch();
  await settled();
  expect(toast).not.toHaveBeenCalled();
  waits = true;
  part.fetch();
  await settled();
  expect(toast).toHaveBeenCalledWith(expect.stringContaining("Reload"), { everywhere: true });
});

it("asks nothing of a component that was destroyed meanwhile", async () => {
  let fail: (error: Error) => void = () => undefined;
  const isWanted = vi.fn(() => true);
  const leave = $effect.root(() => {
    new LazyPart(() => new Promise<typeof PART>((_come, reject) => (fail = reject)), isWanted);
  });
  flushSync();
  expect(isWanted).toHaveBeenCalled();
  leave();
  isWanted.mockClear();
  fail(new TypeError("network"));
  await settled();
  expect(isWanted).not.toHaveBeenCalled();
  expect(toast).not.toHaveBeenCalled();
});
