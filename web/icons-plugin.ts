/**
 * Pasch's logo as files: an SVG, and PNG icons for home screens, drawn from the same shapes.
 *
 * The icons are rendered during the build, which needs no drawing program and no binary files in the repository.
 */
import { crc32, deflateSync } from "node:zlib";
import type { Plugin } from "vite";

export type Colour = readonly [red: number, green: number, blue: number];
export interface Square {
  x: number;
  y: number;
  half: number;
  radius: number;
  /** Clockwise, in degrees. */
  turn: number;
  colour: Colour;
}

export const FELT: Colour = [31, 101, 71];
export const AMBER: Colour = [243, 189, 79];
export const IVORY: Colour = [255, 250, 240];
export const INK: Colour = [37, 33, 26];

/** In a square of 100: two dice with the same face, one behind the other. */
const DICE: Square[] = [
  { x: 39, y: 40, half: 23, radius: 12, turn: -12, colour: AMBER },
  { x: 61, y: 61, half: 23, radius: 12, turn: 8, colour: IVORY },
];
const PIP = 5;
const PIPS_AT = [-11.5, 0, 11.5];

/** Returns each die with its three pips, from back to front. */
function drawing(): Square[] {
  return DICE.flatMap((die) => [die, ...PIPS_AT.map((at) => pip(die, at))]);
}

function pip({ x, y, turn }: Square, at: number): Square {
  const angle = (turn * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return { x: x + at * cos - at * sin, y: y + at * sin + at * cos, half: PIP, radius: PIP, turn: 0, colour: INK };
}

interface Picture {
  size: number;
  /** Radius of the background's corners in a square of 100; 0 where the device cuts them itself. */
  corner: number;
  /** Size of the dice: a device may crop all but the middle four fifths. */
  scale: number;
}

const PICTURES: Record<string, Picture> = {
  "icon-192.png": { size: 192, corner: 22, scale: 1 },
  "icon-512.png": { size: 512, corner: 22, scale: 1 },
  "icon-maskable-512.png": { size: 512, corner: 0, scale: 0.78 },
  "apple-touch-icon.png": { size: 180, corner: 0, scale: 0.9 },
};

const SVG_CORNER = 22;

export function icons(): Plugin {
  return {
    name: "pasch-icons",
    generateBundle() {
      for (const [fileName, source] of pictures()) this.emitFile({ type: "asset", fileName, source });
    },
    configureServer({ middlewares }) {
      const made = new Map(pictures());
      middlewares.use((request, response, next) => {
        const file = made.get(request.url?.slice(1) ?? "");
        if (!file) {
          next();
          return;
        }
        response.setHeader("Content-Type", typeof file === "string" ? "image/svg+xml" : "image/png");
        response.end(file);
      });
    },
  };
}

/** Returns the files by name. */
export function pictures(): [name: string, content: string | Uint8Array][] {
  const pngs = Object.entries(PICTURES).map(([name, picture]): [string, Uint8Array] => [name, png(picture)]);
  return [["icon.svg", svg()], ...pngs];
}

function ground(corner: number): Square {
  return { x: 50, y: 50, half: 50, radius: corner, turn: 0, colour: FELT };
}

function svg(): string {
  const shapes = [ground(SVG_CORNER), ...drawing()].map(({ x, y, half, radius, turn, colour }) => {
    const box = `x="${text(x - half)}" y="${text(y - half)}" width="${text(2 * half)}" height="${text(2 * half)}"`;
    return `<rect ${box} rx="${text(radius)}" fill="rgb(${colour.join(" ")})" transform="rotate(${text(turn)} ${text(x)} ${text(y)})"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">${shapes.join("")}</svg>\n`;
}

function text(value: number): string {
  return String(Math.round(value * 100) / 100);
}

/** RGBA by pixel, coloured by distance inside each shape. */
function png({ size, corner, scale }: Picture): Uint8Array {
  const point = 100 / size;
  const shapes = drawing().map((shape) => resize(shape, scale));
  const rows = Buffer.alloc(size * (1 + 4 * size));
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column < size; column += 1) {
      const [x, y] = [(column + 0.5) * point, (row + 0.5) * point];
      let colour: Colour = FELT;
      for (const shape of shapes) colour = mixed(colour, shape.colour, cover(shape, x, y, point));
      const opacity = corner === 0 ? 1 : cover(ground(corner), x, y, point);
      rows.set([...colour.map(Math.round), Math.round(255 * opacity)], row * (1 + 4 * size) + 1 + 4 * column);
    }
  }
  return pngFile(size, size, rows);
}

function resize(shape: Square, scale: number): Square {
  const moved = (at: number): number => 50 + (at - 50) * scale;
  const { half, radius } = shape;
  return { ...shape, x: moved(shape.x), y: moved(shape.y), half: half * scale, radius: radius * scale };
}

/** Returns the share of a pixel covered by a shape, from 0 to 1, by its distance from the edge. */
export function cover({ x, y, half, radius, turn }: Square, atX: number, atY: number, point: number): number {
  const dx = atX - x;
  const dy = atY - y;
  // Most pixels are outside, however the shape is turned.
  if (Math.max(Math.abs(dx), Math.abs(dy)) > 1.5 * half + point) return 0;
  const angle = (-turn * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const outX = Math.abs(dx * cos - dy * sin) - (half - radius);
  const outY = Math.abs(dx * sin + dy * cos) - (half - radius);
  const distance = Math.hypot(Math.max(outX, 0), Math.max(outY, 0)) + Math.min(Math.max(outX, outY), 0) - radius;
  return Math.min(1, Math.max(0, 0.5 - distance / point));
}

export function mixed(below: Colour, above: Colour, share: number): Colour {
  if (share === 0) return below;
  const [red, green, blue] = below.map((value, part) => value + ((above[part] ?? 0) - value) * share);
  return [red ?? 0, green ?? 0, blue ?? 0];
}

const SIGNATURE = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);

/** PNG with 8 bits a channel and alpha; each row starts with its filter type, 0 for none. */
export function pngFile(width: number, height: number, rows: Buffer): Uint8Array {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 6, 0, 0, 0], 8);
  return Buffer.concat([
    SIGNATURE,
    chunk("IHDR", head),
    chunk("IDAT", deflateSync(rows, { level: 9 })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function chunk(kind: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(kind, "latin1"), content]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
