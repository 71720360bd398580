/** Parses external data field by field; a field of the wrong shape is reported with its place. */

/** A field of the wrong shape; `place` is its path, such as `games.3.people.0.name`. */
export class InvalidField extends Error {
  constructor(readonly place: string) {
    super(place);
  }
}

export type FieldReader<Value> = (found: unknown, place: string) => Value;
type Fields<Shape> = { [Key in keyof Shape]-?: FieldReader<Exclude<Shape[Key], undefined>> };

export function refuse(place: string): never {
  throw new InvalidField(place);
}

export const text: FieldReader<string> = (found, place) => (typeof found === "string" ? found : refuse(place));
export const flag: FieldReader<boolean> = (found, place) => (typeof found === "boolean" ? found : refuse(place));
export const whole: FieldReader<number> = (found, place) =>
  Number.isSafeInteger(found) ? (found as number) : refuse(place);
export const decimal: FieldReader<number> = (found, place) =>
  Number.isFinite(found) ? (found as number) : refuse(place);

/** An ISO timestamp. */
export const moment: FieldReader<string> = (found, place) =>
  typeof found === "string" && !Number.isNaN(Date.parse(found)) ? found : refuse(place);

export function oneOf<const Word extends string>(...words: Word[]): FieldReader<Word> {
  return (found, place) => words.find((word) => word === found) ?? refuse(place);
}

export function orNull<Value>(read: FieldReader<Value>): FieldReader<Value | null> {
  return (found, place) => (found === null ? null : read(found, place));
}

export function list<Value>(read: FieldReader<Value>): FieldReader<Value[]> {
  return (found, place) =>
    Array.isArray(found) ? found.map((one, index) => read(one, `${place}.${String(index)}`)) : refuse(place);
}

/** A record with any keys and values of one type. */
export function record<Value>(read: FieldReader<Value>): FieldReader<Record<string, Value>> {
  return (found, place) => {
    if (typeof found !== "object" || found === null || Array.isArray(found)) return refuse(place);
    const fields = Object.entries(found).filter(([key]) => key !== "__proto__");
    return Object.fromEntries(fields.map(([key, value]) => [key, read(value, `${place}.${key}`)]));
  };
}

/** An object with these fields; others are dropped. */
export function object<Shape extends object>(fields: Fields<Shape>): FieldReader<Shape> {
  return (found, place) => {
    if (typeof found !== "object" || found === null) return refuse(place);
    const read = Object.entries<FieldReader<unknown>>(fields).map(([key, readField]) => {
      const value = (found as Record<string, unknown>)[key];
      return [key, readField(value, place ? `${place}.${key}` : key)] as const;
    });
    return Object.fromEntries(read.filter(([, value]) => value !== undefined)) as Shape;
  };
}

/** An optional field. */
export function maybe<Value>(read: FieldReader<Value>): FieldReader<Value> {
  return (found, place) => (found === undefined ? (undefined as Value) : read(found, place));
}
