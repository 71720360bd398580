/** The pages themselves, each fetched when it is first opened. */
import type { Component } from "svelte";
import type { PageProps } from "@/router.svelte";

export type PageComponent = Component<PageProps>;

const FILES = import.meta.glob<{ default: PageComponent }>("./{pages,table,block,rules}/*Page.svelte");

/** A page by its file in `src/`, without the ending. */
export async function fetchPage(name: string): Promise<PageComponent> {
  const file = FILES[`./${name}.svelte`];
  if (!file) throw new Error(`there is no page "${name}"`);
  return (await file()).default;
}
