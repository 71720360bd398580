/**
 * The device's own log of a game, so that nobody can replace the game afterwards.
 *
 * A dishonest server could show another secret, commitment, entropy and throws at the end, all consistent. The twin of
 * Python's `pasch.play.dice.fair_dice.Memory`; docs/fair-dice.md describes what is proved to whom.
 */
import type { TableEvent } from "@/wire/types";
import { formatDice } from "@/rules/dice";
import { played, verify, type Verification } from "./fairDice";
import { hex, sha256 } from "./sha256";
import type { Variant } from "@/rules/variantTables";

export interface SeenGame {
  /** Number of events when the device first saw the table. */
  readonly known: number;
  /** Events as first seen by the device, from the opening on. */
  readonly events: readonly TableEvent[];
  /** By seat: numbers drawn by the device and accepted by the server. */
  readonly drawn: Readonly<Record<number, string>>;
  /** Every number drawn by the device for this table, accepted or not. */
  readonly offered: readonly string[];
}

export interface DrawnNumber {
  readonly seat: number;
  readonly drawn: string;
  /** The number that the game has for this seat. */
  readonly found: string | null;
  readonly agrees: boolean;
}

/** A game compared with the device's log. */
export interface Comparison {
  /** The commitment seen before the first throw; null if the device came later. */
  readonly seen: string | null;
  readonly seenAgrees: boolean;
  readonly drawn: readonly DrawnNumber[];
  /** Number of throws seen as they fell. */
  readonly throws: number;
  /** The first event that differs from the log. */
  readonly differs: { readonly seen: TableEvent; readonly found: TableEvent | null } | null;
  readonly agrees: boolean;
}

/**
 * What is proved to the user of this device. `fair`: nobody chose the dice. `fixed`: they were fixed before the first
 * throw. `consistent`: everything fits, but could have been made up afterwards. `wrong`: something does not fit.
 */
export type Verdict = "fair" | "fixed" | "consistent" | "wrong";

/** Recomputes every throw of a table and compares the table with its log. */
export function examine(
  variant: Variant,
  events: readonly TableEvent[],
  memory: SeenGame | undefined,
): { result: Verification; compared: Comparison | null; verdict: Verdict } {
  const result = verify(variant, events);
  const compared = memory ? compare(memory, events) : null;
  return { result, compared, verdict: verdictOf(result, compared) };
}

function verdictOf(result: Verification, compared: Comparison | null): Verdict {
  if (!result.agrees || compared?.agrees === false) return "wrong";
  if (!compared || compared.seen === null) return "consistent";
  return compared.drawn.length > 0 ? "fair" : "fixed";
}

/** Compares a table's events with its log. */
export function compare(memory: SeenGame, events: readonly TableEvent[]): Comparison {
  const seen = seenBefore(memory);
  const seenAgrees = seen === null || seen === commitmentIn(events);
  const drawn = drawnIn(memory, events);
  const place = memory.events.findIndex((event, at) => !isSame(event, events[at]));
  const other = memory.events[place];
  const differs = other ? { seen: other, found: events[place] ?? null } : null;
  return {
    seen,
    seenAgrees,
    drawn,
    throws: throwsOf(memory.events).length,
    differs,
    agrees: seenAgrees && !differs && drawn.every(({ agrees }) => agrees),
  };
}

/** Returns the record tags that this device adds, as Python's `Memory.tags` does. */
export function memoryTags(memory: SeenGame | undefined, events: readonly TableEvent[]): Record<string, string> {
  if (!memory) return {};
  const seen = seenBefore(memory);
  const throws = throwsOf(memory.events);
  return {
    ...(seen === null ? {} : { Seen: seen }),
    ...Object.fromEntries(drawnIn(memory, events).map(({ seat, drawn }) => [`Drawn${String(seat + 1)}`, drawn])),
    ...(throws.length === 0 ? {} : { SeenThrows: `${String(throws.length)} ${hex(sha256(throws.join(" ")))}` }),
  };
}

/** Returns the commitment if the device saw it before any die could be known. */
function seenBefore({ events, known }: SeenGame): string | null {
  const before = events.slice(0, known);
  if (before.some(({ type }) => type === "began" || type.endsWith("rolled"))) return null;
  return commitmentIn(before) ?? null;
}

function commitmentIn(events: readonly TableEvent[]): string | undefined {
  return events.find((event) => event.type === "opened")?.commitment ?? undefined;
}

/** Returns each seat's number. Where the server's answer was lost, the game's number may be one of those offered. */
function drawnIn({ drawn, offered }: SeenGame, events: readonly TableEvent[]): DrawnNumber[] {
  const found = new Map(events.flatMap((event) => (event.type === "sat" ? [[event.seat ?? 0, event.entropy]] : [])));
  const unanswered = [...found].filter(([seat, entropy]) => !(seat in drawn) && offered.includes(entropy));
  const all = [...Object.entries(drawn).map(([seat, own]) => [Number(seat), own] as const), ...unanswered];
  return all
    .sort(([one], [other]) => one - other)
    .map(([seat, own]) => {
      const there = found.get(seat) ?? null;
      return { seat, drawn: own, found: there, agrees: there === own };
    });
}

/** Returns every valid throw as text: seat and dice. */
function throwsOf(events: readonly TableEvent[]): string[] {
  return played(events).flatMap(({ event, seat }) => {
    if (event.type === "rolled") return [`${String(seat + 1)}:${event.dice}`];
    return event.type === "start-rolled" ? [`${String(seat + 1)}:${formatDice([event.face])}`] : [];
  });
}

/** Only these fields of an opening affect the dice; the others depend on the server's version. */
const OF_OPENING = ["type", "commitment", "direction", "first"];

/** Ignores fields added by newer servers, and the time. */
function isSame(seen: TableEvent, found: TableEvent | undefined): boolean {
  const [one, other] = [seen, found] as (Record<string, unknown> | undefined)[];
  const names = seen.type === "opened" ? OF_OPENING : Object.keys(seen).filter((name) => name !== "at");
  return names.every((name) => JSON.stringify(one?.[name] ?? null) === JSON.stringify(other?.[name] ?? null));
}
