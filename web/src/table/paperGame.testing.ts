/** A game in a given state, for tests; records the actions taken. */
import { apply, newGame } from "@/rules/gameEngine";
import { prepare, type TablesDocument } from "@/rules/variantTables";
import type { GameEvent } from "@/rules/gameState";
import { TableGame } from "@/game/tables/tableGame.svelte";
import type { GameAction, OpeningSeat, TableEvent, VariantPage } from "@/wire/types";

const ANNA: OpeningSeat = { kind: "person", name: "Anna", place: "here" };

export class PaperGame extends TableGame {
  readonly id = "paper";
  readonly offline = true;
  readonly done: GameAction[] = [];

  private constructor(
    page: VariantPage,
    readonly events: readonly TableEvent[],
  ) {
    super(page, events);
    this.mine = [0];
  }

  /** Creates a game after these throws and decisions of whoever was on turn. */
  static at(tables: TablesDocument, happened: readonly GameEvent[] = [], seats: OpeningSeat[] = [ANNA]): PaperGame {
    const page = { id: tables.id, names: tables.names, tables, sheet: [] } as unknown as VariantPage;
    const opened = { type: "opened", seats, hints: false, direction: tables.direction };
    let state = newGame(prepare(tables), seats.length, { direction: tables.direction });
    const moves = happened.map((event) => {
      const { seat } = state;
      state = apply(state, event);
      return { ...event, seat };
    });
    const events = [{ ...opened, seat: null }, { type: "began", seat: null }, ...moves];
    return new PaperGame(page, events.map((event, seq) => ({ ...event, seq, at: "" })) as unknown as TableEvent[]);
  }

  override act(_seat: number, action: GameAction): Promise<void> {
    this.done.push(action);
    return Promise.resolve();
  }

  /** Adds an event, shown immediately. */
  add(event: GameEvent): void {
    this.tell(event);
    void this.rush();
  }

  /** Adds an event, shown once it is its turn. */
  tell(event: GameEvent): void {
    const { seq, state } = this.known;
    this.happened([{ ...event, seat: state.seat, seq: seq + 1, at: "" } as TableEvent]);
  }

  override close(): void {
    this.done.length = 0;
  }
}
