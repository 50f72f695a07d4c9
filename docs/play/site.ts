/** Two Vite plugins: one lists the files of a build for the service worker, one serves TypeDoc's pages next to the page. */
import { createHash } from "node:crypto";
import { createReadStream, existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { extname, join, normalize } from "node:path";
import type { Plugin } from "vite";

/** Passes the names of all files to the service worker, and a hash that changes whenever one of them does. */
export function listFiles(serviceWorker: string): Plugin {
  let publicDir = "";
  return {
    name: "list-files",
    apply: "build",
    configResolved(config) {
      ({ publicDir } = config);
    },
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const hash = createHash("sha256");
        const files: string[] = [];
        const add = (name: string, content: string | Uint8Array): void => {
          files.push(name);
          hash.update(name).update(content);
        };
        for (const [name, output] of Object.entries(bundle)) {
          add(name, output.type === "chunk" ? output.code : output.source);
        }
        for (const name of readdirSync(publicDir)) add(name, readFileSync(join(publicDir, name)));
        const worker = bundle[serviceWorker];
        if (worker?.type !== "chunk") throw new Error(`${serviceWorker} is not in the bundle`);
        const cached = files.filter((name) => name !== serviceWorker).sort();
        const build = hash.digest("hex").slice(0, 16);
        worker.code = `const BUILD=${JSON.stringify(build)},FILES=${JSON.stringify(cached)};${worker.code}`;
      },
    },
  };
}

const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html",
  ".css": "text/css",
  ".js": "text/javascript",
  ".svg": "image/svg+xml",
};

/** Serves TypeDoc's output in development, once there is some. */
export function serveSite(folder: string): Plugin {
  return {
    name: "serve-site",
    apply: "serve",
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const path = decodeURIComponent((request.url ?? "/").replace(/[?#].*$/u, ""));
        if (path.startsWith(server.config.base)) {
          next();
          return;
        }
        const file = join(folder, normalize(path.endsWith("/") ? `${path}index.html` : path));
        if (!file.startsWith(folder) || !existsSync(file) || !statSync(file).isFile()) {
          if (path === "/") {
            response.statusCode = 503;
            response.setHeader("Content-Type", "text/plain");
            response.end("The documentation is being made. Reload in a minute.");
          } else next();
          return;
        }
        response.setHeader("Content-Type", TYPES[extname(file)] ?? "application/octet-stream");
        createReadStream(file).pipe(response);
      });
    },
  };
}
