/** What-if games: continue from a reviewed position against computer players, on this device and unrated. */
import type { GameState } from "@/rules/gameState";
import { newEntropy } from "@/net/keys";
import type { Opened, OpeningSeat, Review, TableEvent } from "@/wire/types";
import { keepGame } from "@/game/tables/localGame.svelte";
import { directionOf, eventOf, firstOf, type ReplayStep } from "./replay";
import type { Reviewable } from "./gameReview";
import { eventTime } from "@/game/tables/eventTime";

/** An event before it has a number and a time. */
type Bare<Event> = Event extends unknown ? Omit<Event, "seq" | "at"> : never;

/**
 * Opens a game at the position before this step; the user takes the seat on turn.
 *
 * @returns the id of its table.
 */
export function playOnFrom(
  game: Reviewable,
  review: Review,
  steps: readonly ReplayStep[],
  place: number,
): Promise<string> {
  const me = steps[place]?.before.seat ?? 0;
  const seats: OpeningSeat[] = review.seats.map(({ seat }) =>
    seat === me ? { kind: "person", name: "", place: "here" } : { kind: "computer", name: "", level: "perfect" },
  );
  const drafts: Bare<TableEvent>[] = [
    openedEvent(game, review, seats),
    { type: "sat", seat: me, name: "", entropy: newEntropy() },
    { type: "began", seat: null },
    ...steps.slice(0, place).map(({ moment, before }) => eventAt(moment, before)),
  ];
  const at = eventTime();
  const events = drafts.map((event, seq) => ({ ...event, seq, at }));
  return keepGame({ page: game.page, events, secret: null, practice: true });
}

function openedEvent({ rules, page }: Reviewable, review: Review, seats: OpeningSeat[]): Bare<Opened> {
  return {
    type: "opened",
    seat: null,
    kind: "game",
    rules,
    seats,
    hints: true,
    pace: "live",
    variant: { id: page.id, names: page.names, rules_hash: page.rules_hash },
    toml: page.toml,
    direction: directionOf(review),
    first: firstOf(review),
    series: null,
    commitment: "",
  } as unknown as Bare<Opened>;
}

function eventAt(moment: ReplayStep["moment"], { seat }: GameState): Bare<TableEvent> {
  return { ...eventOf(moment), seat } as Bare<TableEvent>;
}
