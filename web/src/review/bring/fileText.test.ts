import { expect, test } from "vitest";
import { textOf } from "./fileText";

const TEXT = "Große Straße;40";
const LETTERS = Array.from(TEXT, (letter) => letter.charCodeAt(0));

test.each([
  ["UTF-8", [...new TextEncoder().encode(TEXT)]],
  ["UTF-8 with a mark", [0xef, 0xbb, 0xbf, ...new TextEncoder().encode(TEXT)]],
  ["a spreadsheet's of German Windows", LETTERS],
  ["UTF-16", [0xff, 0xfe, ...LETTERS.flatMap((letter) => [letter, 0])]],
  ["UTF-16 the other way", [0xfe, 0xff, ...LETTERS.flatMap((letter) => [0, letter])]],
])("a file is read as %s", (_, octets) => {
  expect(textOf(new Uint8Array(octets).buffer)).toBe(TEXT);
});
