import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fail, ok } from '../../../../../src/platform/result';
import { saveChoice } from '../../../../../src/tax/avatax/api/save-choice';
import { API_ERRORS } from '../../../state/support/fault-errors';
import { json, mockShop, sent } from '../../../state/support/fake-http';

vi.mock('../../../../../src/platform/http/http', () => import('../../../state/support/fake-http'));

const CHOICE = {
  address_id: 5,
  quote_id: 77,
  customer_id: 3,
  address_type: 'shipping',
  customer_address_id: 11,
  street: '500 Castro Street\nFloor 2',
  city: 'Mountain View',
  region: 'California',
  postcode: '94041-2010',
};
const request = () => ({
  shop: { baseUrl: 'https://shop.example/', storeCode: 'default' },
  signal: new AbortController().signal,
});
const save = (text = JSON.stringify(CHOICE)) => saveChoice(text, request());

beforeEach(() => {
  mockShop(() => json(true));
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'avaTaxStoreCode');
});

describe('the address that was chosen', () => {
  it('is saved as the page’s radio holds it [TAXV-20]', async () => {
    await expect(save()).resolves.toBeNull();
    expect(sent).toMatchObject([
      {
        path: 'rest/default/V1/multishipping/save-address',
        method: 'POST',
        body: { address: CHOICE },
      },
    ]);
  });

  it('is saved in the store view that the module’s page names', async () => {
    Object.assign(globalThis, { avaTaxStoreCode: 'de' });
    await save();
    expect(sent[0]?.path).toBe('rest/de/V1/multishipping/save-address');
  });

  it.each(['', 'null', '[]', '{"street":', '"text"'])('is nothing in %j', async (text) => {
    await expect(save(text)).resolves.toBeNull();
    expect(sent).toEqual([]);
  });

  it.each(['html', 'half', 'empty', '404', '429', '500'] as const)(
    'gives an alert when the call fails (%s) [TAXV-24]',
    async (fault) => {
      mockShop(() => fail(API_ERRORS[fault] ?? { kind: 'network' }));
      await expect(save()).resolves.toEqual(expect.any(String));
    },
  );

  it('gives an alert when the answer is no answer', async () => {
    mockShop(() => ok({ status: 200, headers: {}, url: '', body: false }));
    await expect(save()).resolves.toEqual(expect.any(String));
  });

  it.each(['never', '401', 'offline'] as const)(
    'gives none when no answer comes or the session has ended (%s)',
    async (fault) => {
      mockShop(() => fail(API_ERRORS[fault] ?? { kind: 'cancelled' }));
      await expect(save()).resolves.toBeNull();
    },
  );
});
