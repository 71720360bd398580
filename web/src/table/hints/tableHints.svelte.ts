/** Hints at one table: whether they are on, and what they mark on the sheet and the dice. */
import { untrack } from "svelte";
import { seatsOfHeld } from "@/rules/diceSeats";
import { fetchKnown } from "@/game/values/deviceValues";
import { Hints } from "@/game/values/hints.svelte";
import { t } from "@/i18n/i18n.svelte";
import { settings } from "@/store/settings.svelte";
import { toast } from "@/ui/announcing/announcer";
import type { Play } from "@/table/play.svelte";

/** Data for offline hints loads after the table is drawn, so that it delays nothing. */
const AFTER_LOADING_MS = 2000;

function hasComputers({ course }: Play["game"]): boolean {
  return course.seats.some(({ kind }) => kind === "computer");
}

export class TableHints {
  readonly hints = new Hints();
  on: boolean = $state(false);

  readonly #asks: boolean = $derived.by(() => this.on && this.play.decides);

  /** The best box to enter or to announce. */
  readonly box: number | null = $derived.by(() => {
    const action = this.#asks ? this.hints.best?.action : undefined;
    return action && "box" in action ? (this.play.game.variant.boxIndex.get(action.box) ?? null) : null;
  });

  /** Positions of the dice to hold. */
  readonly dice: ReadonlySet<number> = $derived.by(() => {
    const hold = this.#asks ? this.hints.hold : null;
    return seatsOfHeld({ codes: this.play.game.course.seated.codes, lay: this.play.hand.held }, hold ?? []);
  });

  constructor(private readonly play: Play) {
    this.on = play.game.course.opened.hints;
  }

  /** Several people need everybody's consent at the opening, unless they look at one device: then all see them. */
  get allowed(): boolean {
    const { course, mine, persons } = this.play.game;
    return course.opened.hints || persons <= 1 || mine.length === persons;
  }

  turn(on: boolean): void {
    this.on = on && this.allowed;
    if (this.on && !this.play.decides) {
      toast(t("table-hints-wait"), { over: () => !this.on || this.play.decides });
    }
  }

  /** Asks for hints at each decision; must be called during component setup. */
  follow(): void {
    const { game } = this.play;
    $effect(() => {
      const { rules } = game.course.opened;
      // House rules take a server long to solve, and files for several columns are large: both load only for hints, the
      // latter for computer players too.
      const plays = game.offline && "id" in rules && (game.variant.columns.length === 1 || hasComputers(game));
      if (!this.on && !plays) return undefined;
      const later = setTimeout(() => void fetchKnown(rules, game.variant), AFTER_LOADING_MS);
      return () => {
        clearTimeout(later);
      };
    });
    $effect(() => {
      const [asks, course, away] = [this.#asks, game.course, !game.mayAskServer];
      const aim = settings.hintsAim;
      untrack(() => {
        if (asks) void this.hints.ask(course, away, aim);
        else this.hints.rest();
      });
    });
  }
}
