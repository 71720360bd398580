/** Where the reader is: the address in the browser's bar as state, and the way to another one without loading anew. */
import { parametersOf, type Route, routeOf } from "./routes";

/** What a page is given. */
export interface PageProps extends Record<string, unknown> {
  /** Behind the `#`, which browsers keep to themselves: keys, invitations. */
  hash: Record<string, string>;
  /** Behind the `?`. */
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

  /** Goes to a path of this site, with what stands behind `?` and `#`. */
  go(path: string, { replace = false }: { replace?: boolean } = {}): void {
    const address = new URL(path, location.origin);
    if (replace) history.replaceState(null, "", address);
    else history.pushState(null, "", address);
    // Back and forth the browser finds the place by itself.
    if (address.pathname !== this.#address.pathname) scrollTo(0, 0);
    this.#address = address;
  }

  /** Takes what stands behind the `#` out of the bar, where a key would stay for everybody to see. */
  forgetHash(): void {
    history.replaceState(null, "", location.pathname + location.search);
  }

  /** Listens to the browser's back button and to links of the whole page. */
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

/** The address of a link to a page of this client that was clicked plainly; nothing for any other click. */
function leadingHere(event: MouseEvent): URL | undefined {
  const plain = event.button === 0 && !event.defaultPrevented;
  if (!plain || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return undefined;
  if (link.getAttribute("href")?.startsWith("#") || link.pathname.startsWith("/api/")) return undefined;
  return new URL(link.href);
}

export const router = new Router();

/** Goes to a path of this site. */
export function go(path: string, options?: { replace?: boolean }): void {
  router.go(path, options);
}
