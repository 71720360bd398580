/** Who sits at the table, and what comes first: for somebody who has never been here, and for whoever comes back. */
import { expect, test } from "./harness/test";

test("what is known where one lives comes first, then what was played last", async ({ anotherDevice }) => {
  const page = await anotherDevice({ locale: "sv-SE" });
  await page.goto("/");
  await expect(page.getByText("Yatzy against the computer.")).toBeVisible();
  await page.goto("/neu");
  await expect(page.getByText("Yatzy, Scandinavian").first()).toBeVisible();
  await page.getByRole("button", { name: "Choose another" }).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /^Sharp Kniffel/ })
    .click();
  await page.getByRole("button", { name: "To the table" }).click();
  await expect(page.getByRole("grid")).toBeVisible();
  await page.goto("/");
  await expect(page.getByText("Sharp Kniffel against the computer.")).toBeVisible();
  await page.getByRole("button", { name: "Play now" }).click();
  await expect(page.getByRole("grid")).toBeVisible();
  await expect(page.getByText("Sharp Kniffel").first()).toBeVisible();
});

test("nobody is called 'Du' on somebody else's screen, and a host says their name once", async ({
  page,
  anotherDevice,
}) => {
  await test.step("alone, 'Du' and the computer's name are words of the page", async () => {
    await page.goto("/");
    await page.getByRole("button", { name: "Jetzt spielen" }).click();
    const seats = page.getByRole("group", { name: "Plätze" });
    await expect(seats.getByRole("button", { name: /^Du, 0 Punkte/ })).toBeVisible();
    await expect(seats.getByRole("button", { name: /^Hobbyspieler, / })).toBeVisible();
    const spectator = await anotherDevice({ locale: "en-GB" });
    await spectator.goto(page.url());
    const seen = spectator.getByRole("group", { name: "Seats" });
    await expect(seen.getByRole("button", { name: /^Player 1, / })).toBeVisible();
    await expect(seen.getByRole("button", { name: /^Casual player, / })).toBeVisible();
  });

  await test.step("who invites is asked for a name", async () => {
    await page.goto("/neu");
    await page.getByRole("button", { name: "Per Link" }).click();
    await expect(page.getByText("So sehen dich die anderen.")).toBeVisible();
    await page.getByRole("button", { name: "An den Tisch" }).click();
    const name = page.getByLabel("Name am Platz 1", { exact: true });
    await expect(name).toBeFocused();
    await expect(page.getByText("Wie heißt du?")).toBeVisible();
    await name.fill("Anna");
    await page.getByRole("button", { name: "An den Tisch" }).click();
    await expect(page.getByRole("button", { name: /^Anna, / })).toBeVisible();
  });

  await test.step("and not a second time", async () => {
    await page.goto("/neu");
    await page.getByRole("button", { name: "Per Link" }).click();
    await expect(page.getByText("So sehen dich die anderen.")).toBeHidden();
    await page.getByRole("button", { name: "An den Tisch" }).click();
    await expect(page.getByRole("button", { name: /^Anna, / })).toBeVisible();
  });
});
