/** Whether this browser can put Pasch among its apps: it says so unasked, is asked back once, and then when somebody wants it. */
interface InstallPrompt extends Event {
  prompt: () => Promise<unknown>;
}

const OFFERED = "pasch.install-offered";

class Installing {
  #prompt: InstallPrompt | undefined = $state.raw();
  #offered = $state(localStorage.getItem(OFFERED) !== null);

  /** Can be had now. */
  readonly possible = $derived(this.#prompt !== undefined);
  /** Is to be offered unasked. */
  readonly open = $derived(this.possible && !this.#offered);

  /** This is the app. */
  get done(): boolean {
    return matchMedia("(display-mode: standalone)").matches;
  }

  /** Listens to the browser; gives back how to stop. */
  listen(): () => void {
    const asked = (event: Event): void => {
      // Not by the browser's own bar in the middle of a game.
      event.preventDefault();
      this.#prompt = event as InstallPrompt;
    };
    const installed = (): void => {
      this.close();
    };
    addEventListener("beforeinstallprompt", asked);
    addEventListener("appinstalled", installed);
    return () => {
      removeEventListener("beforeinstallprompt", asked);
      removeEventListener("appinstalled", installed);
    };
  }

  async install(): Promise<void> {
    const prompt = this.#prompt;
    this.close();
    // It can be used once; a browser that still can says so again.
    this.#prompt = undefined;
    await prompt?.prompt();
  }

  /** Somebody decided: it is never offered unasked again. */
  close(): void {
    this.#offered = true;
    localStorage.setItem(OFFERED, "1");
  }
}

export const installing = new Installing();
