/** Installation as an app: the browser announces that it is possible, and the prompt is shown on request. */
interface InstallPrompt extends Event {
  prompt: () => Promise<unknown>;
}

const OFFERED = "pasch.install-offered";

class Installing {
  #prompt: InstallPrompt | undefined = $state.raw();
  #offered = $state(localStorage.getItem(OFFERED) !== null);

  /** Can be installed now. */
  readonly possible = $derived(this.#prompt !== undefined);
  /** May be suggested unasked. */
  readonly open = $derived(this.possible && !this.#offered);

  /** True when running as an installed app. */
  get done(): boolean {
    return matchMedia("(display-mode: standalone)").matches;
  }

  /** Listens to the browser; returns a stop function. */
  listen(): () => void {
    const asked = (event: Event): void => {
      // Keeps the browser's own bar from appearing during a game.
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
    // The prompt works once; the browser may fire the event again.
    this.#prompt = undefined;
    await prompt?.prompt();
  }

  /** Never suggests installation again. */
  close(): void {
    this.#offered = true;
    localStorage.setItem(OFFERED, "1");
  }
}

export const installing = new Installing();
