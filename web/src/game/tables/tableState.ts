/**
 * State of a game, folded from its events: seats, position, and what can be undone.
 *
 * A pure function of the events. Local games produce the same events as the server, so all clients show the same game.
 */
import { apply, newGame } from "@/rules/gameEngine";
import { EMPTY_TABLE, seatThrow, type Seated } from "@/rules/diceSeats";
import { canonical, formatDice, parseDice } from "@/rules/dice";
import { isOfGame, phase, type GameEvent, type GameState } from "@/rules/gameState";
import type { Variant } from "@/rules/variantTables";
import type { Level, Opened, TableEvent } from "@/wire/types";

export interface TableSeat {
  kind: "person" | "computer";
  /** Display name; a word of the page if none was given (see `seatNames.ts`). */
  name: string;
  /** The given name, or empty. */
  given: string;
  level: Level | undefined;
  /** True if the person sits at the device that opened the table. */
  here: boolean;
  /** Nobody else can sit here: somebody does, or is about to at the device that opened the table. */
  taken: boolean;
  /** The person has sat down and contributed to the dice. */
  sat: boolean;
  /** A computer plays until the person returns; meanwhile the seat is a computer's in every other respect. */
  away: boolean;
}

/** An event of the game, and the state before it. */
export interface Move {
  seat: number;
  event: GameEvent;
  before: GameState;
  seated: Seated;
  at: string;
  /** The computer that decided for the seat's person. */
  standIn?: Level;
}

export interface TableState {
  variant: Variant;
  opened: Opened;
  seats: readonly TableSeat[];
  began: boolean;
  state: GameState;
  /** Positions of the dice. */
  seated: Seated;
  /** The game so far, without undone moves. */
  moves: readonly Move[];
  /** Moves after an undone decision; all of them will be repeated. */
  ahead: readonly Move[];
  /** Set once the last entry is final and the secret behind the dice is revealed. */
  ended: { secret: string; totals: readonly number[] } | null;
  /** The seat that was waited for in vain when the game was ended as it stood; null otherwise. */
  stopped: number | null;
  /** Id of the table on which the same seats continue. */
  rematch: string | null;
  /** Sequence number of the last event. */
  seq: number;
  at: string;
}

/** Returns the state after the opening. */
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
      away: false,
    })),
    began: false,
    state: newGame(variant, event.seats.length, { direction: event.direction, first: event.first ?? null }),
    seated: EMPTY_TABLE,
    moves: [],
    ahead: [],
    ended: null,
    stopped: null,
    rematch: null,
    seq: event.seq,
    at: event.at,
  };
}

