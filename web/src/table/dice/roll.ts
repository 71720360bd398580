/** A throw as numbers: what it is given, and what comes of it. */
import type { Rotation } from "./rotation";

export interface FeltPlace {
  x: number;
  y: number;
}

/** Where a die comes to rest: its middle, and how far it is turned, in radians. */
export interface Rest extends FeltPlace {
  turn: number;
}

/** One throw, in pixels and seconds. */
export interface ThrowMotion {
  field: { left: number; top: number; right: number; bottom: number };
  /** The side of a die. */
  size: number;
  mouth: FeltPlace;
  rests: readonly Rest[];
  seconds: number;
  luck: () => number;
}

export interface MotionFrame extends FeltPlace {
  /** Above the felt, counted in sides of a die. */
  height: number;
  rotation: Rotation;
}

/** Something hits something, as one hears it. */
export interface Knock {
  /** In seconds after the first die left the cup. */
  at: number;
  on: "felt" | "die" | "edge";
  /** From 0 to 1. */
  force: number;
}

export interface Roll {
  /** For each die one frame every `STEP` seconds, the last one at rest. */
  frames: readonly (readonly MotionFrame[])[];
  knocks: readonly Knock[];
}

export const STEP = 1 / 60;
