/**
 * Stands in for the browser's storage where a private window or a blocked or full one denies it: games go on in memory
 * until the window closes. Must be imported before anything reads `localStorage`.
 */
const PROBE = "pasch.writable";

/** What is used of a `Storage`, in memory. */
function storageInMemory(): Pick<Storage, "getItem" | "setItem" | "removeItem"> {
  const items = new Map<string, string>();
  return {
    getItem: (name) => items.get(name) ?? null,
    setItem: (name, value) => void items.set(name, value),
    removeItem: (name) => void items.delete(name),
  };
}

for (const name of ["localStorage", "sessionStorage"] as const) {
  if (!isWritable(name)) Object.defineProperty(window, name, { value: storageInMemory(), configurable: true });
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
