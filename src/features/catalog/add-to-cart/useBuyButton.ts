import { useLayoutEffect } from 'react';
import type { AddStatus } from '../../../state/add-to-cart/add-to-cart-slice';
import { useT } from '../../../ui/i18n';
import { buyButtonIn } from '../form/buy-button';

const PHRASES: Readonly<Partial<Record<AddStatus, string>>> = {
  adding: 'Adding...',
  leaving: 'Adding...',
  added: 'Added',
};

/** The element that contains a button's label. */
const labelOf = (button: HTMLButtonElement): Element => button.querySelector('span') ?? button;

/**
 * Shows the progress of adding on the server-rendered button (ADDTO-05 to ADDTO-07). It uses `aria-disabled`, so that
 * the button keeps the focus; the form ignores clicks while the request runs. The platform renders the button disabled
 * and leaves enabling it to scripts: this hook does so.
 */
export function useBuyButton(form: HTMLFormElement | null, status: AddStatus): void {
  const t = useT();
  const phrase = PHRASES[status];
  useLayoutEffect(() => {
    const button = form === null ? null : buyButtonIn(form);
    if (button !== null) button.disabled = false;
  }, [form]);
  useLayoutEffect(() => {
    const button = form === null ? null : buyButtonIn(form);
    if (button === null || phrase === undefined) return undefined;
    const label = labelOf(button);
    const before = label.textContent;
    label.textContent = t(phrase);
    button.setAttribute('aria-disabled', 'true');
    if (phrase !== 'Added') button.setAttribute('aria-busy', 'true');
    return () => {
      label.textContent = before;
      button.removeAttribute('aria-disabled');
      button.removeAttribute('aria-busy');
    };
  }, [form, phrase, t]);
}
