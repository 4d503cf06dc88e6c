/** The custom element around a node of the view, which also contains the server-rendered content. */
export const wrappingHost = (root: Element | null): HTMLElement | null =>
  root?.closest('.till-root')?.parentElement ?? null;
