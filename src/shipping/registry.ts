import type { ShippingMethodDefinition } from '../state/extensions/shipping-method.types';

/** Till's own shipping methods with a form. Their code is loaded when the server offers the rate. */
export const builtInShipping: readonly ShippingMethodDefinition[] = [
  {
    code: 'instore',
    rates: ['instore_pickup'],
    replacesAddress: true,
    form: async () => (await import('./instore_pickup/method')).storePickup,
  },
];
