/** Renders the first view of the start page during the build, without a browser. */
import { render } from "svelte/server";
import { language } from "@/i18n/i18n.svelte";
import { FIRST } from "@/store/lastPlayed";
import type { Language } from "@/wire/types";
import FirstView from "./FirstView.svelte";

export async function views(): Promise<Record<Language, string>> {
  return { de: await drawn("de"), en: await drawn("en") };
}

/** The default variant by the browser's language, named in each language. */
export const first: Record<Language, Record<string, string>> = { de: firstIn("de"), en: firstIn("en") };

function firstIn(code: Language): Record<string, string> {
  return Object.fromEntries(Object.entries(FIRST).map(([spoken, { names }]) => [spoken, names[code]]));
}

async function drawn(code: Language): Promise<string> {
  Object.assign(navigator, { languages: [code] });
  await language.set(code);
  // Drops hydration markers; the client renders anew.
  return render(FirstView).body.replace(/<!--.*?-->/g, "");
}
