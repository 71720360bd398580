/**
 * References to a box elsewhere in a document: columns with lists of boxes, bonuses over or computed from single boxes,
 * points of further fives of a kind. Adding or removing a box updates them.
 */
import { at, clear, forget, freeKey, isTable, put, same, says, type Path, type Tree } from "./draft";
import { boxesIn, without, type FormulaTerm } from "./formulaText";

/** In an order, all boxes of a section: a new box is among them. */
export const SECTIONS: readonly string[] = ["upper", "lower"];

/**
 * Returns the draft with a box added to the columns that list their boxes, and to other lists where the parent has it.
 */
export function withBox(draft: Tree, parent: Tree | null, box: string): Tree {
  return reviseAll(draft, parent, (said, inherited, path) => {
    const named = namesIn(inherited).includes(box);
    if (isComputed(path)) return isTable(inherited) && same(without(inherited, box), said) ? inherited : said;
    if (!named && path[0] !== "columns") return said;
    if (path[2] === "order" && namesIn(said).some((name) => SECTIONS.includes(name))) return said;
    if (isLines(said)) return said.map((line, place) => (place < said.length - 1 ? line : insert(line, [], box)));
    if (Array.isArray(said)) return insert(said as string[], namesIn(inherited), box);
    const both = Object.entries({ ...(inherited as Tree), ...(said as Tree) });
    return Object.fromEntries(both.filter(([name]) => name === box || name in (said as Tree)));
  });
}

export function withoutBox(draft: Tree, parent: Tree | null, box: string): Tree {
  return reviseAll(draft, parent, (said, _inherited, path) => {
    // A formula that needs the box stays as it is; its field reports the missing box.
    if (isComputed(path))
      return boxesIn(said as FormulaTerm).includes(box) ? (without(said as FormulaTerm, box) ?? said) : said;
    if (isLines(said)) return said.map((line) => line.filter((name) => name !== box));
    if (Array.isArray(said)) return (said as string[]).filter((name) => name !== box);
    return Object.fromEntries(Object.entries(said as Tree).filter(([name]) => name !== box));
  });
}

/** Returns the draft with an implied free column made explicit, before the first new column would replace it. */
export function withFreeColumn(draft: Tree): Tree {
  const own = (at(draft, ["columns"]) ?? {}) as Tree;
  const free = { names: { de: "Punkte", en: "Points" } };
  return put(draft, ["columns"], { [freeKey("points", Object.keys(own))]: free, ...own });
}

/** Returns the draft with this column no longer won by the best player; without such columns, totals count. */
export function withoutWinning(draft: Tree, parent: Tree | null, column: string): Tree {
  const result = at(draft, ["result"]) ?? at(parent, ["result"]);
  const won = at(result, ["columns"]);
  if (!isTable(result) || !isTable(won) || !(column in won)) return draft;
  const others = Object.fromEntries(Object.entries(won).filter(([key]) => key !== column));
  if (Object.keys(others).length > 0) return put(draft, ["result"], { ...result, columns: others });
  return clear(draft, ["result"], at(parent, ["result"]));
}

/** Returns the draft with a new part's key renamed, also where columns refer to it. */
export function withKey(draft: Tree, table: string, key: string, fresh: string): Tree {
  const changed = put(draft, [table], rekey(draft[table], key, fresh));
  const won = at(changed, ["result", "columns"]);
  if (table === "columns") return isTable(won) ? put(changed, ["result", "columns"], rekey(won, key, fresh)) : changed;
  const listing = table === "boxes" ? ["boxes", "order"] : [table];
  const places = Object.entries((changed.columns ?? {}) as Tree).flatMap(([column, said]) =>
    listing.filter((list) => Array.isArray(at(said, [list]))).map((list): Path => ["columns", column, list]),
  );
  return places.reduce((whole, path) => put(whole, path, renameInList(at(whole, path), key, fresh)), changed);
}

function rekey(table: unknown, key: string, fresh: string): Tree {
  return Object.fromEntries(Object.entries(table as Tree).map(([one, said]) => [one === key ? fresh : one, said]));
}

function renameInList(said: unknown, key: string, fresh: string): unknown {
  return Array.isArray(said) ? said.map((one) => renameInList(one, key, fresh)) : said === key ? fresh : said;
}

type Revise = (said: unknown, inherited: unknown, path: Path) => unknown;

/** Returns the draft with every list and table of boxes revised; those equal to the parent's are dropped. */
function reviseAll(draft: Tree, parent: Tree | null, revise: Revise): Tree {
  return placesOf(draft, parent).reduce((changed, path) => {
    const inherited = at(parent, path);
    const said = at(changed, path) ?? inherited;
    const isBox = isComputed(path) && typeof said === "string";
    if (!Array.isArray(said) && !isTable(said) && !isBox) return changed;
    const now = revise(said, inherited, path);
    if (same(now, said)) return changed;
    if (path[2] === "minus" && same(now, [])) return clear(changed, path, inherited);
    return same(now, inherited) && says(changed, path) ? forget(changed, path) : put(changed, path, now);
  }, draft);
}

const NAMING: Readonly<Record<string, readonly string[]>> = {
  columns: ["boxes", "order"],
  bonuses: ["boxes", "minus", "points"],
  extra: ["worth", "served"],
};

function placesOf(draft: Tree, parent: Tree | null): Path[] {
  return Object.entries(NAMING).flatMap(([table, keys]) => {
    const own = (at(draft, [table]) ?? {}) as Tree;
    const parts = new Set([...Object.keys(at(parent, [table]) ?? {}), ...Object.keys(own)]);
    return [...parts].filter((part) => own[part] !== false).flatMap((part) => keys.map((key) => [table, part, key]));
  });
}

/** Inserts a name at the parent's position, or at the end if the parent lacks it. */
function insert(list: readonly string[], inherited: readonly string[], name: string): string[] {
  if (list.includes(name)) return [...list];
  const before = inherited.slice(0, Math.max(0, inherited.indexOf(name)));
  const after = inherited.includes(name) ? Math.max(-1, ...before.map((one) => list.indexOf(one))) + 1 : list.length;
  return [...list.slice(0, after), name, ...list.slice(after)];
}

/** True if the path holds a formula, or a single box instead of one. */
function isComputed(path: Path): boolean {
  return path[0] === "bonuses" && path[2] === "points";
}

/** True if an order consists of several lists of boxes. */
function isLines(said: unknown): said is string[][] {
  return Array.isArray(said) && said.length > 0 && said.every(Array.isArray);
}

function namesIn(said: unknown): string[] {
  if (isLines(said)) return said.flat();
  return Array.isArray(said) ? (said as string[]) : isTable(said) ? Object.keys(said) : [];
}
