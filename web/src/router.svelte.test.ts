// @vitest-environment jsdom
import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { go, router } from "./router.svelte";

vi.hoisted(() => {
  document.head.innerHTML = '<base href="/spiele/pasch/">';
});

let stop: () => void;

beforeEach(() => {
  vi.stubGlobal("scrollTo", vi.fn());
  stop = router.listen();
  go("./");
  vi.mocked(scrollTo).mockClear();
});

afterEach(() => {
  stop();
  document.body.replaceChildren();
});

function click(html: string, how: MouseEventInit = {}): boolean {
  document.body.innerHTML = html;
  const event = new MouseEvent("click", { bubbles: true, cancelable: true, button: 0, ...how });
  document.querySelector("a")?.dispatchEvent(event);
  // jsdom cannot navigate, so only clicks handled by the router count.
  return event.defaultPrevented;
}

test("going somewhere changes the page, its address and what the page is told", () => {
  go("./t/abc?x=1#k=KEY");
  flushSync();
  expect(location.pathname).toBe("/spiele/pasch/t/abc");
  expect(router.route.page).toBe("table/TablePage");
  expect(router.props).toEqual({ table: "abc", hash: { k: "KEY" }, query: { x: "1" } });
});

test("a key does not stay in the bar", () => {
  go("./t/abc#k=KEY");
  router.forgetHash();
  expect(location.hash).toBe("");
  expect(location.pathname).toBe("/spiele/pasch/t/abc");
});

test("another page begins at its top, and the same one stays where it is", () => {
  go("./neu");
  go("./neu?dice=real");
  expect(scrollTo).toHaveBeenCalledTimes(1);
});

test("the file of the start page is the start page", () => {
  go("./index.html");
  expect(router.route.page).toBe("pages/StartPage");
});

test("the back button is heard", () => {
  go("./neu");
  history.replaceState(null, "", "/spiele/pasch/code");
  dispatchEvent(new PopStateEvent("popstate"));
  expect(router.route.page).toBe("pages/CodePage");
});

describe("a click", () => {
  test("on a link of this site stays in the client", () => {
    expect(click('<a href="./regeln/kniffel"><b>Kniffel</b></a>')).toBe(true);
    expect(router.route.parts).toEqual({ id: "kniffel" });
  });

  test.each([
    ["with a key held", '<a href="./neu">x</a>', { ctrlKey: true }],
    ["for a new window", '<a href="./neu" target="_blank">x</a>', {}],
    ["on a download", '<a href="./neu" download>x</a>', {}],
    ["on the server's own", '<a href="./api/openapi.json">x</a>', {}],
    ["outside of this site", '<a href="/neu">x</a>', {}],
    ["to another site", '<a href="https://example.org/neu">x</a>', {}],
  ])("%s is the browser's", (_, html, how) => {
    addEventListener("click", (event) => event.preventDefault(), { once: true, capture: false });
    click(html, how);
    expect(router.path).toBe("/");
  });
});
