/** The entry point: applies settings, fetches words, then renders the frame. */
import "@/store/memoryStorage";
import "@/styles/tokens.css";
import "@/styles/display.css";
import "@/styles/base.css";
import "@/styles/layout.css";
import "@/styles/buttons.css";
import "@/styles/forms.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { getReadyToPlay } from "./ahead";
import { tellOfFailures } from "@/frame/failures";
import { language } from "@/i18n/i18n.svelte";
import { router } from "./router.svelte";
import { showSettings } from "@/store/settings.svelte";

tellOfFailures();
showSettings();
// On a slow phone, rendering the start page takes as long as loading the game's files.
if (router.path === "/") void getReadyToPlay();
await language.ready();

const target = document.getElementById("app");
if (!target) throw new Error("the page has no place for the client");
// The static view stays until the client can show as much.
const first = document.getElementById("first-view");
target.hidden = first !== null;
mount(App, { target, props: { onshown } });

function onshown(): void {
  first?.remove();
  if (target) target.hidden = false;
}
