import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { checkoutMeta } from '../../../elements/checkout/till-checkout.meta';
import { paymentMethods } from '../../../src/state/extensions/extensions';
import { findPaymentMethod } from '../../../src/state/extensions/find-payment-method';
import { paymentMethodsReceived } from '../../../src/state/checkout/checkout-actions';
import { checkoutState } from '../../../src/state/checkout/checkout-state';
import { createTillStore } from '../../../src/state/store/store';
import { checkoutConfig, shop } from '../../src/state/support/shop';

/** The whole element is compiled for this test; milliseconds. */
const SLOW = 60_000;

const merchants = {
  code: 'checkmo',
  confirm: () => Promise.resolve({ status: 'cancelled' as const }),
};

beforeAll(async () => {
  paymentMethods.register(merchants);
  await import('../../../elements/checkout/till-checkout');
}, SLOW);

it('defines its tag', () => {
  expect(customElements.get(checkoutMeta.tag)).toBeDefined();
});

it('registers Till’s own methods without replacing a merchant’s [PAY-17]', () => {
  const store = createTillStore({ shop, checkout: checkoutConfig() }, { now: () => 0 });
  store.inject(checkoutState);
  const methods = ['checkmo', 'purchaseorder'].map((code) => ({ code, title: code }));
  store.dispatch(paymentMethodsReceived({ methods, stored: null, grandTotal: 20 }));
  expect(findPaymentMethod('checkmo')).toBe(merchants);
  expect(findPaymentMethod('purchaseorder')).toMatchObject({ code: 'purchaseorder' });
});

it('lists every event that the checkout fires', () => {
  const views = ['checkout', 'shared'].flatMap((capability) =>
    readdirSync(path.join('src/features', capability), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => readFileSync(path.join('src/features', capability, file), 'utf8')),
  );
  const fired = new Set(
    views.flatMap((text) =>
      [...text.matchAll(/(?:emit\(|event: )'(till-[\w-]+)'/g)].map(([, name]) => name),
    ),
  );
  expect(checkoutMeta.events.map(({ name }) => name).sort()).toEqual([...fired].sort());
});
