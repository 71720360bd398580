/**
 * A game as its events tell it: who sits where, where the game stands, what can still be taken back.
 *
 * One step for each event; nothing here asks, shows or throws. The server's events and those of a game without network are
 * the same list, so whatever folds them shows the same game.
 */
import { apply, newGame } from "@/engine/engine";
import { EMPTY_TABLE, seatThrow, type Seated } from "@/engine/diceSeats";
import { canonical, formatDice, parseDice } from "@/engine/dice";
import { isOfGame, type GameEvent, type GameState } from "@/engine/state";
import type { Variant } from "@/engine/tables";
import type { Level, Opened, TableEvent } from "@/wire/types";

export interface TableSeat {
  kind: "person" | "computer";
  /** As it is shown: where nobody gave a name, a word of the page (see `naming.ts`). */
  name: string;
  /** The name as it was given, the same for everybody; empty for none. */
  given: string;
  level: Level | undefined;
  /** Whether the person sits at the device that opened the table. */
  here: boolean;
  /** Somebody sits here, or is at the device that opened the table and about to: nobody else can. */
  taken: boolean;
  /** The person has sat down, with their part in the dice. */
  sat: boolean;
}

/** Something that happened in the game, and where it stood before. */
export interface Move {
  seat: number;
  event: GameEvent;
  before: GameState;
  seated: Seated;
  at: string;
}

export interface TableState {
  variant: Variant;
  opened: Opened;
  seats: readonly TableSeat[];
  began: boolean;
  state: GameState;
  /** Where the dice lie. */
  seated: Seated;
  /** The game so far, without what was taken back. */
  moves: readonly Move[];
  /** What happened behind a decision that was taken back: all of it comes again. */
  ahead: readonly Move[];
  /** The last entry stands, and the secret behind the dice is shown. */
  ended: { secret: string; totals: readonly number[] } | null;
  /** The table at which the same seats play on. */
  rematch: string | null;
  /** The last event. */
  seq: number;
  at: string;
}

/** The table as it was opened. */
export function begin(event: Opened, variant: Variant): TableState {
  return {
    variant,
    opened: event,
    seats: event.seats.map((seat) => ({
      kind: seat.kind,
      name: seat.name,
      given: seat.name,
      level: seat.kind === "computer" ? seat.level : undefined,
      here: seat.kind === "computer" || seat.place !== "link",
      taken: seat.kind === "computer" || seat.place !== "link",
      sat: false,
    })),
    began: false,
    state: newGame(variant, event.seats.length, { direction: event.direction, first: event.first ?? null }),
    seated: EMPTY_TABLE,
    moves: [],
    ahead: [],
    ended: null,
    rematch: null,
    seq: event.seq,
    at: event.at,
  };
}

/** The table after one more event. */
export function step(before: TableState, event: TableEvent): TableState {
  const course = { ...before, seq: event.seq, at: event.at };
  if (isOfGame(event)) return moved(course, event, event.seat ?? course.state.seat, event.at);
  switch (event.type) {
    case "sat":
      return {
        ...course,
        seats: seatChanged(course, event.seat, { name: event.name, given: event.name, taken: true, sat: true }),
      };
    case "began":
      return { ...course, began: true };
    case "undone":
      return takenBack(course, event.seat ?? course.state.seat);
    case "replaced":
      return {
        ...course,
        seats: seatChanged(course, event.seat, { kind: "computer", level: event.level, taken: true }),
      };
    case "ended":
      return { ...course, ended: { secret: event.secret, totals: event.totals } };
    case "rematch":
      return { ...course, rematch: event.table };
    case "opened":
    case "player":
    case "written":
      return course;
  }
}

/**
 * Whose last decision can be taken back: that of the last person who did anything, if it was no throw. null where there is none.
 *
 * What computers did since changes nothing about that. The server's `Match.undoable` says the same; one list of games in
 * `tests/web/undoing.json` holds both to it.
 */
export function undoable({ moves, ended, seats }: TableState): number | null {
  const last = ended ? undefined : moves.findLast(({ seat }) => seats[seat]?.kind === "person");
  return last && isDecision(last.event) ? last.seat : null;
}

/** Whether dice that were thrown later have been seen already: then only another box can be chosen. */
export function hasSeenDice({ ahead }: TableState): boolean {
  return ahead.length > 0;
}

function isDecision({ type }: GameEvent): boolean {
  return ["announced", "scored", "struck"].includes(type);
}

/** The events of the game alone, without what was taken back. */
export function gameEvents({ moves }: TableState): GameEvent[] {
  return moves.map(({ event }) => event);
}

/** What each seat threw for the start; nothing where its throw in the round that is going on is still due. */
export function thrownForStart({ moves, state }: TableState): ReadonlyMap<number, number> {
  const faces = new Map(
    moves.flatMap(({ seat, event }) => (event.type === "start-rolled" ? [[seat, event.face]] : [])),
  );
  // The throws of a tie stay in sight until the first of the next round has fallen.
  const due = state.start?.faces.length ? state.start.seats.slice(state.start.faces.length) : [];
  for (const seat of due) faces.delete(seat);
  return faces;
}

function seatChanged({ seats }: TableState, seat: number | null, changed: Partial<TableSeat>): TableSeat[] {
  return seats.map((one, index) => (index === seat ? { ...one, ...changed } : one));
}

function moved(course: TableState, event: GameEvent, seat: number, at: string): TableState {
  const move: Move = { seat, event, before: course.state, seated: course.seated, at };
  return {
    ...course,
    began: true,
    state: apply(course.state, event),
    seated: lying(course, event),
    moves: [...course.moves, move],
    ahead: stillAhead(course.ahead, move),
  };
}

/** What is ahead behind a move: one that happens again, or the other decision of whoever took theirs back. */
function stillAhead([next, ...later]: readonly Move[], { seat, event }: Move): Move[] {
  if (!next) return [];
  if (seat === next.seat) return isSame(event, next.event) ? later : [];
  return isDecision(event) ? [next, ...later] : [];
}

function isSame(one: GameEvent, other: GameEvent): boolean {
  const told = (event: GameEvent) => [event.type, "dice" in event && event.dice, "box" in event && event.box].join(" ");
  return told(one) === told(other);
}

/** Of dice that show the same, those lie that were meant; as it was where others were held. */
export function lettingLie(course: TableState, held: string, meant: readonly boolean[]): TableState {
  const { codes } = course.seated;
  const isMeant = formatDice(canonical(codes.filter((_, seat) => meant[seat]))) === held;
  return isMeant ? { ...course, seated: { codes, lay: codes.map((_, seat) => meant[seat] === true) } } : course;
}

function lying({ seated, state }: TableState, event: GameEvent): Seated {
  if (event.type === "rolled") return seatThrow(seated, state.turn.keeping ?? [], parseDice(event.dice));
  return ["start-rolled", "scored", "struck"].includes(event.type) ? EMPTY_TABLE : seated;
}

function takenBack(course: TableState, by: number): TableState {
  const place = course.moves.findLastIndex(({ seat }) => seat === by);
  const taken = course.moves[place];
  if (!taken) return course;
  return {
    ...course,
    state: taken.before,
    seated: taken.seated,
    moves: course.moves.slice(0, place),
    ahead: [...course.moves.slice(place + 1), ...course.ahead],
    ended: null,
  };
}
