/**
 * Compares a finished block with optimal play: points in each box against their mean.
 *
 * A block records no throws, so luck and skill cannot be told apart.
 */
import { bonusPoints, boxTotal, reached, weighted } from "@/rules/card";
import { at } from "@/rules/list";
import { boxAt, type Scheme, type SumBonus } from "@/rules/variantTables";
import { finishedGame, sheetFor, type BlankSheet, type Finished, type FinishedPart } from "@/store/finished";
import { readBlock } from "@/net/api";
import type { Names, Rules } from "@/wire/types";
import { bestPlayOf, type BestPlay } from "@/game/values/optimalMeans";
import { pageOf } from "@/game/catalogue/variantPage";

/** Fewer lines of a name and points are not taken for a block. */
const LEAST_LINES = 3;

/** How spreadsheets, PDFs and pictures begin as text: the server says what to do with them. */
const OTHER_FILES = ["PK\u0003\u0004", "ÐÏ\u0011à", "%PDF", "‰PNG", "ÿØÿ", "GIF8"];

/** A line of the sheet: each player's points, and the mean of optimal play. */
export interface ComparedBox {
  key: string;
  kind: "box" | "bonus" | "extra";
  /** Undefined for points outside the boxes. */
  names: Names | undefined;
  /** The line's column on sheets with several; undefined if it belongs to none. */
  column?: Names;
  own: readonly number[];
  best: number | undefined;
}

/** A player compared with optimal play. */
export interface WrittenCell {
  total: number;
  /** Points above the mean; negative if below. */
  ahead: number;
  /** The lines furthest above and below their mean, if any. */
  most: Difference | undefined;
  least: Difference | undefined;
}

interface Difference {
  line: ComparedBox;
  points: number;
}

/** A finished block with the data to compare it. */
export interface BlockReview {
  game: Finished;
  sheet: BlankSheet;
  best: BestPlay | undefined;
  lines: readonly ComparedBox[];
  /** Titles, hints and remarks of an imported block. */
  aside: readonly string[];
}

/** Returns the block with this id from the history, or undefined. */
export async function reviewedBlock(id: string): Promise<BlockReview | undefined> {
  const game = await finishedGame(id);
  if (game?.kind !== "block") return undefined;
  const sheet = await sheetFor(game.variant.rules_hash);
  return sheet && blockReview(game, sheet);
}

/**
 * Parses a block from text or CSV on the server, which knows all names of the boxes.
 *
 * @throws Refused with all problems of the text.
 */
export async function blockFromText(rules: Rules, text: string): Promise<BlockReview> {
  const [{ cards, rules_hash: hash, aside }, page] = await Promise.all([readBlock(rules, text), pageOf(rules)]);
  const { id, names, sheet, tables: scheme } = page;
  const people = cards.map(({ name, total, entries, extra, bought }) => {
    return { name, computer: null, total, card: { entries, extra, bought, saved: 0 } };
  });
  const game: Finished = {
    ...{ id: "", kind: "block", endedAt: new Date().toISOString(), people, winners: [] },
    variant: { id, rules_hash: hash, names },
  };
  const words = aside.map((one) => one.words);
  return blockReview(game, { id, names, rules_hash: hash, sheet, scheme }, words);
}

