/** The pages: the start page is part of the client's chunk, others are loaded when first opened. */
import type { Component } from "svelte";
import { language } from "@/i18n/i18n.svelte";
import { roomsOf } from "./routes";
import type { PageProps } from "./router.svelte";

export type PageComponent = Component<PageProps>;

export const START = "pages/StartPage";
export const TABLE = "table/TablePage";
/** Stands at a table's address for somebody who was never here. */
export const INVITATION = "pages/invitation/InvitationPage";

const FIRST = import.meta.glob<{ default: PageComponent }>("./pages/StartPage.svelte", { eager: true });
const FILES = import.meta.glob<{ default: PageComponent }>(["./**/*Page.svelte", "!./pages/StartPage.svelte"]);

/** Loads a page by its file in `src/`, without extension, and the catalogues of its rooms. */
export async function fetchPage(name: string): Promise<PageComponent> {
  const here = FIRST[`./${name}.svelte`];
  if (here) return here.default;
  const file = FILES[`./${name}.svelte`];
  if (!file) throw new Error(`there is no page "${name}"`);
  const [page] = await Promise.all([file(), ...roomsOf(name).map((room) => language.need(room))]);
  return page.default;
}
