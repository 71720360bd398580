// @vitest-environment jsdom
import { expect, test, vi } from "vitest";
import type { Finished } from "@/store/finished";
import { finishedBy, part } from "@/store/finished.testing";
import type { Opening } from "@/wire/types";
import { playAtOnce } from "./lastRules";

let before: () => Finished[];
vi.mock("@/store/finished", async (original) => ({
  ...(await original<typeof import("@/store/finished")>()),
  finishedGames: async () => Promise.resolve(before()),
}));
const opened: Opening[] = [];
vi.mock("@/game/start/tableOpening", async (original) => ({
  ...(await original<typeof import("@/game/start/tableOpening")>()),
  unnamed: () => ({ own: "", me: "Du", person: String, computer: String }),
  sit: (opening: Opening) => Promise.resolve(opened.push(opening)),
}));

const won = (id: string) => finishedBy(id, [part("", 250), part("", 200, "casual")]);

test.each([
  ["has not played yet", () => [], "casual"],
  ["has won clearly", () => [won("1"), won("2"), won("3")], "club"],
  [
    "has no database",
    () => {
      throw new Error("private window");
    },
    "casual",
  ],
])("who %s meets the computer player that suits them with one tap", async (_, games, level) => {
  before = games;
  await playAtOnce();
  expect(opened.at(-1)?.seats[1]).toEqual({ kind: "computer", name: "", level });
});
