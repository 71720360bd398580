/**
 * A game on this device: rules engine, dice, and computer players in a worker.
 *
 * Events are stored before they are shown. Dice follow from a secret drawn at the opening, so reloading the page
 * repeats the same throw; a game continued from a server's table draws each throw anew.
 */
import { throwDue } from "@/rules/dueThrows";
import { apply, standings, THROW_UNNAMED, totals } from "@/rules/gameEngine";
import { commitmentOf, seededDraw, seedOf } from "@/rules/fair/fairDice";
import { RuleRefusal } from "@/rules/refusal";
import { phase, type Action, type GameState } from "@/rules/gameState";
import { prepare } from "@/rules/variantTables";
import { isBeforeThrow, offer } from "@/rules/turn";
import waits from "@waits";
import { newEntropy, newKey } from "@/net/keys";
import { isOnline } from "@/net/online";
import type { GameAction, Level, Opening, OpeningSeat, TableEvent, VariantPage } from "@/wire/types";
import { keepLocalGame, keepTable, updateTable } from "@/store/browserData";
import { begin, hasSeenDice, undoable, type TableSeat } from "./tableState";
import { keepEnded } from "./finishedGame";
import { keptOpeningSeat } from "./seatNames";
import { TableGame } from "./tableGame.svelte";
import { loserOf, seriesAfter } from "./series";
import { eventTime } from "./eventTime";

/** A local game as stored in the browser. */
export interface KeptGame {
  page: VariantPage;
  events: readonly TableEvent[];
  /** Secret that determines the dice; null for a game continued from a server, whose secret is unknown. */
  secret: string | null;
  /** Continues from another game's position; not counted. */
  practice?: boolean;
}

/** Chooses a computer player's action. */
export type Decide = (state: GameState, level: Level | undefined) => Promise<Action>;

/** Time in which the last entry can be undone before the game ends, as on the server. */
const GRACE_MS = 1000 * waits.undo;
/** After a failure, as of a full disk, what is due is tried again. */
const RETRY_MS = 5000;

/** Creates a table with all seats taken, before the first throw. */
export function openedHere(opening: Opening, page: VariantPage): KeptGame {
  const secret = newEntropy() + newEntropy();
  const { tables } = page;
  const happenings: Omit<TableEvent, "seq" | "at">[] = [
    {
      type: "opened",
      seat: null,
      ...opening,
      variant: { id: page.id, names: page.names, rules_hash: page.rules_hash },
      toml: page.toml,
      direction: opening.direction ?? tables.direction,
      first: opening.first ?? null,
      series: opening.series ?? null,
      commitment: commitmentOf(secret),
    } as Omit<TableEvent, "seq" | "at">,
    ...opening.seats.flatMap(({ kind, name }, seat) =>
      kind === "person" ? [{ type: "sat", seat, name, entropy: newEntropy() } as Omit<TableEvent, "seq" | "at">] : [],
    ),
    { type: "began", seat: null },
  ];
  const at = eventTime();
  const events = happenings.map((event, seq) => ({ ...event, seq, at }) as TableEvent);
  return { page, secret, events: [...events, ...startThrows(events, page, secret)] };
}

/** All starting throws happen immediately: they need no decision. */
function startThrows(events: readonly TableEvent[], page: VariantPage, secret: string): TableEvent[] {
  const [opened] = events;
  if (opened?.type !== "opened") throw new Error("a table begins with its opening");
  const seed = seedOf(secret, entropiesOf(events));
  const thrown: TableEvent[] = [];
  let { state } = begin(opened, prepare(page.tables));
  while (phase(state) === "start") {
    const event = throwDue(state, seededDraw(seed, thrown.length));
    thrown.push({ ...event, seat: state.seat, seq: events.length + thrown.length, at: opened.at });
    state = apply(state, event);
  }
  return thrown;
}

function entropiesOf(events: readonly TableEvent[]): string[] {
  return events.flatMap((event) => (event.type === "sat" ? [event.entropy] : []));
}

