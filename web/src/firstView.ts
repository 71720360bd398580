/** Renders the first view of the start page, and that of an invitation, during the build, without a browser. */
import type { Component } from "svelte";
import { render } from "svelte/server";
import { language, LANGUAGES } from "@/i18n/i18n.svelte";
import { sayIn } from "@/rules/names";
import { FIRST } from "@/store/lastPlayed";
import type { Language } from "@/wire/types";
import FirstView from "./FirstView.svelte";
import InvitedView from "./InvitedView.svelte";

export function views(): Promise<Record<Language, string>> {
  return drawnInAll(FirstView);
}

/** Returns invitations whose words the server puts in. */
export function invitations(): Promise<Record<Language, string>> {
  return drawnInAll(InvitedView);
}

/** The default variant by the browser's language, named in each language. */
export const first: Record<Language, Record<string, string>> = Object.fromEntries(
  LANGUAGES.map(({ code }) => [code, firstIn(code)]),
);

function firstIn(code: Language): Record<string, string> {
  return Object.fromEntries(Object.entries(FIRST).map(([spoken, { names }]) => [spoken, sayIn(names, code)]));
}

async function drawnInAll(view: Component): Promise<Record<Language, string>> {
  const drawnViews: Record<Language, string> = {};
  // One after the other: there is only one current language.
  for (const { code } of LANGUAGES) drawnViews[code] = await drawn(code, view);
  return drawnViews;
}

async function drawn(code: Language, view: Component): Promise<string> {
  Object.assign(navigator, { languages: [code] });
  await language.set(code);
  // Drops hydration markers; the client renders anew.
  return render(view).body.replace(/<!--.*?-->/g, "");
}
