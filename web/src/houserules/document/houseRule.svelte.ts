/**
 * A house rule being written, and the server's answer: every change sends the document, and either the compiled variant
 * or all problems with their places come back.
 */
import { checkVariant, RequestRefusal, ServerUnreachable } from "@/net/api";
import { named } from "@/i18n/i18n.svelte";
import type { Names, Problem, VariantPage } from "@/wire/types";
import { prepare, type Variant } from "@/rules/variantTables";
import {
  asInherited,
  at,
  clear,
  forget,
  PARTS,
  place,
  put,
  readDraft,
  replaces,
  same,
  says,
  spelledOut,
  takeOut,
  writeDraft,
  type Path,
  type Tree,
} from "./draft";
import { withComments } from "./tomlComments";
import { conditionsOf, diceNeeded, type Pattern } from "./pattern";
import { withBox, withFreeColumn, withKey, withoutBox, withoutWinning } from "./boxMentions";
import { distinct } from "./problems";
import USUAL from "./defaults.json";

/** Delay after the last key stroke before the document is sent. */
const PAUSE_MS = 250;
/** An answer that is lost is asked for again after 3, 6, 12, 24 and 48 seconds. */
const [AGAIN_MS, MOST_LOST] = [3000, 5];
/** Statuses from here on say nothing about the document: too many requests, or a server at its limits. */
const BUSY = 429;

export class HouseRuleDraft {
  /** Only the differences from the parent. */
  draft: Tree = $state.raw({});
  /** Last written by hand or by the form. */
  text = $state("");
  problems: readonly Problem[] = $state.raw([]);
  /** Rules without effect: no errors, but probably not what the author meant. */
  idle: readonly Problem[] = $state.raw([]);
  /** Unreadable input by field; the document keeps its previous value there. */
  mistyped: Readonly<Record<string, string>> = $state.raw({});
  /** The last valid version. */
  page: VariantPage | null = $state.raw(null);
  variant: Variant | null = $state.raw(null);
  checking = $state(false);
  /** The server is unreachable, so nothing can be checked. */
  unreachable = $state(false);

  private waiting: ReturnType<typeof setTimeout> | undefined;
  private asking: AbortController | undefined;
  /** Number of answers that did not arrive since the last change. */
  private lost = 0;

  constructor(text: string) {
    this.write(text);
  }

  /** True if the current document may be played and saved. */
  get sound(): boolean {
    const fine = this.problems.length === 0 && Object.keys(this.mistyped).length === 0;
    return this.page !== null && fine && !this.checking && !this.unreachable;
  }

  /** The number of known problems. */
  get wrong(): number {
    return this.problems.length + Object.keys(this.mistyped).length + this.impossible.length;
  }

  /** Boxes that need more dice than there are, which the server does not report while other problems exist. */
  private get impossible(): string[] {
    // A wrong number of dice is one problem, not one of each box.
    if (this.problemsAt(["dice", "count"]).length > 0) return [];
    const dice = this.value(["dice", "count"]);
    const named = (box: string): boolean => this.problems.some((problem) => problem.place === `boxes.${box}`);
    return this.keys("boxes").filter((box) => {
      const conditions = conditionsOf((this.value(["boxes", box, "pattern"]) || {}) as Pattern);
      return conditions.some((condition) => diceNeeded(condition) > Number(dice)) && !named(box);
    });
  }

  /** Records a field's unreadable input; null once it is readable or the field is gone. */
  mistype(field: string, found: string | null): void {
    const others = Object.entries(this.mistyped).filter(([other]) => other !== field);
    this.mistyped = Object.fromEntries(found === null ? others : [...others, [field, found]]);
  }

  /** Sets a text written by hand. */
  write(text: string): void {
    this.text = text;
    try {
      this.draft = readDraft(text);
    } catch {
      // The form keeps showing the last readable version; the server reports the text's problems.
    }
    this.check();
  }

  /** Returns the effective value at a path: the draft's, else the inherited one, else the default. */
  value(path: Path): unknown {
    const own = at(this.draft, path);
    if (own !== undefined) return own;
    const inherited = replaces(this.draft, path) ? undefined : this.inherited(path);
    if (inherited !== undefined) return inherited;
    const known = at(this.page?.document, path);
    return known === undefined ? usual(path) : known;
  }

  inherited(path: Path): unknown {
    return at(this.page?.parent, path);
  }

  put(path: Path, value: unknown): void {
    this.change(put(spelledOut(this.draft, path, this.parent), path, value));
  }

  /** Restores the parent's value. */
  forget(path: Path): void {
    this.change(asInherited(this.draft, path, this.parent));
  }

  /** True if the value differs from the parent's. */
  differs(path: Path): boolean {
    const inherited = this.inherited(path);
    return inherited !== undefined && this.says(path) && !same(at(this.draft, path), inherited);
  }

