/** Variants with few boxes per column: quick to play and to solve. */
import { expect, type Page } from "./test";

const LEFT_OUT = [
  ..."twos threes fours fives three_of_a_kind four_of_a_kind".split(" "),
  ..."small_straight large_straight".split(" "),
];

/** A house rule based on a variant, without some of its boxes. */
function shorten(like: string, leftOut: readonly string[]): string {
  const boxes = leftOut.map((box) => `${box} = false`);
  const names = 'names = { de = "Kurz", en = "Short" }';
  return ['id = "short"', `like = "${like}"`, names, "[bonuses]", "upper = false", "[boxes]", ...boxes].join("\n");
}

/** Three boxes. */
export const SHORT = shorten("kniffel-basic", [...LEFT_OUT, "full_house", "five_of_a_kind"]);
/** Four columns (down, up, announced, free) of five boxes each. */
export const SHORT_COLUMNS = shorten("kniffel-4-columns", LEFT_OUT);

/** Opens a table for a short game over the API; returns its address for the host, and for the invited. */
export async function openShortTable(
  page: Page,
  seats: readonly object[],
): Promise<{ table: string; invited: string }> {
  const [secret, invitation] = ["S".repeat(22), "I".repeat(22)];
  const opening = { kind: "game", rules: { toml: SHORT }, seats, first: 0 };
  const data = { key: crypto.randomUUID(), opening, secret, invitation, language: "de" };
  const answer = await page.request.post("./api/tables", { data });
  expect(answer.ok(), await answer.text()).toBe(true);
  const { table } = (await answer.json()) as { table: string };
  return { table: `./t/${table}#k=${secret}`, invited: `./t/${table}#i=${invitation}` };
}
