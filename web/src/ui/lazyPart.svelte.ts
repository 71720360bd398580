/** Components not needed for the first paint, loaded when idle or on demand. */
import { t } from "@/i18n/i18n.svelte";
import { toast } from "./announcing/announcer";
import { whenIdle } from "./idle";

/** A component that is fetched once. */
export class FetchedPart<Part> {
  /** Undefined until loaded. */
  part: Part | undefined = $state.raw();
  #coming: Promise<void> | undefined;

  /** @param isWanted whether somebody waits for it, who is told where it does not come. */
  constructor(
    private readonly load: () => Promise<{ default: Part }>,
    private readonly isWanted: () => boolean = () => false,
  ) {}

  fetch(): void {
    if (this.#coming) return;
    // Heard from the beginning: the network may be back before the failure is known.
    const back = new Promise((resolve) => {
      addEventListener("online", resolve, { once: true });
    });
    this.#coming = this.load().then(
      (come) => {
        this.part = come.default;
      },
      // Loading fails without network; the next request retries, or the network's return.
      () => {
        this.#coming = undefined;
        void back.then(() => this.fetch());
        // Some browsers remember the failure until the page is loaded anew, which the sentence says.
        if (this.isWanted()) toast(t("ui-failed"), { everywhere: true });
      },
    );
  }
}

/** A component of another one, which wants it or waits until nothing else is to do. */
export class LazyPart<Part> extends FetchedPart<Part> {
  /** Must be created during component setup. */
  constructor(load: () => Promise<{ default: Part }>, isWanted: () => boolean) {
    let here = true;
    super(load, () => here && isWanted());
    $effect(() => {
      if (isWanted()) this.fetch();
    });
    // Once the component is destroyed nobody waits, and what `isWanted` reads may be destroyed, too.
    $effect(() => () => {
      here = false;
    });
    whenIdle(() => this.fetch());
  }
}
