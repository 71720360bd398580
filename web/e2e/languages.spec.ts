/** A language beside German and English: by the browser, at a table with others, and on all pages. */
import { readFileSync } from "node:fs";
import { openInvited } from "./harness/invitation";
import { expect, test } from "./harness/test";

/** Returns a message without placeables, as the catalogue has it. */
function said(language: string, topic: string, id: string): string {
  const file = new URL(`../../src/pasch/locale/${language}/${topic}.ftl`, import.meta.url);
  const found = new RegExp(`^${id} = (.*)$`, "m").exec(readFileSync(file, "utf-8"));
  if (!found?.[1]) throw new Error(`${language}/${topic}.ftl has no ${id}`);
  return found[1];
}

test("a browser that asks for Swedish gets it, with the game that is played there, and the first throw", async ({
  anotherDevice,
}) => {
  const page = await anotherDevice({ locale: "sv-SE" });
  await page.goto("./");
  await expect(page.locator("html")).toHaveAttribute("lang", "sv");
  await page.getByRole("button", { name: said("sv", "web", "start-play-now") }).click();
  await expect(page.getByRole("grid", { name: "Yatzy" })).toBeVisible();
  await expect(page.getByRole("rowheader", { name: said("sv", "names", "name-full-house-yatzy") })).toBeVisible();
  await page.getByRole("button", { name: /^Slå .*5/ }).click();
  await expect(page.getByRole("button", { name: /^Tärning 1: \d/ })).toBeVisible();
});

test("a Swede sits at a German table, and each reads the sheet in their own language", async ({
  page,
  anotherDevice,
}) => {
  const { link } = await openInvited(page.request);
  const guest = await anotherDevice({ locale: "sv-SE" });
  await guest.goto(link);
  await guest.getByRole("textbox").fill("Astrid");
  await guest.getByRole("textbox").press("Enter");
  await expect(guest.getByRole("rowheader", { name: said("sv", "names", "name-full-house") })).toBeVisible();
  await page.goto(link.split("#")[0] ?? "");
  await expect(page.getByRole("rowheader", { name: said("de", "names", "name-large-straight") })).toBeVisible();
});

test("no page of a further language is in English", async ({ anotherDevice }) => {
  const page = await anotherDevice({ locale: "sv-SE" });
  const heads = [
    ["verlauf", "web", "title-history"],
    ["haus", "web", "title-house-rules"],
    ["regeln/yatzy/chancen", "web", "title-prob"],
    ["regeln/yatzy", "rules", "rules-heading-goal"],
  ] as const;
  for (const [path, topic, id] of heads) {
    await page.goto(`./${path}`);
    await expect(page.getByRole("heading", { name: said("sv", topic, id) }).first()).toBeVisible();
    await expect(page.getByText(said("sv", "web", "ui-in-english"))).toBeHidden();
  }
});

test("the language is chosen in the settings, and stays", async ({ page }) => {
  await page.goto("./einstellungen");
  await page.getByLabel("Sprache", { exact: true }).selectOption({ label: "Français" });
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
  await expect(page.getByRole("heading", { level: 1, name: said("fr", "web", "title-settings") })).toBeVisible();
  await page.goto("./");
  await expect(page.getByRole("button", { name: said("fr", "web", "start-play-now") })).toBeVisible();
});

test("a first visit in French plays one column, with the four of the country one tap further", async ({
  anotherDevice,
}) => {
  const page = await anotherDevice({ locale: "fr-FR" });
  await page.goto("./");
  await page.getByRole("link", { name: "Ou Yams, sur quatre colonnes" }).click();
  await expect(page.getByText("Yams", { exact: true }).first()).toBeVisible();
  await page.goto("./");
  await page.getByRole("button", { name: said("fr", "web", "start-play-now") }).click();
  await expect(page.getByRole("grid", { name: "Yahtzee" })).toBeVisible();
  await page.goto("./");
  const goesOn = page.getByRole("region", { name: said("fr", "web", "start-open") });
  const [open, anew] = [
    goesOn.getByRole("link"),
    page.getByRole("button", { name: said("fr", "web", "start-play-now") }),
  ];
  const [first, second] = [await open.boundingBox(), await anew.boundingBox()];
  expect(first && second && first.y < second.y, "what goes on comes first").toBe(true);
});
