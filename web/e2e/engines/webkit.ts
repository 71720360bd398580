/** WebKit as GTK's MiniBrowser, driven by its own WebDriver on a screen that nobody sees. */
import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { Builder, By, type WebDriver, type WebElement } from "selenium-webdriver";
import { freePort } from "../harness/server";
import { WINDOW, type Engine } from "./engine";

export async function openWebkit(path: string): Promise<Engine> {
  const { screen, display } = await openScreen();
  const port = String(await freePort());
  const driving = spawn(path, [`--port=${port}`], { env: { ...process.env, DISPLAY: display }, stdio: "ignore" });
  const driver = await connect(`http://127.0.0.1:${port}`);
  await driver
    .manage()
    .window()
    .setRect({ x: 0, y: 0, ...WINDOW });
  return {
    faults: [],
    open: (address) => driver.get(address),
    where: async (what) => {
      const [found] = await driver.findElements(By.xpath(what));
      // The page may replace it meanwhile.
      return found ? placeOf(found).catch(() => "") : "";
    },
    press: (what) => driver.findElement(By.xpath(what)).click(),
    run: (script) => driver.executeScript(`return ${script}`),
    close: async () => {
      await driver.quit();
      await end(driving);
      await end(screen);
    },
  };
}

async function placeOf(found: WebElement): Promise<string> {
  return (await found.isDisplayed()) ? JSON.stringify(await found.getRect()) : "";
}

/** Starts a virtual screen, which chooses its number itself. */
async function openScreen(): Promise<{ screen: ChildProcess; display: string }> {
  const screen = spawn("Xvfb", ["-displayfd", "3", "-screen", "0", "1440x900x24"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  const [number] = (await once(createInterface(screen.stdio[3] as Readable), "line")) as [string];
  return { screen, display: `:${number}` };
}

/** The driver takes a moment to listen. */
async function connect(address: string, tries = 50): Promise<WebDriver> {
  try {
    return await new Builder().usingServer(address).withCapabilities({ browserName: "MiniBrowser" }).build();
  } catch (error) {
    if (tries === 0) throw error;
    await new Promise((resume) => setTimeout(resume, 100));
    return connect(address, tries - 1);
  }
}

async function end(program: ChildProcess): Promise<void> {
  const ended = once(program, "exit");
  program.kill();
  await ended;
}
