import { useEffect, type RefObject } from 'react';

/** The buttons of a product form: add to cart, update cart. */
const BUTTONS = 'button[type="submit"], button.tocart, button#product-updatecart-button';

/** Configurable options that are a select in the platform's markup (`config-shapes.md` §3.1). */
const OPTIONS = 'select.super-attribute-select, select[name^="super_attribute["]';

const lacksOption = (form: HTMLFormElement): boolean =>
  [...form.querySelectorAll<HTMLSelectElement>(OPTIONS)].some(({ value }) => value === '');

/**
 * Disables the buttons of the form around `root` while the quantity is invalid or an option is not chosen, and cancels
 * clicks and submissions in that state (QTY-04 to QTY-06). A button that the server disabled stays disabled (QTY-07).
 */
export function useBuyButtons(root: RefObject<HTMLElement | null>, isBlocked: boolean): void {
  useEffect(() => {
    const form = root.current?.closest('form');
    if (form == null) return undefined;
    const disabledHere = new Set<HTMLButtonElement>();
    const mustWait = (): boolean => isBlocked || lacksOption(form);
    const release = (): void => {
      for (const button of disabledHere) button.disabled = false;
      disabledHere.clear();
    };
    const apply = (): void => {
      if (!mustWait()) {
        release();
        return;
      }
      for (const button of form.querySelectorAll<HTMLButtonElement>(BUTTONS)) {
        if (button.disabled) continue;
        button.disabled = true;
        disabledHere.add(button);
      }
    };
    const refuse = (event: Event): void => {
      const pressed = event.target instanceof Element && event.target.closest(BUTTONS) !== null;
      if (!mustWait() || (event.type === 'click' && !pressed)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    const listening = new AbortController();
    const { signal } = listening;
    apply();
    form.addEventListener('change', apply, { signal });
    form.addEventListener('click', refuse, { signal, capture: true });
    form.addEventListener('submit', refuse, { signal, capture: true });
    return () => {
      listening.abort();
      release();
    };
  }, [root, isBlocked]);
}
