/** Seats of a table that is being set up, as pure functions on lists. */
import levels from "@levels";
import type { Level, OpeningSeat } from "@/wire/types";

/** "me" opens the table, "here" is somebody else at this device, "link" whoever accepts the invitation. */
export type SeatPerson = "me" | "here" | "computer" | "link";

export interface SeatDraft {
  /** Stays the same when seats move. */
  id: number;
  who: SeatPerson;
  /** As typed; empty for the placeholder. */
  name: string;
  level: Level;
  /** The level is chosen for each table from the player's latest results. */
  adapts?: boolean;
}

/** A score block has room for a whole party. */
export const MOST_AT_A_BLOCK = 30;
/** Computer levels from weakest to strongest by score. */
export const LEVELS: readonly Level[] = Object.keys(levels);
/** A casual family wins about half of its games against it (docs/players.md). */
export const USUAL_LEVEL: Level = "casual";

export function seatsAtFirst(adapts = false, name = ""): SeatDraft[] {
  return [
    { id: 0, who: "me", name, level: USUAL_LEVEL },
    { id: 1, who: "computer", name: "", level: USUAL_LEVEL, adapts },
  ];
}

/** Sets the level of all adaptive seats. */
export function adaptedSeats(seats: readonly SeatDraft[], level: Level): SeatDraft[] {
  return seats.map((seat) => (seat.adapts ? { ...seat, level } : seat));
}

export function withSeat(seats: readonly SeatDraft[], who: SeatPerson): SeatDraft[] {
  const id = Math.max(-1, ...seats.map((seat) => seat.id)) + 1;
  return [...seats, { id, who, name: "", level: USUAL_LEVEL }];
}

/** True for people at this device. */
export function isHere({ who }: SeatDraft): boolean {
  return who === "me" || who === "here";
}

export function without(seats: readonly SeatDraft[], id: number): SeatDraft[] {
  return seats.filter((seat) => seat.id !== id);
}

/** Swaps a seat with the one before; the first stays. */
export function movedUp(seats: readonly SeatDraft[], id: number): SeatDraft[] {
  const place = seats.findIndex((seat) => seat.id === id);
  const [before, seat] = [seats[place - 1], seats[place]];
  if (!before || !seat) return [...seats];
  return [...seats.slice(0, place - 1), seat, before, ...seats.slice(place + 1)];
}

export function changed(seats: readonly SeatDraft[], id: number, how: Partial<SeatDraft>): SeatDraft[] {
  return seats.map((seat) => (seat.id === id ? { ...seat, ...how } : seat));
}

/** The initial players of a score block: at least two, without computers and links. */
export function playersAtFirst(seats: readonly SeatDraft[]): SeatDraft[] {
  let players = seats.filter(isHere);
  while (players.length < 2) players = withSeat(players, "here");
  return players;
}

/** Default names, in the caller's language. */
export interface NamelessSeat {
  /** The user's name at every table, or empty. */
  own: string;
  me: string;
  person: (number: number) => string;
  computer: (level: Level, taken: readonly string[]) => string;
}

/** Returns the names as shown on this page; computers of the same level have different names. */
export function namesOf(seats: readonly SeatDraft[], unnamed: NamelessSeat): string[] {
  const givenNames = seats.map((seat) => givenName(seat, unnamed));
  const named: string[] = [];
  const alone = !seats.some(({ who }) => who === "here");
  seats.forEach((seat, place) => {
    const given = givenName(seat, unnamed);
    if (given || seat.who === "link") named.push(given);
    else if (seat.who === "computer") named.push(unnamed.computer(seat.level, [...givenNames, ...named]));
    else named.push(seat.who === "me" && alone ? unnamed.me : unnamed.person(place + 1));
  });
  return named;
}

/** The name visible to everybody; empty if each page uses its own word. */
export function givenName({ who, name }: SeatDraft, { own }: NamelessSeat): string {
  return name.trim() || (who === "me" ? own : "");
}

/** Returns the host's seat if somebody would join by link and the host has no name. */
export function hostIsNameless(seats: readonly SeatDraft[], unnamed: NamelessSeat): SeatDraft | undefined {
  if (!seats.some(({ who }) => who === "link")) return undefined;
  return seats.find((seat) => seat.who === "me" && !givenName(seat, unnamed));
}

/** Returns the ids of seats whose name an earlier seat already has. */
export function namedTwice(seats: readonly SeatDraft[], unnamed: NamelessSeat): Set<number> {
  const names = namesOf(seats, unnamed).map((name) => name.toLocaleLowerCase());
  const twice = seats.filter((_, place) => names[place] !== "" && names.indexOf(names[place] ?? "") < place);
  return new Set(twice.map(({ id }) => id));
}

/** Returns the seats of a game; only names that people chose are sent. */
export function openingSeats(seats: readonly SeatDraft[], unnamed: NamelessSeat): OpeningSeat[] {
  return seats.map((seat): OpeningSeat => {
    const { who, level } = seat;
    const name = givenName(seat, unnamed);
    if (who === "computer") return { kind: "computer", name, level };
    return { kind: "person", name, place: who === "link" ? "link" : "here" };
  });
}

/** Returns the players of a score block, each with a name. */
export function blockSeats(seats: readonly SeatDraft[], unnamed: NamelessSeat): OpeningSeat[] {
  const names = namesOf(seats, { ...unnamed, me: unnamed.person(1) });
  return seats.map((_, place) => ({ kind: "person", name: names[place] ?? "", place: "here" }));
}
