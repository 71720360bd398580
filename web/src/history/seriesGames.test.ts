import { expect, test } from "vitest";
import { finishedBy, part } from "@/store/finished.testing";
import { seriesGames } from "./seriesGames";

function game(id: string, day: number, anna: number, ben: number, series?: string) {
  const endedAt = `2026-10-0${String(day)}T18:00:00Z`;
  return finishedBy(id, [part("Anna", anna), part("Ben", ben)], { endedAt, ...(series && { series }) });
}

test("a game alone has no series", () => {
  const one = game("a", 1, 200, 100);
  expect(seriesGames(one, [one])).toBeUndefined();
  const first = game("b", 1, 200, 100, "s");
  expect(seriesGames(first, [first, one])).toBeUndefined();
});

test("the games of a series in the order of their days, with wins and points; a shared win counts for both", () => {
  const [first, second, third] = [
    game("a", 1, 200, 100, "s"),
    game("b", 2, 150, 150, "s"),
    game("c", 3, 100, 220, "s"),
  ];
  const found = seriesGames(second, [third, game("x", 2, 1, 2, "another"), second, first]);
  expect(found?.games.map(({ id }) => id)).toEqual(["a", "b", "c"]);
  expect(found?.totals).toEqual([
    [200, 100],
    [150, 150],
    [100, 220],
  ]);
  expect(found?.wins).toEqual([2, 2]);
  expect(found?.points).toEqual([450, 470]);
});
