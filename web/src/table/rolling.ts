/**
 * How dice roll over felt, from the mouth of the cup to where they lie.
 *
 * What they show and where they lie is given, so time runs backwards here: each die starts at rest with its face up, gathers
 * speed as a rolling die loses it, knocks against others and against the edges, and in the end finds into the cup. Seen
 * forwards it is a throw. The same throw with the same luck rolls the same way; nothing here draws, waits or sounds.
 */
import { after, around, facing, type Rotation } from "./rotation";

export interface Place {
  x: number;
  y: number;
}

/** Where a die comes to rest: its middle, and how far it is turned, in radians. */
export interface Rest extends Place {
  turn: number;
}

/** One throw, in pixels and seconds. */
export interface Throw {
  field: { left: number; top: number; right: number; bottom: number };
  /** The side of a die. */
  size: number;
  mouth: Place;
  rests: readonly Rest[];
  seconds: number;
  luck: () => number;
}

export interface Frame extends Place {
  /** Above the felt, counted in sides of a die. */
  height: number;
  rotation: Rotation;
}

/** Something hits something, as one hears it. */
export interface Knock {
  /** In seconds after the first die left the cup. */
  at: number;
  on: "felt" | "die" | "edge";
  /** From 0 to 1. */
  force: number;
}

export interface Roll {
  /** For each die one frame every `STEP` seconds, the last one at rest. */
  frames: readonly (readonly Frame[])[];
  knocks: readonly Knock[];
}

export const STEP = 1 / 60;
/** So many steps are counted for each frame. */
const FINE = 4;
/** From the middle of a die to where it touches another one, in sides. */
const RADIUS = 0.56;
/** A die slides so far at last, without turning any more, in sides. */
const SLIDE = 0.3;
/** From here on, as a share of its way back, a die is in the air. */
const AIRBORNE = 0.62;
/** Each time it jumps off the felt less: where it lands as shares of its way back, and how high it was, in sides. */
const JUMPS: readonly (readonly [from: number, to: number, height: number])[] = [
  [0.24, 0.38, 0.16],
  [0.38, AIRBORNE, 0.5],
];
const DROP = 0.9;

class Die {
  x: number;
  y: number;
  /** Its speed, of length one as long as it lies. */
  vx = 0;
  vy = 0;
  /** How far it has come. */
  way = 0;
  height = 0;
  rotation: Rotation;
  readonly frames: Frame[] = [];
  readonly #gain: number;
  readonly #spin: number;

  /**
   * @param ends when it lies, in seconds.
   * @param takes for how long it rolled until then.
   */
  constructor(
    private readonly table: Throw,
    readonly rest: Rest,
    readonly ends: number,
    readonly takes: number,
  ) {
    this.x = rest.x;
    this.y = rest.y;
    this.rotation = around(0, 0, 1, rest.turn);
    const { luck } = table;
    const [dx, dy, long] = this.#comesFrom(luck() < 0.4);
    this.#gain = (2 * long) / takes ** 2;
    [this.vx, this.vy] = [dx * 1e-6, dy * 1e-6];
    this.#spin = 9 * (luck() - 0.5);
  }

  /** The share of its way back that it has behind it at some time. */
  share(time: number): number {
    return (this.ends - time) / this.takes;
  }

  /** A die topples over its edges: it comes from where one of its sides points, best one towards the cup, or from an edge. */
  #comesFrom(edge: boolean): [dx: number, dy: number, long: number] {
    const { mouth, field, rest } = { ...this.table, rest: this.rest };
    const [mx, my] = [mouth.x - rest.x, mouth.y - rest.y];
    const direct = Math.hypot(mx, my);
    const sides = [0, 1, 2, 3].map((quarter) => rest.turn + (quarter * Math.PI) / 2);
    const ways = sides.map((angle): [number, number] => [Math.cos(angle), Math.sin(angle)]);
    const towards = ([dx, dy]: [number, number]): number => (dx * mx + dy * my) / direct;
    const sorted = ways.sort((one, other) => towards(other) - towards(one));
    const back = sorted.slice(2).map((way): [[number, number], number] => [way, room(way, rest, field)]);
    const near = back.filter(([, free]) => free < 2.2 * this.table.size).sort((one, other) => other[1] - one[1])[0];
    if (edge && near) return [...near[0], direct + 2 * near[1]];
    return [...(sorted[0] ?? [1, 0]), direct];
  }

  /** One small step back in time. */
  rollBack(seconds: number, share: number): void {
    const speed = Math.hypot(this.vx, this.vy);
    this.#steer(share, seconds);
    const [dx, dy] = [this.vx / speed, this.vy / speed];
    const faster = speed + this.#gain * seconds;
    [this.vx, this.vy] = [dx * faster, dy * faster];
    const far = faster * seconds;
    this.x += dx * far;
    this.y += dy * far;
    this.#turn(dx, dy, far, share, seconds);
    this.height = jump(share) + onEdge(this.rotation);
  }

  /** The cup is where it came from: the longer ago, the surer. */
  #steer(share: number, seconds: number): void {
    const pull = Math.max(0, share - 0.3) * 16 * (1 / this.takes) * seconds;
    const { mouth } = this.table;
    const [mx, my] = [mouth.x - this.x, mouth.y - this.y];
    const speed = Math.hypot(this.vx, this.vy);
    const long = Math.hypot(mx, my) || 1;
    const [vx, vy] = [this.vx + (pull * speed * mx) / long, this.vy + (pull * speed * my) / long];
    const now = Math.hypot(vx, vy) || 1;
    [this.vx, this.vy] = [(vx / now) * speed, (vy / now) * speed];
  }

  #turn(dx: number, dy: number, far: number, share: number, seconds: number): void {
    const before = toppled(this.way / this.table.size);
    this.way += far;
    const rolled = toppled(this.way / this.table.size) - before;
    const spun = this.#spin * share ** 1.5 * seconds;
    this.rotation = after(around(-dy, dx, 0, rolled), after(around(0, 0, 1, -spun), this.rotation));
  }
}

