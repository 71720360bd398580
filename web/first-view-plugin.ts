/**
 * Renders the first view of the start page into the HTML, in all languages and with its styles; and into a second
 * page, `invitation.html`, that of an invitation to a table. The server completes its words (see `link_preview.py`).
 *
 * It is visible as soon as the HTML has arrived, while the client is loading. `first-view.js` runs before the first
 * paint and applies the reader's language and colours. The server's content security policy allows both by hash, and
 * no other inline code.
 */
import { readFileSync } from "node:fs";
import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { build, type HtmlTagDescriptor, type IndexHtmlTransformContext, type Plugin, type Rolldown } from "vite";
import { catalogues } from "./catalogue-plugin.ts";
import { BEGINNING, INVITED, PLAYED } from "./chunks.ts";

type Bundle = NonNullable<IndexHtmlTransformContext["bundle"]>;
/** Exports of `src/firstView.ts`. */
interface Drawn {
  views: () => Promise<Record<string, string>>;
  invitations: () => Promise<Record<string, string>>;
  first: Record<string, Record<string, string>>;
}

const SCRIPT = new URL("./first-view.js", import.meta.url);
const INVITATION = "invitation.html";
const VIEWS = /<div id="first-view">.*?<\/div>(?=<script>)/s;
const PLACE = '<div id="first-view"></div>';
/** Browser globals that the client reads on import, as stubs. */
const NOBODY = `
const location = { href: "http://pasch.invalid/" };
const localStorage = { getItem: () => null, setItem: () => undefined };
const document = { baseURI: location.href, documentElement: { dataset: {} } };
const navigator = { languages: [] };
`;

export function firstView(alias: Record<string, string>): Plugin {
  let drawn: Drawn | undefined;
  return {
    name: "pasch-first-view",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      async handler(html, { bundle }) {
        if (!bundle || !html.includes(PLACE)) throw new Error("the page has no place for its first view");
        drawn = await renderViews(alias);
        const styles = stylesOf(bundle, (name) => name === BEGINNING);
        const linked = styles.reduce((page, { file }) => page.replace(linkTo(file), ""), html);
        return {
          html: linked.replace(PLACE, toHtml(await drawn.views()) + viewScript(drawn.first, bundle)),
          tags: [style(styles.map(({ text }) => text).join("")), script(bundle)],
        };
      },
    },
    generateBundle: {
      order: "post",
      async handler(_, bundle) {
        const page = bundle["index.html"];
        if (page?.type !== "asset" || !drawn) throw new Error("there is no page to put an invitation into");
        const source = invite(page.source.toString(), toHtml(await drawn.invitations()), bundle);
        this.emitFile({ type: "asset", fileName: INVITATION, source });
      },
    },
  };
}

/** Replaces the views in the page, and adds the styles of an invitation. */
function invite(page: string, views: string, bundle: Bundle): string {
  const files = filesOf(bundle, INVITED);
  const styles = stylesOf(bundle, (_, file) => files.includes(file));
  const style = `<style>${styles.map(({ text }) => text).join("")}</style>`;
  return page.replace(VIEWS, () => views).replace("</head>", () => `${style}</head>`);
}

/** Renders the first view like a server. */
async function renderViews(alias: Record<string, string>): Promise<Drawn> {
  const built = (await build({
    configFile: false,
    logLevel: "error",
    plugins: [svelte(), catalogues()],
    resolve: { alias },
    ssr: { noExternal: true },
    build: {
      ssr: "src/firstView.ts",
      write: false,
      rolldownOptions: { output: { codeSplitting: false, banner: NOBODY } },
    },
  })) as Rolldown.RolldownOutput;
  return (await import(await writeModule(built.output[0].code))) as Drawn;
}

/** Writes a module where Node can import it during this build. */
async function writeModule(code: string): Promise<string> {
  const file = join(await mkdtemp(join(tmpdir(), "pasch-first-view-")), "views.mjs");
  await writeFile(file, code);
  return pathToFileURL(file).href;
}

