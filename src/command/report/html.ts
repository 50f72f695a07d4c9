/** Parts of a page: text that is safe in HTML, tables, the frame. */

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
};

/** Escapes a text for HTML. Names of bots come from outside. */
export const escaped = (text: string): string =>
  text.replace(/[&<>"]/gu, (character) => ENTITIES[character] ?? "");

/** Returns a table: its heading, the names of its columns, and its rows. Cells are HTML; the first column is text, others are figures. */
export const table = (
  caption: string,
  columns: readonly string[],
  rows: readonly (readonly string[])[],
): string =>
  `<div class="wide"><table><caption>${caption}</caption><thead><tr>${columns
    .map((column) => `<th scope="col">${column}</th>`)
    .join("")}</tr></thead><tbody>${rows
    .map(
      ([first = "", ...rest]) =>
        `<tr><th scope="row">${first}</th>${rest.map((cell) => `<td>${cell}</td>`).join("")}</tr>`,
    )
    .join("")}</tbody></table></div>`;

const STYLE = `
:root{color-scheme:light dark;--paper:#fbf6ec;--ink:#3b2f25;--faint:#6f604f;--line:#dccdb4;--bar:#c7402b;--link:#1b6ca8}
@media(prefers-color-scheme:dark){:root{--paper:#1d1a17;--ink:#f0e6d6;--faint:#b3a48e;--line:#4a4037;--bar:#e4573f;--link:#7cc4ff}}
body{margin:0 auto;max-width:60rem;padding:1.5rem 1rem 4rem;background:var(--paper);color:var(--ink);font:16px/1.5 system-ui,sans-serif}
h1{font-size:1.7rem;line-height:1.2}h2{margin-top:2.5rem}p.facts{color:var(--faint)}a{color:var(--link)}
.wide{overflow-x:auto}table{border-collapse:collapse;width:100%;margin:1rem 0;font-variant-numeric:tabular-nums}
caption{text-align:left;font-weight:600;padding:.5rem 0}
th,td{padding:.3rem .6rem;border-bottom:1px solid var(--line);text-align:right;white-space:nowrap}
th:first-child{text-align:left;font-weight:500;white-space:normal;overflow-wrap:anywhere}
thead th{color:var(--faint);font-weight:500;font-size:.85rem}
svg{display:block;width:100%;height:auto;margin:1rem 0}svg text{fill:var(--faint);font-size:13px}
.axis{stroke:var(--line)}.bound{stroke:var(--faint);stroke-dasharray:5 5}.course{fill:none;stroke:var(--bar);stroke-width:2}
.range{stroke:var(--bar);stroke-width:3}.dot{fill:var(--bar)}summary{cursor:pointer;padding:.5rem 0}
`;

/** Returns a page with a title. `body` is HTML. */
export const framed = (title: string, body: string): string =>
  `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escaped(title)}</title><style>${STYLE}</style></head>
<body><main><h1>${escaped(title)}</h1>
${body}
</main></body></html>
`;
