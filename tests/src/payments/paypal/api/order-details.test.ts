import { describe, expect, it, vi } from 'vitest';
import { loadOrderCard } from '../../../../../src/payments/paypal/api/order-details';
import { fail } from '../../../../../src/platform/result';
import { json, mockShop, sent } from '../../../state/support/fake-http';
import { details } from '../cards';

vi.mock('../../../../../src/platform/http/http', () => import('../../../state/support/fake-http'));

const load = () => loadOrderCard('https://shop.example/order/getcurrentorder/', 'PP-1');
/** What is known; undefined where it could not be read. */
const known = async () => {
  const result = await load();
  return result.ok ? result.value : undefined;
};

describe('the card of an order', () => {
  it('is read with GET [WALL-12] [WALL-05]', async () => {
    mockShop(() => json(details()));
    expect(await known()).toEqual({
      bin: '411111',
      holderName: 'Ada Lovelace',
      last4: '1111',
      expiryMonth: '12',
      expiryYear: '2030',
      liabilityShift: 'POSSIBLE',
    });
    expect(sent.map(({ method, path }) => [method, path])).toEqual([
      ['GET', 'order/getcurrentorder/'],
    ]);
  });

  it('is null part by part where the shop says nothing', async () => {
    const changes = { name: '', last_digits: null, bin_details: 'x', authentication_result: [] };
    mockShop(() => json(details({ ...changes, card_expiry_month: 7 })));
    expect(await known()).toEqual({
      bin: null,
      holderName: null,
      last4: null,
      expiryMonth: '7',
      expiryYear: '2030',
      liabilityShift: null,
    });
  });

  it.each([
    ['of another order', details({}, { id: 'PP-2' })],
    ['with an answer of the bank that cannot be read', details({ authentication_result: 'NO' })],
    ['with another one', details({ authentication_result: { liability_shift: 7 } })],
    ['of a refusal', { response: { ...details().response, is_successful: false } }],
    ['of nothing', null],
    ['of a page', '<html>'],
  ])('is unknown with a response %s', async (_name, body) => {
    mockShop(() => json(body));
    expect(await known()).toBeUndefined();
  });

  it.each([{}, [], null, { card: [] }])('is none of an order without a card', async (none) => {
    mockShop(() => json(details({}, { payment_source_details: none })));
    expect(await known()).toBeNull();
  });

  it('is unknown where the shop was not reached', async () => {
    mockShop(() => fail({ kind: 'network' }));
    expect(await known()).toBeUndefined();
  });
});
