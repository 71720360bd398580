/** Secrets and names that nobody can guess, made in the browser from the operating system's randomness. */

function random(bytes: number): Uint8Array {
  return crypto.getRandomValues(new Uint8Array(bytes));
}

/** So many random bytes as base64url. */
export function randomText(bytes: number): string {
  return btoa(String.fromCharCode(...random(bytes)))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

/** 128 bits as base64url: a seat's key, an invitation, what identifies an action. */
export function newKey(): string {
  return randomText(16);
}

/** What a seat adds to the dice: 32 hexadecimal digits, made after the server committed to its secret. */
export function newEntropy(): string {
  return Array.from(random(16), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
