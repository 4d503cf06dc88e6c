type Attributes = Readonly<Record<string, string | boolean | undefined>>;

/** Creates an element with attributes and content; `false` and undefined omit an attribute. */
export function h<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...content: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === true) element.setAttribute(name, '');
    else if (typeof value === 'string') element.setAttribute(name, value);
  }
  element.append(...content);
  return element;
}

/** The element that a frame's script fills. */
export const root = (): HTMLElement => document.getElementById('root') ?? document.body;
