/** Firefox, driven by WebDriver BiDi, which it speaks itself. */
import puppeteer from "puppeteer-core";
import { WINDOW, type Engine } from "./engine";

export async function openFirefox(executablePath: string): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: "firefox",
    executablePath,
    headless: true,
    defaultViewport: WINDOW,
  });
  const page = await browser.newPage();
  const faults: string[] = [];
  page.on("pageerror", (error) => faults.push(String(error)));
  page.on("console", (message) => {
    if (message.type() === "error") faults.push(message.text());
  });
  const find = (path: string) => page.$(`xpath/${path}`);
  return {
    faults,
    open: async (address) => {
      await page.goto(address);
    },
    where: async (path) => {
      const place = await (await find(path))?.boundingBox();
      return place ? JSON.stringify(place) : "";
    },
    press: async (path) => {
      const found = await find(path);
      if (!found) throw new Error(`nothing is ${path}`);
      await found.click();
    },
    run: (script) => page.evaluate(script),
    close: () => browser.close(),
  };
}
