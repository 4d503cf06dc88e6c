import { useLayoutEffect, useMemo } from 'react';
import { useTillDispatch } from '../../../state/shared/hooks';
import { formChanged } from '../../../state/product-form/product-form-slice';
import { fieldsOf, productFormOf, type ProductForm } from './product-form';

/** Events in the form after which it is read: a change, and the shopper's arrival in a form that was closed before. */
const CHANGES = ['focusin', 'input', 'change', 'reset', 'till-quantity-chosen'];

/**
 * The form that buys the product of the view at `node`; null until the view is rendered, and if there is none. The
 * form is the source of truth for the choices: the store receives them initially and after every change, also when the
 * browser restores an earlier page. A form that the page opens later, such as a bundle's behind "Customize", has no choices
 * until the shopper is in it or something changes it.
 */
export function useProductForm(node: Element | null, productId?: string): ProductForm | null {
  const dispatch = useTillDispatch();
  const found = useMemo(
    () => (node === null ? null : productFormOf(node, productId)),
    [node, productId],
  );
  useLayoutEffect(() => {
    if (found === null) return undefined;
    const { form, productId } = found;
    const update = (): void => {
      dispatch(formChanged({ productId, fields: fieldsOf(form) }));
    };
    // Elements inside the form, and a reset, have changed their fields only after the event.
    const updateSoon = (): void => {
      setTimeout(update);
    };
    const look = (): void => {
      if (!('checkVisibility' in form) || form.checkVisibility()) update();
    };
    const listening = new AbortController();
    const { signal } = listening;
    for (const type of CHANGES) form.addEventListener(type, updateSoon, { signal });
    window.addEventListener('pageshow', () => setTimeout(look), { signal });
    look();
    return () => {
      listening.abort();
    };
  }, [found, dispatch]);
  return found;
}
