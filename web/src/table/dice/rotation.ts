/** Rotations as unit quaternions: x to the right, y down, z towards the viewer. */

export type Rotation = readonly [w: number, x: number, y: number, z: number];

/** Rotation by an angle in radians around a unit axis. */
export function around(x: number, y: number, z: number, angle: number): Rotation {
  const sine = Math.sin(angle / 2);
  return [Math.cos(angle / 2), x * sine, y * sine, z * sine];
}

/** Composes two rotations; the second argument is applied first. */
export function after([w, x, y, z]: Rotation, [v, a, b, c]: Rotation): Rotation {
  return [
    w * v - x * a - y * b - z * c,
    w * a + x * v + y * c - z * b,
    w * b - x * c + y * v + z * a,
    w * c + x * b - y * a + z * v,
  ];
}

/** Component of each axis of a die towards the viewer; 1 faces the viewer. */
export function facing([w, x, y, z]: Rotation): [x: number, y: number, z: number] {
  return [2 * (x * z - w * y), 2 * (y * z + w * x), 1 - 2 * (x * x + y * y)];
}

export function css([w, x, y, z]: Rotation): string {
  const angle = 2 * Math.acos(Math.max(-1, Math.min(1, w)));
  if (angle < 1e-4) return "rotate3d(0, 0, 1, 0deg)";
  const axis = [x, y, z].map((part) => (part / Math.sin(angle / 2)).toFixed(4));
  return `rotate3d(${axis.join(", ")}, ${((angle * 180) / Math.PI).toFixed(2)}deg)`;
}
