/** Links every id of a rule to its rule, and shows with every rule its scenes and the exports that name it. */
import { GAME_IDS } from "caravanserai";
import {
  type Application,
  MarkdownEvent,
  RendererEvent,
  type Router,
  type RouterTarget,
} from "typedoc";
import { pathOf } from "../arrange.js";
import { escaped } from "../html.js";
import { anchorRows, linkIds } from "./rule-html.js";
import { type Rule, rulesOf } from "./rules.js";
import { drawScenes, sceneList, scenesOf } from "./scenes.js";

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
      const document = project.documents?.find((one) => one === model);
      const path = document === undefined ? "" : pathOf(project, document);
      const game = GAME_IDS.find((id) => path === `rules/${id}`);
      const urlOf = (file: string): string => router.baseRelativeUrl(model, file);
      const html =
        game === undefined
          ? event.parsedText
          : anchorRows(
              event.parsedText.replace("<!-- scenes -->", sceneList(game)),
              (id) => scenesOf(game, id, urlOf) + namedBy(known.get(id), model, router),
            );
      event.parsedText = linkIds(html, (id) => {
        const document = known.get(id)?.document;
        if (document === undefined) return undefined;
        return document === model ? `#${id}` : `${router.relativeUrl(model, document)}#${id}`;
      });
    },
    late,
  );
  app.renderer.on(RendererEvent.END, ({ outputDirectory }) => drawScenes(outputDirectory));
}
