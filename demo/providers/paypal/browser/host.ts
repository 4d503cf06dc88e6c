/** The node in which something of the provider is rendered. */
export function hostOf(target: HTMLElement | string): HTMLElement {
  const found = typeof target === 'string' ? document.querySelector<HTMLElement>(target) : target;
  if (found?.isConnected === true) return found;
  throw new Error(
    `Document is ready and element ${typeof target === 'string' ? target : ''} does not exist`,
  );
}
