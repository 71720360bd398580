/** The device's setting for reduced motion, which overrides all settings here. */
import { MediaQuery } from "svelte/reactivity";

export const still = new MediaQuery("prefers-reduced-motion: reduce");
