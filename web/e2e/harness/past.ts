/** Past games without playing them: exported histories, and fast games on the server. */
import { setTimeout as pause } from "node:timers/promises";
import type { APIRequestContext } from "@playwright/test";
import { isStored } from "./browserData";
import { expect, type Page } from "./test";

interface VariantAnswer {
  id: string;
  names: object;
  rules_hash: string;
  sheet: object[];
  tables: { columns: object[]; boxes: { entries: number }[]; bonuses: object[]; counts_points: boolean; turn: object };
}

/** Waits until the browser has stored a finished game; leaving the page before would end that. */
export async function expectInHistory(page: Page, id: string): Promise<void> {
  await expect.poll(() => isStored(page, "finished", id)).toBe(true);
}

/** Reads past games into the history of a browser. */
export async function readHistory(page: Page, games: readonly Totals[]): Promise<void> {
  await page.goto("./verlauf");
  const content = Buffer.from(await historyOf(page.request, games));
  const file = { name: "pasch.json", mimeType: "application/json", buffer: content };
  await page.getByLabel("Aus Datei holen").setInputFiles(file);
  const [name = ""] = Object.keys(games[0] ?? {});
  await expect(page.getByRole("listitem").filter({ hasText: name }).first()).toBeVisible();
}

/** Totals by player in one game, spread evenly over the boxes. */
export type Totals = Record<string, number>;

/** Returns a history file of Kniffel games, one a day, earliest first; totals are spread over 13 boxes. */
export async function historyOf(request: APIRequestContext, games: readonly Totals[]): Promise<string> {
  const { id, names, rules_hash, sheet, tables } = (await (
    await request.get("./api/variants/kniffel")
  ).json()) as VariantAnswer;
  const { columns, boxes, bonuses, counts_points, turn } = tables;
  const variant = { id, rules_hash, names };
  const finished = games.map((totals, day) => ({
    id: `past-${String(day)}`,
    kind: day % 2 ? "block" : "game",
    endedAt: new Date(Date.UTC(2026, 0, 1 + day, 18)).toISOString(),
    variant,
    people: Object.entries(totals).map(([name, total]) => ({
      name,
      computer: null,
      total,
      card: cardOf(total, boxes.length),
    })),
    winners: winnersOf(Object.values(totals)),
  }));
  const sheets = [{ id, names, rules_hash, sheet, scheme: { columns, boxes, bonuses, counts_points, turn } }];
  return JSON.stringify({ format: "pasch-history", version: 1, exported: "", games: finished, sheets, renamings: [] });
}

function cardOf(total: number, boxes: number) {
  const each = Math.floor(total / boxes);
  const entries = Array.from({ length: boxes }, (_, box) => (box ? each : total - each * (boxes - 1)));
  return { entries, extra: [0], bought: [0], saved: 0 };
}

function winnersOf(totals: readonly number[]): number[] {
  return totals.flatMap((total, place) => (total === Math.max(...totals) ? [place] : []));
}

const LEFT_OUT = [
  ..."ones twos threes fours fives sixes three_of_a_kind four_of_a_kind full_house".split(" "),
  ..."small_straight large_straight".split(" "),
];
/** A game of two boxes. */
const SHORT = `id = "short"
like = "kniffel-basic"
names = { de = "Kurz", en = "Short" }
[bonuses]
upper = false
[boxes]
${LEFT_OUT.map((box) => `${box} = false`).join("\n")}
`;

interface Happened {
  type: string;
  /** Table of the rematch. */
  table?: string;
}

/** A table on the server, played over the API by two people at one device. */
export class QuickTable {
  private acts = 0;

  private constructor(
    private readonly request: APIRequestContext,
    readonly id: string,
    private readonly key: string,
  ) {}

  /** Its page, with the key of both players. */
  get address(): string {
    return `./t/${this.id}#k=${this.key}`;
  }

  static async open(request: APIRequestContext): Promise<QuickTable> {
    const key = keyOf("host");
    const seats = ["Anna", "Ben"].map((name) => ({ kind: "person", name, place: "here" }));
    const opening = { kind: "game", rules: { toml: SHORT }, seats, first: 0, hints: false, pace: "live" };
    const data = { key: keyOf("open"), secret: key, invitation: keyOf("invite"), language: "de", opening };
    const answer = await request.post("./api/tables", { data });
    expect(answer.ok(), await answer.text()).toBe(true);
    const { table } = (await answer.json()) as { table: string };
    return new QuickTable(request, table, key);
  }

  /** Sits down and plays to the end, entering each throw in the first possible box. */
  async play(): Promise<void> {
    await this.act(0, { type: "sit", name: "Anna", entropy: "00".repeat(16) });
    await this.act(1, { type: "sit", name: "Ben", entropy: "11".repeat(16) });
    while ((await this.last()).type !== "ended") {
      // Only the seat on turn is accepted; a throw may also be a starting throw.
      const seat = (await this.try(0, { type: "throw" })) ? 0 : 1;
      if (seat === 1 && !(await this.try(1, { type: "throw" }))) {
        // The table ends a moment later, once the last entry is final.
        await pause(250);
        continue;
      }
      if ((await this.last()).type !== "rolled") continue;
      const entries = [
        { type: "scored", box: "chance" },
        { type: "scored", box: "five_of_a_kind" },
        { type: "struck", box: "five_of_a_kind" },
      ];
      for (const entry of entries) if (await this.try(seat, entry)) break;
    }
  }

  async rematch(): Promise<QuickTable> {
    await this.act(0, { type: "rematch" });
    const { table = "" } = await this.last();
    return new QuickTable(this.request, table, this.key);
  }

  private async last(): Promise<Happened> {
    const event = (await this.events()).at(-1);
    if (!event) throw new Error("a table begins with its opening");
    return event;
  }

  private async events(): Promise<Happened[]> {
    const answer = await this.request.get(`./api/tables/${this.id}/events?after=-1`);
    return ((await answer.json()) as { events: Happened[] }).events;
  }

  private async act(seat: number, action: object): Promise<void> {
    expect(await this.try(seat, action), JSON.stringify(action)).toBe(true);
  }

  private async try(seat: number, action: object): Promise<boolean> {
    const expected = (await this.events()).length - 1;
    const data = { key: keyOf(`act${String((this.acts += 1))}`), expect: expected, seat, action };
    const headers = { Authorization: `Bearer ${this.key}` };
    const answer = await this.request.post(`./api/tables/${this.id}/actions`, { data, headers });
    return answer.ok();
  }
}

/** A unique key with a readable prefix. */
function keyOf(what: string): string {
  return `${what}-${crypto.randomUUID().replaceAll("-", "")}`.slice(0, 40);
}