  /** Clears the value, including an inherited one. */
  clear(path: Path): void {
    const [table, , column] = path;
    if (table === "result" && column !== undefined) this.change(withoutWinning(this.draft, this.parent, column));
    else this.change(clear(this.draft, path, this.inherited(path)));
  }

  add(table: string, key: string, part: Tree): void {
    const draft = put(this.draft, [table, key], part);
    if (table === "boxes") this.change(withBox(draft, this.parent, key));
    else if (table === "columns" && this.keys(table).length === 0) this.change(withFreeColumn(draft));
    else this.change(draft);
  }

  /** Rekeys a newly added part after its name. */
  rekey(table: string, key: string, fresh: string): void {
    this.change(withKey(this.draft, table, key, fresh));
  }

  /** Removes a box, bonus, column or extra rule from the game. */
  takeOut(table: string, key: string): void {
    const draft = takeOut(this.draft, [table, key], this.inherited([table, key]) !== undefined);
    if (table === "boxes") this.change(withoutBox(draft, this.parent, key));
    else if (table === "columns") this.change(withoutWinning(draft, this.parent, key));
    else this.change(draft);
  }

  /** Restores a removed part. */
  putBack(table: string, key: string): void {
    const draft = forget(this.draft, [table, key]);
    if (table === "boxes") this.change(withBox(draft, this.parent, key));
    else if (table === "columns") this.change(asInherited(draft, ["result", "columns", key], this.parent));
    else this.change(draft);
  }

  restore(draft: Tree): void {
    this.change(draft);
  }

  says(path: Path): boolean {
    return says(this.draft, path);
  }

  /** Returns the problems at a path or below it. */
  problemsAt(path: Path): Problem[] {
    const here = place(path);
    return this.problems.filter(({ place: where }) => where === here || String(where).startsWith(`${here}.`));
  }

  /** Returns the rules without effect at a path or below it. */
  idleAt(path: Path): Problem[] {
    const here = place(path);
    return this.idle.filter(({ place: where }) => where === here || String(where).startsWith(`${here}.`));
  }

  /** Returns the keys of a table's active parts: boxes, bonuses, extra rules, columns. */
  keys(table: string): string[] {
    const inherited = Object.keys(tableAt(this.page?.document, table));
    const own = Object.keys(tableAt(this.draft, table)).filter((key) => !inherited.includes(key));
    const out = this.takenOut(table);
    return [...inherited, ...own].filter((key) => !out.includes(key));
  }

  /** Returns a part's name, or its key if it has none. */
  readonly called = (key: string): string => {
    const names = ["boxes", "bonuses", "columns"].map((table) => this.value([table, key, "names"])).find(Boolean);
    return names ? named(names as Names) || key : key;
  };

  /** Returns a part's number among all of its table, disabled ones included, so that default names stay stable. */
  numberOf(table: string, key: string): number {
    const inherited = Object.keys(tableAt(this.parent, table));
    const others = this.keys(table).filter((other) => !inherited.includes(other));
    return [...inherited, ...others].indexOf(key) + 1;
  }

  /** Returns the inherited parts disabled by the draft. */
  takenOut(table: string): string[] {
    const own = Object.entries(tableAt(this.draft, table));
    return own.filter(([, part]) => part === false).map(([key]) => key);
  }

  private get parent(): Tree | null {
    return this.page?.parent ?? null;
  }

  private change(draft: Tree): void {
    this.idle = [];
    this.draft = draft;
    this.text = withComments(this.text, writeDraft(draft));
    this.check();
  }

  private check(): void {
    clearTimeout(this.waiting);
    this.asking?.abort();
    this.checking = true;
    this.lost = 0;
    this.waiting = setTimeout(() => void this.ask(), PAUSE_MS);
  }

  /** Asks again after a while, at first soon, and in the end no more. */
  private askLater(): void {
    if (this.lost >= MOST_LOST) return;
    this.waiting = setTimeout(() => void this.ask(), AGAIN_MS * 2 ** this.lost);
    this.lost += 1;
  }

  private async ask(): Promise<void> {
    const asking = (this.asking = new AbortController());
    try {
      const page = await checkVariant(this.text, asking.signal);
      this.page = page;
      this.variant = prepare(page.tables);
      this.problems = [];
      this.unreachable = false;
    } catch (error) {
      if (asking.signal.aborted) return;
      if (error instanceof RequestRefusal) this.problems = distinct(error.problems);
      else if (error instanceof ServerUnreachable) this.unreachable = true;
      else throw error;
      if (!(error instanceof RequestRefusal) || error.status >= BUSY) this.askLater();
    }
    this.checking = false;
  }
}

/** Returns the default value at a path; the server may not know a new part yet. */
export function usual(path: Path): unknown {
  const [table = "", ...below] = path;
  return at(USUAL, [table, ...(PARTS.includes(table) ? below.slice(1) : below)]);
}

function tableAt(tree: unknown, name: string): Record<string, unknown> {
  return (at(tree, [name]) ?? {}) as Record<string, unknown>;
}
