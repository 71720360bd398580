/**
 * The sounds of a table, made on the spot from noise: dice in a leather cup, dice on felt, a pencil on paper.
 *
 * Nothing is loaded, and nothing sounds before somebody has touched the page, as browsers demand.
 */
import { settings } from "@/store/settings.svelte";

let output: AudioContext | undefined;
let noise: AudioBuffer | undefined;

function listening(): AudioContext | undefined {
  if (!settings.sound || typeof AudioContext === "undefined") return undefined;
  if (!output && !navigator.userActivation.hasBeenActive) return undefined;
  output ??= new AudioContext();
  if (output.state === "suspended") void output.resume();
  return output;
}

function noiseOf(context: AudioContext): AudioBuffer {
  if (noise) return noise;
  noise = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = noise.getChannelData(0);
  for (let place = 0; place < samples.length; place += 1) samples[place] = 2 * Math.random() - 1;
  return noise;
}

interface Knock {
  after: number;
  seconds: number;
  pitch: number;
  sharpness: number;
  volume: number;
}

/** One short burst of noise around a pitch, as two hard things make that meet. */
function knock(context: AudioContext, { after, seconds, pitch, sharpness, volume }: Knock): void {
  const begin = context.currentTime + after;
  const source = context.createBufferSource();
  source.buffer = noiseOf(context);
  const filter = context.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  filter.Q.value = sharpness;
  const gain = context.createGain();
  gain.gain.setValueAtTime(volume, begin);
  gain.gain.exponentialRampToValueAtTime(0.0001, begin + seconds);
  source.connect(filter).connect(gain).connect(context.destination);
  source.start(begin, Math.random() * 0.8, seconds);
}

function around(value: number, spread: number): number {
  return value * (1 + (2 * Math.random() - 1) * spread);
}

/** Dice in the cup, for so many milliseconds. */
export function rattle(milliseconds: number, dice: number): void {
  const context = listening();
  if (!context) return;
  const knocks = Math.round((milliseconds / 1000) * 14 * Math.sqrt(dice));
  for (let one = 0; one < knocks; one += 1) {
    const after = (Math.random() * milliseconds) / 1000;
    knock(context, { after, seconds: 0.05, pitch: around(1500, 0.4), sharpness: 3, volume: around(0.16, 0.5) });
  }
}

/** Dice on the felt: each falls, and rolls over once more. */
export function fall(after: number, dice: number): void {
  const context = listening();
  if (!context) return;
  for (let die = 0; die < dice; die += 1) {
    const first = after / 1000 + die * 0.04;
    knock(context, { after: first, seconds: 0.09, pitch: around(420, 0.25), sharpness: 1.2, volume: 0.5 });
    knock(context, {
      after: first + around(0.16, 0.3),
      seconds: 0.05,
      pitch: around(620, 0.3),
      sharpness: 1.5,
      volume: 0.2,
    });
  }
}

/** A die is put aside or taken up. */
export function click(): void {
  const context = listening();
  if (context) knock(context, { after: 0, seconds: 0.04, pitch: around(1100, 0.1), sharpness: 2, volume: 0.25 });
}

/** An entry is written. */
export function scratch(): void {
  const context = listening();
  if (!context) return;
  for (let stroke = 0; stroke < 3; stroke += 1) {
    knock(context, { after: stroke * 0.085, seconds: 0.08, pitch: around(3600, 0.15), sharpness: 0.9, volume: 0.07 });
  }
}

/** A short touch, where the device can. */
export function touch(): void {
  if (settings.sound && navigator.userActivation.hasBeenActive && "vibrate" in navigator) navigator.vibrate(12);
}
