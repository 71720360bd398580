/** The local player's unfinished decision: dice marked to hold, and the meaning of a tap on the sheet. */
import { canonical, formatDice, parseDice, type Dice } from "@/rules/dice";
import { seatsOfHeld } from "@/rules/diceSeats";
import type { TableState } from "@/game/tables/tableState";
import type { Mode } from "./gameCells";

/** Session storage key of a table's marked dice, for reloads. */
function storageKey(table: string): string {
  return `pasch.held.${table}`;
}

export class TableHand {
  /** By position: dice to hold. */
  held: readonly boolean[] = $state.raw([]);
  mode: Mode = $state("enter");
  /** The box that the next tap strikes or announces. */
  armed: number | null = $state(null);

  /** Begins a decision: restores the dice held so far, and the marks from before a reload. */
  begin(course: TableState, table: string): void {
    this.held = course.seated.lay;
    const [seq, dice] = sessionStorage.getItem(storageKey(table))?.split(" ") ?? [];
    if (dice && seq === String(course.seq)) this.hold(seatsOfHeld(course.seated, parseDice(dice)), course);
    this.rest();
  }

  /** Stores which dice are marked in the current state. */
  keep(course: TableState, table: string): void {
    sessionStorage.setItem(storageKey(table), `${String(course.seq)} ${formatDice(this.dice(course))}`);
  }

  /** Makes taps on the sheet enter again. */
  rest(): void {
    this.mode = "enter";
    this.armed = null;
  }

  turn(mode: Mode): void {
    this.mode = this.mode === mode ? "enter" : mode;
    this.armed = null;
  }

  /** Holds or releases a die; returns false if it is held for good. */
  toggle(seat: number, { seated, variant }: TableState): boolean {
    if (seat >= seated.codes.length || (!variant.turn.release && seated.lay[seat])) return false;
    this.held = seated.codes.map((_, place) => (place === seat ? !this.held[place] : this.held[place] === true));
    this.armed = null;
    return true;
  }

  /** Holds exactly these dice. */
  hold(seats: ReadonlySet<number>, { seated }: TableState): void {
    this.held = seated.codes.map((_, place) => seats.has(place));
  }

  dice({ seated }: TableState): Dice {
    return canonical(seated.codes.filter((_, seat) => this.held[seat]));
  }
}