/** Returns true if a text looks like a block rather than a game: names and points, in lines or in a table. */
export function looksLikeBlock(text: string): boolean {
  if (OTHER_FILES.some((start) => text.startsWith(start))) return true;
  if (text.includes("[Variant") || /^\s*\{/.test(text)) return false;
  const cells = /[\s;,|│]"?(\d{1,3}([.,]0{1,2})?( ?\p{L}{1,7}\.?)?|[-–—−x×/.]|[|#⚀-⚅]{2,})"?\s*([\s;,|│]|$)/iu;
  const lines = text.split(/\r\n|\r|\n/).filter((line) => /^[\s"*|│]*[\p{L}\d⚀-⚅]/u.test(line) && cells.test(line));
  // The boxes of a turned table stand beside each other, so that a line for each player is enough.
  const wide = lines.some((line) => line.split(/[;,\t|│]|\s{2,}/).length > LEAST_LINES);
  return lines.length >= LEAST_LINES || (lines.length > 0 && wide);
}

export async function blockReview(
  game: Finished,
  sheet: BlankSheet,
  aside: readonly string[] = [],
): Promise<BlockReview> {
  const best = await bestPlayOf(game.variant.rules_hash);
  return { game, sheet, best, lines: comparedWith(sheet.scheme, game.people, best), aside };
}

/** Returns the lines in sheet order, column by column. */
export function comparedWith(
  scheme: Scheme,
  people: readonly FinishedPart[],
  best: BestPlay | undefined,
): ComparedBox[] {
  const columns = scheme.columns.flatMap((_, column) => columnLines(scheme, column, people, best));
  return [...columns, ...bonusLines(scheme, null, people, best), ...extraLine(scheme, people, best)];
}

function columnLines(
  scheme: Scheme,
  column: number,
  people: readonly FinishedPart[],
  best: BestPlay | undefined,
): ComparedBox[] {
  const boxes = (section: "upper" | "lower"): ComparedBox[] =>
    scheme.boxes.flatMap((box, index) =>
      box.section === section && box.column === column ? [boxLine(scheme, index, people, best)] : [],
    );
  const lines = [...boxes("upper"), ...bonusLines(scheme, column, people, best), ...boxes("lower")];
  const { names } = at(scheme.columns, column);
  return scheme.columns.length > 1 ? lines.map((line) => ({ ...line, column: names })) : lines;
}

/** Bonuses of a column, or of the whole sheet if null. */
function bonusLines(
  scheme: Scheme,
  column: number | null,
  people: readonly FinishedPart[],
  best: BestPlay | undefined,
) {
  const found = scheme.bonuses.filter((bonus) => bonus.column === column);
  return found.map((bonus) => bonusLine(scheme, bonus, people, best));
}

/** Compares a player with optimal play; undefined if its values are unknown. */
export function standingBeside(review: BlockReview, player: number): WrittenCell | undefined {
  const { best, lines, game, sheet } = review;
  if (!best) return undefined;
  const { total } = at(game.people, player);
  const counted = lines.filter(({ kind }) => kind !== "box" || sheet.scheme.counts_points);
  const found = counted
    .flatMap((line) => (line.best === undefined ? [] : [{ line, points: at(line.own, player) - line.best }]))
    .sort((one, other) => other.points - one.points);
  const [most, least] = [found[0], found.at(-1)];
  return {
    total,
    ahead: total - best.mean,
    most: most && most.points > 0 ? most : undefined,
    least: least && least.points < 0 ? least : undefined,
  };
}

function boxLine(
  scheme: Scheme,
  index: number,
  people: readonly FinishedPart[],
  best: BestPlay | undefined,
): ComparedBox {
  const box = boxAt(scheme, index);
  const own = people.map(({ card }) => boxTotal(scheme, card, index));
  return { key: box.id, kind: "box", names: box.names, own, best: best?.boxes[box.id] };
}

function bonusLine(
  scheme: Scheme,
  bonus: SumBonus,
  people: readonly FinishedPart[],
  best: BestPlay | undefined,
): ComparedBox {
  const column = bonus.column === null ? null : at(scheme.columns, bonus.column);
  const known = best?.bonuses.find((other) => other.bonus === bonus.id && other.column === (column?.id ?? null));
  const own = people.map(({ card }) => weighted(bonusPoints(bonus, reached(scheme, card, bonus)), column?.weight ?? 1));
  return { key: `${bonus.id} ${column?.id ?? ""}`, kind: "bonus", names: bonus.names, own, best: known?.mean };
}

/** Extra points outside the boxes, if a player or optimal play has any. */
function extraLine(scheme: Scheme, people: readonly FinishedPart[], best: BestPlay | undefined): ComparedBox[] {
  const own = people.map(({ card }) =>
    scheme.columns.reduce((sum, { weight }, column) => sum + at(card.extra, column) * weight, 0),
  );
  if (!best?.extra && own.every((points) => points === 0)) return [];
  return [{ key: "extra", kind: "extra", names: undefined, own, best: best?.extra }];
}
