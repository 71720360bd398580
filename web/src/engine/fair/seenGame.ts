/**
 * What a device kept of a game while it was played, so that nobody can exchange the game afterwards.
 *
 * A server that lies could show another secret, fingerprint, entropy and throws at the end, all of which fit together.
 * The twin of Python's `pasch.play.dice.fair_dice.Memory`; docs/fair-dice.md says what is proved to whom.
 */
import type { TableEvent } from "@/wire/types";
import { formatDice } from "@/engine/dice";
import { played, verify, type Verification } from "./fairDice";
import { hex, sha256 } from "./sha256";
import type { Variant } from "@/engine/tables";

export interface SeenGame {
  /** So many events were there when the device saw the table for the first time. */
  readonly known: number;
  /** What happened, as the device saw it first, from the opening on. */
  readonly events: readonly TableEvent[];
  /** By seat, the numbers that the device drew and the server took. */
  readonly drawn: Readonly<Record<number, string>>;
  /** Every number that the device drew for this table, taken or not. */
  readonly offered: readonly string[];
}

export interface DrawnNumber {
  readonly seat: number;
  readonly drawn: string;
  /** What the game has there. */
  readonly found: string | null;
  readonly agrees: boolean;
}

/** A game beside what a device remembers of it. */
export interface Comparison {
  /** The fingerprint seen before the first throw; null where the device came later. */
  readonly seen: string | null;
  readonly seenAgrees: boolean;
  readonly drawn: readonly DrawnNumber[];
  /** So many throws were seen as they fell. */
  readonly throws: number;
  /** The first event that is not what was seen. */
  readonly differs: { readonly seen: TableEvent; readonly found: TableEvent | null } | null;
  readonly agrees: boolean;
}

/**
 * What is proved, to whoever is at this device. `fair`: nobody chose the dice. `fixed`: they were fixed before the first
 * throw. `consistent`: all of it fits together, and could have been made up afterwards. `wrong`: something does not fit.
 */
export type Verdict = "fair" | "fixed" | "consistent" | "wrong";

/** Throws every throw of a table again, and compares the table with what was kept of it. */
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

/** Holds what happened at a table against what was kept of it. */
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

/** What the record says that this device writes, as Python's `Memory.tags` does. */
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

/** The fingerprint, if the device saw it before any die could be known. */
function seenBefore({ events, known }: SeenGame): string | null {
  const before = events.slice(0, known);
  if (before.some(({ type }) => type === "began" || type.endsWith("rolled"))) return null;
  return commitmentIn(before) ?? null;
}

function commitmentIn(events: readonly TableEvent[]): string | undefined {
  return events.find((event) => event.type === "opened")?.commitment ?? undefined;
}

/** What was drawn here for each seat. Where the answer was lost, the number that the game has was drawn here or was not. */
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

/** Every throw that counts, as text: its seat and its dice. */
function throwsOf(events: readonly TableEvent[]): string[] {
  return played(events).flatMap(({ event, seat }) => {
    if (event.type === "rolled") return [`${String(seat + 1)}:${event.dice}`];
    return event.type === "start-rolled" ? [`${String(seat + 1)}:${formatDice([event.face])}`] : [];
  });
}

/** An opening is compared by what dice depend on: the rest of it is told anew by each version of a server. */
const OF_OPENING = ["type", "commitment", "direction", "first"];

/** What a newer version of the server adds to an event is no difference; the time is the server's alone. */
function isSame(seen: TableEvent, found: TableEvent | undefined): boolean {
  const [one, other] = [seen, found] as (Record<string, unknown> | undefined)[];
  const names = seen.type === "opened" ? OF_OPENING : Object.keys(seen).filter((name) => name !== "at");
  return names.every((name) => JSON.stringify(one?.[name] ?? null) === JSON.stringify(other?.[name] ?? null));
}
