/** Renders the first view of the start page, and that of an invitation, during the build, without a browser. */
import type { Component } from "svelte";
import { render } from "svelte/server";
import { language } from "@/i18n/i18n.svelte";
import { FIRST } from "@/store/lastPlayed";
import type { Language } from "@/wire/types";
import FirstView from "./FirstView.svelte";
import InvitedView from "./InvitedView.svelte";

export async function views(): Promise<Record<Language, string>> {
  return { de: await drawn("de", FirstView), en: await drawn("en", FirstView) };
}

/** Returns invitations whose words the server puts in. */
export async function invitations(): Promise<Record<Language, string>> {
  return { de: await drawn("de", InvitedView), en: await drawn("en", InvitedView) };
}

/** The default variant by the browser's language, named in each language. */
export const first: Record<Language, Record<string, string>> = { de: firstIn("de"), en: firstIn("en") };

function firstIn(code: Language): Record<string, string> {
  return Object.fromEntries(Object.entries(FIRST).map(([spoken, { names }]) => [spoken, names[code]]));
}

async function drawn(code: Language, view: Component): Promise<string> {
  Object.assign(navigator, { languages: [code] });
  await language.set(code);
  // Drops hydration markers; the client renders anew.
  return render(view).body.replace(/<!--.*?-->/g, "");
}
