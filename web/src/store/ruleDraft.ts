/** A house rule being written, stored with every change to survive reloading and leaving. */
export interface RuleDraft {
  toml: string;
  name: string;
  /** The page's query: the same address resumes the draft. */
  from: string;
  updated: number;
}

const KEPT = "pasch.rule-draft";

export function keepRuleDraft(draft: RuleDraft): void {
  try {
    localStorage.setItem(KEPT, JSON.stringify(draft));
  } catch {
    // Storage is full or denied: the draft lasts as long as the page.
  }
}

export function ruleDraft(): RuleDraft | undefined {
  try {
    const { toml, name, from, updated } = JSON.parse(localStorage.getItem(KEPT) ?? "{}") as Partial<RuleDraft>;
    return toml && from !== undefined ? { toml, name: name ?? "", from, updated: updated ?? 0 } : undefined;
  } catch {
    return undefined;
  }
}

export function forgetRuleDraft(): void {
  localStorage.removeItem(KEPT);
}
