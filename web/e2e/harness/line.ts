/** The connection between a device and the server, which tests cut and restore. */
import type { BrowserContext, WebSocketRoute } from "@playwright/test";
import type { Watch } from "./watch";

/** Browser errors without network. */
export const NO_NETWORK = [
  /ERR_INTERNET_DISCONNECTED/,
  /ERR_FAILED/,
  /ERR_CONNECTION_(REFUSED|RESET|CLOSED)/,
  // Responses in flight when the network goes arrive truncated or not at all.
  /ERR_(CONTENT_LENGTH_MISMATCH|EMPTY_RESPONSE|SOCKET_NOT_CONNECTED)/,
  /WebSocket connection/,
];

export class Line {
  private readonly open = new Set<WebSocketRoute>();
  private isCut = false;
  private isDeaf = false;
  /** Messages of the device held back while the line is slow; null otherwise. */
  private late: (() => void)[] | null = null;

  private constructor(private readonly context: BrowserContext) {}

  static async of(context: BrowserContext, watch: Watch): Promise<Line> {
    watch.expect(...NO_NETWORK);
    const line = new Line(context);
    await context.routeWebSocket(/\/live$/, (near) => {
      line.connect(near);
    });
    return line;
  }

  /** Requests still arrive, answers do not. */
  loseAnswers(): void {
    this.isDeaf = true;
  }

  /** Holds the device's messages until the line is restored. */
  delay(): void {
    this.late = [];
  }

  async cut(): Promise<void> {
    this.isCut = true;
    await this.context.setOffline(true);
    for (const near of this.open) await near.close();
    this.open.clear();
  }

  async mend(): Promise<void> {
    this.isCut = false;
    this.isDeaf = false;
    for (const deliver of this.late ?? []) deliver();
    this.late = null;
    await this.context.setOffline(false);
  }

  private connect(near: WebSocketRoute): void {
    if (this.isCut) {
      void near.close();
      return;
    }
    const far = near.connectToServer();
    this.open.add(near);
    near.onMessage((said) => {
      if (this.late) this.late.push(() => far.send(said));
      else far.send(said);
    });
    far.onMessage((said) => {
      if (!this.isDeaf) near.send(said);
    });
  }
}
