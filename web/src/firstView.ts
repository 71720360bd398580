/** Draws the first view of the start page where there is no browser: while the client is built. */
import { render } from "svelte/server";
import { language } from "@/i18n/i18n.svelte";
import { FIRST } from "@/store/lastPlayed";
import type { Language } from "@/wire/types";
import FirstView from "./FirstView.svelte";

/** As HTML, in each language. */
export async function views(): Promise<Record<Language, string>> {
  return { de: await drawn("de"), en: await drawn("en") };
}

/** What is played first, by the language that a browser asks for, as each language calls it. */
export const first: Record<Language, Record<string, string>> = { de: firstIn("de"), en: firstIn("en") };

function firstIn(code: Language): Record<string, string> {
  return Object.fromEntries(Object.entries(FIRST).map(([spoken, { names }]) => [spoken, names[code]]));
}

async function drawn(code: Language): Promise<string> {
  Object.assign(navigator, { languages: [code] });
  await language.set(code);
  // Marks for whoever would go on drawing there; the client draws anew.
  return render(FirstView).body.replace(/<!--.*?-->/g, "");
}
