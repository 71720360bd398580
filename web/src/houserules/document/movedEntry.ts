/** Returns the list with a value moved up (-1) or down (1); unchanged at its end. */
export function moved(list: readonly string[], value: string, by: 1 | -1): string[] {
  const from = list.indexOf(value);
  const others = list.filter((one) => one !== value);
  const to = Math.min(others.length, Math.max(0, from + by));
  return from < 0 ? [...list] : [...others.slice(0, to), value, ...others.slice(to)];
}
