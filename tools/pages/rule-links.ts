/** Links every id of a rule to its rule, and every rule to the exports that name it. */
import { type Application, MarkdownEvent, type Router, type RouterTarget } from "typedoc";
import { escaped } from "./html.js";
import { anchorRows, linkIds } from "./rule-html.js";
import { type Rule, rulesOf } from "./rules.js";

/** Returns links from a page to the exports that name a rule. */
function namedBy(rule: Rule | undefined, page: RouterTarget, router: Router): string {
  const links = (rule?.namings ?? []).map(({ export: named, reasons }) => {
    const url = escaped(router.relativeUrl(page, named));
    const codes = reasons.map((reason) => `<code>${escaped(reason)}</code>`).join(", ");
    return `<a href="${url}"><code>${escaped(named.name)}</code></a>${codes === "" ? "" : ` (${codes})`}`;
  });
  return links.length === 0 ? "" : `<p class="named-by">Named by ${links.join(", ")}</p>`;
}

export function linkRules(app: Application): void {
  let rules: ReadonlyMap<string, Rule> | undefined;
  // After Markdown has become HTML.
  const late = -100;
  app.renderer.on(
    MarkdownEvent.PARSE,
    (event) => {
      const { model, project } = event.page;
      const { router } = app.renderer;
      if (router === undefined) throw new Error("pages are written without a router");
      const known = (rules ??= rulesOf(project));
      const isRulesPage = [...known.values()].some(({ document }) => document === model);
      const html = isRulesPage
        ? anchorRows(event.parsedText, (id) => namedBy(known.get(id), model, router))
        : event.parsedText;
      event.parsedText = linkIds(html, (id) => {
        const document = known.get(id)?.document;
        if (document === undefined) return undefined;
        return document === model ? `#${id}` : `${router.relativeUrl(model, document)}#${id}`;
      });
    },
    late,
  );
}
