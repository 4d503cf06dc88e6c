import { useEffect } from 'react';
import { quantityChosen } from '../../../state/catalog/catalog-slice';
import { useTillDispatch } from '../../../state/hooks';
import { productForm } from '../../shared/product/product-around';

/** The price follows the quantity of the product's form, however that is asked for: `name="qty"` (PRICE-02). */
export function useQuantity(host: HTMLElement | null, productId: string | null): void {
  const dispatch = useTillDispatch();
  useEffect(() => {
    const form = host === null || productId === null ? null : productForm(host, productId);
    if (form === null || productId === null) return undefined;
    const read = (): void => {
      const qty = Number(form.querySelector<HTMLInputElement>('input[name="qty"]')?.value ?? 1);
      if (Number.isFinite(qty) && qty > 0) dispatch(quantityChosen({ productId, qty }));
    };
    // The elements draw the chosen quantity into the form after their event.
    const readLater = (): void => {
      setTimeout(read);
    };
    const listening = new AbortController();
    const { signal } = listening;
    form.addEventListener('input', read, { signal });
    form.addEventListener('change', read, { signal });
    form.addEventListener('reset', readLater, { signal });
    form.addEventListener('till:quantity-chosen', readLater, { signal });
    read();
    return () => {
      listening.abort();
    };
  }, [host, productId, dispatch]);
}
