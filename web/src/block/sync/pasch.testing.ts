/** Path of this checkout's `pasch` command, for tests. */
import { existsSync } from "node:fs";

const command = new URL("../../../../.venv/bin/pasch", import.meta.url).pathname;

export const pasch = existsSync(command) ? command : "pasch";
