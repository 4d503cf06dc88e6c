const WAKING = ['pointerdown', 'focusin', 'keydown'] as const;
const CONTROL = 'button, a[href], summary, input, select, textarea';

/**
 * Waits for the shopper's first interaction with the element. A click before the view has rendered is held back and
 * passed to the view's first control once it has rendered. When the code cannot be loaded, the click goes to the
 * fallback (a link is then followed).
 *
 * @param wake loads the element's code; may be called several times
 */
export function onInteraction(element: Element, wake: () => void): void {
  const listening = new AbortController();
  let clicked: HTMLElement | null = null;
  const listen = (type: string, listener: (event: Event) => void): void => {
    element.addEventListener(type, listener, { capture: true, signal: listening.signal });
  };

  for (const type of WAKING) listen(type, wake);

  listen('click', (event: Event & Partial<MouseEvent>) => {
    // With a modifier key, or with another button, a link opens in another tab. A script's event has no button.
    if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
      return;
    event.preventDefault();
    event.stopImmediatePropagation();
    clicked = event.target instanceof HTMLElement ? event.target : null;
    wake();
  });

  listen('till-element-ready', () => {
    listening.abort();
    if (clicked === null) return;
    const control = element.querySelector<HTMLElement>(CONTROL);
    control?.focus({ preventScroll: true });
    control?.click();
  });

  listen('till-element-failed', () => {
    listening.abort();
    clicked?.click();
  });
}
