/** Everything that this browser stores of a block for use without network: its opening, rules and events. */
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

/**
 * A block moving from this browser to the server; fixed before the first request, so that a retry opens no second
 * table.
 */
export interface Sharing {
  key: string;
  secret: string;
  invitation: string;
  /** The table, once the server has created it. */
  table?: string;
}

/** The effect of undoing a step: the previous cells of an entry, or a player's previous membership. */
export type UndoStep = { player: number } & (
  | {
      before: { cell: BlockCell; noted: { points: number | null; dice: DiceText | null; sure: boolean } }[];
      /** The entry resolved a conflict between devices. */
      agreed?: boolean;
    }
  | { absent: boolean }
);

export interface KeptBlock {
  kind: "block";
  /** This browser's prefix for ids of entries at this table. */
  device: string;
  page: VariantPage;
  /** All events from the server, the opening first; for a local block, an opening of the same form. */
  events: readonly TableEvent[];
  sharing?: Sharing;
  /** Undoable steps of this browser, latest last. */
  steps?: readonly UndoStep[];
}

export async function keptBlock(id: string): Promise<KeptBlock | undefined> {
  const game = (await localGame(id))?.game as KeptBlock | undefined;
  return game?.kind === "block" ? game : undefined;
}

export async function keepBlock(id: string, block: KeptBlock): Promise<void> {
  await keepLocalGame({ id, game: block, updated: Date.now() });
}

/** Stores undoable steps without touching the block's other fields. */
export async function keepSteps(id: string, steps: readonly UndoStep[]): Promise<void> {
  await updateLocalGame(id, { steps });
}

/** Returns an id for this device, a different one for each table. */
export function newDevice(): string {
  return randomText(6).replaceAll("-", "_");
}

/** Creates a block that only this browser knows and returns its id. Works offline. */
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

/** Adds a block to this browser's tables, with its key if it has one. */
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

/** Updates players and state of a table in the list. */
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
