import { isSameAmount, NO_AMOUNT } from '../../domain/catalog/amounts';
import type { Amount } from '../../domain/catalog/catalog.types';
import { customOptionsAmount } from '../../domain/catalog/custom-options';
import { typedNumber, valuesOf, type FormFields } from '../../domain/catalog/form-fields';
import { amountAdded, quantityChosen, selectProduct } from '../catalog/catalog-slice';
import type { PrintedForm } from '../product-form/product-form-slice';
import type { StartListening } from '../store.types';
import type { FlowApi } from './api';

/**
 * Says what the choices in a product form come to, whenever the form has changed: the quantity, and what each kind of
 * choice adds to a piece. What is in the form by itself, as at the start, counts like what the shopper has chosen.
 */
export function startPriceForms(startListening: StartListening): void {
  startListening({
    predicate: (_action, now, before) => now.productForm !== before.productForm,
    effect: (_action, api) => {
      const { productForm } = api.getState();
      const before = api.getOriginalState().productForm;
      if (productForm === undefined) return;
      for (const [productId, fields] of Object.entries(productForm.forms)) {
        const isKnown = before?.printed === productForm.printed;
        if (isKnown && before.forms[productId] === fields) continue;
        priceForm({ productId, fields, printed: productForm.printed }, api);
      }
    },
  });
}

interface Form {
  readonly productId: string;
  readonly fields: FormFields;
  readonly printed: PrintedForm;
}

function priceForm({ productId, fields, printed }: Form, api: FlowApi): void {
  const product = selectProduct(productId)(api.getState());
  const qty = typedNumber(valuesOf(fields, 'qty')[0] ?? '');
  if (qty !== null && qty > 0 && qty !== product.qty) {
    api.dispatch(quantityChosen({ productId, qty }));
  }
  const add = (source: string, amount: Amount): void => {
    if (isSameAmount(product.added[source] ?? NO_AMOUNT, amount)) return;
    api.dispatch(
      amountAdded({ productId, source, amount: isSameAmount(amount, NO_AMOUNT) ? null : amount }),
    );
  };
  add('options', customOptionsAmount(printed.customOptions, fields));
}