/** How far a die can go this way before it touches an edge. */
function room([dx, dy]: [number, number], { x, y }: Place, field: Throw["field"]): number {
  const across = dx > 0 ? (field.right - x) / dx : (field.left - x) / dx;
  const along = dy > 0 ? (field.bottom - y) / dy : (field.top - y) / dy;
  return Math.max(0, Math.min(across, along));
}

/** By what angle a die has turned over that came so many sides far: it slides, then topples edge by edge, then rolls. */
export function toppled(sides: number): number {
  const angle = (Math.max(0, sides - SLIDE) * Math.PI) / 2;
  return angle - (0.85 * Math.exp(-angle / 4) * Math.sin(4 * angle)) / 4;
}

/** How high a die is in the air at some share of its way back. */
function jump(share: number): number {
  for (const [from, to, height] of JUMPS) {
    const part = (share - from) / (to - from);
    if (part >= 0 && part < 1) return 4 * height * part * (1 - part);
  }
  const fallen = (1 - share) / (1 - AIRBORNE);
  return share < AIRBORNE ? 0 : DROP * (1 - fallen ** 2);
}

/** How much higher the middle of a die is that stands on an edge or a corner. */
function onEdge(rotation: Rotation): number {
  const reach = facing(rotation).reduce((sum, part) => sum + Math.abs(part), 0);
  return (reach - 1) / 2;
}

/** The whole throw: seen backwards first, then turned round. */
export function roll(table: Throw): Roll {
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
function dieOf(table: Throw, rest: Rest, place: number): Die {
  const { seconds, luck, rests } = table;
  const leaves = rests.length > 1 ? (0.14 * seconds * place) / (rests.length - 1) : 0;
  const ends = seconds * (place === rests.length - 1 ? 1 : 0.8 + 0.18 * luck());
  return new Die(table, rest, ends, ends - leaves);
}

function frameOf({ x, y, height, rotation }: Die): Frame {
  return { x, y, height, rotation };
}

function landings({ ends, takes }: Die): Knock[] {
  const [small, large] = JUMPS;
  const falls = [AIRBORNE, large?.[0] ?? 0, small?.[0] ?? 0];
  return falls.map((share, place) => ({ at: ends - share * takes, on: "felt", force: [1, 0.55, 0.28][place] ?? 0 }));
}

/** Dice that meet give each other their speed, and edges send them back. */
function met(table: Throw, rolling: readonly Die[], time: number): Knock[] {
  const knocks: Knock[] = [];
  for (const [place, die] of rolling.entries()) {
    const force = Math.min(1, (Math.hypot(die.vx, die.vy) / table.size) * 0.06);
    if (die.share(time) < AIRBORNE && sentBack(table.field, die)) knocks.push({ at: time, on: "edge", force });
    for (const other of rolling.slice(place + 1)) {
      if (collided(table.size, die, other)) knocks.push({ at: time, on: "die", force });
    }
  }
  return knocks;
}

function sentBack({ left, top, right, bottom }: Throw["field"], die: Die): boolean {
  const across = (die.x < left && die.vx < 0) || (die.x > right && die.vx > 0);
  const along = (die.y < top && die.vy < 0) || (die.y > bottom && die.vy > 0);
  if (across) die.vx *= -1;
  if (along) die.vy *= -1;
  return across || along;
}

function collided(size: number, one: Die, other: Die): boolean {
  const [dx, dy] = [other.x - one.x, other.y - one.y];
  const apart = Math.hypot(dx, dy);
  if (apart === 0 || apart > 2 * RADIUS * size || Math.abs(one.height - other.height) > 0.8) return false;
  const [nx, ny] = [dx / apart, dy / apart];
  const closing = (one.vx - other.vx) * nx + (one.vy - other.vy) * ny;
  if (closing <= 0) return false;
  [one.vx, one.vy] = [one.vx - closing * nx, one.vy - closing * ny];
  [other.vx, other.vy] = [other.vx + closing * nx, other.vy + closing * ny];
  return closing > 0.5 * size;
}

/** What is left between where a die came from and the mouth of the cup is spread over its flight. */
function intoTheCup({ mouth }: Throw, { frames, ends, takes }: Die): void {
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
