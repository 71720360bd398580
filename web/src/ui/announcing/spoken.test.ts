// @vitest-environment jsdom
import { render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { expect, it } from "vitest";
import { announce } from "./announcer";
import Spoken from "./Spoken.svelte";

it("says nothing any more of a page that was left, and all that is said on the way to the next one", async () => {
  const { rerender } = render(Spoken, { about: "/t/one" });
  const said = (): string => screen.getByRole("status").textContent.trim();
  announce("Ben throws 3 dice");
  await tick();
  await tick();
  expect(said()).toBe("Ben throws 3 dice");
  await rerender({ about: "/" });
  expect(said()).toBe("");
  announce("Kept");
  await rerender({ about: "/next" });
  await tick();
  expect(said()).toBe("Kept");
});