/** Stores a game and returns its path. */
export async function keepGame(game: KeptGame): Promise<string> {
  const id = newKey();
  await keepLocalGame({ id, game, updated: Date.now() });
  const [opened] = game.events;
  if (opened?.type !== "opened") throw new Error("a table begins with its opening");
  await keepTable({
    id,
    kind: "game",
    mode: "here",
    keys: [],
    variant: game.page.names,
    seats: opened.seats.map(keptOpeningSeat),
    turn: null,
    mine: personsOf(game.events),
    updated: Date.now(),
    finished: false,
  });
  return id;
}

export class LocalGame extends TableGame {
  readonly offline = true;
  #events: TableEvent[];
  #secret: string | null;
  readonly #practice: boolean;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #writing: Promise<void> = Promise.resolve();
  /** Counts what was begun here: only the last of it decides what comes next. */
  #thinking = 0;
  #ending: Promise<void> | undefined;
  #isLeft = false;

  constructor(
    readonly id: string,
    kept: KeptGame,
    private readonly decide: Decide,
  ) {
    super(kept.page, kept.events);
    this.#events = [...kept.events];
    this.#secret = kept.secret;
    this.#practice = kept.practice === true;
    this.mine = personsOf(kept.events);
    this.host = true;
    this.#goOn();
  }

  get events(): readonly TableEvent[] {
    return this.#events;
  }

  /** A what-if game is local by choice, not for lack of network. */
  override get mayAskServer(): boolean {
    return this.#practice && isOnline();
  }

  override act(seat: number, action: GameAction): Promise<void> {
    clearTimeout(this.#timer);
    return this.#attempt(() => this.#carryOut(seat, action));
  }

  /** Does something, and then what follows from it unless something else was begun meanwhile. */
  async #attempt(work: (ticket: number) => Promise<void>): Promise<void> {
    const ticket = ++this.#thinking;
    let wait = RETRY_MS;
    try {
      await work(ticket);
      wait = 0;
    } finally {
      if (this.#isLeft) this.#endIfFull();
      else if (ticket === this.#thinking) this.#goOn(wait);
    }
  }

  async #carryOut(seat: number, action: GameAction): Promise<void> {
    switch (action.type) {
      case "throw":
        await this.#append(seat, this.#throwDice());
        break;
      case "held":
      case "bought":
        if (hasSeenDice(this.known)) throw new RuleRefusal("dice-seen");
        await this.#append(seat, [action, throwDue(apply(this.known.state, action), this.#draw())]);
        break;
      case "announced":
        apply(this.known.state, action);
        await this.#append(seat, [action]);
        break;
      case "scored":
      case "struck":
        await this.#append(seat, [this.#entry(action)]);
        break;
      case "undo":
        await this.#append(seat, [{ type: "undone" }]);
        break;
      case "replace":
        await this.#append(seat, [{ type: "replaced", level: action.level }]);
        break;
      case "rematch":
        await this.#append(seat, [{ type: "rematch", table: await this.#rematch() }]);
        break;
      case "sit":
      case "stand-in":
      case "return":
      case "stop":
        throw new Error("everybody sits at a table without network");
    }
  }

  override close(): void {
    clearTimeout(this.#timer);
    this.#thinking += 1;
    this.#isLeft = true;
    this.#endIfFull();
  }

  /** Who leaves a full sheet takes nothing back: it ends now. */
  #endIfFull(): void {
    if (phase(this.known.state) === "over" && !this.known.ended) void this.#end();
  }

  /**
   * Lets the computer on turn play, or ends the game after a grace period for undo.
   *
   * @param wait before that, in milliseconds.
   */
  #goOn(wait = 0): void {
    const { state, ended, seats } = this.known;
    if (ended) return;
    if (phase(state) === "over") {
      const grace = undoable(this.known) === null ? 0 : GRACE_MS;
      this.#timer = setTimeout(() => void this.#end(), Math.max(grace, wait));
    } else if (seats[state.seat]?.kind === "computer") {
      this.#timer = setTimeout(() => void this.#attempt((ticket) => this.#computerActs(ticket)), wait);
    }
  }

