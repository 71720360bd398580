import { expect, test } from "vitest";
import { recordsIn, toldOf } from "./recordsInFile";

const ONE =
  '[Variant "kniffel"]\n[Date "2026-11-21"]\n[Seat1 "Anna"]\n[Seat2 "B \\"b\\""]\n\n1: 13446 >44 24446 = fours 12\n';

test("a text with one game is that game", () => {
  expect(recordsIn(ONE)).toEqual([ONE]);
  expect(recordsIn("no record at all")).toHaveLength(1);
});

test("games behind each other are told apart by their tags, whatever stands between them", () => {
  const found = recordsIn(`${ONE}\n; a word\n[Event "x"]\n${ONE}`);
  expect(found).toHaveLength(2);
  expect(found[1]).toContain('[Event "x"]');
  expect(toldOf(found[0] ?? "")).toMatchObject({ variant: "kniffel", day: "2026-11-21", names: ["Anna", 'B "b"'] });
});

test("of a history, those are found whose throws were kept", () => {
  expect(recordsIn(JSON.stringify({ format: "pasch-history", games: [{ record: ONE }, {}] }))).toEqual([ONE]);
  expect(recordsIn('{"format": "pasch-record"}')).toHaveLength(1);
});
