/**
 * The review of a game that is over: its record is found here or at the server, and the server says what each decision cost.
 *
 * What was answered once stays as long as this window is open, so that what stands at the ending is there on the page at once.
 */
import { houseRules, keptPage, table as keptTable } from "@/store/browserData";
import { finishedGame, type Finished } from "@/store/finished";
import { language } from "@/i18n/i18n.svelte";
import { review as asked, ServerUnreachable } from "@/net/api";
import { RuleRefusal } from "@/engine/refusal";
import { prepare, type Variant } from "@/engine/tables";
import type { Review, Rules, VariantPage } from "@/wire/types";
import { begin, step } from "@/game/tables/tableState";
import { recordOf } from "@/game/tables/finishedGame";
import { recordBehind } from "@/game/start/linkedGames";
import { loadStory } from "@/game/start/gameLookup";
import { laterName, shownNames } from "@/game/tables/seatNames";
import { pageOf } from "@/game/catalogue/variantPage";

/** A game that can be reviewed. */
export interface Reviewable {
  readonly record: string;
  readonly rules: Rules;
  readonly page: VariantPage;
  readonly variant: Variant;
  /** By seat; empty where the record's own names stand. */
  readonly names: readonly string[];
  /** The seat of whoever looks, where that is known. */
  readonly mine: number | null;
}

/** By which name the trainer knows the rules of a game; null where a house rule has too many columns for one. */
export function trainerOf({ rules, variant }: Pick<Reviewable, "rules" | "variant">): string | null {
  if ("id" in rules) return rules.id;
  return variant.columns.length > 1 ? null : variant.rules_hash;
}

/** How far the server is from knowing what the rules' positions are worth, from 0 to 1. */
export type ReviewProgress = (progress: number) => void;

/** How soon it is asked again, twice as late each time: an address may ask for sixty reviews a minute, and solving can take minutes. */
const AGAIN_MS = 500;
const AGAIN_AT_LAST_MS = 2000;
const games = new Map<string, Promise<Reviewable>>();
const reviews = new Map<string, Promise<Review>>();

/**
 * The game of a table or of the history.
 *
 * @throws RuleRefusal where it still goes on, was written on a block, or its rules are not known any more.
 */
export function reviewable(id: string): Promise<Reviewable> {
  return remembered(games, id, () => find(id));
}

/**
 * The game that somebody's record tells, or a link.
 *
 * @throws RuleRefusal where neither can be read, or its rules are others now.
 */
export async function reviewableRecord(text: string): Promise<Reviewable> {
  const record = await recordBehind(text);
  const { id, hash } = rulesNamed(record);
  return { record, ...(await rulesFor(id, hash)), names: [], mine: null };
}

/** The review of a game, in the language of the page; without network by what this device knows. */
export async function reviewOf(game: Reviewable, told: ReviewProgress = () => undefined): Promise<Review> {
  const key = `${language.current} ${game.record}`;
  try {
    return await remembered(reviews, key, () => untilKnown(game, told));
  } catch (error) {
    if (!(error instanceof ServerUnreachable)) throw error;
    // Where there is network, nobody needs it.
    const { reviewHere } = await import("./deviceReview");
    const found = await reviewHere(game);
    if (!found) throw error;
    return found;
  }
}

function remembered<Found>(memory: Map<string, Promise<Found>>, key: string, find: () => Promise<Found>) {
  const known = memory.get(key) ?? find();
  memory.set(key, known);
  // What failed is tried again when it is next asked for.
  known.catch(() => memory.delete(key));
  return known;
}

async function untilKnown({ rules, record }: Reviewable, told: ReviewProgress): Promise<Review> {
  for (let again = AGAIN_MS; ; again = Math.min(2 * again, AGAIN_AT_LAST_MS)) {
    const found = await asked(rules, record);
    if ("moments" in found) return found;
    told(found.progress);
    await new Promise((over) => setTimeout(over, again));
  }
}

async function find(id: string): Promise<Reviewable> {
  const finished = await finishedGame(id);
  if (finished?.kind === "block") throw new RuleRefusal("review-block");
  return finished?.record ? fromHistory(finished, finished.record) : fromTable(id);
}

async function fromHistory(finished: Finished, record: string): Promise<Reviewable> {
  const { people, variant, id, table = id } = finished;
  const persons = people.flatMap(({ computer }, seat) => (computer === null ? [seat] : []));
  const mine = only(persons) ?? (await ownSeat(table));
  return { record, ...(await rulesFor(variant.id, variant.rules_hash)), names: people.map(laterName), mine };
}

/** The seat that this browser plays at a table, where it is one. */
async function ownSeat(table: string): Promise<number | null> {
  // A private window may keep no database.
  const kept = await keptTable(table).catch(() => undefined);
  return only(kept?.mine ?? []);
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
  const names = shownNames(sitting, []);
  return { record: recordOf({ known, events }), rules: opened.rules, page, variant, names, mine: await ownSeat(id) };
}

/** Rules by their identity: shipped, of this browser's house rules, or of a game that was played here. */
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
    // A private window may keep no database.
    return [];
  }
}

/** What a record says of its rules, written as text or as JSON; the hash is empty where it says none. */
export function rulesNamed(record: string): { id: string; hash: string } {
  const said = (name: string): string | undefined =>
    new RegExp(`^\\s*\\[${name} "([^"]*)"\\]`, "m").exec(record)?.[1] ??
    new RegExp(`"${name.toLowerCase()}"\\s*:\\s*"([^"]*)"`).exec(record)?.[1];
  const id = said("Variant");
  if (!id) throw new RuleRefusal("review-no-record");
  return { id, hash: said("Rules") ?? "" };
}
