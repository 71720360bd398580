/** Returns the current time in the events' format. */
export function timestamp(): string {
  return new Date().toISOString();
}
