// @vitest-environment jsdom
import { beforeEach, expect, test } from "vitest";
import { goesOn, rememberGoingOn, rememberRoom } from "./openGames";

beforeEach(() => localStorage.clear());

test("the room of open games is remembered as long as there are any", () => {
  rememberRoom(180);
  expect(goesOn()).toBe(false);
  rememberGoingOn(true);
  rememberRoom(180);
  rememberGoingOn(true);
  expect(localStorage.getItem("pasch.going-on")).toBe("180");
  expect(document.documentElement.style.getPropertyValue("--going-on")).toBe("180px");
  rememberGoingOn(false);
  expect(goesOn()).toBe(false);
});
