/** Colours, faces, tunes and hands of people, and those of somebody who has chosen none. */
import { keyOf } from "./finished";

export const COLOURS = ["red", "orange", "ochre", "green", "teal", "blue", "violet", "pink"] as const;
export const FACES = [
  ...(["die", "cup", "clover", "heart", "sun", "moon"] as const),
  ...(["cat", "owl", "fox", "rabbit", "bear", "fish"] as const),
] as const;

export const TUNES = ["fanfare", "bells", "harp", "march", "cuckoo", "lullaby"] as const;

export const HANDS = ["right", "left"] as const;

export type PersonColour = (typeof COLOURS)[number];
export type PersonFace = (typeof FACES)[number];

/** What sounds for a person's Kniffel and victories. */
export type PersonTune = (typeof TUNES)[number];

/** The hand that a person plays with. */
export type PersonHand = (typeof HANDS)[number];

export interface PersonLook {
  colour: PersonColour;
  face: PersonFace;
  /** A small square photo instead of the face, as a data address; it never leaves the device. */
  photo?: string | undefined;
}

/** How a person looks, sounds and plays. */
export interface PersonStyle extends PersonLook {
  tune: PersonTune;
  hand: PersonHand;
}

/** Returns the style that follows from a name, the same on every device; the hand is the more frequent one. */
export function derivedStyle(name: string): PersonStyle {
  const hash = hashOf(keyOf(name));
  const rest = Math.floor(hash / COLOURS.length);
  const tune = pick(TUNES, Math.floor(rest / FACES.length));
  return { colour: pick(COLOURS, hash), face: pick(FACES, rest), tune, hand: "right" };
}

function pick<One>(many: readonly [One, ...One[]], number: number): One {
  return many[number % many.length] ?? many[0];
}

/** FNV-1a, with a last mix so that every bit depends on all letters. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const unit of text) hash = Math.imul(hash ^ (unit.codePointAt(0) ?? 0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return (hash ^ (hash >>> 13)) >>> 0;
}
