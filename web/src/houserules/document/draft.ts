/**
 * A house rule while it is being written: the TOML document as a tree, which says only what differs from its parent.
 *
 * What a document means is the server's business; this only puts values into the tree and takes them out again.
 */
import { parse, stringify } from "smol-toml";

export type Tree = Readonly<Record<string, unknown>>;
/** Where something stands in a document: `["boxes", "pair", "points"]`. */
export type Path = readonly string[];

/** The tree of a TOML text; throws the parser's `TomlError` where it is none. */
export function readDraft(toml: string): Tree {
  return parse(toml);
}

export function writeDraft(draft: Tree): string {
  return stringify(draft);
}

/** What stands at a path; undefined where nothing does. */
export function at(tree: unknown, path: Path): unknown {
  return path.reduce<unknown>((found, key) => (isTable(found) ? found[key] : undefined), tree);
}

/** The draft with a value at a path; tables on the way are made as needed. */
export function put(draft: Tree, path: Path, value: unknown): Tree {
  const [key, ...rest] = path;
  if (key === undefined) throw new Error("a value needs a path");
  if (rest.length === 0) return { ...draft, [key]: value };
  const below = draft[key];
  return { ...draft, [key]: put(isTable(below) ? below : {}, rest, value) };
}

/** The draft without what it says at a path, so that the parent's counts again; empty tables go with it. */
export function forget(draft: Tree, path: Path): Tree {
  const [key, ...rest] = path;
  if (key === undefined || !(key in draft)) return draft;
  const below = draft[key];
  const kept = rest.length > 0 && isTable(below) ? forget(below, rest) : {};
  const others = Object.fromEntries(Object.entries(draft).filter(([name]) => name !== key));
  return Object.keys(kept).length > 0 ? { ...draft, [key]: kept } : others;
}

/** The draft without a part (a box, bonus, column or extra rule): an inherited one is taken out, an own one forgotten. */
export function takeOut(draft: Tree, path: Path, inherited: boolean): Tree {
  const without = forget(draft, path);
  return inherited ? put(without, path, false) : without;
}

/**
 * The draft with all of a table that its parent would only replace whole: whoever changes the price of a bought throw
 * says how many there are, too.
 */
export function spelledOut(draft: Tree, path: Path, parent: Tree | null): Tree {
  const table = wholeTable(path);
  const inherited = at(parent, table);
  if (table.length === path.length || isTable(at(draft, table)) || !isTable(inherited)) return draft;
  return put(draft, table, said(inherited));
}

/** The draft with the parent's value at a path. */
export function asInherited(draft: Tree, path: Path, parent: Tree | null): Tree {
  const table = wholeTable(path);
  const value = at(parent, path);
  if (table.length === path.length || !isTable(at(draft, table)) || value === undefined) return forget(draft, path);
  const changed = put(draft, path, value);
  return same(at(changed, table), said(at(parent, table))) ? forget(changed, table) : changed;
}

/** Settings are replaced key by key, and so are parts; what a key holds is replaced whole. */
function wholeTable(path: Path): Path {
  return path.slice(0, PARTS.includes(path[0] ?? "") ? 3 : SETTINGS.includes(path[0] ?? "") ? 2 : 1);
}

/** The tables of parts that have keys of their own. */
export const PARTS: readonly string[] = ["boxes", "bonuses", "extra", "columns"];
const SETTINGS = ["dice", "turn", "players"];

/** A table as a document says it: nothing of what is absent. */
function said(value: unknown): unknown {
  if (!isTable(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, below]) => (below === null ? [] : [[key, said(below)]])),
  );
}

/** Whether two values would be written alike. */
export function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** The draft without what a part or setting says at a path: what it inherits there is taken out with `false`. */
export function clear(draft: Tree, path: Path, inherited: unknown): Tree {
  const empty = typeof inherited === "object" ? Object.keys(inherited ?? {}).length === 0 : inherited === undefined;
  return empty ? forget(draft, path) : put(draft, path, false);
}

/** Whether the draft itself says something at a path or below it. */
export function says(draft: Tree, path: Path): boolean {
  return at(draft, path) !== undefined;
}

/** A new document like a shipped variant, under a name of its own. */
export function newDraft(like: string, name: string, taken: Iterable<string>): Tree {
  return { like, id: freeId(name, taken), names: { de: name, en: name } };
}

/** Whether the draft has a table of its own in place of the inherited one that a path leads into. */
export function replaces(draft: Tree, path: Path): boolean {
  const table = wholeTable(path);
  return table.length < path.length && says(draft, table);
}

/** An id made of a name, different from those taken: "Oma Ernas Kniffel" → "oma-ernas-kniffel". */
export function freeId(name: string, taken: Iterable<string>): string {
  const plain =
    letters(name)
      .replace(/[^a-z0-9]+/g, "-")
      .replace(/^-+|-+$/g, "")
      .slice(0, 50) || "haus";
  return free(plain, "-", new Set(taken));
}

/** A key for a new box, bonus or column, made of its name: "Zwei Paare" → "zwei_paare". */
export function freeKey(name: string, taken: Iterable<string>): string {
  const plain =
    letters(name)
      .replace(/[^a-z0-9]+/g, "_")
      .replace(/^[_0-9]+|_+$/g, "")
      .slice(0, 30) || "neu";
  return free(plain, "_", new Set(taken));
}

/** A name like this one that nothing else has: "Neues Feld", "Neues Feld 2". */
export function freeName(name: string, taken: Iterable<string>): string {
  const names = new Set([...taken].map(letters));
  for (let number = 1; ; number++) {
    const numbered = number === 1 ? name : `${name} ${String(number)}`;
    if (!names.has(letters(numbered))) return numbered;
  }
}

/** A path as the server writes it in a problem's place: `boxes.pair.points`. */
export function place(path: Path): string {
  return path.join(".");
}

function free(plain: string, between: string, taken: ReadonlySet<string>): string {
  if (!taken.has(plain)) return plain;
  for (let number = 2; ; number++) {
    const numbered = `${plain}${between}${number}`;
    if (!taken.has(numbered)) return numbered;
  }
}

function letters(name: string): string {
  const german = name.toLowerCase().replace(/ä/g, "ae").replace(/ö/g, "oe").replace(/ü/g, "ue").replace(/ß/g, "ss");
  return german.normalize("NFD").replace(/[\u0300-\u036f]/g, "");
}

export function isTable(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
