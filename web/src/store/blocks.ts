/** What this browser keeps of a block, so that it is all there without a network: its opening, its rules, what it heard. */
import type { BlockCell, DiceText, Names, Opened, Rules, Series, TableEvent, VariantPage } from "@/wire/types";
import { newKey, randomText } from "@/net/keys";
import {
  keepLocalGame,
  keepTable,
  localGame,
  table,
  updateLocalGame,
  updateTable,
  type KeptTable,
} from "./browserData";

/** A block that goes from this browser to the server: fixed before the first request, so that trying again opens no second. */
export interface Sharing {
  key: string;
  secret: string;
  invitation: string;
  /** The table, once the server has given it one. */
  table?: string;
}

/** What undoing takes back: the cells of one entry, as they were before, or whether a player was on the block. */
export type UndoStep = { player: number } & (
  | {
      before: { cell: BlockCell; noted: { points: number | null; dice: DiceText | null; sure: boolean } }[];
      /** The entry settled what devices had contradicted each other about. */
      agreed?: boolean;
    }
  | { absent: boolean }
);

export interface KeptBlock {
  kind: "block";
  /** What this browser is called in the ids of what it writes at this table. */
  device: string;
  page: VariantPage;
  /** All that the server told, its opening first; of a block that only this browser knows, an opening of the same form. */
  events: readonly TableEvent[];
  sharing?: Sharing;
  /** What was done in this browser and can be taken back, the last at the end. */
  steps?: readonly UndoStep[];
}

export async function keptBlock(id: string): Promise<KeptBlock | undefined> {
  const game = (await localGame(id))?.game as KeptBlock | undefined;
  return game?.kind === "block" ? game : undefined;
}

export async function keepBlock(id: string, block: KeptBlock): Promise<void> {
  await keepLocalGame({ id, game: block, updated: Date.now() });
}

/** Keeps what can be taken back beside whatever else is kept of a block by now. */
export async function keepSteps(id: string, steps: readonly UndoStep[]): Promise<void> {
  await updateLocalGame(id, { steps });
}

/** A name for this device at one table; another table gets another one. */
export function newDevice(): string {
  return randomText(6).replaceAll("-", "_");
}

/** A block for these players that only this browser knows; gives its id. Works without any network. */
export async function beginHere(
  page: VariantPage,
  rules: Rules,
  names: readonly string[],
  series: Series | null = null,
): Promise<string> {
  const id = `here-${newKey()}`;
  const opening: TableEvent = {
    seq: 0,
    at: new Date().toISOString(),
    seat: null,
    type: "opened",
    kind: "block",
    rules,
    seats: names.map((name) => ({ kind: "person", name, place: "here" })),
    hints: false,
    pace: "live",
    variant: { id: page.id, names: page.names, rules_hash: page.rules_hash },
    toml: page.toml,
    direction: page.tables.direction,
    first: null,
    series,
    commitment: null,
  };
  await keepBlock(id, { kind: "block", device: newDevice(), page, events: [opening] });
  await keepTable(entry(id, "here", [], page.names, names));
  return id;
}

/** Lists a block among this browser's tables, with a key for it where there is one. */
export async function keepInList(
  id: string,
  variant: Names,
  names: readonly string[],
  keys: readonly string[],
): Promise<void> {
  const known = await table(id);
  const all = [...new Set([...(known?.keys ?? []), ...keys])];
  const kept = entry(id, known?.mode ?? "server", all, variant, names);
  await keepTable({ ...kept, finished: known?.finished ?? false });
}

/** Notes in the list who plays and whether the game is over. */
export async function noteInList(id: string, names: readonly string[], finished: boolean): Promise<void> {
  const seats = names.map((name) => ({ kind: "person" as const, name }));
  await updateTable(id, { seats, finished, updated: Date.now() });
}

export function openingOf(block: KeptBlock): Opened {
  const opened = block.events[0];
  if (opened?.type !== "opened") throw new Error("a block begins with its opening");
  return opened;
}

function entry(
  id: string,
  mode: KeptTable["mode"],
  keys: string[],
  variant: Names,
  names: readonly string[],
): KeptTable {
  const seats = names.map((name) => ({ kind: "person" as const, name }));
  return { id, kind: "block", mode, keys, variant, seats, turn: null, mine: [], updated: Date.now(), finished: false };
}
