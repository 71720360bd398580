import { expect, test } from "vitest";
import { middleOf, MOST_MEGABYTES, photoOf } from "./photo";

test("a photo is the square in the middle, of upright and wide pictures alike", () => {
  expect(middleOf(400, 300)).toEqual({ x: 50, y: 0, side: 300 });
  expect(middleOf(300, 401)).toEqual({ x: 0, y: 50.5, side: 300 });
  expect(middleOf(64, 64)).toEqual({ x: 0, y: 0, side: 64 });
});

test("a picture too large to decode on a phone is refused before it is read", async () => {
  const file = { size: MOST_MEGABYTES * 1_000_000 + 1 } as Blob;
  await expect(photoOf(file)).rejects.toMatchObject({ code: "person-photo-too-large" });
});
