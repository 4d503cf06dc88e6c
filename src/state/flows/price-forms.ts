import { isSameAmount, NO_AMOUNT } from '../../domain/catalog/amounts';
import { bundleParts, bundlePrices } from '../../domain/catalog/bundle';
import type { Amount, ProductPrices } from '../../domain/catalog/catalog.types';
import { customOptionsAmount } from '../../domain/catalog/custom-options';
import { typedNumber, valuesOf, type FormFields } from '../../domain/catalog/form-fields';
import { giftCardAmount, linksAmount } from '../../domain/catalog/sums';
import {
  amountAdded,
  pricesChanged,
  quantityChosen,
  selectProduct,
} from '../catalog/catalog-slice';
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
  add('links', linksAmount(printed.links, fields));
  const prices = ownPrices({ productId, fields, printed }) ?? product.printedPrices;
  if (prices !== null && prices !== product.prices && !isSamePrice(prices, product.prices)) {
    api.dispatch(pricesChanged({ productId, prices }));
  }
}

/**
 * The price of a product that is what was chosen for it: a bundle's parts, a gift card's amount. Null for others, and
 * while nothing is chosen: the page's own price stands then, never a sum of nothing.
 */
function ownPrices({ productId, fields, printed }: Form): ProductPrices | null {
  const bundle = printed.bundles[productId];
  if (bundle !== undefined) {
    const parts = bundleParts(bundle, fields);
    return parts.length > 0 || bundle.isFixedPrice ? bundlePrices(bundle, parts) : null;
  }
  const amount = giftCardAmount(fields);
  if (amount === null) return null;
  const each = { shown: amount, base: amount };
  return { final: each, regular: each, highest: null, tiers: [], advertised: null, fees: [] };
}

const isSamePrice = (one: ProductPrices, other: ProductPrices | null): boolean =>
  other?.highest === null &&
  isSameAmount(one.final, other.final) &&
  isSameAmount(one.regular, other.regular);
