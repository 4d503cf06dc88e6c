import { describe, expect, it, vi } from 'vitest';
import { findPickupLocations } from '../../../src/api/pickup-locations';
import { http, json, mockShop } from '../state/support/fake-http';

vi.mock('../../../src/platform/http/http', () => import('../state/support/fake-http'));

const shop = { baseUrl: 'https://shop.example/', storeCode: 'default' };
const austin = {
  pickup_location_code: 'austin',
  name: 'Austin &amp; Main',
  description: 'Open <b>9 to 5</b>',
  country_id: 'US',
  region_id: 57,
  region: 'Texas',
  city: 'Austin',
  street: '1 Main St',
  postcode: '78701',
  phone: '512-555-0111',
};

const requested = () => new URL(http.mock.lastCall?.[0].url ?? '');

describe('findPickupLocations', () => {
  it('requests what the platform’s own checkout requests [QUERY-02]', async () => {
    mockShop(() => json({ items: [], total_count: 0 }));
    await findPickupLocations(shop, {
      websiteCode: 'base',
      skus: ['MUG', 'TENT'],
      area: { searchTerm: '78701:US', radius: 200 },
    });
    const { pathname, searchParams } = requested();
    expect(pathname).toBe('/rest/default/V1/inventory/in-store-pickup/pickup-locations');
    expect(Object.fromEntries(searchParams)).toEqual({
      'searchRequest[area][searchTerm]': '78701:US',
      'searchRequest[area][radius]': '200',
      'searchRequest[scopeCode]': 'base',
      'searchRequest[extensionAttributes][productsInfo][0][sku]': 'MUG',
      'searchRequest[extensionAttributes][productsInfo][1][sku]': 'TENT',
      'searchRequest[pageSize]': '50',
    });
  });

  it('reads plain texts, and skips what is no location', async () => {
    mockShop(() => json({ items: [austin, { name: 'no code' }, null], total_count: 3 }));
    const search = { websiteCode: 'base', skus: [], area: null };
    expect(await findPickupLocations(shop, search)).toMatchObject({
      ok: true,
      value: [
        {
          code: 'austin',
          name: 'Austin & Main',
          description: 'Open 9 to 5',
          regionId: 57,
          countryId: 'US',
        },
      ],
    });
    expect(requested().search).not.toContain('area');
  });

  it('is malformed without a list', async () => {
    mockShop(() => json('<html>'));
    const search = { websiteCode: 'base', skus: [], area: null };
    expect(await findPickupLocations(shop, search)).toMatchObject({
      ok: false,
      error: { kind: 'malformed' },
    });
  });
});
