/**
 * How everybody at a table is called on this page.
 *
 * A name that somebody has is data, the same for all. Who has none is called by a word of the page, in its language: "Du"
 * for whoever sits here alone, a number for others, the level for a computer player. Those words are never stored.
 */
import { t } from "@/i18n/i18n.svelte";
import type { KeptSeat, FinishedPerson } from "@/store/database";
import type { Level, OpeningSeat } from "@/wire/types";
import type { TableState, TableSeat } from "./tableState";
import { notYetIn } from "@/game/start/seatDrafts";

/** Somebody at a table, or a seat that still waits for somebody. */
interface Sitting {
  kind: "person" | "computer";
  /** The name that they have; empty for none. */
  given: string;
  level: Level | undefined;
  free: boolean;
}

/** The names to show, in the order of the seats; empty for a free seat. */
export function shownNames(seats: readonly Sitting[], mine: readonly number[]): string[] {
  const alone = mine.filter((seat) => seats[seat]?.kind === "person").length === 1;
  const names: string[] = [];
  seats.forEach(({ kind, given, level, free }, seat) => {
    if (given || (free && !mine.includes(seat))) names.push(given);
    else if (kind === "computer") names.push(notYetIn(names, t(`seat-${level ?? "heuristic"}`)));
    else names.push(alone && mine.includes(seat) ? t("seat-you") : t("seat-you-numbered", { number: seat + 1 }));
  });
  return names;
}

/** The game with everybody called as this page calls them. */
export function withNames(course: TableState, mine: readonly number[]): TableState {
  const names = shownNames(course.seats.map(sitting), mine);
  return { ...course, seats: course.seats.map((seat, place) => ({ ...seat, name: names[place] ?? "" })) };
}

/** What everybody is called where it is not known who reads it: in a record, say. */
export function neutralNames({ seats }: TableState): string[] {
  return shownNames(seats.map(sitting), []);
}

/**
 * The names of a finished game: of computers, and of the only person where nobody was asked for one, there is none.
 *
 * `laterName` says what they are called.
 */
export function namesToKeep(course: TableState): string[] {
  const nameless = course.seats.filter(({ kind, given }) => kind === "person" && !given).length;
  const neutral = neutralNames(course);
  return course.seats.map(
    ({ kind, given }, seat) => given || (kind === "computer" || nameless === 1 ? "" : (neutral[seat] ?? "")),
  );
}

/** What somebody in a finished game is called. */
export function laterName({ name, computer }: FinishedPerson): string {
  return name || t(computer === null ? "seat-you" : `seat-${computer}`);
}

function sitting(seat: TableSeat): Sitting {
  return { ...seat, free: isFree(seat) };
}

function isFree({ kind, here, taken }: TableSeat): boolean {
  return kind === "person" && !here && !taken;
}

/** What this browser remembers of a seat. */
export function keptSeat(seat: TableSeat): KeptSeat {
  const { kind, given: name, level } = seat;
  return kind === "computer" ? { kind, name, ...(level ? { level } : {}) } : { kind, name, free: isFree(seat) };
}

export function keptOpeningSeat(seat: OpeningSeat): KeptSeat {
  if (seat.kind === "computer") return { kind: seat.kind, name: seat.name, level: seat.level };
  return { kind: seat.kind, name: seat.name, free: seat.place === "link" };
}

/** The names at a table that this browser remembers; empty for a free seat. */
export function keptNames(seats: readonly KeptSeat[], mine: readonly number[]): string[] {
  const remembered = seats.map(({ kind, name, level, free = true }) => ({
    kind,
    given: name,
    level,
    free: free && kind === "person",
  }));
  return shownNames(remembered, mine);
}
