/**
 * A house rule being written: the TOML document as a tree that holds only its differences from the parent.
 *
 * The server interprets documents; this module only reads and writes values of the tree.
 */
import { parse, stringify } from "smol-toml";

export type Tree = Readonly<Record<string, unknown>>;
/** A path in a document: `["boxes", "pair", "points"]`. */
export type Path = readonly string[];

/** Parses a TOML text into a tree; throws the parser's `TomlError`. */
export function readDraft(toml: string): Tree {
  return parse(toml);
}

export function writeDraft(draft: Tree): string {
  return stringify(draft);
}

/** Returns the value at a path, or undefined. */
export function at(tree: unknown, path: Path): unknown {
  return path.reduce<unknown>((found, key) => (isTable(found) ? found[key] : undefined), tree);
}

/** Returns the draft with a value at a path; missing tables on the way are created. */
export function put(draft: Tree, path: Path, value: unknown): Tree {
  const [key, ...rest] = path;
  if (key === undefined) throw new Error("a value needs a path");
  if (rest.length === 0) return { ...draft, [key]: value };
  const below = draft[key];
  return { ...draft, [key]: put(isTable(below) ? below : {}, rest, value) };
}

/** Returns the draft without its own value at a path, so that the parent's counts again; empty tables are removed. */
export function forget(draft: Tree, path: Path): Tree {
  const [key, ...rest] = path;
  if (key === undefined || !(key in draft)) return draft;
  const below = draft[key];
  const kept = rest.length > 0 && isTable(below) ? forget(below, rest) : {};
  const others = Object.fromEntries(Object.entries(draft).filter(([name]) => name !== key));
  return Object.keys(kept).length > 0 ? { ...draft, [key]: kept } : others;
}

/** Returns the draft without a part (box, bonus, column, extra rule): inherited ones are disabled, own ones deleted. */
export function takeOut(draft: Tree, path: Path, inherited: boolean): Tree {
  const without = forget(draft, path);
  return inherited ? put(without, path, false) : without;
}

/**
 * Returns the draft with a full copy of a table that can only be replaced as a whole: a new price of bought throws must
 * also repeat their number.
 */
export function spelledOut(draft: Tree, path: Path, parent: Tree | null): Tree {
  const table = wholeTable(path);
  const inherited = at(parent, table);
  if (table.length === path.length || isTable(at(draft, table)) || !isTable(inherited)) return draft;
  return put(draft, table, withoutAbsent(inherited));
}

/** Returns the draft with the parent's value at a path. */
export function asInherited(draft: Tree, path: Path, parent: Tree | null): Tree {
  const table = wholeTable(path);
  const value = at(parent, path);
  if (table.length === path.length || !isTable(at(draft, table)) || value === undefined) return forget(draft, path);
  const changed = put(draft, path, value);
  return same(at(changed, table), withoutAbsent(at(parent, table))) ? forget(changed, table) : changed;
}

/** Settings and parts are merged key by key; the value of a key is replaced as a whole. */
function wholeTable(path: Path): Path {
  return path.slice(0, PARTS.includes(path[0] ?? "") ? 3 : SETTINGS.includes(path[0] ?? "") ? 2 : 1);
}

/** The tables of parts with keys of their own. */
export const PARTS: readonly string[] = ["boxes", "bonuses", "extra", "columns"];
const SETTINGS = ["dice", "turn", "players"];

/** Returns a table as a document holds it, without absent values. */
function withoutAbsent(value: unknown): unknown {
  if (!isTable(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, below]) => (below === null ? [] : [[key, withoutAbsent(below)]])),
  );
}

/** True if two values serialize alike. */
export function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Returns the draft with a part or setting cleared at a path; an inherited one is disabled with `false`. */
export function clear(draft: Tree, path: Path, inherited: unknown): Tree {
  const empty = typeof inherited === "object" ? Object.keys(inherited ?? {}).length === 0 : inherited === undefined;
  return empty ? forget(draft, path) : put(draft, path, false);
}

/** True if the draft itself holds a value at a path or below it. */
export function says(draft: Tree, path: Path): boolean {
  return at(draft, path) !== undefined;
}

/** Returns a new document based on a shipped variant, with its own name. */
export function newDraft(like: string, name: string, taken: Iterable<string>): Tree {
  return { like, id: freeId(name, taken), names: { de: name, en: name } };
}

/** True if the draft replaces the inherited table that the path leads into. */
export function replaces(draft: Tree, path: Path): boolean {
  const table = wholeTable(path);
  return table.length < path.length && says(draft, table);
}

/** Derives an unused id from a name: "Oma Ernas Kniffel" → "oma-ernas-kniffel". */
export function freeId(name: string, taken: Iterable<string>): string {
  const plain =
    letters(name)
      .replace(/[^a-z0-9]+/g, "-")
      .replace(/^-+|-+$/g, "")
      .slice(0, 50) || "haus";
  return free(plain, "-", new Set(taken));
}

/** Derives an unused key for a box, bonus or column from its name: "Zwei Paare" → "zwei_paare". */
export function freeKey(name: string, taken: Iterable<string>): string {
  const plain =
    letters(name)
      .replace(/[^a-z0-9]+/g, "_")
      .replace(/^[_0-9]+|_+$/g, "")
      .slice(0, 30) || "neu";
  return free(plain, "_", new Set(taken));
}

/** Returns an unused name: "Neues Feld", "Neues Feld 2". */
export function freeName(name: string, taken: Iterable<string>): string {
  const names = new Set([...taken].map(letters));
  for (let number = 1; ; number++) {
    const numbered = number === 1 ? name : `${name} ${String(number)}`;
    if (!names.has(letters(numbered))) return numbered;
  }
}

/** Formats a path like a problem's place from the server: `boxes.pair.points`. */
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
