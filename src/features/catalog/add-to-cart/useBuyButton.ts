import { useLayoutEffect } from 'react';
import type { AddStatus } from '../../../state/add-to-cart/add-to-cart-slice';
import { useT } from '../../../ui/i18n';
import { buyButtonIn } from '../form/buy-button';

const WORDS: Readonly<Partial<Record<AddStatus, string>>> = {
  adding: 'Adding...',
  leaving: 'Adding...',
  added: 'Added',
};

/** The element that holds a button's words. */
const labelOf = (button: HTMLButtonElement): Element => button.querySelector('span') ?? button;

/**
 * Lets the server's own button say how adding goes (ADDTO-05 to ADDTO-07). It is told apart by `aria-disabled`, so that
 * it keeps the focus; what is pressed meanwhile is swallowed by the form. The platform prints the button disabled and
 * leaves it to scripts to enable it: this does.
 */
export function useBuyButton(form: HTMLFormElement | null, status: AddStatus): void {
  const t = useT();
  const words = WORDS[status];
  useLayoutEffect(() => {
    const button = form === null ? null : buyButtonIn(form);
    if (button !== null) button.disabled = false;
  }, [form]);
  useLayoutEffect(() => {
    const button = form === null ? null : buyButtonIn(form);
    if (button === null || words === undefined) return undefined;
    const label = labelOf(button);
    const before = label.textContent;
    label.textContent = t(words);
    button.setAttribute('aria-disabled', 'true');
    if (words !== 'Added') button.setAttribute('aria-busy', 'true');
    return () => {
      label.textContent = before;
      button.removeAttribute('aria-disabled');
      button.removeAttribute('aria-busy');
    };
  }, [form, words, t]);
}
