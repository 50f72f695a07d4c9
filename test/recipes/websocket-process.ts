/** The WebSocket recipe as a process of its own: `websocket-process.ts PORT FILE`. Prints its port once it listens. */
import type { AddressInfo } from "node:net";
import { serve } from "../../docs/recipes/websocket-server.js";

const [port, path] = process.argv.slice(2);
if (port === undefined || path === undefined) throw new Error("expected a port and a file");
const { server } = serve(Number(port), path);
// A server that listens on a port has an address of this form.
server.once("listening", () => console.log((server.address() as AddressInfo).port));
