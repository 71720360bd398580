/** The beginning: settings on the page, words fetched, then the frame drawn. */
import "@/styles/tokens.css";
import "@/styles/base.css";
import "@/styles/layout.css";
import "@/styles/buttons.css";
import "@/styles/forms.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { getReadyToPlay } from "./ahead";
import { language } from "@/i18n/i18n.svelte";
import { showSettings } from "@/store/settings.svelte";

showSettings();
// Drawing the start page takes a slow phone as long as fetching what comes after it.
if (location.pathname === "/") void getReadyToPlay();
await language.ready();

const target = document.getElementById("app");
if (!target) throw new Error("the page has no place for the client");
// What stands in the page stays in sight until the client can show as much.
const first = document.getElementById("first-view");
target.hidden = first !== null;
mount(App, { target, props: { onshown } });

function onshown(): void {
  first?.remove();
  if (target) target.hidden = false;
}
