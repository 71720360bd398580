/**
 * The value of every card of a sheet: exact where the sheet is solved as a whole, else from its parts and a network.
 */

import { sharesThrows, struckIn, type Card } from "@/rules/card";
import { at } from "@/rules/list";
import { RuleRefusal } from "@/rules/refusal";
import { boxAt, type Variant } from "@/rules/variantTables";
import type { Certainty } from "@/wire/types";
import { ColumnCards, counted, moveOf } from "./column";
import type { Network, PartNumbers } from "./network";
import { PartValues, type PartCards } from "./part";
import { readFile, type NumbersFile, type TableHeader } from "./numberPlanes";

/** The values of one variant, identified by its rules hash. */
export class ValueTable {
  readonly rulesHash: string;
  /** Maximum error of the sum of all parts, in points. */
  readonly error: number;
  private readonly header: TableHeader;
  private readonly columns: readonly ColumnCards[];
  private readonly parts: readonly PartValues[];
  private network: Network | undefined;
  /** Replaced whenever a network is added; caches compare it to notice. */
  knowledge: object = {};

  /**
   * @param bytes the table as sent by the server.
   * @param solved the value of every card, where the file is the solver's input, which holds none.
   * @param file the table, if it was read before.
   * @throws RuleRefusal if the bytes are damaged or of another version, or there are not as many values as cards.
   */
  constructor(
    readonly bytes: Uint8Array,
    readonly solved?: Float64Array,
    file: NumbersFile<TableHeader> = readFile<TableHeader>(bytes),
  ) {
    this.header = file.header;
    this.rulesHash = file.header.rules_hash;
    this.error = file.header.error;
    this.columns = file.header.columns.map((header, index) => new ColumnCards(index, header, file));
    const parts: PartValues[] = [];
    for (const part of file.header.parts)
      parts.push(parts[part.place] ?? new PartValues(part, this.columns, file, solved));
    this.parts = parts;
  }

  get certainty(): Certainty {
    if (this.parts.length === 1) return "exact";
    return this.network ? "learned" : "rough";
  }

  /**
   * Adds the sheet's network.
   *
   * @throws RuleRefusal if it belongs to other rules.
   */
  learn(network: Network): void {
    if (network.rulesHash !== this.rulesHash) throw new RuleRefusal("values-unfit");
    this.network = network;
    this.knowledge = network;
  }

  /**
   * Returns a card's expected remaining score.
   *
   * @throws RuleRefusal if the card has other rules, or no game leads to it.
   */
  value(variant: Variant, card: Card): number {
    if (variant.rules_hash !== this.rulesHash) throw new RuleRefusal("values-unfit");
    const standing = this.positionOf(variant, card);
    const left = this.left(variant, card);
    const all = left.reduce((sum, one) => sum + one, 0);
    const numbers = this.parts.map((part, number) => this.numbersOf(part, number, standing, all - at(left, number)));
    const sum = numbers.reduce((before, [value]) => before + value, 0);
    const known = all === 0 || (this.isPlain && left.includes(all));
    return !this.network || known ? sum : sum + this.network.adds(this.columns, standing, all, numbers);
  }

  /**
   * Returns the number of a card of a sheet that is solved as a whole.
   *
   * @throws RuleRefusal if no game leads to it.
   */
  cardNumber(variant: Variant, card: Card): number {
    return at(this.parts, 0).card(at(this.header.parts, 0).columns, this.positionOf(variant, card), 1);
  }

  /** Returns a key for entries that lead to cards of equal value. */
  moved(variant: Variant, box: number, points: number): string {
    const own = at(this.columns, boxAt(variant, box).column).header.tallies;
    const moves = [...own, ...this.header.sheet].map((tally) => moveOf(variant, tally, box, points));
    return `${String(box)} ${String(points > struckIn(boxAt(variant, box)))} ${moves.join()}`;
  }

  private positionOf(variant: Variant, card: Card): PartCards {
    const { sheet, saved } = this.header;
    const isShared = sharesThrows(variant);
    return {
      places: this.columns.map((column) => column.place(variant, card)),
      bought: isShared ? card.bought.map(() => 0) : card.bought,
      tally: sheet.reduce((lane, tally) => lane * (tally.cap + 1) + counted(variant, card, tally), 0),
      // Bought throws of a shared stock use the axis of saved throws.
      saved: Math.min(isShared ? at(card.bought, 0) : card.saved, saved - 1),
      stock: isShared ? (variant.turn.buy?.per_column ?? 0) : 0,
    };
  }

  /** Returns the number of free entries in each part. */
  private left(variant: Variant, card: Card): number[] {
    const byColumn = variant.columns.map(() => 0);
    for (const box of variant.boxes) {
      for (let cell = box.cell; cell < box.cell + box.entries; cell += 1) {
        if (card.entries[cell] === null) byColumn[box.column] = at(byColumn, box.column) + 1;
      }
    }
    return this.header.parts.map(({ columns }) => columns.reduce((sum, column) => sum + at(byColumn, column), 0));
  }

  private numbersOf(part: PartValues, number: number, standing: PartCards, elsewhere: number): PartNumbers {
    const { share, step, parts } = this.header;
    const passes = share * elsewhere;
    const card = part.card(at(parts, number).columns, standing, parts.length);
    const value = (turns: number): number => part.value(card, turns) * step;
    return [value(passes), value(2 * passes), value(0)];
  }

  /** True if the sheet's value is that of the only part left. */
  private get isPlain(): boolean {
    return this.header.sheet.length === 0 && this.header.saved === 1;
  }
}
