/** A house rule that somebody is writing: kept with every change, so that neither reloading nor leaving loses it. */
export interface RuleDraft {
  toml: string;
  name: string;
  /** What stood behind the `?` of the page: the same address goes on with it. */
  from: string;
  updated: number;
}

const KEPT = "pasch.rule-draft";

export function keepRuleDraft(draft: RuleDraft): void {
  try {
    localStorage.setItem(KEPT, JSON.stringify(draft));
  } catch {
    // Full, or closed to us: then it lives as long as the page.
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
