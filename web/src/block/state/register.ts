/**
 * A multi-value register, written by several devices without coordination: a cell of the sheet, a player's name.
 *
 * Each write names the write that it replaces (`base`) and replaces only that; its author cannot have known of others,
 * so they stay as rivals. The latest in the table's order takes effect. All devices fold the same list and thus see the
 * same state; `history` never loses a write.
 */

export interface RegisterWrite<Value> {
  id: string;
  base: string | null;
  value: Value;
  /** Time of writing by the writing device's clock. */
  at: string;
}

export interface Register<Value> {
  /** Writes not replaced yet, in the table's order; empty before the first write. */
  standing: readonly RegisterWrite<Value>[];
  /** All writes, in the table's order. */
  history: readonly RegisterWrite<Value>[];
}

export const BLANK: Register<never> = { standing: [], history: [] };

/**
 * Applies a write; repeating it changes nothing.
 *
 * @param isEmpty true for values equivalent to none: a write without a base replaces them.
 */
export function withWriting<Value>(
  place: Register<Value>,
  writing: RegisterWrite<Value>,
  isEmpty: (value: Value) => boolean,
): Register<Value> {
  if (place.history.some(({ id }) => id === writing.id)) return place;
  const unknown = place.standing.filter((other) =>
    writing.base === null ? !isEmpty(other.value) : other.id !== writing.base,
  );
  return { standing: [...unknown, writing], history: [...place.history, writing] };
}

/** Returns the effective write: the latest one standing. */
export function counting<Value>(place: Register<Value>): RegisterWrite<Value> | undefined {
  return place.standing.at(-1);
}

/** Returns the distinct values of standing writes, latest first; one if all agree. */
export function contenders<Value>(
  place: Register<Value>,
  sameValue: (one: Value, other: Value) => boolean,
): RegisterWrite<Value>[] {
  const found: RegisterWrite<Value>[] = [];
  for (const writing of [...place.standing].reverse()) {
    if (!found.some((other) => sameValue(other.value, writing.value))) found.push(writing);
  }
  return found;
}

/**
 * Returns the bases that a new value must name, one write for each, to replace all standing writes.
 *
 * In a conflict a write ends only the rival that it names; writes of the same value agree with each other.
 */
export function basesOf<Value>(place: Register<Value>): (string | null)[] {
  return place.standing.length === 0 ? [null] : place.standing.map(({ id }) => id);
}
