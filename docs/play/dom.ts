/** Elements made in one expression. */

type Listener = (event: Event) => void;
type Attribute = string | number | boolean | undefined | Listener;
export type Child = Node | string | null | undefined | false;

/**
 * Makes an element with attributes and children. An attribute that is `true` is set without a value, one that is `false` or
 * `undefined` is left out, and a function is a listener: `{ click: () => ... }`.
 */
export function h<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Readonly<Record<string, Attribute>> = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === "function") element.addEventListener(name, value);
    else if (value === true) element.setAttribute(name, "");
    else if (value !== false && value !== undefined) element.setAttribute(name, String(value));
  }
  fill(element, ...children);
  return element;
}

/** Replaces the children of an element. */
export function fill(element: Element, ...children: readonly Child[]): void {
  element.replaceChildren(
    ...children.filter((child) => child !== null && child !== undefined && child !== false),
  );
}

/** Makes a button. */
export const button = (
  text: string,
  click: Listener,
  attributes: Readonly<Record<string, Attribute>> = {},
): HTMLButtonElement => h("button", { type: "button", click, ...attributes }, text);

/** Makes a select field with a label. */
export function select(
  label: string,
  entries: readonly { readonly value: string; readonly text: string }[],
  chosen: string,
  change: (value: string) => void,
  attributes: Readonly<Record<string, Attribute>> = {},
): HTMLElement {
  const list = h(
    "select",
    { ...attributes, change: () => change(list.value) },
    ...entries.map(({ value, text }) => h("option", { value, selected: value === chosen }, text)),
  );
  return h("label", { class: "field" }, h("span", {}, label), list);
}
