/** Input and output of the simulation of a throw. */
import type { Rotation } from "./rotation";

export interface FeltPlace {
  x: number;
  y: number;
}

/** Resting place of a die: its middle, and its rotation in radians. */
export interface Rest extends FeltPlace {
  turn: number;
}

/** One throw, in pixels and seconds. */
export interface ThrowMotion {
  field: { left: number; top: number; right: number; bottom: number };
  /** Side length of a die. */
  size: number;
  mouth: FeltPlace;
  rests: readonly Rest[];
  seconds: number;
  luck: () => number;
}

export interface MotionFrame extends FeltPlace {
  /** Above the felt, in side lengths. */
  height: number;
  rotation: Rotation;
}

/** A collision, for its sound. */
export interface Knock {
  /** Seconds after the first die left the cup. */
  at: number;
  on: "felt" | "die" | "edge";
  /** From 0 to 1. */
  force: number;
}

export interface Roll {
  /** For each die a frame every `STEP` seconds; the last one is at rest. */
  frames: readonly (readonly MotionFrame[])[];
  knocks: readonly Knock[];
}

export const STEP = 1 / 60;
