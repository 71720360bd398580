/** Unguessable keys and ids from the browser's cryptographic randomness. */

function random(bytes: number): Uint8Array {
  return crypto.getRandomValues(new Uint8Array(bytes));
}

/** Returns random bytes as base64url. */
export function randomText(bytes: number): string {
  return btoa(String.fromCharCode(...random(bytes)))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

/** Returns 128 random bits as base64url: for a seat, an invitation, an action. */
export function newKey(): string {
  return randomText(16);
}

/**
 * Returns a seat's share of the dice's randomness: 32 hexadecimal digits, drawn after the server committed to its
 * secret.
 */
export function newEntropy(): string {
  return Array.from(random(16), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
