/** The Web Worker of a helper; an error, which the browser reports, tells that it is gone. */
import { helperOf, type HelperAnswer, type HelperPart, type HelperTask } from "./solvingTeam";

let solve: ReturnType<typeof helperOf> | undefined;

self.addEventListener("message", ({ data }: MessageEvent<HelperTask | HelperPart>) => {
  if ("input" in data) {
    solve = helperOf(data);
    tell("ready");
  } else if (solve) tell(solve(data));
});

function tell(answer: HelperAnswer): void {
  self.postMessage(answer, { transfer: answer === "ready" ? [] : [answer.buffer] });
}
