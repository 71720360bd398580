/** The browser solves games itself, with the server's solver as WebAssembly. */
import { Player } from "./harness/player";
import { expect, test, type Page } from "./harness/test";

/** Returns the requests for values, solver and its input, as they are sent. */
function requestsOf(page: Page): string[] {
  const sent: string[] = [];
  page.on("request", (request) => {
    const found = /\/api\/(?:variants\/)?(.*(?:values|input|kernel))$/.exec(request.url());
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
  await expect(page.getByText("exakt", { exact: true }).first()).toBeVisible();
}

test("hints come from values that the browser solved, and keeps", async ({ page }) => {
  const sent = requestsOf(page);
  await expectExactHints(page);
  expect(sent.toSorted()).toEqual(["kernel", "kniffel/input"]);
  // Another window finds the values in the browser.
  await page.reload();
  await page.getByRole("button", { name: "Tipps" }).click();
  await expect(page.getByText("exakt", { exact: true }).first()).toBeVisible();
  expect(sent).toHaveLength(2);
});

test("a browser that cannot run the solver fetches the server's values", async ({ page }) => {
  const sent = requestsOf(page);
  await page.route("**/api/kernel", (route) => route.fulfill({ contentType: "application/wasm", body: "no module" }));
  await expectExactHints(page);
  expect(sent).toContain("kniffel/values");
});

test("the exact mean is there before the server has worked it out", async ({ page }) => {
  // The server never answers.
  await page.route("**/api/average", () => undefined);
  await page.goto("/regeln/kniffel");
  await page.getByRole("button", { name: "Ausrechnen" }).click();
  await expect(page.getByText("248,2 Punkte", { exact: true })).toBeVisible();
});
