/** Splits a file with several games into records, like Python's `split_records`; also reads exported histories. */

/** A game of a file, with what to list it by. */
export interface RecordSummary {
  readonly record: string;
  /** Id of the variant. */
  readonly variant: string;
  readonly day: string;
  readonly names: readonly string[];
}

export function recordsIn(text: string): string[] {
  return inHistory(text) ?? split(text);
}

/** Reads a record's tags. */
export function toldOf(record: string): RecordSummary {
  const tags = [...record.matchAll(/^\s*\[(\w+) "((?:[^"\\]|\\.)*)"\]/gm)].map(
    ([, name = "", value = ""]) => [name, value.replaceAll(/\\(.)/g, "$1")] as const,
  );
  const known = new Map(tags);
  const names = tags.filter(([name]) => /^Seat\d+$/.test(name)).map(([, value]) => value);
  return { record, variant: known.get("Variant") ?? "", day: (known.get("Date") ?? "").slice(0, 10), names };
}

/** Records in an exported history, where throws were recorded; undefined for other files. */
function inHistory(text: string): string[] | undefined {
  if (!text.trimStart().startsWith("{")) return undefined;
  try {
    const found = JSON.parse(text) as { format?: unknown; games?: { record?: unknown }[] };
    if (found.format !== "pasch-history" || !Array.isArray(found.games)) return undefined;
    return found.games.flatMap(({ record }) => (typeof record === "string" ? [record] : []));
  } catch {
    // Not JSON: parsing it as a record reports what is wrong.
    return undefined;
  }
}

/** A tag after moves begins a new record if its tags include the variant. */
function split(text: string): string[] {
  const lines = text.replace(/^\uFEFF/, "").split(/\r\n|\r|\n/);
  const begins = [0];
  let moves = false;
  let begin: number | null = null;
  for (const [number, line] of lines.entries()) {
    const content = line.trim();
    if (content.startsWith("[")) {
      if (moves) begin ??= number;
      if (begin !== null && /^\s*\[Variant\s/.test(line)) {
        begins.push(begin);
        [moves, begin] = [false, null];
      }
    } else if (content && !content.startsWith(";")) [moves, begin] = [true, null];
  }
  return begins.map((first, place) => lines.slice(first, begins[place + 1]).join("\n"));
}
