/** The element that a view is rendered in, from a node of the view: what the server rendered is in it too. */
export const wrappingHost = (root: Element | null): HTMLElement | null =>
  root?.closest('.till-root')?.parentElement ?? null;
