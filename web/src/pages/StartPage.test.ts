// @vitest-environment jsdom
import { cleanup, render } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { language } from "@/i18n/i18n.svelte";
import type { KeptTable } from "@/store/browserData";
import { goesOn } from "@/game/start/openGames";
import StartPage from "./StartPage.svelte";

let answer: (found: KeptTable[]) => void;
vi.mock("@/store/browserData", async (original) => ({
  ...(await original<typeof import("@/store/browserData")>()),
  tables: () => new Promise<KeptTable[]>((resolve) => (answer = resolve)),
}));
vi.mock("@/game/start/lastTime", () => ({ lastCompany: () => Promise.resolve(undefined) }));
vi.mock("./Hero.svelte", () => ({ default: () => undefined }));

beforeAll(() => language.set("de"));
beforeEach(() => localStorage.clear());
afterEach(cleanup);

const table = (finished: boolean): KeptTable => ({ id: "x", kind: "game", finished }) as unknown as KeptTable;

test.each([false, true])(
  "whoever leaves before the tables are known is told of them next time (over: %s)",
  async (over) => {
    const warned = vi.spyOn(console, "warn").mockImplementation(() => undefined);
    const { unmount } = render(StartPage);
    unmount();
    answer([table(over)]);
    await tick();
    await tick();
    await vi.waitFor(() => {
      expect(goesOn()).toBe(!over);
    });
    expect(warned).not.toHaveBeenCalled();
  },
);
