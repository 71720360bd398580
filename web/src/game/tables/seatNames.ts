/**
 * Display names at a table.
 *
 * Given names are data, the same for everybody. Players without one get a word in the page's language, which is never
 * stored: "Du" when alone here, else a number, or the level for a computer.
 */
import { t } from "@/i18n/i18n.svelte";
import type { KeptSeat, FinishedPerson } from "@/store/database";
import type { Level, OpeningSeat } from "@/wire/types";
import type { TableState, TableSeat } from "./tableState";
import { notYetIn } from "@/game/start/seatDrafts";

/** A player, or a seat that is still free. */
interface Sitting {
  kind: "person" | "computer";
  /** The given name, or empty. */
  given: string;
  level: Level | undefined;
  free: boolean;
}

/** Returns the names to show by seat; empty for a free seat. */
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

/** Returns the state with display names. */
export function withNames(course: TableState, mine: readonly number[]): TableState {
  const names = shownNames(course.seats.map(sitting), mine);
  return { ...course, seats: course.seats.map((seat, place) => ({ ...seat, name: names[place] ?? "" })) };
}

/** Returns names for unknown readers, as in a record. */
export function neutralNames({ seats }: TableState): string[] {
  return shownNames(seats.map(sitting), []);
}

/**
 * Returns a finished game's names to store: empty for computers and for a single person without a name.
 *
 * `laterName` turns them into display names.
 */
export function namesToKeep(course: TableState): string[] {
  const nameless = course.seats.filter(({ kind, given }) => kind === "person" && !given).length;
  const neutral = neutralNames(course);
  return course.seats.map(
    ({ kind, given }, seat) => given || (kind === "computer" || nameless === 1 ? "" : (neutral[seat] ?? "")),
  );
}

/** Returns the display name of a player in a finished game. */
export function laterName({ name, computer }: FinishedPerson): string {
  return name || t(computer === null ? "seat-you" : `seat-${computer}`);
}

function sitting(seat: TableSeat): Sitting {
  return { ...seat, free: isFree(seat) };
}

function isFree({ kind, here, taken }: TableSeat): boolean {
  return kind === "person" && !here && !taken;
}

export function keptSeat(seat: TableSeat): KeptSeat {
  const { kind, given: name, level } = seat;
  return kind === "computer" ? { kind, name, ...(level ? { level } : {}) } : { kind, name, free: isFree(seat) };
}

export function keptOpeningSeat(seat: OpeningSeat): KeptSeat {
  if (seat.kind === "computer") return { kind: seat.kind, name: seat.name, level: seat.level };
  return { kind: seat.kind, name: seat.name, free: seat.place === "link" };
}

/** Returns the display names at a stored table; empty for a free seat. */
export function keptNames(seats: readonly KeptSeat[], mine: readonly number[]): string[] {
  const remembered = seats.map(({ kind, name, level, free = true }) => ({
    kind,
    given: name,
    level,
    free: free && kind === "person",
  }));
  return shownNames(remembered, mine);
}
