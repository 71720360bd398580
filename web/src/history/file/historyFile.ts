/**
 * The history as one file, for backup or another device; docs/history.md describes it.
 *
 * A file is checked completely before anything is stored, so that it is taken as a whole or not at all.
 */
import { COUNTS, membersOf, type Card } from "@/rules/card";
import { COMPARED, type Formula } from "@/rules/formula";
import type { Box, Column, Scheme, SumBonus } from "@/rules/variantTables";
import type { BlankSheet, Finished, FinishedPart, Renaming } from "@/store/finished";
import type { Person } from "@/store/database";
import { COLOURS, FACES, HANDS, TUNES } from "@/store/personLook";
import type { Learning } from "@/store/learning";
import type { Answered } from "@/store/schoolProgress.svelte";
import type { Names } from "@/wire/types";
import { LEARNING } from "./learningShape";
import {
  decimal,
  flag,
  list,
  maybe,
  InvalidField,
  moment,
  object,
  oneOf,
  orNull,
  record,
  refuse,
  text,
  whole,
  type FieldReader,
} from "./fileShape";

const FORMAT = "pasch-history";
const VERSION = 1;
/** Nesting of a formula; documents nest much less. */
const MOST_LEVELS = 100;

export interface HistoryContent {
  games: Finished[];
  sheets: BlankSheet[];
  renamings: Renaming[];
  /** Chosen looks; missing in files of older versions. */
  persons?: Person[];
  /** Learning data; missing in files of older versions. */
  learning?: Learning;
  /** Answers in the school: by variant and lesson, each exercise and whether it was solved. */
  school?: Answered;
}

/** A foreign or damaged file; `code` names its message in the catalogue. */
export class UnreadableHistory extends Error {
  constructor(
    readonly code: "history-no-file" | "history-newer" | "history-damaged",
    readonly facts: Record<string, string | number> = {},
  ) {
    super(code);
  }
}

export function written(kept: HistoryContent, at: string): string {
  return JSON.stringify({ format: FORMAT, version: VERSION, exported: at, ...kept });
}

/** @throws UnreadableHistory */
export function readFile(content: string): HistoryContent {
  const found = parseJson(content);
  if (found.format !== FORMAT || typeof found.version !== "number") throw new UnreadableHistory("history-no-file");
  if (found.version > VERSION) throw new UnreadableHistory("history-newer", { version: found.version });
  try {
    const kept = KEPT(found, "");
    checkTogether(kept);
    return kept;
  } catch (error) {
    if (error instanceof InvalidField) throw new UnreadableHistory("history-damaged", { place: error.place });
    throw error;
  }
}

function parseJson(content: string): Record<string, unknown> {
  try {
    const found: unknown = JSON.parse(content);
    if (typeof found === "object" && found !== null) return found as Record<string, unknown>;
  } catch {
    // No JSON: a foreign file.
  }
  throw new UnreadableHistory("history-no-file");
}

const COMPLETE = object<Pick<Names, "de" | "en">>({ de: text, en: text });
const NAMES: FieldReader<Names> = (found, place) => ({ ...record(text)(found, place), ...COMPLETE(found, place) });

const CARD = object<Card>({
  entries: list(orNull(whole)),
  extra: list(whole),
  bought: list(whole),
  saved: whole,
});

const PART = object<FinishedPart>({ name: text, computer: orNull(text), total: whole, card: CARD });

const FINISHED = object<Finished>({
  id: text,
  kind: oneOf("game", "block"),
  endedAt: moment,
  variant: object<Finished["variant"]>({ id: text, rules_hash: text, names: NAMES }),
  people: list(PART),
  winners: list(whole),
  table: maybe(text),
  series: maybe(text),
  record: maybe(text),
});

const COLUMN = object<Column>({
  id: text,
  names: NAMES,
  boxes: list(whole),
  order: orNull(list(whole)),
  // Files of older versions have at most one line: the order.
  lines: maybe(list(list(whole))),
  throws: orNull(whole),
  last_throws: maybe(orNull(whole)),
  announce: flag,
  before: maybe(flag),
  unless_served: maybe(flag),
  miss: oneOf("box", "any"),
  strikes: oneOf("next", "any"),
  weight: decimal,
  served: flag,
  served_only: maybe(flag),
  five: orNull(whole),
  extra: list(text),
});

/** Throws after which a score decides a game: a maximum, or a list. */
const AT_ONCE: FieldReader<NonNullable<Box["wins"]>> = (found, place) =>
  typeof found === "number" ? whole(found, place) : oneOf("served", "any")(found, place);

