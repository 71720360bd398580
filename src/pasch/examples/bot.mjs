// A bot that knows no rules: it picks among the actions that the host says are legal. See docs/engine.md.
//
//     pasch match "node examples/bot.mjs" random --variant yatzy --games 20
//
// It throws again as long as it may, keeping the three highest dice, and then enters something, the last box first.
import { createInterface } from "node:readline";

let legal = [];

function decide() {
  const holds = legal.filter((action) => action.startsWith(">"));
  if (holds.length) {
    const dice = (action) => action.replace(/\D/g, "");
    const points = (action) => [...dice(action)].reduce((sum, face) => sum + Number(face), 0);
    const three = holds.filter((action) => dice(action).length <= 3);
    return three.reduce((best, action) => (points(action) > points(best) ? action : best));
  }
  const entries = legal.filter((action) => !action.endsWith(" x"));
  return entries.at(-1) ?? legal.at(-1);
}

for await (const line of createInterface({ input: process.stdin })) {
  const [word, ...rest] = line.trim().split(" ");
  if (word === "pasch") console.log("id name Highest dice\nready");
  if (word === "ready") console.log("ready");
  if (word === "legal") legal = rest.join(" ").split(",");
  if (word === "go") console.log(`bestmove ${decide()}`);
  if (word === "quit") process.exit();
}
