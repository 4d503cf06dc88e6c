import { describe, expect, it, vi } from 'vitest';
import { loadCardDetails } from '../../../../../src/payments/paypal/api/order-details';
import { fail } from '../../../../../src/platform/result';
import { json, mockShop, sent } from '../../../state/support/fake-http';
import { details } from '../cards';

vi.mock('../../../../../src/platform/http/http', () => import('../../../state/support/fake-http'));

const load = () => loadCardDetails('https://shop.example/order/getcurrentorder/', 'PP-1');

describe('the card of an order', () => {
  it('is read with GET [WALL-12] [WALL-05]', async () => {
    mockShop(() => json(details()));
    expect(await load()).toEqual({
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
    const changes = { name: '', last_digits: null, bin_details: [], authentication_result: 'NO' };
    mockShop(() => json(details({ ...changes, card_expiry_month: 7 })));
    expect(await load()).toEqual({
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
    ['of an order without a card', details({}, { payment_source_details: {} })],
    ['of a refusal', { response: { ...details().response, is_successful: false } }],
    ['of nothing', null],
    ['of a page', '<html>'],
  ])('is unknown with a response %s', async (_name, body) => {
    mockShop(() => json(body));
    expect(await load()).toBeNull();
  });

  it('is unknown where the shop was not reached', async () => {
    mockShop(() => fail({ kind: 'network' }));
    expect(await load()).toBeNull();
  });
});
