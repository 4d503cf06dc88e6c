const isContent = (node: Node): boolean => !(node instanceof HTMLScriptElement);

/**
 * The server-rendered content of the element, for a view that shows it again where the page's configuration is
 * incomplete.
 */
export const readServerNodes = (host: HTMLElement): { readonly serverNodes: readonly Node[] } => ({
  serverNodes: [...host.childNodes].filter(isContent),
});
