/** Content of the page's author, by element and region. */
const slots = new WeakMap<Element, Map<string, Element[]>>();

/** Whether it is written inside an element of ours, as `<div slot="cart-empty">`. */
const isSlotted = (node: Node, parent: Node): node is Element =>
  node instanceof Element &&
  node.hasAttribute('slot') &&
  parent instanceof Element &&
  parent.localName.startsWith('till-');

/** Remembers a node that the page's author wrote, or a script added, inside an element. It stays where it is. */
export function keepSlotted(node: Node, parent: Node): void {
  if (!isSlotted(node, parent)) return;
  const name = node.getAttribute('slot') ?? '';
  const byName = slots.get(parent as Element) ?? new Map<string, Element[]>();
  const nodes = byName.get(name) ?? [];
  slots.set(parent as Element, byName);
  byName.set(name, nodes.includes(node) ? nodes : [...nodes, node]);
}

/** What was written inside `element` for the region. */
export const slottedIn = (element: Element, name: string): readonly Element[] =>
  slots.get(element)?.get(name) ?? [];
