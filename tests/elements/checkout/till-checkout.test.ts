import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { checkoutMeta } from '../../../elements/checkout/till-checkout.meta';
import { builtinPaymentMethods } from '../../../src/features/payments/builtin';
import { paymentMethods } from '../../../src/state/extensions/extensions';

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

it('registers the offline payment methods without replacing a merchant’s own [PAY-17]', () => {
  const codes = paymentMethods.list().map(({ code }) => code);
  expect(codes).toEqual(expect.arrayContaining(builtinPaymentMethods.map(({ code }) => code)));
  expect(paymentMethods.get('checkmo')).toBe(merchants);
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
