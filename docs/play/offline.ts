/** Registers the service worker, which makes the page work offline after the first visit. */

/** Registers the service worker, except in development, where files change all the time. */
export function keepForOffline(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  const register = (): void => {
    // Where registration is refused, such as in a private window or on a `file:` page, the page works online only.
    navigator.serviceWorker.register("./service-worker.js", { scope: "./" }).catch(() => undefined);
  };
  if (document.readyState === "complete") register();
  else addEventListener("load", register);
}
