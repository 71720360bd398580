/**
 * State of writing on the block in this window: the dice entered and their player, the open cell, the last change.
 *
 * Scoring rules come from `entry.ts` and `possiblePoints.ts`; nothing is rendered here.
 */
import { canonical } from "@/rules/dice";
import { at } from "@/rules/list";
import type { SheetLine } from "@/rules/sheetLines";
import { t } from "@/i18n/i18n.svelte";
import type { BlockCell } from "@/wire/types";
import { announce } from "@/ui/announcing/announcer";
import { cellOf, type CellHolder, type BlockSight } from "@/block/blockCells";
import type { RecordedEvent } from "@/block/state/blockState";
import { EMPTIED } from "@/block/state/changes";
import { entryWords, gainOf, isAllEqual, offerTaken, spotOf, strikeOf, writing, type BlockEntry } from "./entry";
import { isPresent } from "@/block/state/players";
import type { BlockSession } from "@/block/sync/blockSession.svelte";
import type { UndoDoubt } from "@/block/state/blockUndo";
import { doubtPoints, offers, type Offer } from "@/block/state/possiblePoints";

/** A cell opened in the entry dialog. */
interface OpenCell {
  player: number;
  cell: BlockCell;
  /** The dice in the tray, if they are this player's. */
  dice: readonly number[];
  /** The digit typed on the cell. */
  typed: string;
}

export class BlockHand {
  dice: number[] = $state.raw([]);
  /** True if all dice were thrown together. */
  served = $state(false);
  /** Throws used, where points depend on it. */
  throws: number;
  open: OpenCell | undefined = $state.raw();
  /** The undo that awaits confirmation because it affects others. */
  asked: { why: UndoDoubt; player: number; cell: BlockCell } | undefined = $state.raw();
  #said: { words: string; latest: string | undefined } = $state.raw({ words: "", latest: undefined });
  /** The last cell written in this window, highlighted on the sheet. */
  #fresh: { player: number; cell: BlockCell } | undefined = $state.raw();
  #chosen: number | undefined = $state();
  /** Called when all dice equal were written into their box in this window. */
  onequal?: () => void;

  readonly holders: readonly CellHolder[] = $derived.by(() =>
    this.session.players.map(({ number, name }, place) => ({ number, name, card: at(this.session.cards, place) })),
  );
  /** Offers for the dice, once all of them are entered. */
  readonly offers: readonly Offer[] | undefined = $derived.by(() => {
    const thrower = this.#thrower;
    if (!this.#full || !thrower) return undefined;
    return offers(this.#variant, thrower.card, canonical(this.dice), this.served, this.throws);
  });
  readonly sight: BlockSight = $derived.by(() => ({
    variant: this.#variant,
    block: this.session.block,
    lines: this.lines,
    mayWrite: this.session.mayWrite,
    fresh: this.#fresh,
    dice: this.offers && { player: this.who, offers: this.offers },
  }));

  constructor(
    private readonly session: BlockSession,
    private readonly lines: readonly SheetLine[],
  ) {
    this.throws = $state(session.variant.toldThrows);
    session.onrenumbered = (from, to) => this.#renumber(from, to);
  }

  /** The last change in words, shown until something newer is done or the next dice are entered. */
  get said(): string {
    return this.#said.latest === this.session.latest ? this.#said.words : "";
  }

  /** Player of these dice: the chosen one, else the one whose entry is due. */
  get who(): number {
    const chosen = this.#chosen !== undefined && isPresent(this.session.block, this.#chosen) ? this.#chosen : undefined;
    return chosen ?? this.session.next ?? this.session.players[0]?.number ?? 0;
  }

  set who(player: number) {
    this.#chosen = player;
  }

  /** Handles a tap or key on a cell: x and - strike, Delete empties, a digit begins a number. */
  pick(place: number, row: number, column: number, key: string): void {
    const [holder, line] = [this.holders[place], this.lines[row]];
    const cell = holder && line && cellOf(this.#variant, holder.card, line, column);
    if (!cell) return;
    if (key === "x" || key === "-") {
      this.#strike(holder, cell);
      return;
    }
    if (key === "Delete" || key === "Backspace") {
      void this.#writeOver(holder, cell, EMPTIED);
      return;
    }
    const mine = this.#full && holder.number === this.who && "box" in cell;
    const offer = mine ? this.offers?.find(({ box }) => at(this.#variant.boxes, box).id === cell.box) : undefined;
    if (offer && key === "") {
      this.take(offer);
      return;
    }
    this.open = { player: holder.number, cell, dice: mine ? this.dice : [], typed: /^\d$/.test(key) ? key : "" };
  }

  take(offer: Offer): void {
    const { session, who } = this;
    if (this.#thrower) void this.write(who, offerTaken(this.#variant, session.block, who, canonical(this.dice), offer));
  }

  async write(player: number, entries: BlockEntry[]): Promise<void> {
    const { block } = this.session;
    if (entries[0]) this.#fresh = { player, cell: entries[0].cell };
    if (player === this.who) {
      this.dice = [];
      this.served = false;
      this.throws = this.#variant.toldThrows;
      this.#chosen = undefined;
    }
    const name = block.players.get(player)?.name ?? "";
    const words = entryWords(this.#variant, this.lines, name, entries, gainOf(block, player, entries));
    const kept = this.session.write(player, entries);
    this.#remember(words);
    if (isAllEqual(this.#variant, entries)) this.onequal?.();
    await kept;
    announce(words);
  }

  /** Announces a change to a player, which can be undone like an entry. */
  say(words: string): void {
    this.#remember(words);
    this.#fresh = undefined;
    announce(words);
  }

  /** Undoes the last change, after confirmation if it affects others. */
  async undo(): Promise<void> {
    const { undoDoubt: why, lastStep: step } = this.session;
    const cell = step && "before" in step ? step.before[0]?.cell : undefined;
    if (why && step && cell) this.asked = { why, player: step.player, cell };
    else await this.undoSurely();
  }

  async undoSurely(): Promise<void> {
    this.asked = undefined;
    if (!(await this.session.undo())) return;
    this.#remember("");
    this.#fresh = undefined;
    announce(t("scoreblock-undone"));
  }

  #remember(words: string): void {
    this.#said = { words, latest: this.session.latest };
  }

  #renumber(from: number, to: number): void {
    if (this.#chosen === from) this.#chosen = to;
    if (this.#fresh?.player === from) this.#fresh = { ...this.#fresh, player: to };
    if (this.open?.player === from) this.open = { ...this.open, player: to };
    if (this.asked?.player === from) this.asked = { ...this.asked, player: to };
  }

  get #variant() {
    return this.session.variant;
  }

  get #full(): boolean {
    return this.dice.length === this.#variant.dice.count;
  }

  get #thrower(): CellHolder | undefined {
    return this.holders.find(({ number }) => number === this.who);
  }

  #strike(holder: CellHolder, cell: BlockCell): void {
    const strike = strikeOf(this.#variant, cell);
    if ("box" in cell && !doubtPoints(this.#variant, holder.card, cell, strike.points ?? 0))
      void this.#writeOver(holder, cell, strike);
    else this.open = { player: holder.number, cell, dice: [], typed: "" };
  }

  async #writeOver({ number }: CellHolder, cell: BlockCell, noted: RecordedEvent): Promise<void> {
    await this.write(number, writing(spotOf(this.#variant, this.session.block, number, cell), noted));
  }
}
