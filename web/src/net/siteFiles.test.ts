/** Without a server, requests go to files, and those that only a server answers go nowhere. */
import { gzipSync } from "node:zlib";
import { afterEach, expect, test, vi } from "vitest";
import { openTable, ServerUnreachable, valuesOf, variantPage, variants } from "./api";
import type { OpenRequest } from "@/wire/types";

vi.hoisted(() => {
  document.documentElement.dataset.site = "";
});
vi.mock("@/i18n/i18n.svelte", () => ({ language: { current: "de" } }));

afterEach(() => {
  vi.unstubAllGlobals();
});

function answering(body: BodyInit) {
  const asked = vi.fn((_address: string) => Promise.resolve(new Response(body)));
  vi.stubGlobal("fetch", asked);
  return asked;
}

test("variants are files", async () => {
  const asked = answering('{"variants": []}');
  await variants();
  await variantPage("kniffel");
  expect(asked.mock.calls.map(([address]) => address)).toEqual(["./api/variants.json", "./api/variants/kniffel.json"]);
});

test("a table of values is a packed file, or says why there is none", async () => {
  const asked = answering(new Uint8Array(gzipSync("table")));
  const found = await valuesOf({ id: "kniffel" });
  expect(new TextDecoder().decode(found as ArrayBuffer)).toBe("table");
  expect(asked.mock.calls[0]?.[0]).toBe("./api/variants/kniffel/values.bin");
  answering('{"why": "no-solver"}');
  expect(await valuesOf({ id: "kniffel" })).toEqual({ why: "no-solver" });
});

test("what only a server can do is not asked for", async () => {
  const asked = answering("{}");
  await expect(openTable({} as OpenRequest)).rejects.toThrow(ServerUnreachable);
  await expect(valuesOf({ toml: "" })).rejects.toThrow(ServerUnreachable);
  expect(asked).not.toHaveBeenCalled();
});
