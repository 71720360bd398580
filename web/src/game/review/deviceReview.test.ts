/** The device's review equals Python's review for points, within the precision of the value table. */
import { gunzipSync } from "node:zlib";
import { beforeAll, expect, test, vi } from "vitest";
import { expectedBy, valuesBy } from "@/values/exact/exactValues";
import { Network } from "@/values/exact/network";
import { ValueTable } from "@/values/exact/valueTable";
import { prepare, type TablesDocument, type Variant } from "@/rules/variantTables";
import { goldenSteps } from "@/testing/reference";
import type { Moment, Review } from "@/wire/types";
import { reasonsHere, type ReasonsSought } from "@/game/values/deviceReasons";
import { actionKey } from "./actionWords";
import { HERE, reviewHere } from "./deviceReview";

const RULES = { id: "kniffel" };
/** In points: what is lost by less is equal here. */
const SAME = 0.001;

let table: ValueTable | undefined;

vi.mock("@/i18n/i18n.svelte", () => ({ t: (id: string) => id }));
vi.mock("@/game/values/deviceReasons", () => ({ reasonsHere: vi.fn() }));
vi.mock("@/game/values/deviceValues", () => ({
  knownValues: (state: never) =>
    Promise.resolve(table && { certainty: table.certainty, values: valuesBy(table, state) }),
  expectedTotal: (state: never) => Promise.resolve(table && expectedBy(table, state)),
}));

interface Game {
  table: ValueTable;
  variant: Variant;
  record: string;
  review: Review;
}

type Line = { tables: TablesDocument; packed: string; network: string | null } | Pick<Game, "record" | "review">;
const games: Game[] = [];

beforeAll(async () => {
  let known: Pick<Game, "table" | "variant"> | undefined;
  for await (const line of goldenSteps<Line>("review")) {
    if ("packed" in line) {
      known = { table: new ValueTable(gunzip(line.packed)), variant: prepare(line.tables) };
      if (line.network !== null) known.table.learn(new Network(gunzip(line.network)));
    } else if (known) games.push({ ...known, ...line });
  }
}, 180_000);

function gunzip(text: string): Uint8Array {
  return new Uint8Array(gunzipSync(Buffer.from(text, "base64")));
}

/** Separates numbers, compared approximately, from the rest, compared exactly. */
function splitNumbers(moment: Moment): [numbers: number[], others: unknown] {
  if (moment.kind === "throw") {
    const { before, after, luck, ...others } = moment;
    return [[before, after, luck], others];
  }
  const { value, chosen_value, loss, difficulty, excess, ...others } = moment;
  return [[value, chosen_value, loss, difficulty, excess], { ...others, reasons: [], themes: [] }];
}

test("every moment and every account are Python's", async () => {
  expect(games).toHaveLength(4);
  for (const { record, variant, review, ...game } of games) {
    table = game.table;
    const found = await reviewHere({ record, variant, rules: RULES });
    expect(found?.moments).toHaveLength(review.moments.length);
    found?.moments.forEach((moment, place) => {
      const [[numbers, others], [right, rightly]] = [
        splitNumbers(moment),
        splitNumbers(review.moments[place] as Moment),
      ];
      expect(others).toEqual(rightly);
      numbers.forEach((number, index) => {
        expect(Math.abs(number - (right[index] ?? NaN))).toBeLessThan(2 * game.table.error + 0.005);
      });
    });
    found?.seats.forEach((seat, place) => {
      expect(seat.start + seat.luck - seat.loss + seat.drift).toBeCloseTo(seat.end, 9);
      const { lessons, stand_in, decisions, counted, mistakes, drift } = review.seats[place] as Review["seats"][number];
      expect(seat).toMatchObject({ lessons, stand_in, decisions, counted, mistakes });
      expect(Math.abs(seat.drift - drift)).toBeLessThan(1);
    });
    expect(found?.certainty).toBe(review.certainty);
    expect(found?.notes.map(({ code }) => code)[0]).toBe(HERE);
  }
});

test("what lost something has reasons where values are exact: of the best against what was done", async () => {
  vi.mocked(reasonsHere).mockImplementation(({ better, rival }: ReasonsSought) =>
    Promise.resolve([`${actionKey(better)} ${rival ? actionKey(rival) : ""}`]),
  );
  for (const { record, variant, review, ...game } of games) {
    table = game.table;
    const found = await reviewHere({ record, variant, rules: RULES });
    const said = (found?.moments ?? []).flatMap((moment) => (moment.kind === "decision" ? [moment.reasons] : []));
    const decisions = review.moments.filter((moment) => moment.kind === "decision");
    const right = decisions.map(({ best, chosen, loss, reasons }) =>
      review.exact && loss > SAME && reasons.length > 0 ? [`${actionKey(best)} ${actionKey(chosen)}`] : [],
    );
    expect(said).toEqual(right);
  }
});

test("where this device cannot say why, decisions have no reasons", async () => {
  vi.mocked(reasonsHere).mockResolvedValue(undefined);
  const [{ record, variant, ...game }] = games as [Game];
  table = game.table;
  const found = await reviewHere({ record, variant, rules: RULES });
  expect(found?.moments.flatMap((moment) => (moment.kind === "decision" ? moment.reasons : []))).toEqual([]);
});

test("without a table, or of what is no record of these rules, there is none", async () => {
  const [{ record, variant, ...game }] = games as [Game];
  table = undefined;
  expect(await reviewHere({ record, variant, rules: RULES })).toBeNull();
  table = game.table;
  expect(await reviewHere({ record: "nonsense", variant, rules: RULES })).toBeNull();
});
