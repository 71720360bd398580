/** The page's address for tests without a browser, as `site.ts` reads it. */
if (!("document" in globalThis))
  Object.assign(globalThis, { document: { baseURI: "http://localhost/", documentElement: { dataset: {} } } });
