/** Watches for console errors, failed requests and requests to other hosts. */
import type { BrowserContext, Page } from "@playwright/test";

export class Watch {
  private readonly faults: string[] = [];
  private readonly expected: RegExp[] = [];
  /** What was asked for as its page was left. */
  private readonly cancelled = new Set<string>();

  /** @param home address under which everything must lie that is asked for. */
  constructor(private readonly home: string) {}

  /** Allows faults that the test causes itself. */
  expect(...faults: RegExp[]): void {
    this.expected.push(...faults);
  }

  /** The faults that were not expected. */
  get found(): string[] {
    const late = [...this.cancelled].map((url) => `uncaught: Failed to fetch dynamically imported module: ${url}`);
    return this.faults.filter(
      (fault) => !late.includes(fault) && !this.expected.some((pattern) => pattern.test(fault)),
    );
  }

  over(context: BrowserContext): void {
    context.on("request", (request) => {
      this.stayAtHome(request.url());
    });
    context.on("requestfailed", (request) => {
      // Leaving a page cancels its pending requests.
      const why = request.failure()?.errorText ?? "";
      if (why === "net::ERR_ABORTED") this.cancelled.add(request.url());
      else this.faults.push(`failed: ${request.method()} ${request.url()}: ${why}`);
    });
    context.on("response", (response) => {
      if (response.status() >= 400) this.faults.push(`answered ${String(response.status())}: ${response.url()}`);
    });
    context.on("weberror", (error) => this.faults.push(`uncaught: ${error.error().stack || error.error().message}`));
    context.on("console", (message) => {
      if (message.type() === "error" || message.type() === "warning")
        this.faults.push(`console ${message.type()}: ${message.text()} (${message.location().url})`);
    });
    context.on("page", (page) => {
      this.watchSockets(page);
    });
  }

  private watchSockets(page: Page): void {
    page.on("websocket", (socket) => {
      this.stayAtHome(socket.url().replace(/^ws/, "http"));
    });
  }

  private stayAtHome(url: string): void {
    const { protocol } = new URL(url);
    const own = url.startsWith(this.home) || protocol === "data:" || protocol === "blob:";
    if (!own) this.faults.push(`a stranger was asked: ${url}`);
  }
}
