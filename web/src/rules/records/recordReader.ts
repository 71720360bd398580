/** Reads records in the exact form that Pasch writes; hand-written ones are left to the server. */
import type { GameRecord } from "./gameRecord";
import { apply, newGame, THROW_UNNAMED } from "@/rules/gameEngine";
import type { GameEvent } from "@/rules/gameState";
import type { Direction, Variant } from "@/rules/variantTables";
import { isBeforeThrow, isNamedBefore } from "@/rules/turn";

const TAG = /^\[(?<name>\w+) "(?<value>(?:[^"\\]|\\.)*)"\]$/;
const WORD =
  /\s*(?:start\b|\d+:(?=\s)|(?<seat>\d+):(?<face>[\d.]+)|\$>(?<bought>[\d.+-]+)|>(?<held>[\d.+-]+)|!(?<announced>[\w.]+)|= (?<box>[\w.]+)(?:(?<struck> x)| \d+)(?: \+\d+)?|(?<dice>[\d.+]+))/gy;
const ESCAPED: Readonly<Record<string, string>> = { n: "\n", r: "\r" };

/** Returns the game of a record of this variant; null if it is not in Pasch's own form. */
export function recordWritten(text: string, variant: Variant): GameRecord | null {
  const lines = text.split("\n");
  const tags = new Map(lines.flatMap((line) => tagOf(line)));
  const moves = lines.filter((line) => !line.startsWith("[")).join("\n");
  const events = eventsOf(moves.trim());
  const seats = [...tags].filter(([name]) => /^Seat\d+$/.test(name)).map(([, value]) => value);
  if (!events || seats.length === 0 || tags.get("Rules") !== variant.rules_hash) return null;
  const first = tags.has("First") ? Number(tags.get("First")) - 1 : null;
  const direction = tags.get("Direction") === "counter-clockwise" ? "counter-clockwise" : "clockwise";
  const kept = [...tags].filter(([name]) => /^(?:Date|StandIn\d+)$/.test(name));
  return {
    variant,
    seats,
    direction,
    first,
    events: variant.columns.some(isNamedBefore) ? withUnnamed(variant, seats.length, direction, first, events) : events,
    tags: Object.fromEntries(kept),
  };
}

function tagOf(line: string): [name: string, value: string][] {
  const { name, value } = TAG.exec(line)?.groups ?? {};
  if (name === undefined || value === undefined) return [];
  return [[name, value.replace(/\\(.)/g, (_, sign: string) => ESCAPED[sign] ?? sign)]];
}

function eventsOf(moves: string): GameEvent[] | null {
  const events: GameEvent[] = [];
  let read = 0;
  for (const found of moves.matchAll(WORD)) {
    const event = eventOf(found.groups ?? {});
    if (event) events.push(event);
    read = found.index + found[0].length;
  }
  return read === moves.length ? events : null;
}

/** Inserts the implied first throw without an announcement. */
function withUnnamed(
  variant: Variant,
  seats: number,
  direction: Direction,
  first: number | null,
  events: readonly GameEvent[],
): GameEvent[] {
  let state = newGame(variant, seats, { direction, first });
  return events.flatMap((event) => {
    const unnamed = event.type === "rolled" && isBeforeThrow(state) ? [THROW_UNNAMED] : [];
    state = [...unnamed, event].reduce(apply, state);
    return [...unnamed, event];
  });
}

function eventOf(word: Partial<Record<string, string>>): GameEvent | null {
  const { face, bought, held, announced, box, struck, dice } = word;
  if (face !== undefined) return { type: "start-rolled", face: Number(face.replace(".", "")) };
  if (bought !== undefined) return { type: "bought", dice: bought };
  if (held !== undefined) return { type: "held", dice: held };
  if (announced !== undefined) return { type: "announced", box: announced };
  if (box !== undefined) return { type: struck ? "struck" : "scored", box };
  return dice === undefined ? null : { type: "rolled", dice };
}
