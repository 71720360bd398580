/**
 * Reviews a finished game: finds its record here or on the server, and asks the server to evaluate each decision.
 *
 * Answers are cached while this window is open, so that the review page reuses what the result screen showed.
 */
import { houseRules, keptPage, table as keptTable } from "@/store/browserData";
import { finishedGame, type Finished } from "@/store/finished";
import { language } from "@/i18n/i18n.svelte";
import { review as asked, ServerUnreachable } from "@/net/api";
import { untilSolved } from "@/net/polling";
import { RuleRefusal } from "@/rules/refusal";
import { prepare, type Variant } from "@/rules/variantTables";
import type { Review, Rules, VariantPage } from "@/wire/types";
import { begin, step } from "@/game/tables/tableState";
import { recordOf } from "@/game/tables/finishedGame";
import { recordBehind } from "@/game/start/linkedGames";
import { loadStory } from "@/game/start/gameLookup";
import { laterName, namesToKeep, shownNames } from "@/game/tables/seatNames";
import { fetchKnown } from "@/game/values/deviceValues";
import { HAS_SERVER } from "@/site";
import { pageOf } from "@/game/catalogue/variantPage";

/** A game that can be reviewed. */
export interface Reviewable {
  readonly record: string;
  readonly rules: Rules;
  readonly page: VariantPage;
  readonly variant: Variant;
  /** By seat; empty if the record's own names apply. */
  readonly names: readonly string[];
  /** Names in the history by seat, for the marks: empty for the person without a name. Empty if a record's names apply. */
  readonly persons: readonly string[];
  /** The user's seat, if known. */
  readonly mine: number | null;
  /** Seats of computer players, as far as known: a record has only names. */
  readonly computers: readonly number[];
}

/** Returns the trainer's name for the rules; null for a house rule with too many columns. */
export function trainerOf({ rules, variant }: Pick<Reviewable, "rules" | "variant">): string | null {
  if ("id" in rules) return rules.id;
  return variant.columns.length > 1 ? null : variant.rules_hash;
}

/** Reviews are limited to sixty a minute per address, and solving takes minutes. */
const POLLING = { pauseMs: 500, longestMs: 2000 };
const games = new Map<string, Promise<Reviewable>>();
const reviews = new Map<string, Promise<Review>>();

/**
 * Returns the game of a table or of the history.
 *
 * @throws RuleRefusal if it is unfinished, was kept on a block, or its rules are no longer known.
 */
export function reviewable(id: string): Promise<Reviewable> {
  return memoize(games, id, () => find(id));
}

/**
 * Returns the game of a pasted record or link.
 *
 * @throws RuleRefusal if it cannot be parsed, or its rules have changed.
 */
export async function reviewableRecord(text: string): Promise<Reviewable> {
  const record = await recordBehind(text);
  const { id, hash } = rulesNamed(record);
  return { record, ...(await rulesFor(id, hash)), names: [], persons: [], mine: null, computers: [] };
}

/** Returns the review in the page's language; without network, from values on this device. */
export async function reviewOf(game: Reviewable, onprogress?: (progress: number) => void): Promise<Review> {
  const key = `${language.current} ${game.record}`;
  try {
    return await memoize(reviews, key, () =>
      untilSolved(() => asked(game.rules, game.record), { ...POLLING, onprogress }),
    );
  } catch (error) {
    if (!(error instanceof ServerUnreachable)) throw error;
    if (!HAS_SERVER) await fetchKnown(game.rules, game.variant);
    // Loaded on demand: with a network it is not needed.
    const { reviewHere } = await import("./deviceReview");
    const found = await reviewHere(game, onprogress);
    if (!found) throw HAS_SERVER ? error : new RuleRefusal("review-without-server");
    return found;
  }
}

function memoize<Found>(memory: Map<string, Promise<Found>>, key: string, find: () => Promise<Found>) {
  const known = memory.get(key) ?? find();
  memory.set(key, known);
  // A failure is not cached, so that the next call retries.
  known.catch(() => memory.delete(key));
  return known;
}

async function find(id: string): Promise<Reviewable> {
  const finished = await finishedGame(id);
  if (finished?.kind === "block") throw new RuleRefusal("review-block");
  return finished?.record ? fromHistory(finished, finished.record) : fromTable(id);
}

async function fromHistory(finished: Finished, record: string): Promise<Reviewable> {
  const { people, variant, id, table = id } = finished;
  const persons = people.flatMap(({ computer }, seat) => (computer === null ? [seat] : []));
  const computers = people.flatMap(({ computer }, seat) => (computer === null ? [] : [seat]));
  const mine = only(persons) ?? only(await ownSeats(table));
  const rules = await rulesFor(variant.id, variant.rules_hash);
  const known = people.map(({ name }) => name);
  return { record, ...rules, names: people.map(laterName), persons: known, mine, computers };
}

/** The seats that this browser plays at a table. */
async function ownSeats(table: string): Promise<readonly number[]> {
  // A private window may have no database.
  const kept = await keptTable(table).catch(() => undefined);
  return kept?.mine ?? [];
}

function only(seats: readonly number[]): number | null {
  return seats.length === 1 ? (seats[0] ?? null) : null;
}

async function fromTable(id: string): Promise<Reviewable> {
  const { page, events } = await loadStory(id);
  const [opened, ...later] = events;
  if (opened?.type !== "opened") throw new RuleRefusal("review-block");
  const variant = prepare(page.tables);
  const known = later.reduce(step, begin(opened, variant));
  if (!known.ended) throw new RuleRefusal("review-running");
  const sitting = known.seats.map((seat) => ({ ...seat, free: false }));
  const mine = await ownSeats(id);
  const names = shownNames(sitting, mine);
  const computers = known.seats.flatMap(({ kind }, seat) => (kind === "computer" ? [seat] : []));
  const record = recordOf({ known, events });
  const { rules } = opened;
  return { record, rules, page, variant, names, persons: namesToKeep(known), mine: only(mine), computers };
}

/** Finds rules by their identity: shipped, a house rule of this browser, or of a game played here. */
async function rulesFor(id: string, hash: string): Promise<Pick<Reviewable, "rules" | "page" | "variant">> {
  const kept = (await ownPages(hash)).find((page) => page?.rules_hash === hash);
  const page = kept ?? (await pageOf({ id }, hash || undefined));
  if (hash && page.rules_hash !== hash) throw new RuleRefusal("review-rules-changed");
  return { rules: kept ? { toml: page.toml } : { id }, page, variant: prepare(page.tables) };
}

async function ownPages(hash: string): Promise<(VariantPage | undefined)[]> {
  try {
    return [...(await houseRules()).map(({ page }) => page), await keptPage(hash)];
  } catch {
    // A private window may have no database.
    return [];
  }
}

/** Reads a record's variant and rules hash from text or JSON; the hash is empty if missing. */
export function rulesNamed(record: string): { id: string; hash: string } {
  const tagValue = (name: string): string | undefined =>
    new RegExp(`^\\s*\\[${name} "([^"]*)"\\]`, "m").exec(record)?.[1] ??
    new RegExp(`"${name.toLowerCase()}"\\s*:\\s*"([^"]*)"`).exec(record)?.[1];
  const id = tagValue("Variant");
  if (!id) throw new RuleRefusal("review-no-record");
  return { id, hash: tagValue("Rules") ?? "" };
}
