/** A folder written by `pasch site`, served under a path by a plain file server that knows no address but its files. */
import { once } from "node:events";
import { mkdtemp, readFile, rm, stat } from "node:fs/promises";
import { createServer, type IncomingMessage, type Server as HttpServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { pasch } from "./server";

const PATH = "/spiele/pasch";
const TYPES: Record<string, string> = {
  ".css": "text/css",
  ".html": "text/html",
  ".js": "text/javascript",
  ".json": "application/json",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".webmanifest": "application/manifest+json",
  ".woff2": "font/woff2",
};

export class Site {
  readonly log = "";
  private readonly server: HttpServer = createServer((request, answer) => void this.serve(request, answer));

  private constructor(private readonly folder: string) {}

  /** Writes and serves a site; `options` are further ones of the command. */
  static async open(...options: string[]): Promise<Site> {
    const site = new Site(await mkdtemp(join(tmpdir(), "pasch-site-")));
    await pasch("site", site.files, ...options);
    site.server.listen(0, "127.0.0.1");
    await once(site.server, "listening");
    return site;
  }

  get address(): string {
    return `http://127.0.0.1:${String((this.server.address() as AddressInfo).port)}${PATH}/`;
  }

  async close(): Promise<void> {
    this.server.close();
    this.server.closeAllConnections();
    await rm(this.folder, { recursive: true, force: true });
  }

  private get files(): string {
    return join(this.folder, "site");
  }

  private async serve({ url }: IncomingMessage, answer: ServerResponse): Promise<void> {
    const { pathname: path, search } = new URL(url ?? "", "http://site");
    const file = path.startsWith(`${PATH}/`)
      ? join(this.files, decodeURIComponent(path.slice(PATH.length)))
      : undefined;
    const found = file === undefined ? undefined : await stat(file).catch(() => undefined);
    if (found?.isDirectory() && !path.endsWith("/")) answer.writeHead(301, { Location: `${path}/${search}` }).end();
    else await this.send(found?.isDirectory() ? join(file ?? "", "index.html") : file, answer);
  }

  /** Sends a file; for a missing one the page for unknown addresses, as many web spaces do. */
  private async send(file: string | undefined, answer: ServerResponse): Promise<void> {
    const body = file === undefined ? undefined : await readFile(file).catch(() => undefined);
    const type = TYPES[extname(file ?? "")] ?? "application/octet-stream";
    if (body) answer.writeHead(200, { "Content-Type": type }).end(body);
    else answer.writeHead(404, { "Content-Type": "text/html" }).end(await readFile(join(this.files, "404.html")));
  }
}
