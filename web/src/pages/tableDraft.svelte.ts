/** A new table while somebody decides about it: what is played, with which dice, by whom; and how it is opened. */
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
import { finishedGames } from "@/store/finished";
import { keepPlayed } from "@/store/lastPlayed";
import { keepSettings, settings } from "@/store/settings.svelte";
import type { Opening, Series } from "@/wire/types";
import type { VariantChoice } from "./variantChoices";

export class TableDraft {
  dice: "thrown" | "real" = $state("thrown");
  pace: Opening["pace"] = $state("live");
  hints = $state(settings.hints);
  direction: Opening["direction"] = $state(null);
  series: Series | null = $state.raw(null);
  /** Who begins, by the seat's id; all throw for it where it is nobody. */
  first = $state("");
  chosen: VariantChoice | undefined = $state.raw();
  fitting: Adapted | undefined = $state.raw();
  #seats: SeatDraft[] = $state.raw(seatsAtFirst(settings.adapts));
  /** Who stands on the score block, once somebody decided about it. */
  #players: SeatDraft[] | undefined = $state.raw();
  #tried = $state(false);
  #refused: OpeningResult | undefined = $state.raw();

  readonly real = $derived(this.dice === "real");
  readonly #sitting = $derived(this.real ? (this.#players ?? playersAtFirst(this.#seats)) : this.#seats);
  /** How many there is room for; before anything is chosen nobody is too many. */
  readonly most = $derived(this.real ? MOST_AT_A_BLOCK : (this.chosen?.seats[1] ?? Infinity));
  /** How many have to sit down. */
  readonly least = $derived(this.real ? 0 : (this.chosen?.seats[0] ?? 0));
  readonly tooMany = $derived(this.sitting.length > this.most);
  readonly tooFew = $derived(this.sitting.length < this.least);
  readonly #twice = $derived(namedTwice(this.sitting, unnamed()));
  /** Why nobody can be called so, by their place. */
  readonly #unfit = $derived(namesOf(this.sitting, unnamed()).map(nameProblem));
  readonly #nameless = $derived(this.real ? undefined : hostIsNameless(this.#seats, unnamed()));

  /** What is wrong with whom, by the seat's id. */
  readonly seatProblems: Record<number, string> = $derived.by(() => {
    const found: Record<number, string> = {};
    this.sitting.forEach(({ id }, place) => {
      const said = this.#refused?.atSeat[place];
      if (said) found[id] = said;
      // While a name is being written it may well be the beginning of another: say so only when somebody wants to start.
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

  /** What else kept it from being opened. */
  get problems(): readonly string[] {
    return this.#refused?.problems ?? [];
  }

  /** Finds out which level suits whoever plays here. */
  async adapt(): Promise<void> {
    this.fitting = adapted(await finishedGames(), settings.name);
    this.#seats = adaptedSeats(this.#seats, this.fitting.level);
  }

  /** Opens the table and gives its address; nothing where something is wrong, which is then said. */
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
    const pace = sitting.some(({ who }) => who === "link") ? this.pace : "live";
    const seats = openingSeats(sitting, unnamed());
    return { kind: "game", rules, seats, ...this.#agreed(), hints: this.hints, pace, series };
  }

  /** What the people at the table agreed on, otherwise than the variant says. */
  #agreed(): Pick<Opening, "direction" | "first"> {
    const { sitting, direction } = this;
    const place = sitting.findIndex(({ id }) => String(id) === this.first);
    return {
      ...(place >= 0 && sitting.length > 1 ? { first: place } : {}),
      ...(direction && sitting.length > 2 ? { direction } : {}),
    };
  }

  /** Whoever said once what they are called is called so at every table, and meets who adapts to them again. */
  #keepOwnWays(): void {
    if (this.real) return;
    const name = this.sitting.find(({ who }) => who === "me")?.name.trim();
    const computer = this.sitting.find(({ who }) => who === "computer");
    keepSettings({ ...(name && { name }), ...(computer && { adapts: computer.adapts === true }) });
  }
}
