/** Returns a code in groups of four letters, as it is read out and typed. */
export function inFours(code: string): string {
  return code.replace(/.{4}(?=.)/g, "$& ");
}
