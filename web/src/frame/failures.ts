/** Tells the user of failures that nobody waits for, as of a write where the disk is full. */
import { t } from "@/i18n/i18n.svelte";
import { toast } from "@/ui/announcing/announcer";

export function tellOfFailures(): void {
  addEventListener("unhandledrejection", ({ reason }: PromiseRejectionEvent) => {
    const isFull = reason instanceof DOMException && reason.name === "QuotaExceededError";
    toast(t(isFull ? "ui-full" : "ui-failed"), { everywhere: true });
  });
}
