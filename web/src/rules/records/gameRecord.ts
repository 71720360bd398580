/** Whole games as text, as written by Python's `pasch.play.records.record_io`; see docs/notation.md. */

import { faceText, formatDice, parseDice } from "@/rules/dice";
import { apply, newGame } from "@/rules/gameEngine";
import type { GameEvent, GameState } from "@/rules/gameState";
import type { Direction, Variant } from "@/rules/variantTables";
import { begun, offer } from "@/rules/turn";

export interface GameRecord {
  readonly variant: Variant;
  /** Names in seating order. */
  readonly seats: readonly string[];
  readonly direction: Direction;
  /** The first seat by agreement; null if it was thrown for, or for a single player. */
  readonly first: number | null;
  readonly events: readonly GameEvent[];
  /** Further tags of the game (Date, Site …), in written order. */
  readonly tags: Readonly<Record<string, string>>;
}

const WIDTH = 110;
const ESCAPED: Readonly<Record<string, string>> = { "\\": "\\\\", '"': '\\"', "\n": "\\n", "\r": "\\r" };

/**
 * Returns the state before the first event and after each one.
 *
 * @throws RuleRefusal if the rules do not allow one of them.
 */
export function states({ variant, seats, direction, first, events }: GameRecord): GameState[] {
  const found = [newGame(variant, seats.length, { direction, first })];
  for (const event of events) found.push(apply(found.at(-1) as GameState, event));
  return found;
}

/** Formats a record, the content of a `.pasch` file. */
export function formatRecord(record: GameRecord): string {
  const tags = tagsOf(record).map(([name, value]) => `[${name} "${escape(value)}"]`);
  return `${[...tags, "", ...moves(record)].join("\n").trimEnd()}\n`;
}

/** Returns the turns of a seat, from 1, that a computer player played for its person. */
export function standInTurnsOf({ tags }: Pick<GameRecord, "tags">, seat: number): number[] {
  return (tags[`StandIn${String(seat + 1)}`] ?? "").match(/\d{1,4}/g)?.map(Number) ?? [];
}

/** Appends tags to those of a record. */
export function withTags(record: string, tags: Readonly<Record<string, string>>): string {
  const further = Object.entries(tags).map(([name, value]) => `[${name} "${value}"]\n`);
  return record.replace(/\n(?=\n|$)/, () => `\n${further.join("")}`);
}

/** Formats a score in notation: `= sixes 30 +50`; `x` where the roll has no points. */
function formatEntry(state: GameState, box: string): string {
  const found = offer(state, box);
  if (!found?.scores) return `= ${box} x`;
  return `= ${box} ${String(found.points)}${found.bonus ? ` +${String(found.bonus)}` : ""}`;
}

function tagsOf({ variant, seats, direction, first, tags }: GameRecord): [name: string, value: string][] {
  return [
    ["Variant", variant.id],
    ["Rules", variant.rules_hash],
    ...seats.map((name, seat): [string, string] => [`Seat${String(seat + 1)}`, name]),
    ["Direction", direction],
    ...(first === null ? [] : [["First", String(first + 1)] as [string, string]]),
    ...Object.entries(tags),
  ];
}

function moves(record: GameRecord): string[] {
  const lines: string[] = [];
  let words: string[] = [];
  const before = states(record);
  record.events.forEach((event, index) => {
    const state = before[index] as GameState;
    if (words.length && beginsLine(state, event)) {
      lines.push(...wrap(words));
      words = [];
    }
    words.push(...wordsOf(state, event));
  });
  return [...lines, ...wrap(words)];
}

function beginsLine(state: GameState, event: GameEvent): boolean {
  if (event.type === "start-rolled") return state.start?.faces.length === 0;
  return !begun(state);
}

function wordsOf(state: GameState, event: GameEvent): string[] {
  const seat = `${String(state.seat + 1)}:`;
  const begins = beginsLine(state, event);
  switch (event.type) {
    case "start-rolled":
      return [...(begins ? ["start"] : []), seat + faceText(event.face)];
    case "rolled":
      return [...(begins ? [seat] : []), canonicalText(event.dice)];
    case "announced":
      return [...(begins ? [seat] : []), `!${event.box}`];
    case "held":
      return [...(begins ? [seat] : []), `>${canonicalText(event.dice)}`];
    case "bought":
      return [`$>${canonicalText(event.dice)}`];
    case "scored":
      return [formatEntry(state, event.box)];
    case "struck":
      return [`= ${event.box} x`];
  }
}

function wrap(words: readonly string[]): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of words) {
    if (line && line.length + 1 + word.length > WIDTH) {
      lines.push(line);
      line = "  ";
    }
    line = line ? `${line} ${word}` : word;
  }
  return line ? [...lines, line] : lines;
}

function canonicalText(dice: string): string {
  return formatDice(parseDice(dice));
}

function escape(value: string): string {
  return value.replace(/[\\"\n\r]/g, (sign) => ESCAPED[sign] ?? sign);
}
