/**
 * Adds games to the history that ended in this browser without being recorded: before the history existed, or
 * elsewhere.
 *
 * Unreadable games are left out and tried again next time.
 */
import { changesOf, foldBlock, together } from "@/block/state/blockState";
import { finishedOf as finishedBlock } from "@/block/state/finishedBlock";
import { unsentOf } from "@/block/sync/queue";
import { prepare } from "@/rules/variantTables";
import { begin, step } from "@/game/tables/tableState";
import { finishedOf as finishedGame, type FinishedTable } from "@/game/tables/finishedGame";
import { openingOf, type KeptBlock } from "@/store/blocks";
import { localGame, type KeptTable } from "@/store/browserData";
import { keepFinished, notTakenOver, type Finished } from "@/store/finished";
import type { TableEvent, VariantPage } from "@/wire/types";

/** Adds finished tables at which this browser played. */
export async function takeOver(): Promise<void> {
  for (const table of await notTakenOver()) await take(table);
}

async function take(table: KeptTable): Promise<void> {
  const game = (await localGame(table.id))?.game;
  if (!game) return;
  const { page, events } = game as { page: VariantPage; events: readonly TableEvent[] };
  try {
    const finished =
      table.kind === "block" ? await blockOf(table, game as KeptBlock) : gameOf(table, page, events, table.mine.length);
    if (finished) await keepFinished(finished, page);
  } catch (error) {
    console.info(`a game stays out of the history: ${String(error)}`);
  }
}

function gameOf(
  { id, mode }: Pick<KeptTable, "id" | "mode">,
  page: VariantPage,
  events: readonly TableEvent[],
  mine: number,
): Finished | undefined {
  const told = toldBy(id, mode === "here", page, events);
  // A game between computer players here is recorded without an own seat; at a server it was only watched.
  return told.known.ended && (mode === "here" || mine > 0) ? finishedGame(told) : undefined;
}

/** Builds a game from its events. */
export function toldBy(id: string, offline: boolean, page: VariantPage, events: readonly TableEvent[]): FinishedTable {
  const [opened, ...others] = events;
  if (opened?.type !== "opened") throw new Error("a table begins with its opening");
  const known = others.reduce(step, begin(opened, prepare(page.tables)));
  return { id, offline, page, known, events };
}

async function blockOf({ id, mode }: KeptTable, kept: KeptBlock): Promise<Finished | undefined> {
  const { seats, series = null } = openingOf(kept);
  const names = seats.map(({ name }) => name);
  const changes = together(changesOf(kept.events), await unsentOf(id));
  const { page } = kept;
  const block = foldBlock(names, changes);
  const offline = mode === "here";
  return finishedBlock({ id, page, variant: prepare(page.tables), block, changes, offline, series });
}
