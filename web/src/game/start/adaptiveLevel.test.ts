import { describe, expect, it } from "vitest";
import type { Finished } from "@/store/finished";
import { finishedBy, part } from "@/store/finished.testing";
import { adapted } from "./adaptiveLevel";

/** Games against a computer player, coded by the winner: "w" for won, "l" for lost. */
function games(how: string, level: string, name = ""): Finished[] {
  return Array.from(how, (one, place) =>
    finishedBy(`${level}${String(place)}`, [part(name, one === "w" ? 250 : 150), part("", 200, level)]),
  );
}

describe("the level that fits somebody", () => {
  it("is the usual one before the first game, and stays where wins and defeats are about as many", () => {
    expect(adapted([], "")).toEqual({ level: "casual", won: 0, games: 0 });
    expect(adapted(games("ww", "casual"), "")).toEqual({ level: "casual", met: "casual", won: 2, games: 2 });
    expect(adapted(games("wlwlw", "club"), "")).toMatchObject({ level: "club", won: 3, games: 5 });
  });

  it("goes up by one level after clear wins, and down after clear defeats, never past the ends", () => {
    expect(adapted(games("www", "casual"), "")).toMatchObject({ level: "club", won: 3, games: 3 });
    expect(adapted(games("wwlwwlll", "casual"), "")).toMatchObject({ level: "club", won: 4, games: 5 });
    expect(adapted(games("lllwl", "casual"), "")).toMatchObject({ level: "beginner", won: 1, games: 5 });
    expect(adapted(games("lll", "beginner"), "").level).toBe("beginner");
    expect(adapted(games("www", "perfect"), "").level).toBe("perfect");
  });

  it("looks at games against the level met last alone", () => {
    expect(adapted([...games("w", "club"), ...games("wwwww", "casual")], "")).toMatchObject({ met: "club", games: 1 });
  });

  it("leaves out other people's games, those of several, and players that are no level", () => {
    const several = finishedBy("s", [part("", 250), part("", 200, "casual"), part("", 190, "club")]);
    const others = [several, ...games("www", "casual", "Ben"), ...games("www", "heuristic")];
    expect(adapted(others, "Anna").met).toBeUndefined();
    expect(adapted(games("www", "casual", "anna "), "Anna").level).toBe("club");
  });
});
