/** Prints only the output of measurements and errors. */
import type { Reporter, TestCase, TestResult } from "@playwright/test/reporter";

export default class Figures implements Reporter {
  onStdOut(text: string | Buffer): void {
    process.stdout.write(text);
  }

  onTestEnd(test: TestCase, { errors }: TestResult): void {
    for (const { message = "" } of errors) process.stderr.write(`${test.title}: ${message}\n`);
  }

  printsToStdio(): boolean {
    return true;
  }
}
