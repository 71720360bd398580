/** A version of the client that has arrived and waits to be loaded. */
class NewVersion {
  /** Loads it, and the page with it; nothing while there is none. */
  load: (() => void) | undefined = $state.raw();
}

export const newVersion = new NewVersion();
