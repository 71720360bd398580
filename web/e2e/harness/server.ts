/** A separate `pasch serve` on a free port with an empty data folder; it can be killed and restarted. */
import { execFile, spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";

const PASCH = process.env.PASCH ?? new URL("../../../.venv/bin/pasch", import.meta.url).pathname;
const PYTHON = join(dirname(PASCH), "python");
const READY_WITHIN = 60_000;

/** Returns a command's output; a nonzero exit fails the test. */
export async function pasch(...command: string[]): Promise<string> {
  return (await promisify(execFile)(PASCH, command)).stdout;
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, "close");
  return port;
}

export class Server {
  private process: ChildProcess | undefined;
  private said = "";

  private constructor(
    private readonly port: number,
    private readonly folder: string,
    private readonly path: string,
  ) {}

  /** @param path under which browsers find it, such as `/pasch`; empty for none. */
  static async open(path = ""): Promise<Server> {
    const server = new Server(await freePort(), await mkdtemp(join(tmpdir(), "pasch-e2e-")), path);
    await server.start();
    return server;
  }

  /** Its address, with a slash at the end. */
  get address(): string {
    return `http://127.0.0.1:${String(this.port)}${this.path}/`;
  }

  /** The server's stderr, the first thing to read when a test fails. */
  get log(): string {
    return this.said;
  }

  async start(): Promise<void> {
    const own = ["--port", String(this.port), "--data", this.folder, "--root-path", this.path];
    this.process = spawn(PASCH, ["serve", "--no-ahead", ...own]);
    this.process.stdout?.on("data", (text: Buffer) => (this.said += text.toString()));
    this.process.stderr?.on("data", (text: Buffer) => (this.said += text.toString()));
    const late = Date.now() + READY_WITHIN;
    while (!(await this.isReady())) {
      if (this.process.exitCode !== null || Date.now() > late)
        throw new Error(`The server did not start.\n${this.said}`);
      await pause(50);
    }
  }

  /** Kills the process without a clean shutdown. */
  async kill(): Promise<void> {
    await this.end("SIGKILL");
  }

  /** Lets it seem, after a restart, as if everything at its tables had happened so much earlier. */
  async letTimePass(minutes: number): Promise<void> {
    await this.kill();
    const shift = `UPDATE events SET at = at - ${String(minutes * 60_000)}`;
    const program = "import sqlite3, sys; c = sqlite3.connect(sys.argv[1]); c.execute(sys.argv[2]); c.commit()";
    await promisify(execFile)(PYTHON, ["-c", program, join(this.folder, "pasch.sqlite"), shift]);
    await this.start();
  }

  /** Stops the server and deletes its tables. */
  async close(): Promise<void> {
    await this.end("SIGTERM");
    await rm(this.folder, { recursive: true, force: true });
  }

  private async end(signal: NodeJS.Signals): Promise<void> {
    const ending = this.process;
    if (!ending || ending.exitCode !== null || ending.signalCode !== null) return;
    const ended = once(ending, "exit");
    ending.kill(signal);
    await ended;
  }

  private async isReady(): Promise<boolean> {
    return await fetch(`${this.address}readyz`).then(
      (answer) => answer.ok,
      () => false,
    );
  }
}
