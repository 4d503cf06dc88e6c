const isDrawn = (node: Node): boolean => !(node instanceof HTMLScriptElement);

/**
 * The server-rendered content of the element, for a view that shows it again where the page's configuration is
 * incomplete.
 */
export const readDrawn = (host: HTMLElement): { readonly printed: readonly Node[] } => ({
  printed: [...host.childNodes].filter(isDrawn),
});
