/** An invitation opened by somebody who was never here: its form comes with the page, and the client takes it over. */
import { expectAccessible } from "./harness/axe";
import { isStored } from "./harness/browserData";
import { openInvited } from "./harness/invitation";
import { expect, test, type Page } from "./harness/test";

// Nothing of an earlier visit.
test.use({ remembers: { cookies: [], origins: [] } });

/** Holds the client back; the returned function lets it come. */
async function withoutClient(page: Page): Promise<() => void> {
  let come: () => void = () => undefined;
  const coming = new Promise<void>((resolve) => (come = resolve));
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await coming;
    await route.continue();
  });
  return come;
}

const nameAt = (page: Page) => page.getByRole("textbox", { name: "Dein Name" });
const seatOf = (page: Page, name: string) => page.getByRole("button", { name: new RegExp(`^${name}, `) });

test("a name typed and sent before the client is there takes the seat", async ({ page, request }) => {
  const { table, link } = await openInvited(request, 1, { series: { id: "s".repeat(22), goal: "wins", games: 3 } });
  const come = await withoutClient(page);
  await page.goto(link, { waitUntil: "commit" });
  await expect(page.getByRole("heading", { name: "Anna lädt dich zu Kniffel ein" })).toBeVisible();
  const words = "2 Plätze, 1 frei. Am Tisch: Anna. Serie: Wer gewinnt zuerst 3 Spiele?";
  await expect(page.getByText(words)).toBeVisible();
  await expectAccessible(page);
  await nameAt(page).fill("Ben");
  await page.getByRole("button", { name: "Platz nehmen" }).click();
  come();
  await expect(seatOf(page, "Ben")).toBeVisible();
  await expect(seatOf(page, "Anna")).toBeVisible();
  await page.reload();
  await expect(seatOf(page, "Ben")).toBeVisible();
  expect(page.url()).toMatch(new RegExp(`/t/${table}(#|$)`));
});

test("who types while the client comes types on, and nothing moves", async ({ page, request }) => {
  const { link } = await openInvited(request);
  const come = await withoutClient(page);
  await page.goto(link, { waitUntil: "commit" });
  await nameAt(page).pressSequentially("Ba");
  await page.keyboard.press("ArrowLeft");
  const before = await page.getByRole("button", { name: "Platz nehmen" }).boundingBox();
  come();
  await expect(page.locator("#first-view")).toHaveCount(0);
  expect(await page.getByRole("button", { name: "Platz nehmen" }).boundingBox()).toEqual(before);
  await expect(nameAt(page)).toBeFocused();
  await page.keyboard.type("e");
  await expect(nameAt(page)).toHaveValue("Bea");
  await expectAccessible(page);
  await nameAt(page).fill(" ");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Bitte einen Namen eintragen.")).toBeVisible();
  await nameAt(page).fill("Bea");
  await page.keyboard.press("Enter");
  await expect(seatOf(page, "Bea")).toBeVisible();
});

test("whoever comes too late for the last seat is told so, and watches", async ({
  page,
  anotherDevice,
  request,
  watch,
}) => {
  watch.expect(/answered 422.*\/join/, /status of 422.*\/join/);
  const { link } = await openInvited(request);
  const late = await anotherDevice();
  await page.goto(link);
  await late.goto(link);
  await nameAt(late).fill("Cleo");
  await nameAt(page).fill("Ben");
  await page.getByRole("button", { name: "Platz nehmen" }).click();
  await expect(seatOf(page, "Ben")).toBeVisible();
  await late.getByRole("button", { name: "Platz nehmen" }).click();
  await expect(late.getByText("An diesem Tisch ist kein Platz mehr frei.").first()).toBeVisible();
  await expect(seatOf(late, "Ben")).toBeVisible();
  await expect(nameAt(late)).toHaveCount(0);
});

test("whoever sits at the table already is not asked again", async ({ page, request }) => {
  const { table, key, link } = await openInvited(request);
  await page.goto(`./t/${table}#k=${key}`);
  // Only the client may create the database.
  await expect(page.getByText("Noch ein Platz frei")).toBeVisible();
  // Where there is nothing to invite with, the sheet stays.
  await expect(page.getByRole("grid")).toBeVisible();
  await expect.poll(() => isStored(page, "tables", table)).toBe(true);
  await page.goto("about:blank");
  await page.goto(link);
  await expect(page.getByText("Noch ein Platz frei")).toBeVisible();
  await expect(nameAt(page)).toHaveCount(0);
});
