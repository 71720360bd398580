// @vitest-environment jsdom
import { expect, test } from "vitest";
import { computerName } from "@/game/tables/computerNames";
import {
  blockSeats,
  changed,
  hostIsNameless,
  LEVELS,
  movedUp,
  namedTwice,
  namesOf,
  openingSeats,
  playersAtFirst,
  seatsAtFirst,
  USUAL_LEVEL,
  without,
  withSeat,
} from "./seatDrafts";

const unnamed = {
  own: "",
  me: "Du",
  person: (n: number) => `Spieler ${String(n)}`,
  computer: computerName,
};

function who(seats: ReturnType<typeof seatsAtFirst>): string[] {
  return seats.map((seat) => seat.who);
}

test("a table begins with somebody here and the computer", () => {
  expect(openingSeats(seatsAtFirst(), unnamed)).toEqual([
    { kind: "person", name: "", place: "here" },
    { kind: "computer", name: "", level: "casual" },
  ]);
  expect(openingSeats(seatsAtFirst(), { ...unnamed, own: "Anna" })[0]).toMatchObject({ name: "Anna" });
});

test("seats come, go and move; each keeps its own number", () => {
  let seats = withSeat(withSeat(seatsAtFirst(), "here"), "link");
  expect(new Set(seats.map(({ id }) => id)).size).toBe(4);
  seats = movedUp(seats, seats[3]?.id ?? -1);
  expect(who(seats)).toEqual(["me", "computer", "link", "here"]);
  expect(movedUp(seats, 0)).toEqual(seats);
  seats = without(seats, 1);
  expect(who(seats)).toEqual(["me", "link", "here"]);
  expect(new Set(withSeat(seats, "here").map(({ id }) => id)).size).toBe(4);
});

test("who was given no name is called by the place or the level, and nobody like somebody else", () => {
  let seats = withSeat(withSeat(withSeat(seatsAtFirst(), "computer"), "here"), "link");
  expect(namesOf(seats, unnamed)).toEqual(["Spieler 1", "Otto", "Frida", "Spieler 4", ""]);
  expect(namesOf(seatsAtFirst(), unnamed)).toEqual(["Du", "Otto"]);
  seats = changed(seats, 0, { name: "  Anna " });
  expect(namesOf(seats, unnamed)[0]).toBe("Anna");
});

test("the same name twice is told at the second one", () => {
  let seats = withSeat(seatsAtFirst(), "here");
  seats = changed(changed(seats, 0, { name: "Anna" }), 2, { name: "anna" });
  expect(namedTwice(seats, unnamed)).toEqual(new Set([2]));
  expect(namedTwice(withSeat(withSeat(seatsAtFirst(), "link"), "link"), unnamed)).toEqual(new Set());
});

test("who invites by a link has a name, said once", () => {
  const seats = withSeat(seatsAtFirst(), "link");
  expect(hostIsNameless(seatsAtFirst(), unnamed)).toBeUndefined();
  expect(hostIsNameless(seats, unnamed)?.id).toBe(0);
  expect(hostIsNameless(changed(seats, 0, { name: "Anna" }), unnamed)).toBeUndefined();
  expect(hostIsNameless(seats, { ...unnamed, own: "Anna" })).toBeUndefined();
});

test("on a score block everybody has a name of their own", () => {
  const players = playersAtFirst(seatsAtFirst());
  expect(blockSeats(players, unnamed).map(({ name }) => name)).toEqual(["Spieler 1", "Spieler 2"]);
  expect(blockSeats(players, { ...unnamed, own: "Anna" })[0]?.name).toBe("Anna");
});

test("the levels go from the weakest to the strongest, and the usual one is among them", () => {
  expect(LEVELS).toEqual(["beginner", "casual", "club", "expert", "perfect"]);
  expect(LEVELS).toContain(USUAL_LEVEL);
});

test("a score block seats people only, and two of them at first", () => {
  const seats = withSeat(withSeat(withSeat(seatsAtFirst(), "here"), "link"), "here");
  expect(who(playersAtFirst(seats))).toEqual(["me", "here", "here"]);
  expect(who(playersAtFirst(seatsAtFirst()))).toEqual(["me", "here"]);
});
