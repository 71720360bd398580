/**
 * A house rule being written, and what the server makes of it: after every change the document is sent, and either the
 * compiled variant comes back or all that is wrong with it, each with its place.
 */
import { checkVariant, RequestRefusal, ServerUnreachable } from "@/net/api";
import { named } from "@/i18n/i18n.svelte";
import type { Names, Problem, VariantPage } from "@/wire/types";
import { prepare, type Variant } from "@/engine/tables";
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

/** So long after the last key stroke the document is sent. */
const PAUSE_MS = 250;

export class HouseRuleDraft {
  /** What it says; only what differs from its parent. */
  draft: Tree = $state.raw({});
  /** Its text, as last written by hand or by the form. */
  text = $state("");
  problems: readonly Problem[] = $state.raw([]);
  /** Rules of it that change no game: no mistakes, but hardly what somebody has in mind. */
  idle: readonly Problem[] = $state.raw([]);
  /** What was typed and cannot be read, by field: the document keeps what it says there. */
  mistyped: Readonly<Record<string, string>> = $state.raw({});
  /** The last version without a mistake. */
  page: VariantPage | null = $state.raw(null);
  variant: Variant | null = $state.raw(null);
  checking = $state(false);
  /** The server cannot be asked, so nothing can be checked. */
  unreachable = $state(false);

  private waiting: ReturnType<typeof setTimeout> | undefined;
  private asking: AbortController | undefined;

  constructor(text: string) {
    this.write(text);
  }

  /** Whether what is there now may be played and kept. */
  get sound(): boolean {
    const fine = this.problems.length === 0 && Object.keys(this.mistyped).length === 0;
    return this.page !== null && fine && !this.checking && !this.unreachable;
  }

  /** How many things are wrong, as far as is known. */
  get wrong(): number {
    return this.problems.length + Object.keys(this.mistyped).length + this.impossible.length;
  }

  /** Boxes for more dice than there are, of which the server says nothing while other things are wrong. */
  private get impossible(): string[] {
    // How many dice there are is wrong itself: that is one mistake, and not one of each box.
    if (this.problemsAt(["dice", "count"]).length > 0) return [];
    const dice = this.value(["dice", "count"]);
    const named = (box: string): boolean => this.problems.some((problem) => problem.place === `boxes.${box}`);
    return this.keys("boxes").filter((box) => {
      const conditions = conditionsOf((this.value(["boxes", box, "pattern"]) || {}) as Pattern);
      return conditions.some((condition) => diceNeeded(condition) > Number(dice)) && !named(box);
    });
  }

  /** Notes what a field holds that cannot be read; null once it can, or is gone. */
  mistype(field: string, found: string | null): void {
    const others = Object.entries(this.mistyped).filter(([other]) => other !== field);
    this.mistyped = Object.fromEntries(found === null ? others : [...others, [field, found]]);
  }

  /** Takes a text written by hand. */
  write(text: string): void {
    this.text = text;
    try {
      this.draft = readDraft(text);
    } catch {
      // The form keeps showing what could be read last; the server says in words what is wrong with the text.
    }
    this.check();
  }

  /** What counts at a path: what the draft says, else what it inherits, else what is usual. */
  value(path: Path): unknown {
    const own = at(this.draft, path);
    if (own !== undefined) return own;
    const inherited = replaces(this.draft, path) ? undefined : this.inherited(path);
    if (inherited !== undefined) return inherited;
    const known = at(this.page?.document, path);
    return known === undefined ? usual(path) : known;
  }

  /** What the parent says there. */
  inherited(path: Path): unknown {
    return at(this.page?.parent, path);
  }

  put(path: Path, value: unknown): void {
    this.change(put(spelledOut(this.draft, path, this.parent), path, value));
  }

  /** Lets the parent's value count again. */
  forget(path: Path): void {
    this.change(asInherited(this.draft, path, this.parent));
  }

