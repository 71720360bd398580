/** Known people who sit down at a table that is being set up, and get up again; pure functions on lists. */
import { keyOf } from "@/store/finished";
import { changed, givenName, isHere, without, withSeat, type NamelessSeat, type SeatDraft } from "./seatDrafts";

/** Returns the seat of somebody at this device, by name regardless of case. */
export function seatOf(seats: readonly SeatDraft[], name: string, unnamed: NamelessSeat): SeatDraft | undefined {
  return seats.find((seat) => isHere(seat) && keyOf(givenName(seat, unnamed)) === keyOf(name));
}

/** Returns the first seat at this device without a name. */
export function namelessSeat(seats: readonly SeatDraft[], unnamed: NamelessSeat): SeatDraft | undefined {
  return seats.find((seat) => isHere(seat) && !givenName(seat, unnamed));
}

/**
 * Seats somebody at this device: where nobody is named yet, otherwise after the last person there.
 *
 * The device need not be theirs, so its user's name stays.
 */
export function withPerson(seats: readonly SeatDraft[], name: string, unnamed: NamelessSeat): SeatDraft[] {
  const nameless = namelessSeat(seats, unnamed);
  if (nameless) return changed(seats, nameless.id, { who: "here", name });
  const added = withSeat(seats, "here")
    .slice(-1)
    .map((seat) => ({ ...seat, name }));
  const place = seats.findLastIndex(isHere) + 1;
  return [...seats.slice(0, place), ...added, ...seats.slice(place)];
}

/** Takes somebody off the table; the only seat stays, without a name. */
export function withoutPerson(seats: readonly SeatDraft[], id: number): SeatDraft[] {
  return seats.length > 1 ? without(seats, id) : changed(seats, id, { who: "here", name: "" });
}
