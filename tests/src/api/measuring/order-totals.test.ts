import { expect, it, vi } from 'vitest';
import { loadOrderTotals } from '../../../../src/api/measuring/order-totals';
import { json, mockShop, sent } from '../../state/support/fake-http';

vi.mock('../../../../src/platform/http/http', () => import('../../state/support/fake-http'));

const load = () =>
  loadOrderTotals({
    baseUrl: 'https://shop.example/',
    storeCode: 'default',
    cart: { kind: 'guest', maskedId: 'abc' },
  });

const item = { item_id: '77', name: 'Field &amp; Guide', qty: 3, price: '12', discount_amount: 4 };

it('returns the measured parts of the totals', async () => {
  mockShop(() =>
    json({
      grand_total: 41.5,
      tax_amount: 4.5,
      shipping_amount: 5,
      coupon_code: 'SPRING',
      quote_currency_code: 'EUR',
      items: [item],
    }),
  );
  const items = [{ itemId: 77, name: 'Field & Guide', qty: 3, price: 12, discountAmount: 4 }];
  expect(await load()).toEqual({
    ok: true,
    value: {
      taxAmount: 4.5,
      shippingAmount: 5,
      couponCode: 'SPRING',
      quoteCurrencyCode: 'EUR',
      items,
    },
  });
  expect(sent).toMatchObject([{ method: 'GET', path: 'totals' }]);
});

it('returns null for amounts and the coupon that are missing', async () => {
  mockShop(() => json({ coupon_code: '', items: [] }));
  expect(await load()).toMatchObject({
    ok: true,
    value: { taxAmount: null, shippingAmount: null, couponCode: null, items: [] },
  });
});

it('fails for a response of another shape', async () => {
  mockShop(() => json('<html>'));
  expect(await load()).toMatchObject({ ok: false, error: { kind: 'malformed' } });
});
