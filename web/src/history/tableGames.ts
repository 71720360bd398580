/** The games of a server table, of its predecessors and of its rematches, for participants and permitted viewers. */
import { changesOf, foldBlock } from "@/block/state/blockState";
import { finishedOf as finishedBlock } from "@/block/state/finishedBlock";
import { prepare } from "@/rules/variantTables";
import { finishedOf as finishedGame } from "@/game/tables/finishedGame";
import { pageOfOpening } from "@/game/catalogue/variantPage";
import { eventsOf } from "@/net/api";
import type { BlankSheet, Finished } from "@/store/finished";
import { blankSheet } from "@/store/finished";
import type { Opened, TableEvent, VariantPage } from "@/wire/types";
import { toldBy } from "@/history/file/endedGames";

/** Maximum number of tables requested; no series of rematches gets longer. */
const MOST = 100;

export interface Chain {
  /** Kind of the opened table; missing for games of several tables. */
  kind?: Opened["kind"];
  games: Finished[];
  sheets: Map<string, BlankSheet>;
}

interface Story {
  id: string;
  opened: Opened;
  events: readonly TableEvent[];
}

/**
 * Returns the finished games, earliest first.
 *
 * @throws Refused if the server does not know the table; Unreachable without network.
 */
export async function gamesOfTable(id: string): Promise<Chain> {
  const story = await storyOf(id);
  const chain: Chain = { kind: story.opened.kind, games: [], sheets: new Map() };
  for (const one of await storiesAround(story)) {
    const page = await pageOfOpening(one.opened);
    const game = finishedOf(one, page);
    if (!game) continue;
    chain.games.push(game);
    chain.sheets.set(page.rules_hash, blankSheet(page));
  }
  return chain;
}

async function storiesAround(story: Story): Promise<Story[]> {
  const stories = [story];
  for (let before = story.opened.follows; before && stories.length < MOST; before = stories[0]?.opened.follows) {
    stories.unshift(await storyOf(before));
  }
  for (let next = rematchOf(story); next && stories.length < MOST; next = rematchOf(stories.at(-1))) {
    stories.push(await storyOf(next));
  }
  return stories;
}

function rematchOf(story: Story | undefined): string | undefined {
  return story?.events.findLast((event) => event.type === "rematch")?.table;
}

async function storyOf(id: string): Promise<Story> {
  const { events } = await eventsOf(id);
  const [opened] = events;
  if (opened?.type !== "opened") throw new Error("a table begins with its opening");
  return { id, opened, events };
}

function finishedOf({ id, opened, events }: Story, page: VariantPage): Finished | undefined {
  if (opened.kind === "game") {
    const told = toldBy(id, false, page, events);
    return told.known.ended ? finishedGame(told) : undefined;
  }
  const changes = changesOf(events);
  const { seats, series = null } = opened;
  const names = seats.map(({ name }) => name);
  const block = foldBlock(names, changes);
  return finishedBlock({ id, page, variant: prepare(page.tables), block, changes, offline: false, series });
}
