/** How the page looks: colours on the screen, and what axe-core says. */
import axe from "axe-core";
import type { Page } from "playwright-core";

/** How many different colours a screenshot has. */
export async function coloursOf(page: Page): Promise<number> {
  const picture = (await page.screenshot()).toString("base64");
  return page.evaluate<number>(`(async () => {
    const bytes = Uint8Array.from(atob(${JSON.stringify(picture)}), (one) => one.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes]));
    const canvas = new OffscreenCanvas(image.width, image.height);
    const context = canvas.getContext("2d");
    context.drawImage(image, 0, 0);
    const { data } = context.getImageData(0, 0, image.width, image.height);
    return new Set(new Uint32Array(data.buffer)).size;
  })()`);
}

/** What axe-core finds wrong: the rule, and where. */
export async function violations(page: Page): Promise<readonly string[]> {
  // From outside: the page's own policy lets no script in.
  await page.evaluate(axe.source);
  return page.evaluate<string[]>(`axe.run().then(({ violations }) =>
    violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => id + ": " + target.join(" "))))`);
}
