/**
 * A whole game in a link, as written by Python's `pasch.play.records.game_link`; see docs/notation.md.
 *
 * Each event is one of few legal ones, and a link stores its index: the indices are the digits, in mixed radix, of one
 * long number.
 */
import { contains, formatDice, parseDice } from "@/rules/dice";
import { apply, legalActions, newGame } from "@/rules/gameEngine";
import { at } from "@/rules/list";
import type { GameRecord } from "./gameRecord";
import { RuleRefusal } from "@/rules/refusal";
import { phase, type GameEvent, type GameState } from "@/rules/gameState";
import { commonCodes, type Variant } from "@/rules/variantTables";

/** Prefix of the game in a link. */
export const MARK = "#g=";

const VERSION = 1;
const HASH = 8;
const SUM = 4;
const MOST_LETTERS = 16_384;
const MOST_EVENTS = 20_000;
const MOST_SEATS = 8;
const DATE = /^\d{4}-\d{2}-\d{2}$/;

/** The content of a link that can be read without its variant. */
export interface LinkedGame {
  variant: string;
  rules_hash: string;
  seats: string[];
  direction: GameRecord["direction"];
  first: number | null;
  date: string;
  count: number;
  number: bigint;
}

/** Formats a game as the part of a link after the mark. */
export function formatLink(record: GameRecord): string {
  const { variant, seats, direction, first, tags, events } = record;
  const date = tags.Date && DATE.test(tags.Date) ? tags.Date : "";
  const words = new TextEncoder().encode([variant.id, ...seats, date].join("\n"));
  const flags = (direction === "counter-clockwise" ? 1 : 0) + 2 * (first === null ? 0 : first + 1);
  const hash = Array.from({ length: HASH }, (_, place) =>
    parseInt(variant.rules_hash.slice(2 * place, 2 * place + 2), 16),
  );
  const head = [VERSION, flags, ...hash, ...toVarint(words.length), ...words, ...toVarint(events.length)];
  const body = Uint8Array.from([...head, ...bytesOf(numberOf(record))]);
  return letters(Uint8Array.from([...body, ...checksum(body)]));
}

/**
 * Reads a link, or the part after the mark.
 *
 * @throws RuleRefusal if it is damaged or was made by a newer Pasch.
 */
export function readLink(link: string): LinkedGame {
  const body = bodyOf(link.slice(link.lastIndexOf(MARK) + 1).replace(/^g=/, ""));
  if (body[0] !== VERSION) throw new RuleRefusal("link-newer", {});
  try {
    return headOf(body);
  } catch (error) {
    if (error instanceof RuleRefusal) throw error;
    throw damageRefusal();
  }
}

/**
 * Returns the game of a link.
 *
 * @throws RuleRefusal if its variant has other rules now, or it turns out to be damaged.
 */
export function linkedRecord(linked: LinkedGame, variant: Variant): GameRecord {
  const { rules_hash, seats, direction, first, date, count } = linked;
  if (variant.rules_hash !== rules_hash) {
    throw new RuleRefusal("other-rules", { variant: variant.id, found: rules_hash, right: variant.rules_hash });
  }
  const events: GameEvent[] = [];
  let state = newGame(variant, seats.length, { direction, first });
  let { number } = linked;
  for (let place = 0; place < count; place += 1) {
    const options = optionsOf(state);
    if (options.length === 0) throw damageRefusal();
    const radix = BigInt(options.length);
    const [, event] = at(options, Number(number % radix));
    number /= radix;
    state = apply(state, event);
    events.push(event);
  }
  // More events than the link counts.
  if (number > 0n) throw damageRefusal();
  return { variant, seats, direction, first, events, tags: date ? { Date: date } : {} };
}

