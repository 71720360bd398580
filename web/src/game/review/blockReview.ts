/**
 * A block compared with the best play: each box with what that brings there on average.
 *
 * No throws stand on a block, so nobody knows what of it was luck and what skill; nothing of that is said.
 */
import { bonusPoints, boxTotal, reached, weighted } from "@/engine/card";
import { at } from "@/engine/list";
import { boxAt, type Scheme, type SumBonus } from "@/engine/tables";
import { finishedGame, sheetFor, type BlankSheet, type Finished, type FinishedPart } from "@/store/finished";
import { readBlock } from "@/net/api";
import type { Names, Rules } from "@/wire/types";
import { bestPlayOf, type BestPlay } from "@/game/values/bestPlay";
import { pageOf } from "@/game/catalogue/variantPage";

/** A text with fewer lines of a name and points is no block. */
const LEAST_LINES = 3;

/** A line of the sheet: what it brought to each player, and what it brings on average. */
export interface ComparedBox {
  key: string;
  kind: "box" | "bonus" | "extra";
  /** Undefined for points beside the boxes. */
  names: Names | undefined;
  /** Of several columns the one that it belongs to; undefined for what belongs to none. */
  column?: Names;
  own: readonly number[];
  best: number | undefined;
}

/** A player beside the best play. */
export interface WrittenCell {
  total: number;
  /** Points above its mean, or below it. */
  ahead: number;
  /** The line that brought most beyond it, and the one that lacks most; undefined where there is none. */
  most: Difference | undefined;
  least: Difference | undefined;
}

interface Difference {
  line: ComparedBox;
  points: number;
}

/** A finished block, and all that can be told of it. */
export interface BlockReview {
  game: Finished;
  sheet: BlankSheet;
  best: BestPlay | undefined;
  lines: readonly ComparedBox[];
}

/** The block of the history with this name; undefined where it is none. */
export async function reviewedBlock(id: string): Promise<BlockReview | undefined> {
  const game = await finishedGame(id);
  if (game?.kind !== "block") return undefined;
  const sheet = await sheetFor(game.variant.rules_hash);
  return sheet && blockReview(game, sheet);
}

/**
 * A block as text or as a table, read by the server, which knows what its boxes may be called.
 *
 * @throws Refused with all that is wrong with it.
 */
export async function blockFromText(rules: Rules, text: string): Promise<BlockReview> {
  const [{ cards, rules_hash: hash }, page] = await Promise.all([readBlock(rules, text), pageOf(rules)]);
  const { id, names, sheet, tables: scheme } = page;
  const people = cards.map(({ name, total, entries, extra, bought }) => {
    return { name, computer: null, total, card: { entries, extra, bought, saved: 0 } };
  });
  const game: Finished = {
    ...{ id: "", kind: "block", endedAt: new Date().toISOString(), people, winners: [] },
    variant: { id, rules_hash: hash, names },
  };
  return blockReview(game, { id, names, rules_hash: hash, sheet, scheme });
}

/** Whether a text looks like a block and not like a game: lines of a name and points. */
export function looksLikeBlock(text: string): boolean {
  const cells = /[\s;,]"?(\d{1,3}|[-–—x.])"?\s*([\s;,]|$)/;
  const lines = text.split(/\r\n|\r|\n/).filter((line) => /^\s*"?\p{L}/u.test(line) && cells.test(line));
  return !text.includes("[Variant") && lines.length >= LEAST_LINES;
}

export async function blockReview(game: Finished, sheet: BlankSheet): Promise<BlockReview> {
  const best = await bestPlayOf(game.variant.rules_hash);
  return { game, sheet, best, lines: comparedWith(sheet.scheme, game.people, best) };
}

/** The lines as they stand on the sheet, column by column. */
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

/** The bonuses of a column; those of the whole sheet where it is null. */
function bonusLines(
  scheme: Scheme,
  column: number | null,
  people: readonly FinishedPart[],
  best: BestPlay | undefined,
) {
  const found = scheme.bonuses.filter((bonus) => bonus.column === column);
  return found.map((bonus) => bonusLine(scheme, bonus, people, best));
}

/** How a player stands beside the best play; undefined where that is not known. */
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

/** Points of extra rules beside the boxes, where somebody has some or the best play would. */
function extraLine(scheme: Scheme, people: readonly FinishedPart[], best: BestPlay | undefined): ComparedBox[] {
  const own = people.map(({ card }) =>
    scheme.columns.reduce((sum, { weight }, column) => sum + at(card.extra, column) * weight, 0),
  );
  if (!best?.extra && own.every((points) => points === 0)) return [];
  return [{ key: "extra", kind: "extra", names: undefined, own, best: best?.extra }];
}
