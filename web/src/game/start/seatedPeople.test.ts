import { expect, test } from "vitest";
import { namesOf, seatsAtFirst, withSeat } from "./seatDrafts";
import { seatOf, withoutPerson, withPerson } from "./seatedPeople";

const unnamed = {
  own: "",
  me: "Du",
  person: (n: number) => `Spieler ${String(n)}`,
  computer: (level: string) => `<${level}>`,
};

test("a known person sits where nobody is named yet, otherwise after the last person and before the computers", () => {
  let seats = withPerson(seatsAtFirst(), "Oma", unnamed);
  expect(namesOf(seats, unnamed)).toEqual(["Oma", "<casual>"]);
  expect(seats[0]?.who).toBe("here");
  seats = withPerson(seats, "Opa", unnamed);
  expect(namesOf(seats, unnamed)).toEqual(["Oma", "Opa", "<casual>"]);
  expect(seatOf(seats, "opa ", unnamed)?.id).toBe(2);
  expect(seatOf(seats, "<casual>", unnamed)).toBeUndefined();
  const own = { ...unnamed, own: "Anna" };
  expect(seatOf(seatsAtFirst(), "Anna", own)?.who).toBe("me");
  expect(namesOf(withPerson(seatsAtFirst(), "Oma", own), own)).toEqual(["Anna", "Oma", "<casual>"]);
});

test("who gets up leaves no seat, except the only one, where the next person sits down", () => {
  const own = { ...unnamed, own: "Anna" };
  const two = withPerson(withSeat([], "me"), "Oma", own);
  const one = withoutPerson(two, two[0]?.id ?? -1);
  expect(namesOf(one, own)).toEqual(["Oma"]);
  const none = withoutPerson(one, one[0]?.id ?? -1);
  expect(namesOf(none, own)).toEqual(["Spieler 1"]);
  expect(namesOf(withoutPerson(withSeat([], "me"), 0), own)).toEqual(["Spieler 1"]);
  expect(namesOf(withPerson(none, "Opa", own), own)).toEqual(["Opa"]);
});
