/** The Python interpreter for tests. */

import { join } from "node:path";

export const ROOT = join(import.meta.dirname, "../../..");
export const PYTHON = process.env.PYTHON ?? `${ROOT}/.venv/bin/python`;
