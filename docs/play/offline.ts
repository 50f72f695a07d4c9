/** Registers the service worker, which makes the page work offline after the first visit. */

/** In development, files change all the time: nothing is kept. */
export function keepForOffline(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  const register = (): void => {
    // Where it is refused, such as in a private window or on a page from a file, the page works online only.
    navigator.serviceWorker.register("./service-worker.js", { scope: "./" }).catch(() => undefined);
  };
  if (document.readyState === "complete") register();
  else addEventListener("load", register);
}
