/**
 * Simulates dice rolling over felt, from the cup's mouth to their resting places.
 *
 * Faces and resting places are given, so the simulation runs backwards: each die starts at rest with its face up, gains
 * the speed that a rolling die loses, bounces off others and the edges, and ends in the cup. It is deterministic for a
 * given throw and random generator, and free of side effects.
 */
import { met } from "./collisions";
import { STEP, type MotionFrame, type Knock, type Rest, type Roll, type ThrowMotion } from "./roll";
import { AIRBORNE, JUMPS, RollingDie } from "./rollingDie";

/** Simulation steps per frame. */
const FINE = 4;

/** Simulates the throw backwards, then reverses it. */
export function roll(table: ThrowMotion): Roll {
  const dice = table.rests.map((rest, place) => dieOf(table, rest, place));
  const knocks: Knock[] = dice.flatMap((die) => landings(die));
  const frames = Math.round(table.seconds / STEP);
  const seconds = table.seconds / (frames * FINE);
  for (let step = frames * FINE; step >= 0; step -= 1) {
    const time = step * seconds;
    if (step % FINE === 0) for (const die of dice) die.frames.push(frameOf(die));
    const rolling = dice.filter((die) => die.share(time) > 0 && die.share(time) < 1);
    for (const die of rolling) die.rollBack(seconds, die.share(time));
    knocks.push(...met(table, rolling, time));
  }
  for (const die of dice) die.frames.reverse();
  for (const die of dice) intoTheCup(table, die);
  return { frames: dice.map((die) => die.frames), knocks: knocks.sort((one, other) => one.at - other.at) };
}

/** Dice leave the cup one after the other and stop at different times. */
function dieOf(table: ThrowMotion, rest: Rest, place: number): RollingDie {
  const { seconds, luck, rests } = table;
  const leaves = rests.length > 1 ? (0.14 * seconds * place) / (rests.length - 1) : 0;
  const ends = seconds * (place === rests.length - 1 ? 1 : 0.8 + 0.18 * luck());
  return new RollingDie(table, rest, ends, ends - leaves);
}

function frameOf({ x, y, height, rotation }: RollingDie): MotionFrame {
  return { x, y, height, rotation };
}

function landings({ ends, takes }: RollingDie): Knock[] {
  const [small, large] = JUMPS;
  const falls = [AIRBORNE, large?.[0] ?? 0, small?.[0] ?? 0];
  return falls.map((share, place) => ({ at: ends - share * takes, on: "felt", force: [1, 0.55, 0.28][place] ?? 0 }));
}

/** Spreads the remaining distance to the cup's mouth over the flight. */
function intoTheCup({ mouth }: ThrowMotion, { frames, ends, takes }: RollingDie): void {
  const [first] = frames;
  if (!first) return;
  const [dx, dy] = [mouth.x - first.x, mouth.y - first.y];
  for (const [place, frame] of frames.entries()) {
    const share = Math.min(1, (ends - place * STEP) / takes);
    const flight = Math.max(0, (share - 0.25) / 0.75);
    const part = flight * flight * (3 - 2 * flight);
    frames[place] = { ...frame, x: frame.x + dx * part, y: frame.y + dy * part };
  }
}
