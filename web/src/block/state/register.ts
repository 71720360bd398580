/**
 * One place that several devices write to without waiting for each other: a cell of the sheet, a player's name.
 *
 * Every writing names what stood there when it was made (`base`). It replaces exactly that; whatever else stands there its
 * writer cannot have known, so it stays standing beside it. Of several that stand, the latest in the table's order counts.
 * As everybody folds the same list, everybody sees the same; nothing that was written is ever dropped from `history`.
 */

export interface RegisterWrite<Value> {
  id: string;
  base: string | null;
  value: Value;
  /** When it was written, by the clock of the device that wrote it. */
  at: string;
}

export interface Register<Value> {
  /** What nobody has replaced, in the table's order; empty before the first writing. */
  standing: readonly RegisterWrite<Value>[];
  /** All that was ever written here, in the table's order. */
  history: readonly RegisterWrite<Value>[];
}

export const BLANK: Register<never> = { standing: [], history: [] };

/**
 * The place after one more writing; the same writing again changes nothing.
 *
 * @param isEmpty values after which the place is as if nothing had been written: a writing that names nothing replaces them.
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

/** What counts: the latest of what stands. */
export function counting<Value>(place: Register<Value>): RegisterWrite<Value> | undefined {
  return place.standing.at(-1);
}

/** The different values that stand here because their writers did not know of each other; one where all agree. */
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
 * What a new writing must name to replace everything that stands: one writing for each of these.
 *
 * Where devices contradict each other, several stand, and only a writing that names it ends each of them. All of these
 * carry the same value, so they agree with each other.
 */
export function basesOf<Value>(place: Register<Value>): (string | null)[] {
  return place.standing.length === 0 ? [null] : place.standing.map(({ id }) => id);
}
