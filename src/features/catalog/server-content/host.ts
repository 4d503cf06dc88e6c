/** The element that a view belongs to, from a node of the view. */
export const hostOf = (node: Element | null): HTMLElement | null =>
  node?.closest('.till-root')?.parentElement ?? null;

/** The server-rendered content of an element that keeps it. */
export const serverNodesOf = (host: HTMLElement): readonly ChildNode[] =>
  [...host.childNodes].filter(
    (node) => !(node instanceof Element && node.classList.contains('till-root')),
  );
