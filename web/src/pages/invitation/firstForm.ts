/** The form of an invitation as it came with the page, before the client was there. */

const form = document.querySelector<HTMLFormElement>("#first-view form");
const field = form?.querySelector("input");

function textOf(part: string): string {
  return form?.querySelector(part)?.textContent ?? "";
}

/** Returns the words of the invitation, the name typed so far, and whether the form was sent; sent only once. */
export function takeForm(): { title: string; sentence: string; typed: string; sent: boolean } {
  const { dataset } = document.documentElement;
  const sent = dataset.pressed === "sit";
  if (sent) delete dataset.pressed;
  return { title: textOf("h1"), sentence: textOf("p"), typed: field?.value ?? "", sent };
}

/** Returns a function that continues typing in the client's form, if the visitor is typing. */
export function typingOn(): (client: HTMLInputElement | null) => void {
  if (!field || document.activeElement !== field) return () => undefined;
  const { selectionStart, selectionEnd } = field;
  return (client) => {
    client?.focus();
    client?.setSelectionRange(selectionStart, selectionEnd);
  };
}
