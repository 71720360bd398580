/** The lines of a game: chance to win or expected final total by seat and event. */
import { across, scaleFor, up, type ChartFrame, type Scale } from "@/ui/chartScale";
import type { Review } from "@/wire/types";

export type CurveKind = "win" | "expected";
export type CurvePoint = readonly [x: number, y: number];

/** Dash patterns distinguish lines without colour; the first is solid. */
export const DASHES = ["", "9 5", "2 5", "14 4 3 4", "6 3", "1 4 8 4", "16 6", "4 8"] as const;

/** Returns each seat's values by point. */
export function valuesOf({ curve, seats }: Review, kind: CurveKind): number[][] {
  return seats.map(({ seat }) =>
    curve.map((point) => (kind === "win" ? point.win?.[seat] : point.expected[seat]) ?? 0),
  );
}

export function hasChances({ curve, seats }: Review): boolean {
  return seats.length > 1 && curve.every(({ win }) => win !== null);
}

/** Returns 0 to 1 for chances, round numbers around all values for totals. */
export function scaleOf(values: readonly (readonly number[])[], kind: CurveKind): Scale {
  if (kind === "win") return { least: 0, most: 1, marks: [0, 0.25, 0.5, 0.75, 1] };
  return scaleFor(values.flat());
}

export function spotsOf(frame: ChartFrame, scale: Scale, values: readonly number[]): CurvePoint[] {
  return values.map((value, index) => [across(frame, index, values.length), up(frame, scale, value)]);
}

/** Returns the point nearest to a horizontal position. */
export function nearest(frame: ChartFrame, count: number, x: number): number {
  const share = (x - frame.left) / Math.max(1, frame.right - frame.left);
  return Math.max(0, Math.min(count - 1, Math.round(share * (count - 1))));
}
