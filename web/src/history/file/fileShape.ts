/** Reads what came from outside, field by field: whatever does not have the shape that is asked for names its place. */

/** Something is not as it should be; `place` is where, as `games.3.people.0.name`. */
export class Misshapen extends Error {
  constructor(readonly place: string) {
    super(place);
  }
}

export type Read<Value> = (found: unknown, place: string) => Value;
type Fields<Shape> = { [Key in keyof Shape]-?: Read<Exclude<Shape[Key], undefined>> };

export function refuse(place: string): never {
  throw new Misshapen(place);
}

export const text: Read<string> = (found, place) => (typeof found === "string" ? found : refuse(place));
export const flag: Read<boolean> = (found, place) => (typeof found === "boolean" ? found : refuse(place));
export const whole: Read<number> = (found, place) => (Number.isSafeInteger(found) ? (found as number) : refuse(place));
export const decimal: Read<number> = (found, place) => (Number.isFinite(found) ? (found as number) : refuse(place));

/** A moment as ISO text. */
export const moment: Read<string> = (found, place) =>
  typeof found === "string" && !Number.isNaN(Date.parse(found)) ? found : refuse(place);

/** One of these words. */
export function oneOf<const Word extends string>(...words: Word[]): Read<Word> {
  return (found, place) => words.find((word) => word === found) ?? refuse(place);
}

export function orNull<Value>(read: Read<Value>): Read<Value | null> {
  return (found, place) => (found === null ? null : read(found, place));
}

export function list<Value>(read: Read<Value>): Read<Value[]> {
  return (found, place) =>
    Array.isArray(found) ? found.map((one, index) => read(one, `${place}.${String(index)}`)) : refuse(place);
}

/** Any fields, all alike. */
export function record<Value>(read: Read<Value>): Read<Record<string, Value>> {
  return (found, place) => {
    if (typeof found !== "object" || found === null || Array.isArray(found)) return refuse(place);
    const fields = Object.entries(found).filter(([key]) => key !== "__proto__");
    return Object.fromEntries(fields.map(([key, value]) => [key, read(value, `${place}.${key}`)]));
  };
}

/** These fields and no others: what else stands there is left out. */
export function object<Shape extends object>(fields: Fields<Shape>): Read<Shape> {
  return (found, place) => {
    if (typeof found !== "object" || found === null) return refuse(place);
    const read = Object.entries<Read<unknown>>(fields).map(([key, readField]) => {
      const value = (found as Record<string, unknown>)[key];
      return [key, readField(value, place ? `${place}.${key}` : key)] as const;
    });
    return Object.fromEntries(read.filter(([, value]) => value !== undefined)) as Shape;
  };
}

/** A field that may be missing: then it is left out. */
export function maybe<Value>(read: Read<Value>): Read<Value> {
  return (found, place) => (found === undefined ? (undefined as Value) : read(found, place));
}
