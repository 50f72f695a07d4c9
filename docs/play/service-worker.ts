/**
 * Makes the page work offline: all files of a build are in a cache of its own. A new build waits until no page of the old one
 * is open, so that a running page always finds its files.
 */

/** Defined by the build: a hash of all files, and their names. */
declare const BUILD: string;
declare const FILES: readonly string[];

/** The part of a service worker's global scope that is used here. The types for pages do not have it. */
interface Scope {
  readonly location: Location;
  readonly clients: { claim(): Promise<void> };
  addEventListener(
    type: "install" | "activate" | "fetch",
    listener: (event: ScopeEvent) => void,
  ): void;
}
interface ScopeEvent {
  readonly request: Request;
  waitUntil(done: Promise<unknown>): void;
  respondWith(response: Promise<Response>): void;
}

const PREFIX = "caravanserai-play-";
const INDEX = "index.html";
// A service worker has no window: `self` is its own scope.
const scope = self as unknown as Scope;
const home = new URL("./", scope.location.href);

scope.addEventListener("install", (event) => {
  event.waitUntil(
    caches.open(PREFIX + BUILD).then((cache) =>
      // Bypass the HTTP cache, which may have files of another build under names without a hash.
      cache.addAll(FILES.map((file) => new Request(new URL(file, home), { cache: "reload" }))),
    ),
  );
});

scope.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(
          names
            .filter((name) => name.startsWith(PREFIX) && name !== PREFIX + BUILD)
            .map((name) => caches.delete(name)),
        ),
      )
      // Serve the page of the first visit too.
      .then(() => scope.clients.claim()),
  );
});

scope.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || !url.href.startsWith(home.href)) return;
  const isPage = request.mode === "navigate" && url.pathname === home.pathname;
  const wanted = isPage ? new URL(INDEX, home).href : url.origin + url.pathname;
  event.respondWith(
    caches
      .open(PREFIX + BUILD)
      .then((cache) => cache.match(wanted))
      .then((found) => found ?? fetch(request)),
  );
});
