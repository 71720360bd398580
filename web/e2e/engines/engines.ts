/** A game, exact hints and a solved variant in the engines beside Chromium. */
import { expect, test as plain } from "@playwright/test";
import { Server } from "../harness/server";
import { attachLog } from "../harness/log";
import { Site } from "../harness/site";
import { control, expectToSee, press, READY, words, type Engine, type EngineOptions } from "./engine";
import { openFirefox } from "./firefox";
import { openWebkit } from "./webkit";

const CUP = `//button[contains(normalize-space(.), "Würfel werfen") and ${READY}]`;
const OVER = control("Analyse");
const ENTRY = `//*[contains(@aria-label, " eintragen")]`;
const STRIKE = `//*[contains(@aria-label, ": streichen")]`;

const CONFIRM = `//button[contains(normalize-space(.), "streichen") and ${READY}]`;

const test = plain.extend<object, EngineOptions & { engine: Engine; server: Server; site: Site }>({
  program: [
    { name: "", path: "" },
    { option: true, scope: "worker" },
  ],
  engine: [
    async ({ program: { name, path } }, use) => {
      const engine = await (name === "firefox" ? openFirefox(path) : openWebkit(path));
      await use(engine);
      await engine.close();
    },
    { scope: "worker", timeout: 60_000 },
  ],
  server: [
    async ({}, use) => {
      const server = await Server.open();
      await use(server);
      await server.close();
    },
    { scope: "worker" },
  ],
  site: [
    async ({}, use) => {
      const site = await Site.open();
      await use(site);
      await site.close();
    },
    { scope: "worker", timeout: 120_000 },
  ],
});

test.afterEach(async ({ engine, server }, info) => {
  if (info.status !== info.expectedStatus || engine.faults.length > 0) {
    await info.attach("page", { body: String(await engine.run("location.href + document.body.innerText")) });
    await attachLog(info, server.log);
  }
  expect(engine.faults).toEqual([]);
});

/** Opens the start page in German, for somebody who is no beginner. */
async function openStart(engine: Engine, address: string, settings: object): Promise<void> {
  await engine.open(address);
  await press(engine, control("Deutsch"));
  await expectToSee(engine, control("Jetzt spielen"));
  await engine.run(`localStorage.setItem("pasch.settings", '${JSON.stringify({ guide: "done", ...settings })}')`);
  await engine.open(address);
}

/** Opens a game of one's own from the start page. */
async function openGame(engine: Engine): Promise<void> {
  await press(engine, `//a[contains(@href, "./neu") and not(contains(@href, "?"))]`);
  await press(engine, control("Otto herausnehmen"));
  await press(engine, control("An den Tisch"));
  await expectToSee(engine, CUP);
}

async function takeTurn(engine: Engine): Promise<void> {
  await press(engine, CUP);
  await expectToSee(engine, `${ENTRY}|${STRIKE}`);
  if (await engine.where(ENTRY)) await press(engine, `(${ENTRY})[last()]`);
  else {
    await press(engine, STRIKE);
    // Striking takes a second tap, and one too early counts as part of the first.
    await press(engine, CONFIRM);
  }
  await expect.poll(() => engine.where(`${ENTRY}|${STRIKE}`)).toBe("");
  await expectToSee(engine, `${CUP}|${OVER}`);
}

test("a whole game, from the start page to the result", async ({ engine, server }) => {
  await openStart(engine, server.address, { speed: "instant" });
  await openGame(engine);
  while (!(await engine.where(OVER))) await takeTurn(engine);
});

test("exact hints for a game that this browser solves", async ({ engine, site }) => {
  await openStart(engine, site.address, {});
  await openGame(engine);
  await press(engine, CUP);
  await press(engine, control("Tipps"));
  await expectToSee(engine, words("genau berechnet"));
});

test("the mean of a variant that this browser solves", async ({ engine, site }) => {
  await openStart(engine, site.address, {});
  await engine.open(`${site.address}regeln/yahtzee/`);
  await press(engine, control("Nachrechnen"));
  await expectToSee(engine, words("254,6 Punkte"));
});
