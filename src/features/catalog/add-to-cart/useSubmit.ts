import { useEffect } from 'react';
import { addingSettled, productSent } from '../../../state/add-to-cart/add-to-cart-slice';
import { useTillDispatch } from '../../../state/shared/hooks';
import { entriesOf, typedNumber, valuesOf } from '../../../domain/catalog/form-fields';
import { ownData } from '../form/own-data';
import { fieldsOf, type ProductForm } from '../form/product-form';
import { useFormCheck } from '../form/useFormCheck';

/** A form that edits a line of the cart returns a page, so it is submitted normally. */
const CHANGES_LINE = /\/updateItemOptions(?:\/|$)/;

/** The quantity in a form. */
function quantityOf(form: HTMLFormElement): number {
  const fields = fieldsOf(form);
  const members = entriesOf(fields, 'super_group');
  const written =
    members.length > 0 ? members.map(([, qty]) => qty) : valuesOf(fields, 'qty').slice(0, 1);
  if (written.length === 0) return 1;
  return written.reduce((sum, qty) => sum + Math.max(0, typedNumber(qty) ?? 0), 0);
}

/**
 * Handles the submission of a valid form (ADDTO-01): it is sent by script. A form that edits a cart line is left to the
 * browser.
 */
export function useSubmit(found: ProductForm | null, onSent: () => void): void {
  const dispatch = useTillDispatch();
  useFormCheck(found?.form ?? null);
  useEffect(() => {
    if (found === null) return undefined;
    const { form, productId } = found;
    const submit = (event: SubmitEvent): void => {
      if (event.submitter instanceof HTMLButtonElement && event.submitter.disabled) return;
      if (CHANGES_LINE.test(form.action)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      const qty = quantityOf(form);
      onSent();
      dispatch(productSent({ productId, url: form.action, form: ownData(form), qty }));
    };
    const onPageShow = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) dispatch(addingSettled({ productId }));
    };
    form.addEventListener('submit', submit, true);
    window.addEventListener('pageshow', onPageShow);
    return () => {
      form.removeEventListener('submit', submit, true);
      window.removeEventListener('pageshow', onPageShow);
    };
  }, [found, dispatch, onSent]);
}
