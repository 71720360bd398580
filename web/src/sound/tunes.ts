/** Tunes of people, each a second or two: what sounds for their Kniffel and their victories. */
import type { PersonTune } from "@/store/personLook";
import { bar, type Stage } from "./instruments";

/** Seconds after the beginning, semitones above A4, and loudness. */
type Note = readonly [after: number, semitones: number, volume: number];

const A4 = 440;

const TUNES: Readonly<Record<PersonTune, readonly Note[]>> = {
  // C major upward, then two chords at once.
  fanfare: [...rising([3, 7, 10, 15], 0.09, 0.14), ...together([7, 10, 22], 0.46, 0.1)],
  // A peal from the top.
  bells: [...rising([22, 19, 17, 15, 10], 0.16, 0.13), ...together([10, 22], 0.96, 0.09)],
  harp: rising([-9, -5, -2, 3, 7, 10, 15, 19, 22, 27], 0.06, 0.1),
  // Long, short, short, long: the beat of a drum.
  march: [...together([3], 0, 0.15), ...rising([3, 3, 7], 0.12, 0.13, 0.3), ...together([3, 7, 10], 0.78, 0.12)],
  cuckoo: [...rising([10, 7], 0.28, 0.15), ...rising([10, 7], 0.28, 0.15, 0.72)],
  lullaby: [...rising([7, 7, 10], 0.22, 0.11), ...rising([7, 7, 10, 15], 0.22, 0.11, 0.88)],
};

function rising(semitones: readonly number[], step: number, volume: number, begin = 0): Note[] {
  return semitones.map((semitone, place) => [begin + step * place, semitone, volume]);
}

function together(semitones: readonly number[], after: number, volume: number): Note[] {
  return semitones.map((semitone) => [after, semitone, volume]);
}

/** Plays a tune on wooden bars, from a time of the stage on. */
export function melody(stage: Stage, at: number, tune: PersonTune): void {
  for (const [after, semitones, volume] of TUNES[tune]) bar(stage, at + after, A4 * 2 ** (semitones / 12), volume);
}