const BOX = object<Box>({
  id: text,
  line: text,
  names: NAMES,
  column: whole,
  cell: whole,
  entries: whole,
  section: oneOf("upper", "lower"),
  number: orNull(whole),
  // In files of older versions all boxes count.
  counts: maybe(flag),
  wins: maybe(orNull(AT_ONCE)),
  ends: maybe(orNull(AT_ONCE)),
  // In files of older versions no strike costs points.
  struck: maybe(whole),
});

/** A term of limited depth: deeper nesting could exhaust the stack. */
function term(levels: number): FieldReader<Formula["points"]> {
  return (found, place) =>
    object<Formula["points"]>({
      kind: oneOf("number", "box", "sum", "difference", "product"),
      number: whole,
      terms: levels > 0 ? list(term(levels - 1)) : (_, below) => refuse(below),
    })(found, place);
}

const TERM = term(MOST_LEVELS);

const FORMULA = object<Formula>({
  points: TERM,
  comparison: orNull(oneOf(...COMPARED)),
  compared: list(TERM),
});

const BONUS = object<SumBonus>({
  id: text,
  names: NAMES,
  column: orNull(whole),
  boxes: list(whole),
  count: oneOf(...COUNTS),
  tiers: list(object<SumBonus["tiers"][number]>({ from: whole, points: whole })),
  // Files of older versions subtract nothing.
  minus: maybe(list(whole)),
  formula: maybe(orNull(FORMULA)),
  base: maybe(whole),
});

const TURN = object<Scheme["turn"]>({
  throws: whole,
  usual: maybe(orNull(whole)),
  release: flag,
  put_aside: whole,
  save: flag,
  buy: orNull(
    object<NonNullable<Scheme["turn"]["buy"]>>({
      ...{ names: NAMES, per_turn: whole, per_column: whole, unused: whole },
      per: maybe(oneOf("column", "sheet")),
    }),
  ),
});

const SHEET = object<BlankSheet>({
  id: text,
  names: NAMES,
  rules_hash: text,
  sheet: list(
    object<BlankSheet["sheet"][number]>({
      kind: oneOf(
        "box",
        "upper",
        "bonus",
        "lower",
        "extra",
        "throws",
        "column",
        "sheet-throws",
        "sheet-bonus",
        "total",
      ),
      key: text,
      names: NAMES,
    }),
  ),
  scheme: object<Scheme>({
    columns: list(COLUMN),
    boxes: list(BOX),
    bonuses: list(BONUS),
    counts_points: flag,
    turn: TURN,
  }),
});

const KEPT = object<HistoryContent>({
  games: list(FINISHED),
  sheets: list(SHEET),
  renamings: list(object<Renaming>({ from: text, to: text })),
  persons: maybe(
    list(
      object<Omit<Person, "photo">>({
        key: text,
        name: text,
        colour: oneOf(...COLOURS),
        face: oneOf(...FACES),
        tune: maybe(oneOf(...TUNES)),
        hand: maybe(oneOf(...HANDS)),
      }),
    ),
  ),
  learning: maybe(LEARNING),
  school: maybe(record(record(flag))),
});

/** Checks references between games and sheets, and that every card fits its sheet. */
function checkTogether({ games, sheets }: HistoryContent): void {
  sheets.forEach(({ scheme }, place) => checkScheme(scheme, `sheets.${String(place)}.scheme`));
  const byRules = new Map(sheets.map((sheet) => [sheet.rules_hash, sheet]));
  games.forEach((game, place) => checkGame(game, byRules.get(game.variant.rules_hash), `games.${String(place)}`));
}

function checkScheme({ columns, boxes, bonuses }: Scheme, place: string): void {
  if (columns.length === 0) refuse(`${place}.columns`);
  const mean = [...columns, ...bonuses.map((one) => ({ boxes: membersOf(one) }))].every((one) =>
    one.boxes.every((box) => box >= 0 && box < boxes.length),
  );
  if (!mean) refuse(`${place}.boxes`);
  const fits = boxes.every(({ column, entries }) => column >= 0 && column < columns.length && entries > 0);
  if (!fits) refuse(`${place}.boxes`);
}

function checkGame({ people, winners }: Finished, sheet: BlankSheet | undefined, place: string): void {
  if (!sheet) return refuse(`${place}.variant`);
  if (!winners.every((winner) => winner >= 0 && winner < people.length)) refuse(`${place}.winners`);
  const { boxes, columns } = sheet.scheme;
  const cells = Math.max(0, ...boxes.map(({ cell, entries }) => cell + entries));
  const fits = people.every(
    ({ card: { entries, extra, bought } }) =>
      entries.length === cells && extra.length === columns.length && bought.length === columns.length,
  );
  if (people.length === 0 || !fits) refuse(`${place}.people`);
}
