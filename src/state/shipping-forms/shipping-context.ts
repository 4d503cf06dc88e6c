import { ownValue } from '../../domain/own-value';
import { findRate } from '../../domain/rates';
import { selectCheckout, selectShopperAddress } from '../checkout/checkout-slice';
import { findShippingMethod } from '../checkout/shipping/shipping-form';
import type {
  ShippingContext,
  ShippingMethodDefinition,
} from '../extensions/shipping-method.types';
import { restContext } from '../quote/request-totals';
import { derived } from '../shared/derived';
import type { TillState } from '../shared/store.types';

const NO_FIELDS: Readonly<Record<string, string>> = {};

const selectSkus = derived(
  [(state: TillState) => state.config.checkout?.items],
  (items): readonly string[] => items?.map(({ sku }) => sku) ?? [],
);

/** The facts that a shipping method's form can base its decisions on; null while it is not the chosen method. */
export function shippingContext(
  state: TillState,
  definition: ShippingMethodDefinition,
): ShippingContext | null {
  const { rates, method, methodError, form } = selectCheckout(state).shipping;
  const rate = findRate(rates.list, method);
  const shop = restContext(state);
  const config = state.config.checkout;
  if (rate === null || shop === null || config === null) return null;
  if (findShippingMethod(method) !== definition) return null;
  const isRefused = methodError !== null && methodError === form?.problem;
  return {
    rate,
    address: selectShopperAddress(state),
    fields: ownValue(state.shippingForms, definition.code) ?? NO_FIELDS,
    refusedField: isRefused ? form.field : null,
    skus: selectSkus(state),
    directory: config.directory,
    isLoggedIn: config.isLoggedIn,
    shop,
  };
}
