/** The router: the browser's address as state, and navigation without reloading. */
import { parametersOf, type Route, routeOf } from "./routes";

export interface PageProps extends Record<string, unknown> {
  /** Fragment, which browsers never send: keys, invitations. */
  hash: Record<string, string>;
  query: Record<string, string>;
}

class Router {
  #address = $state.raw(new URL(location.href));
  readonly route: Route = $derived(routeOf(this.#address.pathname));
  readonly props: PageProps = $derived({
    ...this.route.parts,
    hash: parametersOf(this.#address.hash),
    query: parametersOf(this.#address.search),
  });

  get path(): string {
    return this.#address.pathname;
  }

  /** Navigates to a path of this site, with query and fragment. */
  go(path: string, { replace = false }: { replace?: boolean } = {}): void {
    const address = new URL(path, location.origin);
    if (replace) history.replaceState(null, "", address);
    else history.pushState(null, "", address);
    // On back and forward, the browser restores the position itself.
    if (address.pathname !== this.#address.pathname) scrollTo(0, 0);
    this.#address = address;
  }

  /** Removes the fragment from the address bar, where a key would stay visible. */
  forgetHash(): void {
    history.replaceState(null, "", location.pathname + location.search);
  }

  /** Handles the back button and all links of the page. */
  listen(): () => void {
    const returned = (): void => {
      this.#address = new URL(location.href);
    };
    const clicked = (event: MouseEvent): void => {
      const address = leadingHere(event);
      if (!address) return;
      event.preventDefault();
      this.go(address.pathname + address.search + address.hash);
    };
    addEventListener("popstate", returned);
    addEventListener("click", clicked);
    return () => {
      removeEventListener("popstate", returned);
      removeEventListener("click", clicked);
    };
  }
}

/** Returns the target of a plain click on a link within this client; undefined for any other click. */
function leadingHere(event: MouseEvent): URL | undefined {
  const plain = event.button === 0 && !event.defaultPrevented;
  if (!plain || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return undefined;
  if (link.getAttribute("href")?.startsWith("#") || link.pathname.startsWith("/api/")) return undefined;
  return new URL(link.href);
}

export const router = new Router();

export function go(path: string, options?: { replace?: boolean }): void {
  router.go(path, options);
}
