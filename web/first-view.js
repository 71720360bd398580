/**
 * Inlined in the page in two parts, and run before the first paint: see `first-view-plugin.ts`.
 *
 * Reads what `i18n` and `settings` store in the browser.
 */
const page = document.documentElement;

function kept(name) {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

const words = {/* catalogues */};
const wanted = [kept("pasch.language"), ...navigator.languages].map((tag) =>
  (tag ?? "").split("-", 1)[0].toLowerCase(),
);
page.lang = wanted.find((code) => code in words) ?? "en";
const link = document.createElement("link");
document.head.append(Object.assign(link, { rel: "modulepreload", href: words[page.lang] }));
try {
  const { theme = "auto", large = false, animation = true } = JSON.parse(kept("pasch.settings")) ?? {};
  if (theme !== "auto") page.dataset.theme = theme;
  if (large) page.dataset.letters = "large";
  if (!animation) page.dataset.motion = "off";
} catch {
  // Damaged content is ignored.
}
if (kept("pasch.going-on")) {
  page.dataset.goingOn = "";
  // The room that open games took last: see `game/start/openGames.ts`.
  page.style.setProperty("--going-on", `${Number.parseInt(kept("pasch.going-on"))}px`);
}
if (kept("pasch.settings")) page.dataset.wasHere = "";

/* The first view is there. */
const view = document.getElementById("first-view");
const { lang, dataset } = document.documentElement;
if ("site" in dataset) view.querySelectorAll("[data-needs=server]").forEach((one) => one.remove());
if ("site" in dataset && !dataset.ruleReader) view.querySelector("[data-needs=house-rules]")?.remove();
const path = location.pathname.slice(new URL(document.baseURI).pathname.length);
const isStart = path === "" || path === "index.html";
const bare = /^[tb]\//.test(path);
const isTable = path.startsWith("t/");
// Who was here before may sit at the table already: only the client knows.
const isNew = !("wasHere" in dataset);
const isInvited = isTable && isNew && new URLSearchParams(location.hash.slice(1)).has("i");
for (const drawn of [...view.children]) {
  const fits = drawn.querySelector("form") ? isInvited : !bare;
  if (drawn.lang !== lang || !fits) drawn.remove();
  else {
    if (!isStart && !bare) drawn.querySelector("main").remove();
    else if (isStart && "goingOn" in dataset) drawn.querySelector(".hero").classList.add("compact");
    drawn.hidden = false;
  }
}
// The variant last played, otherwise the browser language's default: see `store/lastPlayed.ts`.
const first = {/* first */}[lang];
const spoken = navigator.languages.map((tag) => tag.toLowerCase().split("-", 1)[0]);
let played = first[spoken.find((code) => code in first)] ?? first.en;
try {
  const { names } = JSON.parse(localStorage.getItem("pasch.played"));
  played = names[lang] ?? names.en ?? played;
} catch {
  // Nothing was played yet.
}
const note = view.querySelector(".note");
if (note) note.textContent = note.textContent.replace(first[lang], played);
// Delay before the game's files are requested: on a slow network they should follow the client, not compete with it.
const SOON = 200;
const ahead = [/* next */];
// What an invitation is answered with; other visitors of its page do without.
const answering = [/* invited */];
function askFor(href) {
  // Whoever reads an invitation sits down later: browsers complain of styles that are preloaded and not used at once.
  const style = isInvited && ahead.includes(href) ? { rel: "prefetch" } : { rel: "preload" };
  const kind = href.endsWith(".css") ? { ...style, as: "style" } : { rel: "modulepreload" };
  // Must match the client's own requests, otherwise files are loaded twice.
  const asked = { ...kind, href, crossOrigin: "", fetchPriority: "low" };
  document.head.append(Object.assign(document.createElement("link"), asked));
}
if (view.querySelector("form")) answering.forEach(askFor);
if (isStart || isTable) requestAnimationFrame(() => setTimeout(() => ahead.forEach(askFor), SOON));
// Remembers taps that come before the client is loaded.
view.addEventListener("click", ({ target }) => {
  const button = target.closest("main button");
  if (!button) return;
  button.setAttribute("aria-busy", "true");
  dataset.pressed = button.form ? "sit" : "play";
});
view.addEventListener("submit", (event) => event.preventDefault());
