import { beforeEach, describe, expect, it, vi } from 'vitest';
import { loadDirectory } from '../../../src/api/directory';
import { fail, ok } from '../../../src/platform/result';
import { http, json, mockShop } from '../state/support/fake-http';

vi.mock('../../../src/platform/http/http', () => import('../state/support/fake-http'));

const shop = { baseUrl: 'https://shop.example/', storeCode: 'default' };
const load = (body: unknown) => {
  mockShop(() => json(body));
  return loadDirectory(shop);
};

beforeEach(() => {
  http.mockClear();
});

describe('the countries of the shop', () => {
  it('are listed by name with their regions, which are required where there are any', async () => {
    const us = {
      id: 'US',
      full_name_locale: 'Vereinigte Staaten',
      full_name_english: 'United States',
      available_regions: [
        { id: '12', code: 'CA', name: 'California' },
        { id: 43, code: 'NY', name: 'New York' },
      ],
    };
    const germany = { id: 'DE', full_name_locale: 'Deutschland', available_regions: [] };
    expect(await load([us, { id: 'IE', full_name_english: 'Ireland' }, germany])).toEqual(
      ok({
        country_id: [
          { value: 'DE', label: 'Deutschland', is_region_required: false },
          { value: 'IE', label: 'Ireland', is_region_required: false },
          { value: 'US', label: 'Vereinigte Staaten', is_region_required: true },
        ],
        region_id: [
          { value: '12', label: 'California', code: 'CA', country_id: 'US' },
          { value: '43', label: 'New York', code: 'NY', country_id: 'US' },
        ],
      }),
    );
    expect(http.mock.calls[0]?.[0].url).toBe(
      'https://shop.example/rest/default/V1/directory/countries',
    );
  });

  it.each([
    [{ full_name_locale: '', full_name_english: 'Ireland' }, 'Ireland'],
    [{ full_name_locale: null, full_name_english: null }, 'IE'],
    [{ full_name_locale: 'Irland', full_name_english: '' }, 'Irland'],
    [{}, 'IE'],
  ])('have a name in one language at least: %j', async (names, label) => {
    expect(await load([{ id: 'IE', ...names }])).toMatchObject({
      value: { country_id: [{ value: 'IE', label }] },
    });
  });

  it.each([null, 'none', [{ code: 'CA' }]])(
    'have no regions where the list is %j',
    async (list) => {
      expect(await load([{ id: 'US', available_regions: list }])).toMatchObject({
        value: { country_id: [{ value: 'US', is_region_required: false }], region_id: [] },
      });
    },
  );

  it('may have regions without a code or a name', async () => {
    expect(await load([{ id: 'US', available_regions: [{ id: 12 }] }])).toMatchObject({
      value: { region_id: [{ value: '12', label: '', code: '', country_id: 'US' }] },
    });
  });

  it('cannot be read from something else, nor without the shop', async () => {
    expect(await load({})).toMatchObject({ ok: false, error: { kind: 'malformed' } });
    mockShop(() => fail({ kind: 'network' }));
    expect(await loadDirectory(shop)).toEqual(fail({ kind: 'network' }));
  });
});