  async #computerActs(ticket: number): Promise<void> {
    const { state } = this.known;
    if (hasSeenDice(this.known)) return this.#repeat();
    if (phase(state) !== "decide") return this.act(state.seat, { type: "throw" });
    const action = await this.decide(state, this.known.seats[state.seat]?.level);
    // An entry may have been undone meanwhile.
    if (ticket === this.#thinking && this.known.state === state) await this.act(state.seat, action);
  }

  /** Throws the dice; a possible announcement is skipped. */
  #throwDice(): Happening[] {
    const { state } = this.known;
    if (!isBeforeThrow(state)) return [throwDue(state, this.#draw())];
    return [THROW_UNNAMED, throwDue(apply(state, THROW_UNNAMED), this.#draw())];
  }

  /** Repeats what the computers did before an undone entry. */
  async #repeat(): Promise<void> {
    const { state, ahead } = this.known;
    const end = ahead.findIndex(({ seat }) => seat !== state.seat);
    const turn = ahead.slice(0, end < 0 ? ahead.length : end);
    await this.#append(
      state.seat,
      turn.map(({ event }) => event as Happening),
    );
  }

  async #end(): Promise<void> {
    // Once, though it may be left as it ends.
    this.#ending ??= this.#storeEnd();
    try {
      await this.#ending;
    } catch (error) {
      this.#ending = undefined;
      throw error;
    }
  }

  async #storeEnd(): Promise<void> {
    await this.#append(null, [{ type: "ended", secret: this.#secret ?? "", totals: totals(this.known.state) }]);
    await updateTable(this.id, { finished: true, turn: null });
    if (!this.#practice) await keepEnded(this);
  }

  /** Draws the next dice, from the secret if there is one, else at random. */
  #draw() {
    if (this.#secret === null) return undefined;
    const entropies = entropiesOf(this.#events);
    const thrown = this.known.moves.filter(({ event }) => ["rolled", "start-rolled"].includes(event.type)).length;
    return seededDraw(seedOf(this.#secret, entropies), thrown);
  }

  /** Adds the points to an entry. */
  #entry(action: Extract<GameAction, { type: "scored" | "struck" }>): Happening {
    const { state } = this.known;
    apply(state, action);
    const { points = 0, bonus = 0 } = offer(state, action.box) ?? {};
    return action.type === "struck" ? action : { ...action, points, bonus };
  }

  /** Appends events: stores them, then shows them. */
  async #append(seat: number | null, happenings: Happening[]): Promise<void> {
    const at = eventTime();
    const next = this.#events.length;
    const events = happenings.map((event, place) => ({ ...event, seat, at, seq: next + place }));
    this.#events.push(...events);
    const game: KeptGame = {
      page: this.page,
      events: [...this.#events],
      secret: this.#secret,
      practice: this.#practice,
    };
    this.#writing = this.#writing.then(() => keepLocalGame({ id: this.id, game, updated: Date.now() }));
    this.pending = true;
    try {
      await this.#writing;
    } catch (error) {
      this.#events.length = next;
      this.#writing = Promise.resolve();
      throw error;
    } finally {
      this.pending = false;
    }
    this.happened(events);
    await updateTable(this.id, { turn: this.known.state.seat, updated: Date.now() });
  }

  async #rematch(): Promise<string> {
    const { opened, seats } = this.known;
    const { kind, rules, direction, hints, pace, series } = opened;
    const reached = standings(this.known.state);
    const next = series ? seriesAfter(series, reached) : null;
    const again = { kind, rules, direction, hints, pace, first: loserOf(reached), series: next };
    return keepGame(openedHere({ ...again, seats: seats.map(reopenSeat) }, this.page));
  }
}

/** An event before it has a number, a time and a seat. */
type Bare<Event> = Event extends unknown ? Omit<Event, "seq" | "at" | "seat"> : never;
type Happening = Bare<TableEvent>;

/** Returns the seat's opening for another game. */
function reopenSeat({ kind, given, level = "heuristic" }: TableSeat): OpeningSeat {
  return kind === "computer" ? { kind, name: given, level } : { kind, name: given, place: "here" };
}

function personsOf(events: readonly TableEvent[]): number[] {
  const [opened] = events;
  if (opened?.type !== "opened") return [];
  return opened.seats.flatMap(({ kind }, seat) => (kind === "person" ? [seat] : []));
}
