import { expect, test } from "vitest";
import { TUNES } from "@/store/personLook";
import type { Stage } from "./instruments";
import { melody } from "./tunes";

/** Returns a stage that notes when and how high oscillators start. */
function silentStage(): { stage: Stage; heard: string[] } {
  const heard: string[] = [];
  const parameter = { setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined };
  const node = { gain: parameter, connect: (next: unknown) => next };
  const createOscillator = () => {
    let pitch = 0;
    const frequency = { ...parameter, setValueAtTime: (value: number) => (pitch = value) };
    const start = (at: number) => heard.push(`${at.toFixed(2)} ${String(Math.round(pitch))}`);
    return { frequency, connect: () => undefined, start, stop: () => undefined };
  };
  const context = { createGain: () => node, createOscillator } as unknown as BaseAudioContext;
  return { stage: { context, output: node as unknown as AudioNode, noise: {} as AudioBuffer, luck: () => 0.5 }, heard };
}

function notesOf(tune: (typeof TUNES)[number], at: number): string[] {
  const { stage, heard } = silentStage();
  melody(stage, at, tune);
  return heard;
}

test("every tune sounds unlike the others, at once and for less than two seconds", () => {
  const all = TUNES.map((tune) => notesOf(tune, 5));
  for (const notes of all) {
    const times = notes.map((note) => Number.parseFloat(note));
    expect(Math.min(...times)).toBe(5);
    expect(Math.max(...times)).toBeLessThan(7);
  }
  expect(new Set(all.map(String)).size).toBe(TUNES.length);
});

test("the fanfare begins with C, E, G and C", () => {
  expect(
    notesOf("fanfare", 0)
      .filter((note) => / (523|659|784|1047)$/.test(note))
      .slice(0, 4),
  ).toEqual(["0.00 523", "0.09 659", "0.18 784", "0.27 1047"]);
});
