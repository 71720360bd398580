/** A part of a page that its first picture does without: fetched when there is nothing else to do, or as soon as it is wanted. */
import { whenIdle } from "./idle";

export class LazyPart<Part> {
  /** Nothing until it has come. */
  part: Part | undefined = $state.raw();
  #coming: Promise<void> | undefined;

  /** Set up together with a component, and fetched for it. */
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
      // Without network it does not come; whoever wants it another time asks again.
      () => {
        this.#coming = undefined;
      },
    );
  }
}
