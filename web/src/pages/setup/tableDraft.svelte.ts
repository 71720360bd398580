/** The draft of a new table: players, variant, dice; and how it is opened. */
import { type Adapted, adapted } from "@/game/start/adaptiveLevel";
import {
  adaptedSeats,
  blockSeats,
  hostIsNameless,
  MOST_AT_A_BLOCK,
  namedTwice,
  namesOf,
  openingSeats,
  playersAtFirst,
  seatsAtFirst,
  type SeatDraft,
} from "@/game/start/seatDrafts";
import { nameProblem } from "@/game/start/personName";
import { type OpeningResult, sit, unnamed } from "@/game/start/tableOpening";
import { t } from "@/i18n/i18n.svelte";
import type { Finished } from "@/store/finished";
import { keepPlayed } from "@/store/lastPlayed";
import { keepSettings, settings } from "@/store/settings.svelte";
import type { Opening, Series } from "@/wire/types";
import type { VariantChoice } from "@/pages/variantChoices";

type Direction = NonNullable<Opening["direction"]>;

export class TableDraft {
  dice: "thrown" | "real" = $state("thrown");
  pace: Opening["pace"] = $state("live");
  hints = $state(settings.hints);
  /** Null without a choice. */
  direction: Direction | null = $state(null);
  series: Series | null = $state.raw(null);
  /** The first seat's id; if empty, all throw for it. */
  first = $state("");
  chosen: VariantChoice | undefined = $state.raw();
  fitting: Adapted | undefined = $state.raw();
  #seats: SeatDraft[] = $state.raw(seatsAtFirst(settings.adapts, settings.name));
  /** Players on the score block, once edited. */
  #players: SeatDraft[] | undefined = $state.raw();
  #tried = $state(false);
  #refused: OpeningResult | undefined = $state.raw();

  readonly real = $derived(this.dice === "real");
  readonly #sitting = $derived(this.real ? (this.#players ?? playersAtFirst(this.#seats)) : this.#seats);
  /** Maximum number of seats; unlimited before a choice. */
  readonly most = $derived(this.real ? MOST_AT_A_BLOCK : (this.chosen?.seats[1] ?? Infinity));
  /** Minimum number of seats. */
  readonly least = $derived(this.real ? 0 : (this.chosen?.seats[0] ?? 0));
  readonly tooMany = $derived(this.sitting.length > this.most);
  readonly tooFew = $derived(this.sitting.length < this.least);
  /** True if somebody joins by link, who may play on another day. */
  readonly byLink = $derived(this.sitting.some(({ who }) => who === "link"));
  readonly mayAgreeOnFirst = $derived(!this.real && this.sitting.length > 1);
  readonly mayAgreeOnDirection = $derived(!this.real && this.sitting.length > 2);
  readonly usualDirection: Direction = $derived(this.chosen?.page?.tables.direction ?? "clockwise");
  /** Agreements that differ from the variant. */
  readonly agreements: { first?: number; direction?: Direction } = $derived.by(() => {
    const { sitting, direction, usualDirection } = this;
    const first = sitting.findIndex(({ id }) => String(id) === this.first);
    return {
      ...(this.mayAgreeOnFirst && first >= 0 ? { first } : {}),
      ...(this.mayAgreeOnDirection && direction && direction !== usualDirection ? { direction } : {}),
    };
  });
  readonly #twice = $derived(namedTwice(this.sitting, unnamed()));
  /** Problems of names, by seat index. */
  readonly #unfit = $derived(namesOf(this.sitting, unnamed()).map(nameProblem));
  readonly #nameless = $derived(this.real ? undefined : hostIsNameless(this.#seats, unnamed()));

  /** Problems by seat id. */
  readonly seatProblems: Record<number, string> = $derived.by(() => {
    const found: Record<number, string> = {};
    this.sitting.forEach(({ id }, place) => {
      const said = this.#refused?.atSeat[place];
      if (said) found[id] = said;
      // A name being typed may be the beginning of another, so duplicates are reported only after an attempt to start.
      const unfit = this.#tried ? this.#unfit[place] : undefined;
      if (unfit) found[id] = unfit;
      if (this.#tried && this.#twice.has(id)) found[id] = t("seats-twice");
      if (this.#tried && id === this.#nameless?.id) found[id] = t("seats-name-missing");
    });
    return found;
  });

  constructor(dice: string | undefined) {
    if (dice === "real") this.dice = "real";
  }

  get sitting(): SeatDraft[] {
    return this.#sitting;
  }

  set sitting(who: SeatDraft[]) {
    if (this.real) this.#players = who;
    else this.#seats = who;
  }

  /** Other problems that prevented opening. */
  get problems(): readonly string[] {
    return this.#refused?.problems ?? [];
  }

  /** Finds the level that suits the players, from the games finished on this device. */
  adapt(games: readonly Finished[]): void {
    this.fitting = adapted(games, settings.name);
    this.#seats = adaptedSeats(this.#seats, this.fitting.level);
  }

  /** Opens the table and returns its address; undefined if there are problems, which are then shown. */
  async open(): Promise<string | undefined> {
    this.#tried = true;
    this.#refused = undefined;
    if (!this.chosen || this.tooMany || this.tooFew || this.#twice.size > 0 || this.#nameless) return undefined;
    if (this.#unfit.some(Boolean)) return undefined;
    const outcome = await sit(this.#opening(this.chosen));
    if (outcome.path) {
      keepPlayed(this.chosen);
      this.#keepOwnWays();
    } else this.#refused = outcome;
    return outcome.path;
  }

  #opening({ rules }: VariantChoice): Parameters<typeof sit>[0] {
    const { real, series, sitting } = this;
    if (real)
      return { kind: "block", rules, seats: blockSeats(sitting, unnamed()), hints: false, pace: "live", series };
    const pace = this.byLink ? this.pace : "live";
    const seats = openingSeats(sitting, unnamed());
    return { kind: "game", rules, seats, ...this.agreements, hints: this.hints, pace, series };
  }

  /** Stores the person's name and the adaptive opponent as defaults for new tables. */
  #keepOwnWays(): void {
    if (this.real) return;
    const name = this.sitting.find(({ who }) => who === "me")?.name.trim();
    const computer = this.sitting.find(({ who }) => who === "computer");
    keepSettings({ ...(name && { name }), ...(computer && { adapts: computer.adapts === true }) });
  }
}
