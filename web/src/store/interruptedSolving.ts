/** The rules being solved in this browser, to detect a solve interrupted by closing the page. */
const KEPT = "pasch.solving";

/** Returns whether an earlier solving of the rules was interrupted. */
export function wasInterrupted(rulesHash: string): boolean {
  return begun().includes(rulesHash);
}

export function keepBegun(rulesHash: string): void {
  keep([...begun().filter((hash) => hash !== rulesHash), rulesHash]);
}

export function keepEnded(rulesHash: string): void {
  keep(begun().filter((hash) => hash !== rulesHash));
}

function begun(): string[] {
  return (localStorage.getItem(KEPT) ?? "").split(" ").filter(Boolean);
}

function keep(hashes: readonly string[]): void {
  if (hashes.length > 0) localStorage.setItem(KEPT, hashes.join(" "));
  else localStorage.removeItem(KEPT);
}
