/** React's `useReducer` takes `apply` and `setup` of every game as they are. */
import * as sons from "caravanserai/desert-sons";
import * as nomadi from "caravanserai/nomadi";
import * as desert from "caravanserai/through-the-desert";
import { createElement, useReducer } from "react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";

test("`apply` is the reducer and `setup` the initializer", () => {
  const options = { players: 2, seed: "petra" };
  function Tables() {
    const [first, move] = useReducer(desert.apply, options, desert.setup);
    const [second] = useReducer(nomadi.apply, options, nomadi.setup);
    const [third] = useReducer(sons.apply, options, sons.setup);
    // React renders again at once when a component that is being rendered dispatches.
    const [leader] = desert.legalMoves(first);
    if (first.caravans.length < 3 && leader !== undefined) move(leader);
    const shown = [first.caravans.length, second.phase, third.phase];
    return createElement("p", null, JSON.stringify(shown));
  }
  const html = renderToString(createElement(Tables)).replaceAll("&quot;", '"');
  expect(html).toBe('<p>[3,"pawns","travel"]</p>');
});