function toHtml(views: Record<string, string>): string {
  // Hidden until the script has removed the other languages' views: a parser may pause between the two, and what it has
  // read by then is painted, fonts included.
  const inside = Object.entries(views).map(([language, view]) => `<div lang="${language}" hidden>${view}</div>`);
  return `<div id="first-view">${inside.join("")}</div>`;
}

function viewScript(first: Drawn["first"], bundle: Bundle): string {
  const script = parts()[1]
    .replace("{/* first */}", JSON.stringify(first))
    .replace("[/* next */]", addresses(filesOf(bundle, PLAYED)))
    .replace("[/* invited */]", addresses(filesOf(bundle, INVITED)));
  return `<script>${script}</script>`;
}

function addresses(files: readonly string[]): string {
  return JSON.stringify(files.map((file) => `./${file}`));
}

/** Returns the styles of chunks, in the page's link order. */
function stylesOf(bundle: Bundle, isWanted: (name: string, file: string) => boolean): { file: string; text: string }[] {
  const chunks = Object.values(bundle).filter((part) => part.type === "chunk" && isWanted(part.name, part.fileName));
  const files = new Set(
    chunks.flatMap((part) => (part.type === "chunk" ? [...(part.viteMetadata?.importedCss ?? [])] : [])),
  );
  if (files.size === 0) throw new Error("the first view has no styles");
  return [...files].map((file) => {
    const asset = bundle[file];
    if (asset?.type !== "asset") throw new Error(`the build has no styles "${file}"`);
    return { file, text: inPage(asset.source.toString().trim(), file) };
  });
}

/** Makes addresses relative to the page's base, as styles in a page need them, instead of the file of styles. */
function inPage(styles: string, file: string): string {
  return styles.replaceAll("url(./", `url(./${dirname(file)}/`);
}

/** Returns the scripts and styles that pages need, without those of the first chunk. */
function filesOf(bundle: Bundle, pages: readonly string[]): string[] {
  const files = new Set<string>();
  const add = (name: string): void => {
    const part = bundle[name];
    if (part?.type !== "chunk" || part.name === BEGINNING || files.has(name)) return;
    files.add(name);
    part.imports.forEach(add);
    for (const style of part.viteMetadata?.importedCss ?? []) files.add(style);
  };
  for (const [name, part] of Object.entries(bundle))
    if (part.type === "chunk" && pages.includes(part.facadeModuleId ?? "")) add(name);
  if (files.size === 0) throw new Error(`the build has no ${pages.join()}`);
  return [...files];
}

function linkTo(file: string): RegExp {
  return new RegExp(`\\s*<link rel="stylesheet"[^>]*${file.replaceAll(".", "\\.")}">`);
}

function style(text: string): HtmlTagDescriptor {
  return { tag: "style", children: text, injectTo: "head" };
}

function script(bundle: Bundle): HtmlTagDescriptor {
  return { tag: "script", children: parts()[0].replace("{/* catalogues */}", wordsIn(bundle)), injectTo: "head" };
}

/** Returns each language's catalogue file, requested along with the client instead of by it. */
function wordsIn(bundle: Bundle): string {
  const found = Object.values(bundle).flatMap((part) => {
    const language = part.type === "chunk" ? /catalogue\/(\w+)$/.exec(part.facadeModuleId ?? "")?.[1] : undefined;
    return language ? [[language, `./${part.fileName}`]] : [];
  });
  if (found.length === 0) throw new Error("the build has no words");
  return JSON.stringify(Object.fromEntries(found));
}

/** Returns the script to run before the view, and the one that runs on it. */
function parts(): [before: string, after: string] {
  const code = readFileSync(SCRIPT, "utf-8").replace(/^\s*(\/\*\*[^]*?\*\/|\/\/.*)$/gm, "");
  const [before = "", after = ""] = code.split("/* The first view is there. */").map((part) => `{${part.trim()}}`);
  return [before, after];
}
