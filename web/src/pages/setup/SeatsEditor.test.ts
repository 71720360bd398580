// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, test } from "vitest";
import { language } from "@/i18n/i18n.svelte";
import { type SeatDraft, seatsAtFirst } from "@/game/start/seatDrafts";
import SeatsEditor from "./SeatsEditor.svelte";

beforeAll(() => language.set("de"));
afterEach(cleanup);

function shown(
  props: Partial<{
    seats: SeatDraft[];
    most: number;
    known: readonly string[];
    peopleOnly: boolean;
    problems: Record<number, string>;
  }> = {},
) {
  return render(SeatsEditor, {
    seats: seatsAtFirst(),
    most: 4,
    known: ["Oma", "Opa"],
    problems: {},
    ...props,
  });
}

function rows(): string[] {
  return screen.getAllByRole("listitem").map((row) => row.getAttribute("aria-label") ?? "");
}

const add = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

test("shows who sits, in the order of the table", () => {
  shown();
  expect(rows()).toEqual(["Platz 1: Du", "Platz 2: Otto"]);
});

test("a tap on a face seats somebody, and another gives the seat to the next", async () => {
  shown();
  const faces = within(screen.getByRole("group", { name: "Mitspieler wählen" }));
  const oma = faces.getByRole("button", { name: "Oma" });
  expect(oma.getAttribute("aria-pressed")).toBe("false");
  await fireEvent.click(oma);
  expect(oma.getAttribute("aria-pressed")).toBe("true");
  expect(rows()).toEqual(["Platz 1: Oma", "Platz 2: Otto"]);
  await fireEvent.click(faces.getByRole("button", { name: "Opa" }));
  expect(rows()).toEqual(["Platz 1: Oma", "Platz 2: Opa", "Platz 3: Otto"]);
  await fireEvent.click(oma);
  expect(oma.getAttribute("aria-pressed")).toBe("false");
  expect(rows()).toEqual(["Platz 1: Opa", "Platz 2: Otto"]);
});

test("a full table has room for a face only where nobody is named yet, and shows the latest eight", async () => {
  shown({ most: 2, known: Array.from({ length: 12 }, (_, place) => `Gast ${String(place + 1)}`) });
  const faces = within(screen.getByRole("group", { name: "Mitspieler wählen" })).getAllByRole("button");
  expect(faces.map(({ textContent }) => textContent.trim()).at(-1)).toBe("Gast 8");
  const isDisabled = () => faces.map((face) => (face as HTMLButtonElement).disabled);
  expect(isDisabled()).not.toContain(true);
  if (faces[3]) await fireEvent.click(faces[3]);
  expect(isDisabled().filter((disabled) => !disabled)).toHaveLength(1);
  expect(rows()[0]).toBe("Platz 1: Gast 4");
});

test("where nobody is known, no faces are asked for", () => {
  shown({ known: [] });
  expect(screen.queryByRole("group", { name: "Mitspieler wählen" })).toBeNull();
});

test("somebody here gets a line for the name, with the focus in it and names of former games", async () => {
  shown();
  await add("Mitspieler am Gerät");
  const name = screen.getByRole("combobox", { name: "Name am Platz 3" });
  expect(document.activeElement).toBe(name);
  expect([...document.querySelectorAll("datalist option")].map((one) => one.getAttribute("value"))).toContain("Oma");
  await fireEvent.input(name, { target: { value: "Mia" } });
  expect(rows()[2]).toBe("Platz 3: Mia");
});

test("a computer has a level, and one sentence says what it does", async () => {
  shown();
  const level = screen.getByRole("combobox", { name: "Spielstärke am Platz 2" });
  await fireEvent.change(level, { target: { value: "expert" } });
  expect(rows()[1]).toBe("Platz 2: Viktor");
  expect(screen.getByText("verschenkt kaum etwas")).toBeTruthy();
});

test("seats move up, and the focus goes along; against one computer there is no order", async () => {
  shown();
  expect(screen.queryByRole("button", { name: /nach oben/ })).toBeNull();
  await add("Mitspieler einladen");
  await fireEvent.click(screen.getByRole("button", { name: "Jemand per Link einen Platz nach oben" }));
  expect(rows()).toEqual(["Platz 1: Du", "Platz 2: Jemand per Link", "Platz 3: Otto"]);
  expect(document.activeElement?.getAttribute("aria-label")).toBe("Jemand per Link einen Platz nach oben");
});

test("nobody is added to a full table, and the last one cannot be taken away", async () => {
  shown({ most: 2 });
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Mitspieler am Gerät" }).disabled).toBe(true);
  expect(screen.getByText("Mehr als 2 haben hier keinen Platz.")).toBeTruthy();
  await fireEvent.click(screen.getByRole("button", { name: "Otto herausnehmen" }));
  expect(rows()).toEqual(["Platz 1: Du"]);
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Du herausnehmen" }).disabled).toBe(true);
});

test("a score block asks for people only", () => {
  shown({ peopleOnly: true });
  expect(screen.queryByRole("button", { name: "Computer" })).toBeNull();
  expect(screen.queryByRole("button", { name: "Mitspieler einladen" })).toBeNull();
});

test("what is wrong stands beside its seat", () => {
  shown({ problems: { 0: "So heißt schon jemand am Tisch." } });
  const row = screen.getAllByRole("listitem")[0];
  if (!row) throw new Error("no seat is shown");
  const name = within(row).getByRole("combobox", { name: "Name am Platz 1" });
  expect(name.getAttribute("aria-invalid")).toBe("true");
  expect(document.getElementById(name.getAttribute("aria-describedby") ?? "")?.textContent).toContain("So heißt");
});
