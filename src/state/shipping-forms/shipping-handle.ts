import type { ShippingHandle, ShippingMethodDefinition } from '../extensions/shipping-method.types';
import type { TillStore } from '../shared/store.types';
import { watchFacts } from '../shared/watched-facts';
import { shippingContext } from './shipping-context';
import { shippingFormEdited } from './shipping-forms-slice';

/** What the form of a shipping method may read and do. */
export const createShippingHandle = (
  store: TillStore,
  definition: ShippingMethodDefinition,
): ShippingHandle => ({
  ...watchFacts(store, (state) => shippingContext(state, definition)),
  setFields(values) {
    store.dispatch(shippingFormEdited({ code: definition.code, values }));
  },
});
