/**
 * How dice roll over felt, from the mouth of the cup to where they lie.
 *
 * What they show and where they lie is given, so time runs backwards here: each die starts at rest with its face up, gathers
 * speed as a rolling die loses it, knocks against others and against the edges, and in the end finds into the cup. Seen
 * forwards it is a throw. The same throw with the same luck rolls the same way; nothing here draws, waits or sounds.
 */
import { met } from "./collisions";
import { STEP, type MotionFrame, type Knock, type Rest, type Roll, type ThrowMotion } from "./roll";
import { AIRBORNE, JUMPS, RollingDie } from "./dieMotion";

/** So many steps are counted for each frame. */
const FINE = 4;

/** The whole throw: seen backwards first, then turned round. */
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

/** Dice leave the cup one after the other; one of them comes to rest last. */
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

/** What is left between where a die came from and the mouth of the cup is spread over its flight. */
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
