/** A component not needed for the first paint: loaded when idle, or on demand. */
import { whenIdle } from "./idle";

export class LazyPart<Part> {
  /** Undefined until loaded. */
  part: Part | undefined = $state.raw();
  #coming: Promise<void> | undefined;

  /** Must be created during component setup. */
  constructor(
    private readonly load: () => Promise<{ default: Part }>,
    wanted: () => boolean,
  ) {
    $effect(() => {
      if (wanted()) this.#fetch();
    });
    whenIdle(() => this.#fetch());
  }

  #fetch(): void {
    this.#coming ??= this.load().then(
      (come) => {
        this.part = come.default;
      },
      // Loading fails without network; the next request retries, or the network's return.
      () => {
        this.#coming = undefined;
        addEventListener("online", () => this.#fetch(), { once: true });
      },
    );
  }
}