function headOf(body: Uint8Array): LinkedGame {
  const [size, words] = count(body, 2 + HASH);
  const text = new TextDecoder("utf-8", { fatal: true }).decode(body.slice(words, words + size));
  const [variant = "", ...rest] = text.split("\n");
  const date = rest.pop() ?? "";
  const [events, number] = count(body, words + size);
  if (events > MOST_EVENTS || rest.length < 1 || rest.length > MOST_SEATS) throw damageRefusal();
  if (date && !DATE.test(date)) throw damageRefusal();
  const flags = body[1] ?? 0;
  const first = Math.floor(flags / 2) - 1;
  return {
    variant,
    rules_hash: [...body.slice(2, 2 + HASH)].map(hex).join(""),
    seats: rest,
    direction: flags % 2 ? "counter-clockwise" : "clockwise",
    first: first < 0 ? null : first,
    date,
    count: events,
    number: [...body.slice(number)].reduceRight((sum, byte) => sum * 256n + BigInt(byte), 0n),
  };
}

function numberOf({ variant, seats, direction, first, events }: GameRecord): bigint {
  let state = newGame(variant, seats.length, { direction, first });
  const digits = events.map((event): [bigint, bigint] => {
    const options = optionsOf(state);
    const place = options.findIndex(([key]) => key === keyOf(event));
    state = apply(state, event);
    return [BigInt(place), BigInt(options.length)];
  });
  return digits.reduceRight((number, [place, radix]) => number * radix + place, 0n);
}

/** Returns every event possible now, sorted by key: the order defines the digits. */
function optionsOf(state: GameState): [key: string, event: GameEvent][] {
  return [...chances(state), ...legalActions(state)]
    .map((event): [string, GameEvent] => [keyOf(event), event])
    .sort(([one], [other]) => (one < other ? -1 : 1));
}

function chances(state: GameState): GameEvent[] {
  const now = phase(state);
  if (now === "start") return [...new Set(commonCodes(state.variant))].map((face) => ({ type: "start-rolled", face }));
  if (now !== "throw") return [];
  const held = state.turn.keeping ?? [];
  const rolls = state.variant.rolls.filter((roll) => contains(roll, held));
  return rolls.map((roll) => ({ type: "rolled", dice: formatDice(roll) }));
}

function keyOf(event: GameEvent): string {
  switch (event.type) {
    case "start-rolled":
      return String(event.face);
    case "rolled":
      return formatDice(parseDice(event.dice));
    case "announced":
      return `!${event.box}`;
    case "held":
      return `>${formatDice(parseDice(event.dice))}`;
    case "bought":
      return `$>${formatDice(parseDice(event.dice))}`;
    case "scored":
      return `=${event.box}`;
    case "struck":
      return `=${event.box} x`;
  }
}

function bodyOf(text: string): Uint8Array {
  const written = text.trim();
  if (!/^[A-Za-z0-9_-]+$/.test(written) || written.length > MOST_LETTERS || written.length % 4 === 1)
    throw damageRefusal();
  const found = atob(written.replace(/-/g, "+").replace(/_/g, "/"));
  const data = Uint8Array.from(found, (letter) => letter.charCodeAt(0));
  const body = data.slice(0, -SUM);
  const sum = checksum(body);
  if (body.length < 2 + HASH || sum.some((byte, place) => data[body.length + place] !== byte)) throw damageRefusal();
  return body;
}

function letters(data: Uint8Array): string {
  const text = btoa(String.fromCharCode(...data));
  return text.replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
}

/** Adler-32. */
function checksum(data: Uint8Array): number[] {
  let low = 1;
  let high = 0;
  for (const byte of data) {
    low = (low + byte) % 65_521;
    high = (high + low) % 65_521;
  }
  return [high >> 8, high & 255, low >> 8, low & 255];
}

/** Varint: seven bits a byte, the lowest first; all but the last byte have the highest bit set. */
function toVarint(number: number): number[] {
  return number > 127 ? [(number & 127) | 128, ...toVarint(number >> 7)] : [number];
}

function count(data: Uint8Array, place: number): [number: number, next: number] {
  const byte = data[place];
  if (byte === undefined) throw damageRefusal();
  if (byte < 128) return [byte, place + 1];
  const [rest, next] = count(data, place + 1);
  return [(byte & 127) + rest * 128, next];
}

function bytesOf(number: bigint): number[] {
  const bytes: number[] = [];
  for (let left = number; left > 0n; left >>= 8n) bytes.push(Number(left & 255n));
  return bytes;
}

function hex(byte: number): string {
  return byte.toString(16).padStart(2, "0");
}

function damageRefusal(): RuleRefusal {
  return new RuleRefusal("link-damaged", {});
}
