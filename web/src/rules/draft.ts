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

/** Whether the draft itself says something at a path or below it. */
export function says(draft: Tree, path: Path): boolean {
  return at(draft, path) !== undefined;
}

/** A new document like a shipped variant, under a name of its own. */
export function newDraft(like: string, name: string, taken: Iterable<string>): Tree {
  return { like, id: freeId(name, taken), names: { de: name, en: name } };
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

function isTable(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
