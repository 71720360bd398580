// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { language } from "@/i18n/i18n.svelte";
import { makeCode, ServerUnreachable } from "@/net/api";
import ShareTable from "./ShareTable.svelte";

vi.mock("@/net/api", async (original) => ({ ...(await original<object>()), makeCode: vi.fn() }));

const MINUTE = 60_000;
const made = vi.mocked(makeCode);

beforeAll(async () => {
  vi.stubGlobal("isSecureContext", true);
  await language.set("de");
});
beforeEach(() => {
  vi.useFakeTimers();
  made.mockReset();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function show(): ReturnType<typeof render> {
  const code = { table: "T", secret: "S", what: "invitation" } as const;
  return render(ShareTable, { link: "https://pasch.example/t/T#i=I", explained: "", text: "", code });
}

it("shows a new code as the last one expires, and asks for none once it has gone", async () => {
  made.mockResolvedValueOnce({ code: "AAAA1111", minutes: 10 }).mockResolvedValue({ code: "BBBB2222", minutes: 10 });
  const { unmount } = show();
  await vi.advanceTimersByTimeAsync(0);
  expect(screen.getByText("AAAA 1111")).toBeTruthy();
  await vi.advanceTimersByTimeAsync(10 * MINUTE);
  expect(screen.getByText("BBBB 2222")).toBeTruthy();
  expect(made).toHaveBeenCalledTimes(2);
  unmount();
  await vi.advanceTimersByTimeAsync(60 * MINUTE);
  expect(made).toHaveBeenCalledTimes(2);
});

it("says once that there is no network, and asks again each minute until there is", async () => {
  made.mockRejectedValue(new ServerUnreachable());
  show();
  await vi.advanceTimersByTimeAsync(0);
  const alert = screen.getByRole("alert");
  await vi.advanceTimersByTimeAsync(2 * MINUTE);
  expect(made).toHaveBeenCalledTimes(3);
  // The same element: it is not read out anew.
  expect(screen.getByRole("alert")).toBe(alert);
  made.mockResolvedValue({ code: "CCCC3333", minutes: 10 });
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(screen.queryByRole("alert")).toBeNull();
  expect(screen.getByText("CCCC 3333")).toBeTruthy();
});
