/**
 * The link preview shown by messengers: five dice on felt, rendered during the build, without words to suit every
 * language.
 */
import type { Plugin } from "vite";
import { AMBER, type Colour, cover, FELT, INK, IVORY, mixed, pngFile, type Square } from "./icons-plugin.ts";

const FILE = "preview.png";
/** The size that messengers ask for, in pixels. */
const [WIDTH, HEIGHT] = [1200, 630];
/** Shapes use a width of 100. */
const POINT = 100 / WIDTH;
const FELT_DEEP: Colour = [19, 70, 50];
const SHADOW: Colour = [12, 48, 34];

/** A large straight. */
const DICE = [
  { x: 15, y: 29, turn: -9, face: 2 },
  { x: 33, y: 22.5, turn: 7, face: 3 },
  { x: 50.5, y: 30, turn: -4, face: 4 },
  { x: 68, y: 22.5, turn: 11, face: 5 },
  { x: 85.5, y: 29.5, turn: -7, face: 6 },
];
const HALF = 7.6;
const AWAY = 3.9;
const PIPS: Record<number, [number, number][]> = {
  2: [[-1, -1], [1, 1]], // prettier-ignore
  3: [[-1, -1], [0, 0], [1, 1]], // prettier-ignore
  4: [[-1, -1], [1, -1], [-1, 1], [1, 1]], // prettier-ignore
  5: [[-1, -1], [1, -1], [0, 0], [-1, 1], [1, 1]], // prettier-ignore
  6: [[-1, -1], [1, -1], [-1, 0], [1, 0], [-1, 1], [1, 1]], // prettier-ignore
};

export function preview(): Plugin {
  return {
    name: "pasch-preview",
    generateBundle() {
      this.emitFile({ type: "asset", fileName: FILE, source: previewPicture() });
    },
  };
}

function previewPicture(): Uint8Array {
  const shapes = DICE.flatMap(dieShapes);
  const rows = Buffer.alloc(HEIGHT * (1 + 4 * WIDTH));
  for (let row = 0; row < HEIGHT; row += 1) {
    for (let column = 0; column < WIDTH; column += 1) {
      const [x, y] = [(column + 0.5) * POINT, (row + 0.5) * POINT];
      let colour = mixed(FELT, FELT_DEEP, Math.min(1, Math.hypot(x - 38, 1.4 * y) / 88));
      for (const shape of shapes) colour = mixed(colour, shape.colour, cover(shape, x, y, POINT));
      rows.set([...colour.map(Math.round), 255], row * (1 + 4 * WIDTH) + 1 + 4 * column);
    }
  }
  return pngFile(WIDTH, HEIGHT, rows);
}

/** A die with shadow and pips; the six is held. */
function dieShapes({ x, y, turn, face }: (typeof DICE)[number]): Square[] {
  const body: Square = { x, y, half: HALF, radius: 3.4, turn, colour: face === 6 ? AMBER : IVORY };
  const shadow: Square = { ...body, x: x + 0.7, y: y + 1.1, half: HALF + 0.25, colour: SHADOW };
  const angle = (turn * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const pips = (PIPS[face] ?? []).map(([across, down]): Square => {
    const [dx, dy] = [across * AWAY, down * AWAY];
    const at = { x: x + dx * cos - dy * sin, y: y + dx * sin + dy * cos };
    return { ...at, half: 1.45, radius: 1.45, turn: 0, colour: INK };
  });
  return [shadow, body, ...pips];
}
