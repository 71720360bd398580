/** A finished game whose throws this browser recomputed, compared with the device's log; and what to say of it. */
import { keptNames, keptOpeningSeat } from "@/game/tables/seatNames";
import { loadStory } from "@/game/start/gameLookup";
import { t } from "@/i18n/i18n.svelte";
import { examine, type Comparison, type Verdict } from "@/rules/fair/seenGame";
import type { Verification } from "@/rules/fair/fairDice";
import { prepare, type Variant } from "@/rules/variantTables";
import { table as keptTable } from "@/store/browserData";
import type { KeptSeat } from "@/store/database";
import { seenOf } from "@/store/seen";
import type { Names, TableEvent } from "@/wire/types";

export interface VerifiedGame {
  table: string;
  /** Of the variant. */
  names: Names;
  /** When it ended, as ISO 8601 writes it. */
  endedAt: string;
  /** The server has the table's record. */
  atServer: boolean;
  variant: Variant;
  seats: KeptSeat[];
  /** This device's seats. */
  mine: readonly number[];
  result: Verification;
  compared: Comparison | null;
  verdict: Verdict;
}

/**
 * Loads a table's game and recomputes its throws.
 *
 * @throws like `loadStory` and `verify`.
 */
export async function verifyTable(table: string): Promise<VerifiedGame> {
  const { page, events } = await loadStory(table);
  const variant = prepare(page.tables);
  const kept = await keptTable(table);
  return {
    table,
    names: page.names,
    endedAt: events.at(-1)?.at ?? "",
    atServer: kept?.mode !== "here",
    variant,
    seats: seatsIn(events),
    mine: kept?.mine ?? [],
    ...examine(variant, events, await seenOf(table)),
  };
}

function seatsIn(events: readonly TableEvent[]): KeptSeat[] {
  const seats = events.flatMap((event) => (event.type === "opened" ? event.seats.map(keptOpeningSeat) : []));
  for (const event of events)
    if (event.type === "sat" && event.seat !== null) seats[event.seat] = { kind: "person", name: event.name };
  // Whoever took part had a seat, named or not.
  return seats.map((seat) => ({ ...seat, free: false }));
}

/** Extracts the table's id from an address or id. */
export function tableIn(typed: string): string {
  return /(?:^|\/t\/)([A-Za-z0-9_-]{20,40})(?:[#?/].*)?$/.exec(typed.trim())?.[1] ?? typed.trim();
}

/** Returns the verdict as one sentence, and what it means as another. */
export function verdictWords({ atServer, verdict, result, compared }: VerifiedGame): { said: string; means: string } {
  const throws = result.throws.length;
  if (compared?.agrees === false) return { said: t("verify-exchanged"), means: t("verify-means-wrong") };
  if (verdict === "wrong") return { said: t("verify-differs", { throws }), means: t("verify-means-wrong") };
  if (!atServer) return { said: t("verify-agrees", { throws }), means: t("verify-here") };
  return { said: t(`verify-verdict-${verdict}`, { throws }), means: t(`verify-means-${verdict}`) };
}

/** Returns one sentence for each comparison with what this device saw. */
export function evidenceWords(game: VerifiedGame): string[] {
  const { atServer, verdict, result, compared, seats, mine } = game;
  if (!atServer) return [];
  if (!compared) return [t("verify-no-memory")];
  const { seen, drawn, differs } = compared;
  const names = keptNames(seats, mine);
  const name = (seat: number): string => names[seat] || String(seat + 1);
  const facts = { seen: seen ?? "", found: result.commitment };
  const said = [
    seen === null ? t("verify-no-memory") : t(compared.seenAgrees ? "verify-seen" : "verify-seen-differs", facts),
    ...drawn.map(({ seat, agrees, drawn: own, found: there }) =>
      t(agrees ? "verify-drawn" : "verify-drawn-differs", { name: name(seat), seen: own, found: there ?? "–" }),
    ),
    ...mine
      .filter((seat) => drawn.every((one) => one.seat !== seat))
      .map((seat) => t("verify-not-drawn", { name: name(seat) })),
  ];
  if (verdict === "fixed") said.push(t("verify-none-drawn"));
  if (differs) said.push(differenceWords(differs));
  else if (compared.throws > 0) said.push(t("verify-live", { count: compared.throws }));
  return said;
}

function differenceWords({ seen, found: there }: NonNullable<Comparison["differs"]>): string {
  const number = seen.seq + 1;
  const dice = (event: TableEvent | null): string =>
    event?.type === "rolled" ? event.dice : event?.type === "start-rolled" ? String(event.face) : "–";
  if (seen.type !== "rolled" && seen.type !== "start-rolled") return t("verify-event-differs", { number });
  return t("verify-live-differs", { number, seen: dice(seen), found: dice(there) });
}
