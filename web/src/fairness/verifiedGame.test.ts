// @vitest-environment jsdom
import { beforeAll, expect, test } from "vitest";
import { language } from "@/i18n/i18n.svelte";
import { examine, type SeenGame } from "@/rules/fair/seenGame";
import { ENTROPIES, tableOf } from "@/testing/fairTable";
import { variantOf } from "@/testing/reference";
import { evidenceWords, tableIn, type VerifiedGame, verdictWords } from "./verifiedGame";

const VARIANT = variantOf("kniffel");
const EVENTS = tableOf(VARIANT);
const [OWN = ""] = ENTROPIES;
/** Of a device at which one of the two sat. */
const MEMORY: SeenGame = { known: 1, events: EVENTS, drawn: { 0: OWN }, offered: [OWN] };

function gameWith(memory: SeenGame | undefined, changed: Partial<VerifiedGame> = {}): VerifiedGame {
  return {
    table: "a",
    names: { de: "Kniffel", en: "Kniffel" },
    endedAt: "",
    atServer: true,
    variant: VARIANT,
    seats: ["Anna", "Ben"].map((name) => ({ kind: "person", name, free: false })),
    mine: [0],
    ...examine(VARIANT, EVENTS, memory),
    ...changed,
  };
}

beforeAll(() => Promise.all([language.set("de"), language.need("fairness")]));

test("a link, an address with a key and a table's name lead to the same table", () => {
  const table = "abcdefghijklmnopqrstuv";
  for (const typed of [table, ` ${table} `, `https://pasch.example/t/${table}#k=1`, `/t/${table}?x`])
    expect(tableIn(typed)).toBe(table);
});

test("the verdict says in one sentence what is known, and in another what it means", () => {
  const throws = String(gameWith(MEMORY).result.throws.length);
  expect(verdictWords(gameWith(MEMORY))).toEqual({
    said: `Niemand hat an den ${throws} Würfen gedreht.`,
    means: "Niemand konnte sie bestimmen, auch der Server nicht.",
  });
  expect(verdictWords(gameWith({ ...MEMORY, drawn: {}, offered: [] })).means).toBe("Sie ließen sich alle nachrechnen.");
  expect(verdictWords(gameWith(undefined)).said).toBe(`Alle ${throws} Würfe passen zusammen.`);
  expect(verdictWords(gameWith(undefined, { atServer: false })).said).toBe(`Alle ${throws} Würfe stimmen.`);
  expect(verdictWords(gameWith(MEMORY, { verdict: "wrong" })).said).toBe(`Nicht alle ${throws} Würfe stimmen.`);
});

test("a game that is not the one seen is called so, and the evidence says what differs", () => {
  const other = gameWith({ ...MEMORY, drawn: { 0: "77".repeat(16) } });
  expect(verdictWords(other).said).toMatch(/^Ausgetauscht/);
  expect(evidenceWords(other).join(" ")).toContain(`Für Anna hat dieses Gerät die Zahl ${"77".repeat(16)} gezogen`);
});

test("the evidence names whose number this device drew, and is silent on a game played here alone", () => {
  expect(evidenceWords(gameWith(MEMORY))).toContain(
    "Dieses Gerät hat die Zahl von Anna gezogen; sie steckt in allen Würfen.",
  );
  expect(evidenceWords(gameWith(MEMORY, { mine: [0, 1] }))).toContain(
    "Die Zahl von Ben hat nicht dieses Gerät gezogen.",
  );
  expect(evidenceWords(gameWith(undefined, { atServer: false }))).toEqual([]);
});
