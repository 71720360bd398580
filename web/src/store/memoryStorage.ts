/**
 * Stands in for the browser's storage where a private window or a blocked or full one denies it: games go on in memory
 * until the window closes. Must be imported before anything reads `localStorage`.
 */
const PROBE = "pasch.probe";

class MemoryStorage implements Storage {
  readonly #items = new Map<string, string>();

  get length(): number {
    return this.#items.size;
  }

  key(index: number): string | null {
    return [...this.#items.keys()][index] ?? null;
  }

  getItem(name: string): string | null {
    return this.#items.get(name) ?? null;
  }

  setItem(name: string, value: string): void {
    this.#items.set(name, value);
  }

  removeItem(name: string): void {
    this.#items.delete(name);
  }

  clear(): void {
    this.#items.clear();
  }
}

for (const name of ["localStorage", "sessionStorage"] as const) {
  if (!isWritable(name)) Object.defineProperty(window, name, { value: new MemoryStorage(), configurable: true });
}

function isWritable(name: "localStorage" | "sessionStorage"): boolean {
  try {
    window[name].setItem(PROBE, "");
    window[name].removeItem(PROBE);
    return true;
  } catch {
    return false;
  }
}
