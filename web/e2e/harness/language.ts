/** The choice of languages at the foot of a page: a list of buttons, on phones one field. */
import type { Page } from "./test";

export async function chooseLanguage(page: Page, name: string): Promise<void> {
  const foot = page.getByRole("contentinfo");
  const field = foot.getByRole("combobox");
  if (await field.isVisible()) await field.selectOption(name);
  else await foot.getByRole("button", { name }).click();
}
