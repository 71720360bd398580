/** One die rolling backwards in time, from its resting place faster and faster to the cup's mouth. */
import type { MotionFrame, FeltPlace, Rest, ThrowMotion } from "./roll";
import { after, around, facing, type Rotation } from "./rotation";

/** Distance that a die slides at the end without turning, in side lengths. */
const SLIDE = 0.3;
/** Share of the way back from which a die is in the air. */
export const AIRBORNE = 0.62;
/** Bounces, as shares of the way back, with heights in side lengths. Each later one is lower. */
export const JUMPS: readonly (readonly [from: number, to: number, height: number])[] = [
  [0.24, 0.38, 0.16],
  [0.38, AIRBORNE, 0.5],
];
const DROP = 0.9;

export class RollingDie {
  x: number;
  y: number;
  /** Direction, of length 1 at rest. */
  vx = 0;
  vy = 0;
  /** Distance covered so far. */
  way = 0;
  height = 0;
  rotation: Rotation;
  readonly frames: MotionFrame[] = [];
  readonly #gain: number;
  readonly #spin: number;

  /**
   * @param ends time of coming to rest, in seconds.
   * @param takes duration of the roll, in seconds.
   */
  constructor(
    private readonly table: ThrowMotion,
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

  /** Returns the share of the way back covered at a time. */
  share(time: number): number {
    return (this.ends - time) / this.takes;
  }

  /** Chooses the direction a die came from: a side's direction, preferably towards the cup, or an edge's. */
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

  /** Takes one small step back in time. */
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

  /** Steers towards the cup, more firmly the further back in time. */
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

/** Distance that a die can travel in this direction before it meets an edge. */
function room([dx, dy]: [number, number], { x, y }: FeltPlace, field: ThrowMotion["field"]): number {
  const across = dx > 0 ? (field.right - x) / dx : (field.left - x) / dx;
  const along = dy > 0 ? (field.bottom - y) / dy : (field.top - y) / dy;
  return Math.max(0, Math.min(across, along));
}

/** Rotation angle of a die after a distance in side lengths: sliding, then toppling edge by edge, then rolling. */
export function toppled(sides: number): number {
  const angle = (Math.max(0, sides - SLIDE) * Math.PI) / 2;
  return angle - (0.85 * Math.exp(-angle / 4) * Math.sin(4 * angle)) / 4;
}

/** Height in the air at a share of the way back. */
function jump(share: number): number {
  for (const [from, to, height] of JUMPS) {
    const part = (share - from) / (to - from);
    if (part >= 0 && part < 1) return 4 * height * part * (1 - part);
  }
  const fallen = (1 - share) / (1 - AIRBORNE);
  return share < AIRBORNE ? 0 : DROP * (1 - fallen ** 2);
}

/** Extra height of the centre of a die balanced on an edge or corner. */
function onEdge(rotation: Rotation): number {
  const reach = facing(rotation).reduce((sum, part) => sum + Math.abs(part), 0);
  return (reach - 1) / 2;
}
