/** The browser solves games itself, with the server's solver as WebAssembly. */
import { Player } from "./harness/player";
import { atNight, expect, test, type Page } from "./harness/test";

/** Returns the requests for values, solver and its input, as they are sent. */
function requestsOf(page: Page): string[] {
  const sent: string[] = [];
  page.on("request", (request) => {
    const found = /\/api\/(?:variants\/)?(.*(?:values|input|kernel|follower))$/.exec(request.url());
    if (found?.[1]) sent.push(found[1]);
  });
  return sent;
}

async function expectExactHints(page: Page): Promise<void> {
  const anna = new Player(page);
  await anna.openTable();
  expect(await anna.isOnTurn()).toBe(true);
  await anna.throwDice();
  await page.getByRole("button", { name: "Tipps" }).click();
  await expect.poll(() => page.evaluate(async () => (await (await caches.open("values")).keys()).length)).toBe(1);
  await expect(page.getByText("genau berechnet", { exact: true }).first()).toBeVisible();
}

test("hints come from values that the browser solved, and keeps", async ({ page }) => {
  const sent = requestsOf(page);
  await expectExactHints(page);
  expect(sent.toSorted()).toEqual(["kernel", "kniffel/input"]);
  // Another window finds the values in the browser.
  await page.reload();
  await page.getByRole("button", { name: "Tipps" }).click();
  await expect(page.getByText("genau berechnet", { exact: true }).first()).toBeVisible();
  expect(sent).toHaveLength(2);
});

test("a browser without SIMD fetches the server's values, and says so", atNight, async ({ page }) => {
  const sent = requestsOf(page);
  await page.route(/\/worker-[^/]*\.js$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `WebAssembly.validate = () => false;\n${await response.text()}` });
  });
  await page.route("**/api/average", () => undefined);
  await page.goto("./regeln/kniffel");
  await page.getByRole("button", { name: "Nachrechnen" }).click();
  const words = "Dieser Browser kann nicht genau rechnen: Ihm fehlt WebAssembly SIMD. Darum rechnet der Server.";
  await expect(page.getByText(words)).toBeVisible();
  await expectExactHints(page);
  expect(sent).toContain("kniffel/values");
});

test("a foreign kernel is fetched again past all caches, and then the server solves", atNight, async ({ page }) => {
  const sent = requestsOf(page);
  let asked = 0;
  await page.route("**/api/kernel", async (route) => {
    const response = await route.fetch();
    const body = await response.body();
    // The last byte belongs to the name of the sources.
    if (asked++ === 0) body[body.length - 1] = 0;
    await route.fulfill({ response, body });
  });
  await expectExactHints(page);
  expect(sent.toSorted()).toEqual(["kernel", "kernel", "kniffel/input", "kniffel/input"]);
});

test("the number of cards is said before the server begins, where they are too many for a browser", async ({
  page,
}) => {
  await page.route("**/api/average", () => undefined);
  await page.goto("./regeln/maxi-yatzy");
  await page.getByRole("button", { name: "Nachrechnen" }).click();
  const words = "Bei dieser Variante sind mindestens 57,5 Millionen Karten möglich, zu viele, um sie in einem Browser";
  await expect(page.getByText(words)).toBeVisible();
  await expect(page.getByText("Darum rechnet der Server.")).toBeVisible();
});

test("after an interrupted solving the page says that it starts over", atNight, async ({ page }) => {
  await page.route("**/api/average", () => undefined);
  await page.goto("./regeln/yams-plus-minus");
  await page.getByRole("button", { name: "Nachrechnen" }).click();
  const underWay = page.getByText(/Wird durchgerechnet: [1-9]/);
  await expect(underWay).toBeVisible();
  await page.reload();
  const words = page.getByText("Das letzte Ausrechnen wurde unterbrochen und beginnt von vorn.");
  await page.getByRole("button", { name: "Nachrechnen" }).click();
  await expect(words).toBeVisible();
  await page.getByRole("button", { name: "Abbrechen" }).click();
  await page.reload();
  await page.getByRole("button", { name: "Nachrechnen" }).click();
  await expect(underWay).toBeVisible();
  await expect(words).toHaveCount(0);
});

test("the exact mean and the spread are there before the server has worked them out", atNight, async ({ page }) => {
  test.slow();
  const sent = requestsOf(page);
  // The server never answers.
  await page.route("**/api/average", () => undefined);
  await page.goto("./regeln/kniffel");
  await page.getByRole("button", { name: "Nachrechnen" }).click();
  await expect(page.getByText("248,2 Punkte", { exact: true })).toBeVisible();
  await expect(page.getByText("zwischen 180 und 322 Punkten.")).toBeVisible({
    timeout: 90_000,
  });
  expect(sent.toSorted()).toEqual(["follower", "kernel", "kniffel/input"]);
  // Another window finds both in the browser.
  await page.reload();
  await page.getByRole("button", { name: "Nachrechnen" }).click();
  await expect(page.getByText("zwischen 180 und 322 Punkten.")).toBeVisible();
  expect(sent).toHaveLength(3);
});
