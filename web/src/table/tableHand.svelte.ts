/** What somebody is about to do: the dice under their fingers, and what a tap on the block means. */
import { canonical, formatDice, parseDice, type Dice } from "@/engine/dice";
import { seatsOfHeld } from "@/engine/diceSeats";
import type { TableState } from "@/game/tables/tableState";
import type { Mode } from "./gameCells";

/** Where a tab keeps which dice of a table were marked, for when its page is loaded anew. */
function keptAt(table: string): string {
  return `pasch.held.${table}`;
}

export class TableHand {
  /** Which seats' dice are to stay on the table. */
  held: readonly boolean[] = $state.raw([]);
  mode: Mode = $state("enter");
  /** The box that the next tap strikes, or announces. */
  armed: number | null = $state(null);

  /** Begins a decision: what lay still keeps lying until it is taken up, and what was marked before the page was loaded. */
  begin(course: TableState, table: string): void {
    this.held = course.seated.lay;
    const [seq, dice] = sessionStorage.getItem(keptAt(table))?.split(" ") ?? [];
    if (dice && seq === String(course.seq)) this.hold(seatsOfHeld(course.seated, parseDice(dice)), course);
    this.rest();
  }

  /** Remembers which dice are marked where the game stands now. */
  keep(course: TableState, table: string): void {
    sessionStorage.setItem(keptAt(table), `${String(course.seq)} ${formatDice(this.dice(course))}`);
  }

  /** Taps on the block enter again. */
  rest(): void {
    this.mode = "enter";
    this.armed = null;
  }

  turn(mode: Mode): void {
    this.mode = this.mode === mode ? "enter" : mode;
    this.armed = null;
  }

  /** Holds a die, or takes it up; one that lies for good stays. */
  toggle(seat: number, { seated, variant }: TableState): boolean {
    if (seat >= seated.codes.length || (!variant.turn.release && seated.lay[seat])) return false;
    this.held = seated.codes.map((_, place) => (place === seat ? !this.held[place] : this.held[place] === true));
    this.armed = null;
    return true;
  }

  /** Holds just these. */
  hold(seats: ReadonlySet<number>, { seated }: TableState): void {
    this.held = seated.codes.map((_, place) => seats.has(place));
  }

  /** The dice that are held. */
  dice({ seated }: TableState): Dice {
    return canonical(seated.codes.filter((_, seat) => this.held[seat]));
  }
}
