/**
 * Carries the comments of a TOML text over into the rewritten document: each moves and disappears with the key or
 * heading that it precedes or follows.
 */

/** Comments around a key: in the lines above it, and behind it. */
interface Around {
  above: string[];
  behind: string;
}

/** A line of the text: the document path that starts in it, and its comment. */
interface Line {
  text: string;
  place: string | null;
  comment: string;
}

const WORD = String.raw`(?:[\w-]+|"[^"\n]*"|'[^'\n]*')`;
const WORDS = String.raw`${WORD}(?:[ \t]*\.[ \t]*${WORD})*`;
const HEADING = new RegExp(String.raw`^\s*\[\[?\s*(${WORDS})\s*\]`);
const KEY = new RegExp(String.raw`^\s*(${WORDS})\s*=`);

export function withComments(before: string, written: string): string {
  const { comments, last } = commentsOf(before);
  const lines = linesOf(written).map(({ text, place }) => {
    const around = place === null ? undefined : takeComments(comments, place);
    if (!around) return text;
    return [...around.above, around.behind ? `${text} ${around.behind}` : text].join("\n");
  });
  const ended = lines.join("\n").trimEnd();
  return [ended, ...last].filter(Boolean).join("\n") + "\n";
}

/** Returns the comments of a place, and of removed places before it on the same path; each only once. */
function takeComments(comments: Map<string, Around>, place: string): Around | undefined {
  const found = [...comments].filter(([other]) => other === place || place.startsWith(`${other}.`));
  for (const [other] of found) comments.delete(other);
  if (found.length === 0) return undefined;
  const own = found.find(([other]) => other === place)?.[1].behind ?? "";
  const above = found.flatMap(([other, { above, behind }]) => [
    ...above,
    ...(other !== place && behind ? [behind] : []),
  ]);
  return { above, behind: own };
}

/** Returns the comments around each place, and those at the end of the text. */
function commentsOf(text: string): { comments: Map<string, Around>; last: string[] } {
  const comments = new Map<string, Around>();
  let above: string[] = [];
  let inside: Around | undefined;
  for (const { text: line, place, comment } of linesOf(text)) {
    if (place !== null) {
      inside = comments.get(place) ?? { above: [], behind: "" };
      inside.above.push(...above);
      inside.behind ||= comment;
      comments.set(place, inside);
      above = [];
    } else if (comment && isWithin(line)) inside?.above.push(comment);
    else if (comment) above.push(comment);
  }
  for (const [place, { above, behind }] of comments) if (above.length === 0 && !behind) comments.delete(place);
  return { comments, last: above };
}

/** True for a comment behind an element of a list, not on its own line. */
function isWithin(line: string): boolean {
  return !line.trimStart().startsWith("#");
}

function linesOf(text: string): Line[] {
  const reading = { quote: "", depth: 0 };
  let heading = "";
  return text.split("\n").map((line) => {
    const begins = !reading.quote && reading.depth === 0;
    const at = commentAt(line, reading);
    const comment = at < 0 ? "" : line.slice(at).trimEnd();
    const table = begins ? HEADING.exec(line)?.[1] : undefined;
    if (table !== undefined) heading = toPlace(table);
    const key = begins && table === undefined ? KEY.exec(line)?.[1] : undefined;
    const place = key === undefined ? (table === undefined ? null : heading) : toPlace(key, heading);
    return { text: line, place, comment };
  });
}

function toPlace(words: string, heading = ""): string {
  const steps = words.match(new RegExp(WORD, "g")) ?? [];
  return [heading, ...steps.map((step) => step.replace(/^["']|["']$/g, ""))].filter(Boolean).join(".");
}

/** Returns the start of a line's comment, or -1; `reading` carries open quotes and brackets to the next line. */
function commentAt(line: string, reading: { quote: string; depth: number }): number {
  for (let at = 0; at < line.length; at++) {
    const char = line.charAt(at);
    if (reading.quote) {
      if (char === "\\" && reading.quote.startsWith('"')) at++;
      else if (line.startsWith(reading.quote, at)) {
        at += reading.quote.length - 1;
        reading.quote = "";
      }
    } else if (char === "#") return at;
    else if (char === '"' || char === "'") {
      reading.quote = line.startsWith(char.repeat(3), at) ? char.repeat(3) : char;
      at += reading.quote.length - 1;
    } else if ("[{".includes(char)) reading.depth++;
    else if ("]}".includes(char)) reading.depth--;
  }
  if (reading.quote.length === 1) reading.quote = "";
  return -1;
}
