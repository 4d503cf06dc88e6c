const isDrawn = (node: Node): boolean => !(node instanceof HTMLScriptElement);

/** What the server drew inside the element, for a view that puts it back where the page prints too little. */
export const readDrawn = (host: HTMLElement): { readonly printed: readonly Node[] } => ({
  printed: [...host.childNodes].filter(isDrawn),
});
