/** Says once that this browser keeps nothing. */
import { t } from "@/i18n/i18n.svelte";
import { keepsWhatIsStored } from "@/store/keeping";
import { toast } from "@/ui/announcing/announcer";

export async function tellIfForgotten(): Promise<undefined> {
  if (await keepsWhatIsStored()) return;
  toast(t("ui-forgets"), { everywhere: true, action: { label: t("ui-understood"), run: () => undefined } });
}
