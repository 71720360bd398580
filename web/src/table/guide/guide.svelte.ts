/** Hints during this browser's first game; the table's menu can turn them on again. */
import { untrack } from "svelte";
import { isOver } from "@/game/tables/tableState";
import { struckIn } from "@/rules/card";
import { entries } from "@/rules/turn";
import { t } from "@/i18n/i18n.svelte";
import { tables } from "@/store/browserData";
import { finishedGames } from "@/store/finished";
import { keepSettings, settings } from "@/store/settings.svelte";
import {
  doneBy,
  isLearnt,
  lessonDue,
  suitsStriking,
  upperBonus,
  type GuideHistory,
  type GuideStep,
} from "./guideSteps";
import type { TableHints } from "@/table/hints/tableHints.svelte";
import type { Play } from "@/table/play.svelte";
import { throwsLeft } from "@/table/dice/throwsLeft";

export class Guide {
  /** False until it is known whether this browser has had a game. */
  #known = $state(settings.guide === "wanted");
  /** Number of moves to ignore: those before the hints began. */
  #from = $state(0);

  readonly #done: GuideHistory = $derived.by(() => {
    const { game } = this.play;
    return doneBy(game.course.moves.slice(this.#from), (seat) => game.isMine(seat));
  });
  readonly #bonus = $derived.by(() => upperBonus(this.play.game.variant));
  readonly #last = $derived.by(() => (this.hinting.allowed ? "lamp" : this.#bonus ? "bonus" : null));

  readonly on: boolean = $derived.by(() => settings.guide !== "done" && this.#known && this.possible);

  /** The current hint; the table's own questions take precedence. */
  readonly lesson: GuideStep | null = $derived.by(() => {
    const { play } = this;
    const { game, hand } = play;
    if (!this.on || play.mustAnnounce || hand.armed !== null || hand.mode !== "enter") return null;
    return lessonDue(this.#done, {
      throws: game.acting !== null && (play.now === "throw" || play.before),
      decides: play.decides && !play.before,
      mayHold: play.mayHold,
      mayStrike: play.decides && suitsStriking(game.variant, entries(game.course.state)),
      last: this.#last,
    });
  });

  constructor(
    private readonly play: Play,
    private readonly hinting: TableHints,
  ) {
    if (settings.guide === "wanted") this.#from = play.game.course.moves.length;
  }

  /** True while somebody plays here and the game is on. */
  get possible(): boolean {
    const { game } = this.play;
    return game.mine.length > 0 && !isOver(game.course);
  }

  get words(): string {
    if (!this.lesson) return "";
    const { from = 0, points = 0 } = this.#bonus ?? {};
    const { state, variant } = this.play.game.course;
    const costs = Number(variant.boxes.some((box) => struckIn(box) < 0));
    return t(`table-guide-${this.lesson}`, { left: throwsLeft(state), from, points, costs });
  }

  /** Must be called during component setup. */
  follow(): void {
    // The local seats are known only a moment after the table.
    $effect(() => {
      if (settings.guide === "new" && this.possible && !this.#known) void this.#look();
    });
    $effect(() => {
      const tried = this.lesson === "lamp" && this.hinting.on;
      if (this.on && (tried || isLearnt(this.#done, this.#last))) untrack(() => this.end());
    });
  }

  /** Turns the hints off until requested again. */
  end(): void {
    keepSettings({ guide: "done" });
  }

  again(): void {
    this.#from = this.play.game.course.moves.length;
    this.#known = true;
    keepSettings({ guide: "wanted" });
  }

  async #look(): Promise<void> {
    if (await isFirst(this.play.game.id)) this.#known = true;
    else this.end();
  }
}

/** Returns true if this browser knows of no other game. */
async function isFirst(table: string): Promise<boolean> {
  try {
    const others = (await tables()).filter(({ id, kind }) => kind === "game" && id !== table);
    return others.length === 0 && (await finishedGames()).length === 0;
  } catch {
    // A browser that stores nothing would show the hints at every game.
    return false;
  }
}
