/** The router: the browser's address as state, and navigation without reloading. */
import { parametersOf, type Route, routeOf } from "./routes";
import { BASE, has } from "./site";

export interface PageProps extends Record<string, unknown> {
  /** Fragment, which browsers never send: keys, invitations. */
  hash: Record<string, string>;
  query: Record<string, string>;
}

class Router {
  #address = $state.raw(new URL(location.href));
  /** The path within this site, such as "/neu". */
  readonly path: string = $derived(pathWithin(this.#address));
  readonly route: Route = $derived(routeOf(this.path, has));
  readonly props: PageProps = $derived({
    ...this.route.parts,
    hash: parametersOf(this.#address.hash),
    query: parametersOf(this.#address.search),
  });

  /** Navigates to a path such as "./neu" with query and fragment, relative to this site's start page. */
  go(path: string, { replace = false }: { replace?: boolean } = {}): void {
    const address = new URL(path, BASE);
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
      this.go(address.href);
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
  if (!link || link.target || link.hasAttribute("download") || !link.href.startsWith(BASE.href)) return undefined;
  const address = new URL(link.href);
  return pathWithin(address).startsWith("/api/") ? undefined : address;
}

function pathWithin({ pathname }: URL): string {
  return `/${pathname.slice(BASE.pathname.length)}`.replace(/^\/index\.html$/, "/");
}

export const router = new Router();

export function go(path: string, options?: { replace?: boolean }): void {
  router.go(path, options);
}
