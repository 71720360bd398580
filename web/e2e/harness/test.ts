/** The tests' `test`: one server per worker; any unexpected error on any device fails the test. */
import {
  test as plain,
  expect,
  type BrowserContext,
  type BrowserContextOptions,
  type Locator,
  type Page,
} from "@playwright/test";
import { attachLog } from "./log";
import { Server } from "./server";
import { Watch } from "./watch";

export { atNight } from "./night";
export { expect, type Locator, type Page };

interface Table {
  /** Installs the service worker, for offline play: it fetches everything, so only where it is asked for. */
  installs: boolean;
  /** Browser storage at the start; by default the first-game hints are done. */
  remembers: NonNullable<BrowserContextOptions["storageState"]>;
  /** Opens another browser with its own storage. */
  anotherDevice: (options?: BrowserContextOptions) => Promise<Page>;
  watch: Watch;
}

/** Where the pages come from. */
interface Host {
  readonly address: string;
  readonly log: string;
}

export interface Place {
  /** Path under which browsers find the server: see `pasch serve --root-path`. */
  path: string;
}

export const test = plain.extend<Table, Place & { server: Server; host: Host }>({
  path: ["", { option: true, scope: "worker" }],

  server: [
    async ({ path }, use) => {
      const server = await Server.open(path);
      await use(server);
      await server.close();
    },
    { scope: "worker" },
  ],

  host: [async ({ server }, use) => use(server), { scope: "worker" }],

  baseURL: async ({ host }, use) => {
    await use(host.address);
  },

  installs: [false, { option: true }],

  remembers: async ({ host }, use) => {
    const settings = { name: "pasch.settings", value: JSON.stringify({ guide: "done" }) };
    await use({ cookies: [], origins: [{ origin: new URL(host.address).origin, localStorage: [settings] }] });
  },

  storageState: async ({ remembers }, use) => {
    await use(remembers);
  },

  watch: [
    async ({ host }, use, info) => {
      const watch = new Watch(host.address);
      await use(watch);
      if (info.status !== info.expectedStatus || watch.found.length > 0) await attachLog(info, host.log);
      expect(watch.found, "nothing went wrong behind the scenes").toEqual([]);
    },
    { auto: true },
  ],

  context: async ({ context, watch, installs }, use) => {
    await prepare(context, watch, installs);
    await use(context);
  },

  anotherDevice: async ({ browser, remembers, watch, installs }, use) => {
    const opened: Page[] = [];
    await use(async (options) => {
      const context = await browser.newContext({ storageState: remembers, ...options });
      await prepare(context, watch, installs);
      const page = await context.newPage();
      opened.push(page);
      return page;
    });
    for (const page of opened) await page.context().close();
  },
});

async function prepare(context: BrowserContext, watch: Watch, installs: boolean): Promise<void> {
  watch.over(context);
  if (!installs)
    await context.addInitScript(() => delete (Navigator.prototype as { serviceWorker?: unknown }).serviceWorker);
}
