import { useEffect, useEffectEvent, useState } from 'react';
import { useTillStore } from '../../../state/shared/hooks';
import { useEmit } from '../../../ui/element-context';
import { wakeSwatches } from './tile-swatches';

/** Forms that add a product to the cart; those of products with required options link to their page. */
const FORM = 'form[data-role="tocart-form"][action*="/checkout/cart/add"]';

/** The platform renders the buttons disabled and leaves enabling them to scripts. */
function enableButtons(host: HTMLElement): void {
  const buttons = host.querySelectorAll<HTMLButtonElement>('button.tocart[disabled]');
  for (const button of buttons) button.disabled = false;
}

/**
 * Enhances the tiles of the list, including those that are swapped in later: one listener adds products to the cart, and
 * swatches are rendered shortly before they are visible. Returns the id of the product that was added last; '' before.
 */
export function useTiles(host: HTMLElement | null): string {
  const store = useTillStore();
  const emit = useEmit();
  const [productId, setProductId] = useState('');

  const add = useEffectEvent((form: HTMLFormElement) => {
    const id = form.querySelector<HTMLInputElement>('input[name="product"]')?.value ?? '';
    setProductId(id);
    import('./add-from-tile').then(
      ({ addFromTile }) => {
        addFromTile(store, form, id, emit);
      },
      () => {
        form.submit();
      },
    );
  });

  useEffect(() => {
    if (host === null) return undefined;
    const submit = (event: SubmitEvent): void => {
      const { target } = event;
      if (!(target instanceof HTMLFormElement) || !target.matches(FORM)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      add(target);
    };
    const swatches = wakeSwatches();
    const begin = (): void => {
      enableButtons(host);
      swatches.watch(host);
    };
    const swaps = new MutationObserver(begin);
    swaps.observe(host, { childList: true });
    host.addEventListener('submit', submit, true);
    begin();
    return () => {
      host.removeEventListener('submit', submit, true);
      swaps.disconnect();
      swatches.stop();
    };
  }, [host]);

  return productId;
}
