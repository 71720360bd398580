// @vitest-environment jsdom
import { expect, test } from "vitest";
import { persons } from "@/store/persons.svelte";
import { kniffelTable } from "@/testing/kniffelTable";
import { handAt, seatAtHand } from "./handedness";

const NAMES = ["Anna", "Ben", "Oma"];
const tableAfter = (...happened: object[]) => kniffelTable(NAMES, happened, { first: 0 });
const rolled = (seat: number) => ({ type: "rolled", seat, dice: "13446" });
const scored = (seat: number) => ({ type: "scored", seat, box: "chance" });

test("a table is arranged for the person on turn at this device, and for no one else's hand", async () => {
  await persons.choose("Oma", { hand: "left" });
  await persons.read();
  const annas = tableAfter();
  const omas = tableAfter(rolled(0), scored(0), rolled(1), scored(1));
  expect(handAt(annas, [0, 1, 2])).toBe("right");
  expect(handAt(omas, [0, 1, 2])).toBe("left");
  expect(handAt(omas, [0])).toBe("right");
  expect(handAt(omas, [])).toBe("right");
});

test("nothing moves within a turn, nor while others play elsewhere", () => {
  const seats = [[], [rolled(0)], [rolled(0), scored(0)], [rolled(0), scored(0), rolled(1)]].map((happened) => {
    const table = tableAfter(...happened);
    return [seatAtHand(table, [0, 1, 2]), seatAtHand(table, [0, 2])];
  });
  expect(seats).toEqual([
    [0, 0],
    [0, 0],
    [1, 0],
    [1, 0],
  ]);
  expect(seatAtHand(tableAfter(), [2])).toBe(2);
  expect(seatAtHand(tableAfter(), [])).toBeUndefined();
});
