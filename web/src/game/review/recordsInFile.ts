/** Several games in one file: each is told on its own. As `split_records` in Python; a file of the history has some, too. */

/** A game of a file, and what to call it where one is to be chosen. */
export interface RecordSummary {
  readonly record: string;
  /** The id of its variant. */
  readonly variant: string;
  readonly day: string;
  readonly names: readonly string[];
}

/** The records that a text holds. */
export function recordsIn(text: string): string[] {
  return inHistory(text) ?? split(text);
}

/** What its tags say of a record. */
export function toldOf(record: string): RecordSummary {
  const tags = [...record.matchAll(/^\s*\[(\w+) "((?:[^"\\]|\\.)*)"\]/gm)].map(
    ([, name = "", value = ""]) => [name, value.replaceAll(/\\(.)/g, "$1")] as const,
  );
  const known = new Map(tags);
  const names = tags.filter(([name]) => /^Seat\d+$/.test(name)).map(([, value]) => value);
  return { record, variant: known.get("Variant") ?? "", day: (known.get("Date") ?? "").slice(0, 10), names };
}

/** Of a file of the history, those whose throws were kept; undefined where it is none. */
function inHistory(text: string): string[] | undefined {
  if (!text.trimStart().startsWith("{")) return undefined;
  try {
    const found = JSON.parse(text) as { format?: unknown; games?: { record?: unknown }[] };
    if (found.format !== "pasch-history" || !Array.isArray(found.games)) return undefined;
    return found.games.flatMap(({ record }) => (typeof record === "string" ? [record] : []));
  } catch {
    // No JSON at all: whoever reads it as a record says what is wrong.
    return undefined;
  }
}

/** A record begins with the tags that follow moves, if its variant is among them. */
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
