/** Coordinates of charts. */

/** Vertical range: round numbers around all values. */
export interface Scale {
  least: number;
  most: number;
  /** Values of the grid lines, lowest first. */
  marks: number[];
}

const STEPS = [5, 10, 20, 25, 50, 100, 200, 250, 500, 1000];
const MOST_MARKS = 5;

/** Returns a scale for these numbers, with a nonzero range even for equal ones. */
export function scaleFor(numbers: readonly number[]): Scale {
  const [low, high] = [Math.min(...numbers), Math.max(...numbers)];
  const step = STEPS.find((one) => (high - low) / one < MOST_MARKS - 1) ?? Math.ceil((high - low) / MOST_MARKS);
  const least = Math.floor(low / step) * step;
  const most = Math.max(Math.ceil(high / step) * step, least + step);
  const marks = Array.from({ length: Math.round((most - least) / step) + 1 }, (_, mark) => least + mark * step);
  return { least, most, marks };
}

export interface ChartFrame {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Returns the x of a game; games are spaced evenly, regardless of dates. */
export function across(frame: ChartFrame, index: number, count: number): number {
  if (count < 2) return (frame.left + frame.right) / 2;
  return roundToTenth(frame.left + ((frame.right - frame.left) * index) / (count - 1));
}

export function up(frame: ChartFrame, { least, most }: Scale, value: number): number {
  return roundToTenth(frame.bottom - ((frame.bottom - frame.top) * (value - least)) / (most - least));
}

export function lineThrough(points: readonly (readonly [x: number, y: number])[]): string {
  return points.map(([x, y], index) => `${index === 0 ? "M" : "L"}${String(x)} ${String(y)}`).join("");
}

/** Draws dots as one path: zero-length lines with round caps. */
export function dotsAt(points: readonly (readonly [x: number, y: number])[]): string {
  return points.map(([x, y]) => `M${String(x)} ${String(y)}h0`).join("");
}

function roundToTenth(value: number): number {
  return Math.round(value * 10) / 10;
}
