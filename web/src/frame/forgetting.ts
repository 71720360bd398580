/** Says once that this browser keeps nothing. */
import { t } from "@/i18n/i18n.svelte";
import { keepsWhatIsStored } from "@/store/keeping";
import { toast } from "@/ui/announcing/announcer";

export async function tellIfForgotten(): Promise<void> {
  if (!(await keepsWhatIsStored())) {
    toast(t("ui-forgets"), { action: { label: t("ui-understood"), run: () => undefined } });
  }
}
