/** The people who have played at this device, to seat them again. */
import type { KeptTable } from "@/store/browserData";
import { keyOf, type Finished } from "@/store/finished";
import { MOST_AT_A_BLOCK, type NamelessSeat } from "./seatDrafts";

interface Sitting {
  /** Milliseconds since 1970. */
  at: number;
  /** Empty for computers, guests by link, and people without a name. */
  names: readonly string[];
}

/**
 * Returns the names of everybody who has played at this device, latest first, and the user's own.
 *
 * @param tables those of this browser, which know who sat where.
 * @param games finished on this device.
 */
export function knownPeople(
  tables: readonly KeptTable[],
  games: readonly Finished[],
  { own, me, person }: NamelessSeat,
): string[] {
  const open = tables.filter(({ finished }) => !finished).map(atTable);
  const sittings = [...open, ...games.map((game) => atGame(game, tables))];
  const names = sittings.sort((one, other) => other.at - one.at).flatMap((sitting) => sitting.names);
  const placeholders = ["", me, ...Array.from({ length: MOST_AT_A_BLOCK }, (_, place) => person(place + 1))];
  const people = new Map<string, string>();
  for (const name of [...names, own]) if (!people.has(keyOf(name))) people.set(keyOf(name), name);
  for (const word of placeholders) people.delete(keyOf(word));
  return [...people.values()];
}

function atTable(table: KeptTable): Sitting {
  const { updated, seats } = table;
  const names = seats.map(({ kind, name }, place) => (kind === "person" && satHere(place, table) ? name : ""));
  return { at: updated, names };
}

function atGame({ id, table = id, endedAt, people }: Finished, tables: readonly KeptTable[]): Sitting {
  const kept = tables.find((one) => one.id === table);
  const names = people.map(({ name, computer }, place) => (computer === null && satHere(place, kept) ? name : ""));
  return { at: Date.parse(endedAt), names };
}

/** Where the table is not known any more, as in a history from elsewhere, everybody counts. */
function satHere(place: number, table: KeptTable | undefined): boolean {
  return !table || table.kind === "block" || table.mine.includes(place);
}
