/** Who is to sit at a new table, while it is being decided: plain lists in, plain lists out. */
import type { Level, OpeningSeat } from "@/wire/types";

/** "me" is the person who opens the table; "here" somebody else at this device; "link" whoever gets the invitation. */
export type Sitter = "me" | "here" | "computer" | "link";

export interface SeatDraft {
  /** Stays the same when seats move. */
  id: number;
  who: Sitter;
  /** As typed; empty for the name that stands there grey. */
  name: string;
  level: Level;
}

/** What the server takes. */
export const NAME_LENGTH = 40;
/** A score block has room for a whole party. */
export const MOST_AT_A_BLOCK = 30;
/** Plays offline and against every variant, and at once. */
export const USUAL_LEVEL: Level = "heuristic";
/** What a browser can play by itself, from the weakest. */
export const LEVELS_HERE: readonly Level[] = ["random", "heuristic"];

export function seatsAtFirst(): SeatDraft[] {
  return [
    { id: 0, who: "me", name: "", level: USUAL_LEVEL },
    { id: 1, who: "computer", name: "", level: USUAL_LEVEL },
  ];
}

export function withSeat(seats: readonly SeatDraft[], who: Sitter): SeatDraft[] {
  const id = Math.max(-1, ...seats.map((seat) => seat.id)) + 1;
  return [...seats, { id, who, name: "", level: USUAL_LEVEL }];
}

export function without(seats: readonly SeatDraft[], id: number): SeatDraft[] {
  return seats.filter((seat) => seat.id !== id);
}

/** Swaps places with the seat before; the first one stays. */
export function movedUp(seats: readonly SeatDraft[], id: number): SeatDraft[] {
  const place = seats.findIndex((seat) => seat.id === id);
  const [before, seat] = [seats[place - 1], seats[place]];
  if (!before || !seat) return [...seats];
  return [...seats.slice(0, place - 1), seat, before, ...seats.slice(place + 1)];
}

export function changed(seats: readonly SeatDraft[], id: number, how: Partial<SeatDraft>): SeatDraft[] {
  return seats.map((seat) => (seat.id === id ? { ...seat, ...how } : seat));
}

/** On a score block only people with names write, at first at least two; computers and links have no place there. */
export function playersAtFirst(seats: readonly SeatDraft[]): SeatDraft[] {
  let players = seats.filter(({ who }) => who === "me" || who === "here");
  while (players.length < 2) players = withSeat(players, "here");
  return players;
}

/** How somebody is called who was given no name: the words come from the caller's catalogue. */
export interface Unnamed {
  me: string;
  person: (number: number) => string;
  computer: (level: Level) => string;
}

/** The names as the table will show them; computers of one level are numbered from the second on. */
export function namesOf(seats: readonly SeatDraft[], unnamed: Unnamed): string[] {
  const named: string[] = [];
  seats.forEach((seat, place) => {
    const typed = seat.name.trim();
    if (typed || seat.who === "link") named.push(typed);
    else if (seat.who === "me") named.push(unnamed.me);
    else if (seat.who === "here") named.push(unnamed.person(place + 1));
    else named.push(notYetIn(named, unnamed.computer(seat.level)));
  });
  return named;
}

function notYetIn(named: readonly string[], name: string): string {
  for (let number = 1; ; number += 1) {
    const tried = number === 1 ? name : `${name} ${String(number)}`;
    if (!named.includes(tried)) return tried;
  }
}

/** Seats whose name another seat before them has: nobody could tell them apart. */
export function namedTwice(seats: readonly SeatDraft[], unnamed: Unnamed): Set<number> {
  const names = namesOf(seats, unnamed).map((name) => name.toLocaleLowerCase());
  const twice = seats.filter((_, place) => names[place] !== "" && names.indexOf(names[place] ?? "") < place);
  return new Set(twice.map(({ id }) => id));
}

export function openingSeats(seats: readonly SeatDraft[], unnamed: Unnamed): OpeningSeat[] {
  const names = namesOf(seats, unnamed);
  return seats.map(({ who, level }, place): OpeningSeat => {
    const name = names[place] ?? "";
    if (who === "computer") return { kind: "computer", name, level };
    return { kind: "person", name, place: who === "link" ? "link" : "here" };
  });
}
