/** Who is to sit at a new table, while it is being decided: plain lists in, plain lists out. */
import levels from "@levels";
import type { Level, OpeningSeat } from "@/wire/types";

/** "me" is the person who opens the table; "here" somebody else at this device; "link" whoever gets the invitation. */
export type SeatPerson = "me" | "here" | "computer" | "link";

export interface SeatDraft {
  /** Stays the same when seats move. */
  id: number;
  who: SeatPerson;
  /** As typed; empty for the name that stands there grey. */
  name: string;
  level: Level;
  /** The level is chosen anew for each table, by how the person fared last. */
  adapts?: boolean;
}

/** A score block has room for a whole party. */
export const MOST_AT_A_BLOCK = 30;
/** The computer players to choose from, from the weakest by what they score: the same everywhere, with a network or without. */
export const LEVELS: readonly Level[] = Object.keys(levels);
/** One that a family beats about every second time (docs/players.md). */
export const USUAL_LEVEL: Level = "casual";

export function seatsAtFirst(adapts = false): SeatDraft[] {
  return [
    { id: 0, who: "me", name: "", level: USUAL_LEVEL },
    { id: 1, who: "computer", name: "", level: USUAL_LEVEL, adapts },
  ];
}

/** Those who adapt play at this level now. */
export function adaptedSeats(seats: readonly SeatDraft[], level: Level): SeatDraft[] {
  return seats.map((seat) => (seat.adapts ? { ...seat, level } : seat));
}

export function withSeat(seats: readonly SeatDraft[], who: SeatPerson): SeatDraft[] {
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
export interface NamelessSeat {
  /** The name that the person here has at every table; empty for none. */
  own: string;
  me: string;
  person: (number: number) => string;
  computer: (level: Level) => string;
}

/** The names as this page will show them; computers of one level are numbered from the second on. */
export function namesOf(seats: readonly SeatDraft[], unnamed: NamelessSeat): string[] {
  const named: string[] = [];
  const alone = !seats.some(({ who }) => who === "here");
  seats.forEach((seat, place) => {
    const given = givenName(seat, unnamed);
    if (given || seat.who === "link") named.push(given);
    else if (seat.who === "computer") named.push(notYetIn(named, unnamed.computer(seat.level)));
    else named.push(seat.who === "me" && alone ? unnamed.me : unnamed.person(place + 1));
  });
  return named;
}

/** A word, numbered from the second that is called by it on. */
export function notYetIn(names: readonly string[], word: string): string {
  for (let number = 1; ; number += 1) {
    const tried = number === 1 ? word : `${word} ${String(number)}`;
    if (!names.includes(tried)) return tried;
  }
}

/** The name that everybody will see; empty where each page has a word of its own. */
function givenName({ who, name }: SeatDraft, { own }: NamelessSeat): string {
  return name.trim() || (who === "me" ? own : "");
}

/** Whether somebody would come by a link who cannot know who opened the table. */
export function hostIsNameless(seats: readonly SeatDraft[], unnamed: NamelessSeat): SeatDraft | undefined {
  if (!seats.some(({ who }) => who === "link")) return undefined;
  return seats.find((seat) => seat.who === "me" && !givenName(seat, unnamed));
}

/** Seats whose name another seat before them has: nobody could tell them apart. */
export function namedTwice(seats: readonly SeatDraft[], unnamed: NamelessSeat): Set<number> {
  const names = namesOf(seats, unnamed).map((name) => name.toLocaleLowerCase());
  const twice = seats.filter((_, place) => names[place] !== "" && names.indexOf(names[place] ?? "") < place);
  return new Set(twice.map(({ id }) => id));
}

/** The seats of a game: names are what people gave, and never a word of this page. */
export function openingSeats(seats: readonly SeatDraft[], unnamed: NamelessSeat): OpeningSeat[] {
  return seats.map((seat): OpeningSeat => {
    const { who, level } = seat;
    const name = givenName(seat, unnamed);
    if (who === "computer") return { kind: "computer", name, level };
    return { kind: "person", name, place: who === "link" ? "link" : "here" };
  });
}

/** The players of a score block, each with a name, as it is written on paper. */
export function blockSeats(seats: readonly SeatDraft[], unnamed: NamelessSeat): OpeningSeat[] {
  const names = namesOf(seats, { ...unnamed, me: unnamed.person(1) });
  return seats.map((_, place) => ({ kind: "person", name: names[place] ?? "", place: "here" }));
}
