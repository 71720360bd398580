/** Python's side for tests: the command `pasch` of this checkout. */
import { existsSync } from "node:fs";

const command = new URL("../../../../.venv/bin/pasch", import.meta.url).pathname;

export const pasch = existsSync(command) ? command : "pasch";
