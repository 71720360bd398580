/** Sounds of the table; can be switched off. */
import { namesToKeep } from "@/game/tables/seatNames";
import type { TableState } from "@/game/tables/tableState";
import type { Knock } from "@/table/dice/roll";
import { whenHeard, type Listening } from "@/sound/listening";
import { settings } from "@/store/settings.svelte";

/** Knocks closer than this, in seconds, are merged. */
const CLOSE = 0.012;
/** Knocks per second while the cup is shaken. */
const RATTLES = 26;
/** Seconds from now on, and how long each takes. */
const STROKES = [
  [0, 0.07],
  [0.11, 0.06],
  [0.2, 0.12],
] as const;

/** Rattles the dice in the cup for a time in seconds from now, swelling back and forth like a shaking hand. */
export function rattle(from: number, until: number, dice: number): void {
  whenHeard((heard) => {
    scheduleRattle(heard, heard.now + from, until - from, dice);
  });
}

function scheduleRattle({ on, play }: Listening, at: number, seconds: number, dice: number): void {
  const count = Math.round(seconds * RATTLES * Math.sqrt(dice / 2));
  for (let one = 0; one < count; one += 1) {
    const after = (seconds * (one + on.luck())) / count;
    const swing = 0.35 + 0.65 * Math.abs(Math.sin(after * 24));
    play.inCup(on, at + after, swing * (0.5 + 0.5 * on.luck()));
  }
}

/** Plays the knocks of rolling dice, `after` seconds from now. */
export function knocks(knocked: readonly Knock[], after: number): void {
  whenHeard((heard) => {
    scheduleKnocks(heard, heard.now + after, knocked);
  });
}

function scheduleKnocks({ on, play }: Listening, begin: number, knocked: readonly Knock[]): void {
  const voices = { felt: play.onFelt, die: play.onDie, edge: play.onEdge };
  const last = { felt: -1, die: -1, edge: -1 };
  for (const { at, on: what, force } of knocked) {
    if (at - last[what] < CLOSE || force < 0.04) continue;
    last[what] = at;
    voices[what](on, begin + at, force);
  }
}

/** Dice that appear without rolling. */
export function fall(dice: number): void {
  whenHeard(({ on, now, play }) => {
    for (let die = 0; die < dice; die += 1) play.onFelt(on, now + 0.035 * die, 0.7);
  });
}

/** A die is held or released. */
export function click(): void {
  whenHeard(({ on, now, play }) => {
    play.onEdge(on, now, 0.5);
  });
}

/** An entry: two short strokes and a longer one. */
export function scratch(): void {
  whenHeard(({ on, now, play }) => {
    for (const [after, seconds] of STROKES) play.stroke(on, now + after, seconds);
  });
}

/** Plays a player's tune for a win, or for all dice showing the same face, `after` seconds from now. */
export function cheer(course: TableState, seat: number, after = 0): void {
  const isComputer = course.seats[seat]?.kind === "computer";
  const name = namesToKeep(course)[seat] ?? "";
  whenHeard(async (heard) => {
    // Loaded when somebody cheers, like the tunes: the table has no room for them.
    const [{ persons }, { melody }] = await Promise.all([import("@/store/persons.svelte"), import("@/sound/tunes")]);
    melody(heard.on, heard.now + after, isComputer ? "fanfare" : persons.styleOf(name).tune);
  });
}

/** A bonus is reached: two rising notes. */
export function chime(after = 0): void {
  whenHeard(({ on, now, play }) => {
    for (const [place, pitch] of [783.99, 1174.66].entries()) play.bar(on, now + after + 0.12 * place, pitch, 0.12);
  });
}

/** Vibrates briefly, where supported. */
export function touch(): void {
  if (settings.sound && navigator.userActivation.hasBeenActive && "vibrate" in navigator) navigator.vibrate(12);
}
