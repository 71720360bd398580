/** Collisions of rolling dice with each other and with the edges of the felt. */
import type { Knock, ThrowMotion } from "./roll";
import { AIRBORNE, type RollingDie } from "./rollingDie";

/** Radius of a die for collisions, in side lengths. */
const RADIUS = 0.56;

/** Colliding dice exchange their velocities; edges reflect them. Returns the knocks. */
export function met(table: ThrowMotion, rolling: readonly RollingDie[], time: number): Knock[] {
  const knocks: Knock[] = [];
  for (const [place, die] of rolling.entries()) {
    const force = Math.min(1, (Math.hypot(die.vx, die.vy) / table.size) * 0.06);
    if (die.share(time) < AIRBORNE && bounce(table.field, die)) knocks.push({ at: time, on: "edge", force });
    for (const other of rolling.slice(place + 1)) {
      if (collide(table.size, die, other)) knocks.push({ at: time, on: "die", force });
    }
  }
  return knocks;
}

function bounce({ left, top, right, bottom }: ThrowMotion["field"], die: RollingDie): boolean {
  const across = (die.x < left && die.vx < 0) || (die.x > right && die.vx > 0);
  const along = (die.y < top && die.vy < 0) || (die.y > bottom && die.vy > 0);
  if (across) die.vx *= -1;
  if (along) die.vy *= -1;
  return across || along;
}

function collide(size: number, one: RollingDie, other: RollingDie): boolean {
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
