/** Copies and sends texts and links. */
import { t } from "@/i18n/i18n.svelte";
import { announce } from "@/ui/announcing/announcer";

/** How long a button says that it has copied, in milliseconds. */
const COPIED_SHOWN = 2000;

/** Copies to the clipboard, and tells for a moment that it has. */
export class Copying {
  copied = $state(false);
  private fading: ReturnType<typeof setTimeout> | undefined;

  /** @param said announced to screen readers. */
  async copy(text: string, said = t("table-copied")): Promise<void> {
    await navigator.clipboard.writeText(text);
    announce(said);
    this.copied = true;
    clearTimeout(this.fading);
    this.fading = setTimeout(() => (this.copied = false), COPIED_SHOWN);
  }
}

/** Opens the device's dialog for sending, which may be closed without doing so. */
export async function send(data: ShareData): Promise<void> {
  try {
    await navigator.share(data);
  } catch (error) {
    if (!(error instanceof DOMException && error.name === "AbortError")) throw error;
  }
}
