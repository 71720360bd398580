/** Stores finished games in the history: cards, winner and the record. */
import { total } from "@/rules/card";
import { ranking } from "@/rules/gameEngine";
import { fairTags } from "@/rules/fair/fairDice";
import { memoryTags, type SeenGame } from "@/rules/fair/seenGame";
import { formatRecord } from "@/rules/records/gameRecord";
import { keepFinished, type Finished } from "@/store/finished";
import type { TableEvent, VariantPage } from "@/wire/types";
import { gameEvents, standInTurns, type TableState } from "./tableState";
import { namesToKeep, neutralNames } from "./seatNames";

export interface FinishedTable {
  readonly id: string;
  /** True if only this browser knows it. */
  readonly offline: boolean;
  readonly page: VariantPage;
  /** State after all events. */
  readonly known: TableState;
  readonly events: readonly TableEvent[];
}

export async function keepEnded(game: FinishedTable, memory?: SeenGame): Promise<void> {
  await keepFinished(finishedOf(game, memory), game.page);
}

export function finishedOf(game: FinishedTable, memory?: SeenGame): Finished {
  const { id, offline, page, known, events } = game;
  const { seats, state } = known;
  const places = ranking(state);
  const names = namesToKeep(known);
  return {
    id,
    kind: "game",
    endedAt: events.findLast(({ type }) => type === "ended")?.at ?? known.at,
    variant: { id: page.id, rules_hash: page.rules_hash, names: page.names },
    people: state.cards.map((card, seat) => {
      const { kind = "person", level = "heuristic" } = seats[seat] ?? {};
      // What a computer played for somebody counts for nobody's record.
      const standIn = known.moves.findLast((move) => move.seat === seat && move.standIn)?.standIn ?? null;
      return {
        name: names[seat] ?? "",
        computer: kind === "computer" ? level : standIn,
        total: total(state.variant, card),
        card,
      };
    }),
    winners: places.filter(({ place }) => place === 1).map(({ seat }) => seat),
    ...(offline ? {} : { table: id }),
    ...(known.opened.series && { series: known.opened.series.id }),
    record: recordOf(game, memory),
  };
}

/** Returns the record (see docs/notation.md), with this device's evidence about the dice. */
export function recordOf({ known, events }: Pick<FinishedTable, "known" | "events">, memory?: SeenGame): string {
  return formatRecord({
    variant: known.variant,
    seats: neutralNames(known),
    direction: known.opened.direction,
    first: known.opened.first ?? null,
    tags: {
      ...standInTags(known),
      Date: known.opened.at.slice(0, 10),
      ...fairTags(events),
      ...memoryTags(memory, events),
    },
    events: gameEvents(known),
  });
}

/** The turns of each seat that a computer played for its person, as the server's record names them. */
function standInTags(known: TableState): Record<string, string> {
  const turns = known.seats.map((_, seat) => standInTurns(known, seat));
  return Object.fromEntries(
    turns.flatMap((played, seat) => (played.length > 0 ? [[`StandIn${String(seat + 1)}`, played.join(", ")]] : [])),
  );
}
