/** Lets worker threads run the library's source: they do not inherit the loader of the thread that starts them. */
import { register } from "tsx/esm/api";

register();
