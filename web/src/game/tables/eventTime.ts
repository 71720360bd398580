/** Returns the current time in the events' format. */
export function eventTime(): string {
  return new Date().toISOString();
}
