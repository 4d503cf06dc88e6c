import { expect, it, vi } from 'vitest';
import { savePayment } from '../../../src/api/save-payment';
import { fail, ok } from '../../../src/platform/result';
import { json, mockShop, sent } from '../state/support/fake-http';
import { shop } from '../state/support/shop';

vi.mock('../../../src/platform/http/http', () => import('../state/support/fake-http'));

const context = { ...shop, cart: { kind: 'customer' } } as const;
const payment = { method: 'card', po_number: null, additional_data: { payment_method: 'pm_1' } };

it('saves how a customer’s cart is paid, and no address', async () => {
  mockShop(() => json(true));
  expect(await savePayment(context, payment)).toEqual(ok(true));
  expect(sent).toEqual([
    {
      method: 'POST',
      path: 'set-payment-information',
      body: { cartId: 'mine', paymentMethod: payment },
    },
  ]);
});

it('is not saved by a response that is none', async () => {
  mockShop(() => json({}));
  expect(await savePayment(context, payment)).toEqual(fail({ kind: 'malformed', status: 200 }));
});
