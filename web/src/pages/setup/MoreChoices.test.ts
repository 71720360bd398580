// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, test } from "vitest";
import { changed, withSeat } from "@/game/start/seatDrafts";
import { language } from "@/i18n/i18n.svelte";
import { settings } from "@/store/settings.svelte";
import MoreChoices from "./MoreChoices.svelte";
import { TableDraft } from "./tableDraft.svelte";

beforeAll(() => language.set("de"));
afterEach(cleanup);

function shown(dice?: string): TableDraft {
  const draft = new TableDraft(dice);
  render(MoreChoices, { draft });
  document.querySelector("details")?.setAttribute("open", "");
  return draft;
}

function summary(): string {
  return document.querySelector("summary")?.textContent.replace(/\s+/g, " ").trim() ?? "";
}

function choose(label: string, value: string) {
  return fireEvent.change(screen.getByLabelText(label), { target: { value } });
}

test("says what it holds as long as all is as usual", async () => {
  const draft = shown();
  expect(summary()).toBe("Mehr Wer beginnt · Tipps · Serie");
  draft.sitting = withSeat(draft.sitting, "here");
  await expect.poll(summary).toBe("Mehr Wer beginnt · Spielrichtung · Tipps · Serie");
  draft.dice = "real";
  await expect.poll(summary).toBe("Mehr Serie");
});

test("names every choice that differs from the usual, and no other", async () => {
  const draft = shown();
  draft.sitting = changed(withSeat(draft.sitting, "here"), 2, { name: "Oma" });
  await expect.poll(() => screen.queryByRole("option", { name: "Oma" })).not.toBeNull();
  await choose("Wer beginnt?", "2");
  await fireEvent.click(screen.getByLabelText("Gegen den Uhrzeigersinn"));
  await fireEvent.click(screen.getByRole("switch", { name: /^Tipps/ }));
  await fireEvent.click(screen.getByLabelText("Nach Siegen"));
  expect(summary()).toBe("Mehr Zuerst: Oma · Gegen den Uhrzeigersinn · Mit Tipps · Serie: bis 3 Siege");
  draft.sitting = draft.sitting.filter(({ id }) => id !== 2);
  await expect.poll(summary).toBe("Mehr Mit Tipps · Serie: bis 3 Siege");
  await fireEvent.click(screen.getByRole("switch", { name: /^Tipps/ }));
  await fireEvent.click(screen.getByLabelText("Nach Punkten"));
  expect(summary()).toBe("Mehr Serie: 6 Spiele");
  await fireEvent.click(screen.getByLabelText("Ein Spiel"));
  expect(summary()).toBe("Mehr Wer beginnt · Tipps · Serie");
});

test("hints are usual where the settings ask for them", async () => {
  settings.hints = true;
  shown();
  expect(summary()).not.toContain("Mit Tipps");
  await fireEvent.click(screen.getByRole("switch", { name: /^Tipps/ }));
  expect(summary()).toBe("Mehr Ohne Tipps");
  settings.hints = false;
});
