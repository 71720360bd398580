/**
 * Measures a first visit on a slow phone: time to first paint, to interactivity, and from there to the table; and how
 * soon somebody invited can type a name.
 *
 * Network "Fast 3G" and four times CPU throttling. `VISITS` sets the number of visits; the median counts.
 */
import type { Browser, BrowserContextOptions, CDPSession, Page } from "@playwright/test";
import { invitationTo } from "./harness/invitation";
import { test } from "./harness/test";

test.use({ installs: true });

const FAST_3G = { offline: false, latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_375 };
const SLOWED = 4;
const VISITS = Number(process.env.VISITS ?? 5);
/** Times between paint and tap: no reading, and some reading. */
const READS_MS = [0, 3_000];
/** Time to type a name. */
const TYPES_MS = 3_000;

/** In milliseconds, all but the last from the start of the visit. */
interface Times {
  paint: number;
  button: number;
  table: number;
}

async function slowDown(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", FAST_3G);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWED });
  return session;
}

/** Records when an element is visible first. */
async function watchFor(page: Page, mark: string, element: string): Promise<void> {
  await page.addInitScript(
    ([name = "", sought = ""]) => {
      const look = (): void => {
        if (document.querySelector(sought)?.checkVisibility()) performance.mark(name);
        else requestAnimationFrame(look);
      };
      look();
    },
    [mark, element],
  );
}

/** Returns when marks were made, in milliseconds from the start of the visit. */
async function marksOf(page: Page, names: readonly string[]): Promise<number[]> {
  await page.waitForFunction((sought) => performance.getEntriesByName(sought).length > 0, names.at(-1) ?? "", {
    timeout: 60_000,
  });
  return page.evaluate((all) => all.map((name) => performance.getEntriesByName(name)[0]?.startTime ?? 0), names);
}

async function visit(browser: Browser, options: BrowserContextOptions, reads: number): Promise<Times> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  await slowDown(page);
  // The client's own button, as opposed to its prerendered picture.
  await watchFor(page, "button", "#app .go button:not([disabled])");
  await page.goto("./", { waitUntil: "commit" });
  const [paint = 0, button = 0] = await marksOf(page, ["first-contentful-paint", "button"]);
  await page.waitForTimeout(reads);
  const table = await page.evaluate(untilSeen, ["#app .go button", "[role=grid]"] as const);
  await context.close();
  return { paint, button, table };
}

/** Presses a button; returns the milliseconds until a frame contains an element. */
async function untilSeen([button, element]: readonly [string, string]): Promise<number> {
  const pressed = performance.now();
  document.querySelector<HTMLElement>(button)?.click();
  const frame = (): Promise<number> => new Promise((drawn) => requestAnimationFrame(drawn));
  while (!document.querySelector(element)?.checkVisibility()) await frame();
  await frame();
  return performance.now() - pressed;
}

function middle(values: number[]): number {
  return values.sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}

function seconds<What extends string>(visits: Record<What, number>[], what: What): string {
  return `${(middle(visits.map((times) => times[what])) / 1000).toFixed(2)} s`.padStart(8);
}

test("a first visit on a slow phone", async ({ browser, contextOptions, server, viewport, locale }) => {
  test.setTimeout(20 * 60_000);
  const options = { ...contextOptions, baseURL: server.address, viewport, locale: locale ?? "de-DE" };
  console.log("First visit, Fast 3G, processor slowed four times");
  for (const reads of READS_MS) {
    const visits: Times[] = [];
    for (let number = 0; number < VISITS; number += 1) visits.push(await visit(browser, options, reads));
    if (reads === 0) {
      console.log(`  first paint            ${seconds(visits, "paint")}`);
      console.log(`  play button            ${seconds(visits, "button")}`);
    }
    console.log(
      `  tap to table${reads === 0 ? " at once    " : `, after ${String(reads / 1000)} s`} ${seconds(visits, "table")}`,
    );
  }
});

/** In milliseconds: when the form was there, when the client answered it, and from the tap to the sheet. */
interface InvitedTimes {
  form: number;
  client: number;
  table: number;
}

async function accept(browser: Browser, options: BrowserContextOptions, link: string): Promise<InvitedTimes> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  await slowDown(page);
  await watchFor(page, "form", "form input");
  await watchFor(page, "client", "#app form input");
  await page.goto(link, { waitUntil: "commit" });
  const [form = 0, client = 0] = await marksOf(page, ["form", "client"]);
  await page.getByRole("textbox", { name: "Dein Name" }).fill("Ben");
  await page.waitForTimeout(TYPES_MS);
  const table = await page.evaluate(untilSeen, ["#app form [type=submit]", ".tray"] as const);
  await context.close();
  return { form, client, table };
}

test("an invitation on a slow phone", async ({ browser, contextOptions, request, server, viewport, locale }) => {
  test.setTimeout(20 * 60_000);
  // Nothing of an earlier visit.
  const storageState = { cookies: [], origins: [] };
  const options = { ...contextOptions, baseURL: server.address, viewport, locale: locale ?? "de-DE", storageState };
  const visits: InvitedTimes[] = [];
  for (let number = 0; number < VISITS; number += 1)
    visits.push(await accept(browser, options, await invitationTo(request)));
  console.log("Invitation, Fast 3G, processor slowed four times");
  console.log(`  form                   ${seconds(visits, "form")}`);
  console.log(`  client                 ${seconds(visits, "client")}`);
  console.log(`  sit down, after ${String(TYPES_MS / 1000)} s   ${seconds(visits, "table")}`);
});