  /** Whether it says something other than its parent there. */
  differs(path: Path): boolean {
    const inherited = this.inherited(path);
    return inherited !== undefined && this.says(path) && !same(at(this.draft, path), inherited);
  }

  /** Says nothing there, and lets nothing that is inherited count. */
  clear(path: Path): void {
    const [table, , column] = path;
    if (table === "result" && column !== undefined) this.change(withoutWinning(this.draft, this.parent, column));
    else this.change(clear(this.draft, path, this.inherited(path)));
  }

  /** Adds a box, bonus, column or extra rule. */
  add(table: string, key: string, part: Tree): void {
    const draft = put(this.draft, [table, key], part);
    if (table === "boxes") this.change(withBox(draft, this.parent, key));
    else if (table === "columns" && this.keys(table).length === 0) this.change(withFreeColumn(draft));
    else this.change(draft);
  }

  /** Gives a part that was just added the key that its name makes. */
  rekey(table: string, key: string, fresh: string): void {
    this.change(withKey(this.draft, table, key, fresh));
  }

  /** Takes a box, bonus, column or extra rule out of the game. */
  takeOut(table: string, key: string): void {
    const draft = takeOut(this.draft, [table, key], this.inherited([table, key]) !== undefined);
    if (table === "boxes") this.change(withoutBox(draft, this.parent, key));
    else if (table === "columns") this.change(withoutWinning(draft, this.parent, key));
    else this.change(draft);
  }

  /** Puts back what was taken out. */
  putBack(table: string, key: string): void {
    const draft = forget(this.draft, [table, key]);
    if (table === "boxes") this.change(withBox(draft, this.parent, key));
    else if (table === "columns") this.change(asInherited(draft, ["result", "columns", key], this.parent));
    else this.change(draft);
  }

  /** Goes back to what it said before. */
  restore(draft: Tree): void {
    this.change(draft);
  }

  says(path: Path): boolean {
    return says(this.draft, path);
  }

  /** What is wrong at a path or below it. */
  problemsAt(path: Path): Problem[] {
    const here = place(path);
    return this.problems.filter(({ place: where }) => where === here || String(where).startsWith(`${here}.`));
  }

  /** What changes no game at a path or below it. */
  idleAt(path: Path): Problem[] {
    const here = place(path);
    return this.idle.filter(({ place: where }) => where === here || String(where).startsWith(`${here}.`));
  }

  /** The keys of a table that are in the game: boxes, bonuses, extra rules, columns. */
  keys(table: string): string[] {
    const inherited = Object.keys(tableAt(this.page?.document, table));
    const own = Object.keys(tableAt(this.draft, table)).filter((key) => !inherited.includes(key));
    const out = this.takenOut(table);
    return [...inherited, ...own].filter((key) => !out.includes(key));
  }

  /** What a box, bonus or column of this key is called; the key where nothing is called so. */
  readonly called = (key: string): string => {
    const names = ["boxes", "bonuses", "columns"].map((table) => this.value([table, key, "names"])).find(Boolean);
    return names ? named(names as Names) || key : key;
  };

  /** The place of a part among all of its table, with those that are taken out: it stays what it is called. */
  numberOf(table: string, key: string): number {
    const inherited = Object.keys(tableAt(this.parent, table));
    const others = this.keys(table).filter((other) => !inherited.includes(other));
    return [...inherited, ...others].indexOf(key) + 1;
  }

  /** Inherited parts that the draft takes out. */
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
    this.waiting = setTimeout(() => void this.ask(), PAUSE_MS);
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
    }
    this.checking = false;
  }
}

/** What a document means that says nothing there: of a new part the server may not have been asked yet. */
function usual(path: Path): unknown {
  const [table = "", ...below] = path;
  return at(USUAL, [table, ...(PARTS.includes(table) ? below.slice(1) : below)]);
}

function tableAt(tree: unknown, name: string): Record<string, unknown> {
  return (at(tree, [name]) ?? {}) as Record<string, unknown>;
}
