import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { messagesOf } from "../../catalogue-plugin.ts";

const SHIPPED = readdirSync(new URL("../../../src/pasch/variants", import.meta.url))
  .filter((name) => name.endsWith(".toml"))
  .map((name) => name.replace(".toml", ""));

test.each(["de", "en"] as const)("a sentence says what is special about each shipped variant, in %s", (language) => {
  const described = messagesOf(language).filter(({ id }) => id.startsWith("variant-about-"));
  expect(described.map(({ id }) => id.replace("variant-about-", "")).sort()).toEqual(SHIPPED.sort());
});
