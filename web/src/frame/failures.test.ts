// @vitest-environment jsdom
import { beforeAll, expect, test, vi } from "vitest";
import { language } from "@/i18n/i18n.svelte";
import { toast } from "@/ui/announcing/announcer";
import { tellOfFailures } from "./failures";

vi.mock("@/ui/announcing/announcer", () => ({ toast: vi.fn() }));

beforeAll(() => language.set("de"));

test("an unhandled failure is shown, and a full disk is called one", () => {
  tellOfFailures();
  const reasons = [new DOMException("no room", "QuotaExceededError"), new Error("gone")];
  for (const reason of reasons) dispatchEvent(Object.assign(new Event("unhandledrejection"), { reason }));
  expect(vi.mocked(toast).mock.calls.map(([words]) => words)).toEqual([
    "Auf diesem Gerät ist kein Platz mehr frei: Was jetzt neu ist, wird nicht gesichert.",
    "Das hat gerade nicht geklappt. Lade die Seite neu, wenn es nicht weitergeht.",
  ]);
});
