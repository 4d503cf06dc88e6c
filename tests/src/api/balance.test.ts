import { expect, it, vi } from 'vitest';
import { changeBalance } from '../../../src/api/balance';
import { parseBalance } from '../../../src/api/page-config/balance';
import { json, mockShop, sent } from '../state/support/fake-http';

vi.mock('../../../src/platform/http/http', () => import('../state/support/fake-http'));

it('uses the credit of the customer’s cart, and no longer, without a body', async () => {
  mockShop(() => json(true));
  const context = {
    baseUrl: 'https://shop.example/',
    storeCode: 'default',
    cart: { kind: 'customer' },
  } as const;
  expect(await changeBalance(context, true)).toEqual({ ok: true, value: true });
  await changeBalance(context, false);
  expect(sent).toEqual([
    { method: 'POST', path: 'balance/apply', body: undefined },
    { method: 'POST', path: 'balance/unapply', body: undefined },
  ]);
});

it('is read from the page, where there is something to use', () => {
  const customerBalance = { isAvailable: true, amountSubstracted: true, balance: '25.0000' };
  expect(parseBalance({ customerBalance })).toEqual({ amount: 25, isApplied: true });
  expect(
    parseBalance({ customerBalance: { ...customerBalance, amountSubstracted: false } }),
  ).toEqual({
    amount: 25,
    isApplied: false,
  });
  expect(parseBalance({ customerBalance: { ...customerBalance, isAvailable: false } })).toBeNull();
  expect(parseBalance({ customerBalance: { ...customerBalance, balance: 0 } })).toBeNull();
  expect(parseBalance({})).toBeNull();
});
