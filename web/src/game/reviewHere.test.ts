/** The review made on this device is Python's review for points, within what the table's error allows. */
import { gunzipSync } from "node:zlib";
import { beforeAll, expect, test, vi } from "vitest";
import { exactValues, exactValue } from "@/engine/exact/exact";
import { ExactTable } from "@/engine/exact/table";
import { prepare, type TablesDocument, type Variant } from "@/engine/tables";
import { goldenSteps } from "@/engine/testing/reference";
import type { Moment, Review } from "@/wire/types";
import { HERE, reviewHere } from "./reviewHere";

let table: ExactTable | undefined;

vi.mock("@/i18n/i18n.svelte", () => ({ t: (id: string) => id }));
vi.mock("./exact", () => ({
  exactValues: (state: never) => Promise.resolve(table && exactValues(table, state)),
  exactValue: (state: never) => Promise.resolve(table && exactValue(table, state)),
}));

interface Game {
  table: ExactTable;
  variant: Variant;
  record: string;
  review: Review;
}

type Line = { tables: TablesDocument; packed: string } | Pick<Game, "record" | "review">;
const games: Game[] = [];

beforeAll(async () => {
  let known: Pick<Game, "table" | "variant"> | undefined;
  for await (const line of goldenSteps<Line>("review")) {
    if ("packed" in line) {
      const bytes = new Uint8Array(gunzipSync(Buffer.from(line.packed, "base64")));
      known = { table: new ExactTable(bytes), variant: prepare(line.tables) };
    } else if (known) games.push({ ...known, ...line });
  }
}, 180_000);

/** What must be the same but for rounding, and what must be the very same. */
function parted(moment: Moment): [numbers: number[], others: unknown] {
  if (moment.kind === "throw") {
    const { before, after, luck, ...others } = moment;
    return [[before, after, luck], others];
  }
  const { value, chosen_value, loss, difficulty, excess, ...others } = moment;
  return [[value, chosen_value, loss, difficulty, excess], { ...others, reasons: [], themes: [] }];
}

test("every moment and every account are Python's", async () => {
  expect(games).toHaveLength(2);
  for (const { record, variant, review, ...game } of games) {
    table = game.table;
    const found = await reviewHere({ record, variant });
    expect(found?.moments).toHaveLength(review.moments.length);
    found?.moments.forEach((moment, place) => {
      const [[numbers, others], [right, rightly]] = [parted(moment), parted(review.moments[place] as Moment)];
      expect(others).toEqual(rightly);
      numbers.forEach((number, index) => {
        expect(Math.abs(number - (right[index] ?? NaN))).toBeLessThan(0.005);
      });
    });
    found?.seats.forEach((seat, place) => {
      expect(seat.start + seat.luck - seat.loss).toBeCloseTo(seat.end, 9);
      const { lessons, counted, mistakes } = review.seats[place] as Review["seats"][number];
      expect(seat).toMatchObject({ lessons, counted, mistakes });
    });
    expect(found?.notes.map(({ code }) => code)).toEqual([HERE]);
  }
});

test("without a table, or of what is no record of these rules, there is none", async () => {
  const [{ record, variant, ...game }] = games as [Game];
  table = undefined;
  expect(await reviewHere({ record, variant })).toBeNull();
  table = game.table;
  expect(await reviewHere({ record: "nonsense", variant })).toBeNull();
});
