import { isSameAmount } from '../../domain/catalog/amounts';
import {
  bundleParts,
  bundlePrices,
  isBundleComplete,
  NO_PRICES,
} from '../../domain/catalog/bundle';
import type { AddedPrice, ProductPrices } from '../../domain/catalog/catalog.types';
import { customOptionsPrice } from '../../domain/catalog/custom-options';
import { typedNumber, valuesOf, type FormFields } from '../../domain/catalog/form-fields';
import { giftCardAmount, linksAmount } from '../../domain/catalog/sums';
import { ownValue } from '../../domain/own-value';
import {
  amountAdded,
  pricesChanged,
  quantityChosen,
  selectProduct,
} from '../catalog/catalog-slice';
import type { ProductFormConfig } from './product-form-slice';
import type { FlowApi, StartListening } from '../shared/store.types';

/**
 * Calculates the effect of a product form's choices whenever the form has changed: the quantity, and what each kind of
 * choice adds to the unit price. The form's initial values count like the shopper's choices.
 */
export function startPriceForms(startListening: StartListening): void {
  startListening({
    predicate: (_action, now, before) => now.productForm !== before.productForm,
    effect: (_action, api) => {
      const { productForm } = api.getState();
      const before = api.getOriginalState().productForm;
      if (productForm === undefined) return;
      for (const [productId, fields] of Object.entries(productForm.forms)) {
        const isKnown = before?.config === productForm.config;
        if (isKnown && ownValue(before.forms, productId) === fields) continue;
        priceForm({ productId, fields, config: productForm.config }, api);
      }
    },
  });
}

interface Form {
  readonly productId: string;
  readonly fields: FormFields;
  readonly config: ProductFormConfig;
}

function priceForm({ productId, fields, config }: Form, api: FlowApi): void {
  const product = selectProduct(productId)(api.getState());
  const qty = typedNumber(valuesOf(fields, 'qty')[0] ?? '');
  if (qty !== null && qty > 0 && qty !== product.qty) {
    api.dispatch(quantityChosen({ productId, qty }));
  }
  const add = (source: string, price: AddedPrice): void => {
    if (isSamePrice(ownValue(product.added, source) ?? NO_PRICES, price)) return;
    api.dispatch(
      amountAdded({ productId, source, price: isSamePrice(price, NO_PRICES) ? null : price }),
    );
  };
  add('options', customOptionsPrice(config.customOptions, fields));
  const links = linksAmount(config.links, fields);
  add('links', { final: links, regular: links });
  const prices = ownPrices({ productId, fields, config }) ?? product.pagePrices;
  const before = product.prices;
  const isSame = before !== null && isSamePrice(prices ?? before, before);
  if (prices !== null && !(isSame && before.highest?.shown === prices.highest?.shown)) {
    api.dispatch(pricesChanged({ productId, prices }));
  }
}

/**
 * The price of a product that is determined by its choices: a bundle's parts, a gift card's amount. Null for other
 * products, while nothing is chosen, and while a required part of a bundle is not chosen: the page's price or price
 * range applies then.
 */
function ownPrices({ productId, fields, config }: Form): ProductPrices | null {
  const bundle = ownValue(config.bundles, productId);
  if (bundle !== undefined) {
    const parts = bundleParts(bundle, fields);
    if (!isBundleComplete(bundle, parts)) return null;
    return parts.length > 0 || bundle.isFixedPrice ? bundlePrices(bundle, parts) : null;
  }
  const amount = giftCardAmount(fields);
  if (amount === null) return null;
  const each = { shown: amount, base: amount };
  return { final: each, regular: each, highest: null, tiers: [], advertised: null, fees: [] };
}

const isSamePrice = (one: AddedPrice, other: AddedPrice): boolean =>
  isSameAmount(one.final, other.final) && isSameAmount(one.regular, other.regular);
