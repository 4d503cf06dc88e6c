import { useEffect } from 'react';
import { addingSettled, productSent } from '../../../state/add-to-cart/add-to-cart-slice';
import { useTillDispatch } from '../../../state/hooks';
import { entriesOf, typedNumber, valuesOf } from '../../../domain/catalog/form-fields';
import { formKey } from '../../../platform/form-key';
import { adoptStyles } from '../../../ui/styles/adopt';
import { checkForm } from '../form/check-form';
import { clearFaults, showFaults } from '../form/field-errors';
import css from '../form/field-errors.css';
import { fieldsOf } from '../form/product-form';
import type { ProductForm } from '../form/useProductForm';

adoptStyles(css);

/** Changing a line of the cart answers a page: its form goes out as it always did. */
const CHANGES_LINE = /\/updateItemOptions(?:\/|$)/;

/** Pieces that a form asks for. */
function piecesOf(form: HTMLFormElement): number {
  const fields = fieldsOf(form);
  const members = entriesOf(fields, 'super_group');
  const written =
    members.length > 0 ? members.map(([, qty]) => qty) : valuesOf(fields, 'qty').slice(0, 1);
  if (written.length === 0) return 1;
  return written.reduce((sum, qty) => sum + Math.max(0, typedNumber(qty) ?? 0), 0);
}

/** As the form stands, with the visitor's own key: a cached page may carry somebody else's. */
function dataOf(form: HTMLFormElement): FormData {
  const data = new FormData(form);
  data.set('form_key', formKey());
  return data;
}

/**
 * Takes the form's submission over (ADDTO-01): what is missing is said at its field, everything else goes to the shop
 * by script. The browser's own bubbles stay away while this does their work.
 */
export function useSubmit(found: ProductForm | null, onSent: () => void): void {
  const dispatch = useTillDispatch();
  useEffect(() => {
    if (found === null) return undefined;
    const { form, productId } = found;
    const hadNoChecks = form.hasAttribute('novalidate');
    form.toggleAttribute('novalidate', true);
    const submit = (event: SubmitEvent): void => {
      if (event.submitter instanceof HTMLButtonElement && event.submitter.disabled) return;
      const faults = checkForm(form);
      const isChange = CHANGES_LINE.test(form.action);
      if (faults.length === 0 && isChange) {
        clearFaults(form);
        return;
      }
      event.preventDefault();
      event.stopImmediatePropagation();
      showFaults(form, faults);
      if (faults.length > 0) return;
      const qty = piecesOf(form);
      onSent();
      dispatch(productSent({ productId, url: form.action, form: dataOf(form), qty }));
    };
    const comeBack = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) dispatch(addingSettled({ productId }));
    };
    form.addEventListener('submit', submit, true);
    window.addEventListener('pageshow', comeBack);
    return () => {
      form.removeEventListener('submit', submit, true);
      window.removeEventListener('pageshow', comeBack);
      form.toggleAttribute('novalidate', hadNoChecks);
      clearFaults(form);
    };
  }, [found, dispatch, onSent]);
}
