/** When something happened, as the events write it. */
export function timestamp(): string {
  return new Date().toISOString();
}
