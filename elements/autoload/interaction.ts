const WAKING = ['pointerdown', 'focusin', 'keydown'] as const;
const CONTROL = 'button, a[href], summary, input, select, textarea';

const isPlain = (event: MouseEvent) =>
  event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;

/**
 * Waits for the shopper's first interaction with the element. A click before the view has rendered is held back and
 * passed to the view's first control once it has rendered. When the code cannot be loaded, the click goes to the
 * fallback (a link is then followed).
 *
 * @param wake loads the element's code
 */
export function onInteraction(element: Element, wake: () => void): void {
  const listening = new AbortController();
  const { signal } = listening;
  let clicked: HTMLElement | null = null;

  for (const type of WAKING) {
    element.addEventListener(type, wake, { capture: true, once: true, signal });
  }

  element.addEventListener(
    'click',
    (event) => {
      if (!(event instanceof MouseEvent) || !isPlain(event)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      clicked = event.target instanceof HTMLElement ? event.target : null;
      wake();
    },
    { capture: true, signal },
  );

  element.addEventListener(
    'till-element-ready',
    () => {
      listening.abort();
      const control = element.querySelector<HTMLElement>(CONTROL);
      if (clicked === null) return;
      control?.focus({ preventScroll: true });
      control?.click();
    },
    { signal },
  );

  element.addEventListener(
    'till-element-failed',
    () => {
      listening.abort();
      clicked?.click();
    },
    { signal },
  );
}
