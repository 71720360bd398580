/** Whether the device itself asks for rest: then nothing moves, whatever is set here. */
import { MediaQuery } from "svelte/reactivity";

export const still = new MediaQuery("prefers-reduced-motion: reduce");
