/**
 * Provably fair dice: every throw follows from the table's secret and the players' entropy, and can be recomputed.
 *
 * The twin of Python's `pasch.play.dice.fair_dice`; docs/fair-dice.md describes what it proves.
 */

import type { TableEvent } from "@/wire/types";
import { throwDue, type Draw } from "@/rules/dueThrows";
import { apply, newGame } from "@/rules/gameEngine";
import { RuleRefusal } from "@/rules/refusal";
import { hex, sha256 } from "./sha256";
import { isOfGame, phase, type Chance, type GameEvent } from "@/rules/gameState";
import type { Variant } from "@/rules/variantTables";

/** One recomputed throw: the table's dice, and those that follow from secret and entropy. */
export interface FairThrow {
  readonly number: number;
  readonly seq: number;
  readonly seat: number;
  readonly found: Chance;
  readonly right: Chance;
  readonly agrees: boolean;
}

export interface Verification {
  readonly commitment: string;
  readonly secret: string;
  readonly entropies: readonly string[];
  /** True if the secret matches the table's commitment. */
  readonly commitmentAgrees: boolean;
  readonly throws: readonly FairThrow[];
  readonly finished: boolean;
  /** True if the commitment and every throw agree. */
  readonly agrees: boolean;
}

/** Returns the hash that fixes a secret without revealing it. */
export function commitmentOf(secret: string): string {
  return hex(sha256(secret));
}

/** Returns the seed of a game's dice; entropies are in seating order. */
export function seedOf(secret: string, entropies: readonly string[]): string {
  return [secret, ...entropies].join("/");
}

/**
 * Returns the seeded dice of one throw.
 *
 * @param number index of the throw in the game.
 */
export function seededDraw(seed: string, number: number): Draw {
  return (limit, die) => {
    const range = 2n ** 64n;
    const fair = range - (range % BigInt(limit));
    for (let attempt = 0; ; attempt += 1) {
      const digest = sha256(`pasch-dice-1/${seed}/${String(number)}/${String(die)}/${String(attempt)}`);
      const drawn = new DataView(digest.buffer).getBigUint64(0);
      if (drawn < fair) return Number(drawn % BigInt(limit));
    }
  };
}

/**
 * Recomputes every throw of a table.
 *
 * @throws RuleRefusal if the game has no fair dice (`not-fair-game`), its secret is still hidden (`secret-not-shown`),
 *   or its events are no game.
 */
export function verify(variant: Variant, events: readonly TableEvent[]): Verification {
  const opened = events.find((event) => event.type === "opened");
  const ended = events.find((event) => event.type === "ended");
  if (!opened?.commitment) throw new RuleRefusal("not-fair-game");
  if (!ended) throw new RuleRefusal("secret-not-shown");
  if (!ended.secret) throw new RuleRefusal("not-fair-game");
  const entropies = entropiesOf(events);
  const seed = seedOf(ended.secret, entropies);
  const throws: FairThrow[] = [];
  let state = newGame(variant, opened.seats.length, { direction: opened.direction, first: opened.first ?? null });
  for (const { event, seq } of played(events)) {
    if (event.type === "rolled" || event.type === "start-rolled") {
      const number = throws.length;
      const right = throwDue(state, seededDraw(seed, number));
      throws.push({ number, seq, seat: state.seat, found: event, right, agrees: same(event, right) });
    }
    state = apply(state, event);
  }
  const commitmentAgrees = commitmentOf(ended.secret) === opened.commitment;
  return {
    commitment: opened.commitment,
    secret: ended.secret,
    entropies,
    commitmentAgrees,
    throws,
    finished: phase(state) === "over",
    agrees: commitmentAgrees && throws.every(({ agrees }) => agrees),
  };
}

/** Returns the game's events without undone ones; what followed them was played again. */
export function played(events: readonly TableEvent[]): { event: GameEvent; seq: number; seat: number }[] {
  const found: { event: GameEvent; seq: number; seat: number }[] = [];
  for (const event of events) {
    const seat = event.seat ?? 0;
    const last = event.type === "undone" ? found.findLastIndex((one) => one.seat === seat) : -1;
    if (last >= 0) found.splice(last);
    else if (isOfGame(event)) found.push({ event, seq: event.seq, seat });
  }
  return found;
}

/**
 * Returns a finished game's record tags about its dice, as Python's `Fairness.tags` does.
 *
 * Empty if the dice were not seeded: a game finished without the server that held its secret.
 */
export function fairTags(events: readonly TableEvent[]): Record<string, string> {
  const opened = events.find((event) => event.type === "opened");
  const ended = events.find((event) => event.type === "ended");
  if (!opened?.commitment || !ended?.secret) return {};
  const entropies = events.flatMap((event) =>
    event.type === "sat" && event.seat !== null ? [[`Entropy${String(event.seat + 1)}`, event.entropy] as const] : [],
  );
  return {
    Dice: "fair",
    Commitment: opened.commitment,
    ...Object.fromEntries(entropies.sort(([one], [other]) => one.localeCompare(other))),
    Secret: ended.secret,
  };
}

function entropiesOf(events: readonly TableEvent[]): string[] {
  const sat = events.filter((event) => event.type === "sat");
  return sat.sort((one, other) => (one.seat ?? 0) - (other.seat ?? 0)).map(({ entropy }) => entropy);
}

function same(found: Chance, right: Chance): boolean {
  if (found.type === "rolled") return right.type === "rolled" && found.dice === right.dice;
  return right.type === "start-rolled" && found.face === right.face;
}
