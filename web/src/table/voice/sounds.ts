/**
 * Sounds of the table; can be switched off.
 *
 * The audio context is created only after a touch of the page, as browsers demand. No files are loaded.
 */
import { settings } from "@/store/settings.svelte";
import type { Knock } from "@/table/dice/roll";
import { bar, inCup, onDie, onEdge, onFelt, stageIn, stroke, type Stage } from "./instruments";

const VOICES = { felt: onFelt, die: onDie, edge: onEdge };
/** Knocks closer than this, in seconds, are merged. */
const CLOSE = 0.012;
/** Knocks per second while the cup is shaken. */
const RATTLES = 26;

let context: AudioContext | undefined;
let stage: Stage | undefined;

function listening(): { stage: Stage; now: number } | undefined {
  if (!settings.sound || typeof AudioContext === "undefined") return undefined;
  if (!context && !navigator.userActivation.hasBeenActive) return undefined;
  context ??= new AudioContext();
  stage ??= stageIn(context);
  if (context.state === "suspended") void context.resume();
  return { stage, now: context.currentTime };
}

/** Rattles the dice in the cup for a time in seconds from now, swelling back and forth like a shaking hand. */
export function rattle(from: number, until: number, dice: number): void {
  const heard = listening();
  if (heard) scheduleRattle(heard.stage, heard.now + from, until - from, dice);
}

function scheduleRattle(on: Stage, at: number, seconds: number, dice: number): void {
  const count = Math.round(seconds * RATTLES * Math.sqrt(dice / 2));
  for (let one = 0; one < count; one += 1) {
    const after = (seconds * (one + on.luck())) / count;
    const swing = 0.35 + 0.65 * Math.abs(Math.sin(after * 24));
    inCup(on, at + after, swing * (0.5 + 0.5 * on.luck()));
  }
}

/** Plays the knocks of rolling dice, `after` seconds from now. */
export function knocks(heard: readonly Knock[], after: number): void {
  const listener = listening();
  if (listener) scheduleKnocks(listener.stage, listener.now + after, heard);
}

function scheduleKnocks(on: Stage, begin: number, heard: readonly Knock[]): void {
  const last = { felt: -1, die: -1, edge: -1 };
  for (const { at, on: what, force } of heard) {
    if (at - last[what] < CLOSE || force < 0.04) continue;
    last[what] = at;
    VOICES[what](on, begin + at, force);
  }
}

/** Dice that appear without rolling. */
export function fall(dice: number): void {
  const heard = listening();
  if (!heard) return;
  for (let die = 0; die < dice; die += 1) onFelt(heard.stage, heard.now + 0.035 * die, 0.7);
}

/** A die is held or released. */
export function click(): void {
  const heard = listening();
  if (heard) onEdge(heard.stage, heard.now, 0.5);
}

/** An entry: two short strokes and a longer one. */
export function scratch(): void {
  const heard = listening();
  if (heard) scheduleStrokes(heard.stage, heard.now);
}

function scheduleStrokes(on: Stage, at: number): void {
  for (const [after, seconds] of [
    [0, 0.07],
    [0.11, 0.06],
    [0.2, 0.12],
  ] as const)
    stroke(on, at + after, seconds);
}

/** A win, or all dice showing the same face. */
export function fanfare(after = 0): void {
  const heard = listening();
  if (heard) scheduleFanfare(heard.stage, heard.now + after);
}

/** Rises through two chords. */
function scheduleFanfare(on: Stage, at: number): void {
  for (const [place, pitch] of [523.25, 659.25, 783.99, 1046.5].entries()) bar(on, at + 0.09 * place, pitch, 0.14);
  for (const pitch of [659.25, 783.99, 1318.5]) bar(on, at + 0.46, pitch, 0.1);
}

/** A bonus is reached: two rising notes. */
export function chime(after = 0): void {
  const heard = listening();
  if (heard) scheduleChime(heard.stage, heard.now + after);
}

function scheduleChime(on: Stage, at: number): void {
  for (const [place, pitch] of [783.99, 1174.66].entries()) bar(on, at + 0.12 * place, pitch, 0.12);
}

/** Vibrates briefly, where supported. */
export function touch(): void {
  if (settings.sound && navigator.userActivation.hasBeenActive && "vibrate" in navigator) navigator.vibrate(12);
}
