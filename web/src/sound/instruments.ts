/**
 * Synthesizes the sounds of a table from noise and decaying tones; each takes a time and a force.
 *
 * Independent of settings and games, so that sounds can also be rendered to a file.
 */

/** Where sounds play: an audio context and its output. */
export interface Stage {
  context: BaseAudioContext;
  output: AudioNode;
  noise: AudioBuffer;
  /** Returns a number in [0, 1). */
  luck: () => number;
}

const ROOM_SECONDS = 0.16;

/** A small, soft room, with a limiter. */
export function stageIn(context: BaseAudioContext, luck: () => number = Math.random): Stage {
  const noise = noiseOf(context, 1, luck, () => 1);
  const limiter = context.createDynamicsCompressor();
  limiter.threshold.value = -9;
  limiter.ratio.value = 8;
  limiter.attack.value = 0.002;
  limiter.release.value = 0.09;
  const output = context.createGain();
  const walls = context.createConvolver();
  walls.buffer = noiseOf(context, ROOM_SECONDS, luck, (part) => (1 - part) ** 3);
  const echo = context.createGain();
  echo.gain.value = 0.22;
  output.connect(limiter);
  output.connect(walls).connect(echo).connect(limiter);
  limiter.connect(context.destination);
  return { context, output, noise, luck };
}

function noiseOf(
  context: BaseAudioContext,
  seconds: number,
  luck: () => number,
  fade: (part: number) => number,
): AudioBuffer {
  const length = Math.round(context.sampleRate * seconds);
  const buffer = context.createBuffer(1, length, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let place = 0; place < length; place += 1) samples[place] = (2 * luck() - 1) * fade(place / length);
  return buffer;
}

/** Returns a value near another. */
function near(stage: Stage, value: number, spread: number): number {
  return value * (1 + (2 * stage.luck() - 1) * spread);
}

/** A gain that rises immediately and decays. */
function fading({ context, output }: Stage, at: number, volume: number, seconds: number, attack = 0.001): GainNode {
  const gain = context.createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(Math.max(0.0002, volume), at + attack);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + attack + seconds);
  gain.connect(output);
  return gain;
}

/** A decaying tone whose pitch falls to a share. */
function tone(stage: Stage, at: number, pitch: number, volume: number, seconds: number, falls = 1): void {
  const source = stage.context.createOscillator();
  source.frequency.setValueAtTime(pitch, at);
  if (falls !== 1) source.frequency.exponentialRampToValueAtTime(pitch * falls, at + seconds);
  source.connect(fading(stage, at, volume, seconds));
  source.start(at);
  source.stop(at + seconds + 0.01);
}

interface Hiss {
  kind: BiquadFilterType;
  pitch: number;
  sharpness: number;
  volume: number;
  seconds: number;
  attack?: number;
}

/** A burst of filtered noise. */
function hiss(stage: Stage, at: number, { kind, pitch, sharpness, volume, seconds, attack = 0.001 }: Hiss): void {
  const source = stage.context.createBufferSource();
  source.buffer = stage.noise;
  const filter = stage.context.createBiquadFilter();
  filter.type = kind;
  filter.frequency.value = pitch;
  filter.Q.value = sharpness;
  source.connect(filter).connect(fading(stage, at, volume, seconds, attack));
  source.start(at, stage.luck() * 0.7, seconds + attack + 0.01);
}

/** A die landing on felt: dull, with the table's resonance, and a click for small phone speakers. */
export function onFelt(stage: Stage, at: number, force: number): void {
  tone(stage, at, near(stage, 210, 0.14), 0.36 * force, 0.06, 0.6);
  tone(stage, at, near(stage, 640, 0.14), 0.16 * force, 0.035, 0.8);
  hiss(stage, at, {
    kind: "lowpass",
    pitch: near(stage, 1500 + 1500 * force, 0.2),
    sharpness: 0.6,
    volume: 0.55 * force,
    seconds: 0.04,
  });
  hiss(stage, at, {
    kind: "bandpass",
    pitch: near(stage, 3200, 0.2),
    sharpness: 1.1,
    volume: 0.42 * force,
    seconds: 0.02,
  });
}

/** Two dice colliding: short and bright. */
export function onDie(stage: Stage, at: number, force: number): void {
  const pitch = near(stage, 3100, 0.16);
  tone(stage, at, pitch, 0.26 * force, 0.022);
  tone(stage, at, pitch * 1.87, 0.2 * force, 0.015);
  hiss(stage, at, {
    kind: "bandpass",
    pitch: near(stage, 5400, 0.2),
    sharpness: 1.1,
    volume: 0.9 * force,
    seconds: 0.014,
  });
}

/** A die hitting the wooden edge. */
export function onEdge(stage: Stage, at: number, force: number): void {
  const pitch = near(stage, 520, 0.12);
  tone(stage, at, pitch, 0.6 * force, 0.06);
  tone(stage, at, pitch * 2.41, 0.26 * force, 0.035);
  hiss(stage, at, { kind: "bandpass", pitch: 1800, sharpness: 1.2, volume: 0.2 * force, seconds: 0.014 });
}

/** A die hitting the leather cup from inside. */
export function inCup(stage: Stage, at: number, force: number): void {
  tone(stage, at, near(stage, 380, 0.2), 0.22 * force, 0.04, 0.8);
  hiss(stage, at, {
    kind: "bandpass",
    pitch: near(stage, 1500, 0.35),
    sharpness: 1.4,
    volume: 1.5 * force,
    seconds: 0.035,
  });
  if (stage.luck() < 0.45) onDie(stage, at, 0.5 * force);
}

/** A pencil stroke. */
export function stroke(stage: Stage, at: number, seconds: number): void {
  const pitch = near(stage, 3400, 0.14);
  for (const [share, volume] of [
    [0, 0.24],
    [0.4, 0.17],
  ] as const) {
    const begin = at + share * seconds;
    hiss(stage, begin, {
      kind: "bandpass",
      pitch: pitch * (1 + share),
      sharpness: 0.9,
      volume,
      seconds: seconds * 0.6,
      attack: seconds * 0.25,
    });
  }
  hiss(stage, at, { kind: "lowpass", pitch: 380, sharpness: 0.7, volume: 0.05, seconds: seconds * 0.8, attack: 0.01 });
}

/** A struck wooden bar. */
export function bar(stage: Stage, at: number, pitch: number, volume: number): void {
  tone(stage, at, pitch, volume, 0.5);
  tone(stage, at, pitch * 3.93, volume * 0.22, 0.12);
  tone(stage, at, pitch * 9.2, volume * 0.05, 0.04);
}
