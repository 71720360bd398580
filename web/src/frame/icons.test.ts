/** The home screen icons are real PNG files of the sizes in the manifest. */
import { crc32, inflateSync } from "node:zlib";
import { expect, test } from "vitest";
import { pictures } from "../../icons-plugin.ts";

const FELT = [31, 101, 71, 255];
const INK = [37, 33, 26, 255];

const made = new Map(pictures().map(([name, content]) => [name, Buffer.from(content)]));

interface Drawn {
  size: number;
  at: (x: number, y: number) => number[];
}

/** Parses PNGs as the plugin writes them: one chunk of pixels, no filters. */
function read(name: string): Drawn {
  const file = made.get(name);
  if (!file) throw new Error(`no picture "${name}"`);
  expect(file.subarray(1, 4).toString()).toBe("PNG");
  let pixels = Buffer.alloc(0);
  let size = 0;
  for (let at = 8; at < file.length;) {
    const length = file.readUInt32BE(at);
    const body = file.subarray(at + 4, at + 8 + length);
    expect(crc32(body)).toBe(file.readUInt32BE(at + 8 + length));
    if (body.subarray(0, 4).toString() === "IHDR") size = body.readUInt32BE(4);
    if (body.subarray(0, 4).toString() === "IDAT") pixels = inflateSync(body.subarray(4));
    at += 12 + length;
  }
  expect(pixels.length).toBe(size * (1 + 4 * size));
  return { size, at: (x, y) => [...pixels.subarray(y * (1 + 4 * size) + 1 + 4 * x).subarray(0, 4)] };
}

test.each([
  ["icon-192.png", 192],
  ["icon-512.png", 512],
  ["icon-maskable-512.png", 512],
  ["apple-touch-icon.png", 180],
])("%s", (name, size) => {
  const picture = read(name);
  expect(picture.size).toBe(size);
  expect(picture.at(Math.round(size / 2), 3)).toEqual(FELT);
});

test("corners are round only where the device does not cut them", () => {
  expect(read("icon-512.png").at(0, 0)[3]).toBe(0);
  expect(read("icon-maskable-512.png").at(0, 0)).toEqual(FELT);
});

test("the front die shows a pip in its middle", () => {
  expect(read("icon-512.png").at(Math.round(5.12 * 61), Math.round(5.12 * 61))).toEqual(INK);
});

test("the drawing without pixels shows the same: a ground, two dice, six pips", () => {
  expect(
    made
      .get("icon.svg")
      ?.toString()
      .match(/<rect /g),
  ).toHaveLength(9);
});
