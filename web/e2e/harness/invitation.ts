/** Opens a table at the server whose host sits, and returns the link that invites somebody. */
import { expect, type APIRequestContext } from "@playwright/test";

interface OpenedTable {
  table: string;
  /** Key of the host's seat. */
  key: string;
  link: string;
}

let opened = 0;

/** Opens a table of Anna and as many free seats. */
export async function openInvited(request: APIRequestContext, free = 1, more: object = {}): Promise<OpenedTable> {
  const key = newKey();
  const invitation = newKey();
  const seats = [
    { kind: "person", name: "Anna", place: "here" },
    ...Array.from({ length: free }, () => ({ kind: "person", name: "", place: "link" })),
  ];
  const opening = { kind: "game", rules: { id: "kniffel" }, seats, first: 0, ...more };
  const data = { key: newKey(), secret: key, invitation, language: "de", opening };
  const answer = await request.post("./api/tables", { data });
  expect(answer.ok(), await answer.text()).toBe(true);
  const { table } = (await answer.json()) as { table: string };
  const action = { type: "sit", name: "Anna", entropy: "00".repeat(16) };
  const sitting = { key: newKey(), expect: 0, seat: 0, action };
  const headers = { Authorization: `Bearer ${key}` };
  const sat = await request.post(`./api/tables/${table}/actions`, { data: sitting, headers });
  expect(sat.ok(), await sat.text()).toBe(true);
  return { table, key, link: `./t/${table}#i=${invitation}` };
}

/** Returns the link that invites to a new table. */
export async function invitationTo(request: APIRequestContext): Promise<string> {
  return (await openInvited(request)).link;
}

function newKey(): string {
  opened += 1;
  return `key-${String(opened)}-${crypto.randomUUID().replaceAll("-", "")}`.slice(0, 40);
}
