/** A new client version that is ready to load. */
class NewVersion {
  /** Loads it by reloading the page; undefined if there is none. */
  load: (() => void) | undefined = $state.raw();
}

export const newVersion = new NewVersion();