/** Returns the state after one more event. */
export function step(before: TableState, event: TableEvent): TableState {
  const course = { ...before, seq: event.seq, at: event.at };
  if (isOfGame(event)) return applyMove(course, event, event.seat ?? course.state.seat, event.at);
  switch (event.type) {
    case "sat":
      return {
        ...course,
        seats: changeSeat(course, event.seat, { name: event.name, given: event.name, taken: true, sat: true }),
      };
    case "began":
      return { ...course, began: true };
    case "undone":
      return undo(course, event.seat ?? course.state.seat);
    case "replaced":
      return {
        ...course,
        seats: changeSeat(course, event.seat, {
          kind: "computer",
          level: event.level,
          taken: true,
          away: false,
        }),
      };
    case "stood-in":
      return { ...course, seats: changeSeat(course, event.seat, { kind: "computer", level: event.level, away: true }) };
    case "returned":
      return { ...course, seats: changeSeat(course, event.seat, { kind: "person", level: undefined, away: false }) };
    case "stopped":
      return { ...course, stopped: event.seat };
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

/** Returns true if nobody acts any more: the last entry is made, or the game was ended as it stood. */
export function isOver({ state, ended }: Pick<TableState, "state" | "ended">): boolean {
  return ended !== null || phase(state) === "over";
}

/** Returns the turns of a seat, numbered from 1, that a computer played for its person. */
export function standInTurns({ moves }: Pick<TableState, "moves">, seat: number): number[] {
  const entries = moves.filter((move) => move.seat === seat && isEntry(move.event));
  return entries.flatMap(({ standIn }, turn) => (standIn ? [turn + 1] : []));
}

function isEntry({ type }: GameEvent): boolean {
  return type === "scored" || type === "struck";
}

/**
 * Returns the seat whose last decision can be undone: the last person to act, unless by a throw; null if none.
 *
 * Later moves of computers do not matter. Mirrors the server's `Match.undoable`; both are tested with
 * `tests/web/undoing.json`.
 */
export function undoable({ moves, ended, seats }: TableState): number | null {
  const last = ended ? undefined : moves.findLast(({ seat }) => seats[seat]?.kind === "person");
  return last && isDecision(last.event) ? last.seat : null;
}

/** Returns true if dice thrown later have been seen already: then only the box can be changed. */
export function hasSeenDice({ ahead }: TableState): boolean {
  return ahead.length > 0;
}

function isDecision({ type }: GameEvent): boolean {
  return ["announced", "scored", "struck"].includes(type);
}

/** Returns the game's own events, without undone ones. */
export function gameEvents({ moves }: TableState): GameEvent[] {
  return moves.map(({ event }) => event);
}

/** Returns each seat's starting throw; seats still due in the current round are missing. */
export function thrownForStart({ moves, state }: TableState): ReadonlyMap<number, number> {
  const faces = new Map(
    moves.flatMap(({ seat, event }) => (event.type === "start-rolled" ? [[seat, event.face]] : [])),
  );
  // The throws of a tie stay visible until the next round's first throw.
  const due = state.start?.faces.length ? state.start.seats.slice(state.start.faces.length) : [];
  for (const seat of due) faces.delete(seat);
  return faces;
}

function changeSeat({ seats }: TableState, seat: number | null, changed: Partial<TableSeat>): TableSeat[] {
  return seats.map((one, index) => (index === seat ? { ...one, ...changed } : one));
}

function applyMove(course: TableState, event: GameEvent, seat: number, at: string): TableState {
  const { away, level } = course.seats[seat] ?? {};
  const move: Move = {
    seat,
    event,
    before: course.state,
    seated: course.seated,
    at,
    ...(away && level ? { standIn: level } : {}),
  };
  return {
    ...course,
    began: true,
    state: apply(course.state, event),
    seated: seatDice(course, event),
    moves: [...course.moves, move],
    ahead: stillAhead(course.ahead, move),
  };
}

/** Moves still ahead: the rest after a repeated one, or all of them after another decision by whoever undid theirs. */
function stillAhead([next, ...later]: readonly Move[], { seat, event }: Move): Move[] {
  if (!next) return [];
  if (seat === next.seat) return isSame(event, next.event) ? later : [];
  return isDecision(event) ? [next, ...later] : [];
}

function isSame(one: GameEvent, other: GameEvent): boolean {
  const keyOf = (event: GameEvent) =>
    [event.type, "dice" in event && event.dice, "box" in event && event.box].join(" ");
  return keyOf(one) === keyOf(other);
}

/** Marks the held dice among equal faces at the positions chosen; returns the state unchanged if others were held. */
export function lettingLie(course: TableState, held: string, meant: readonly boolean[]): TableState {
  const { codes } = course.seated;
  const isMeant = formatDice(canonical(codes.filter((_, seat) => meant[seat]))) === held;
  return isMeant ? { ...course, seated: { codes, lay: codes.map((_, seat) => meant[seat] === true) } } : course;
}

function seatDice({ seated, state }: TableState, event: GameEvent): Seated {
  if (event.type === "rolled") return seatThrow(seated, state.turn.keeping ?? [], parseDice(event.dice));
  return ["start-rolled", "scored", "struck"].includes(event.type) ? EMPTY_TABLE : seated;
}

function undo(course: TableState, by: number): TableState {
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
