// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import type { DemoShop } from '../../../../demo/shop/app';
import { GuestCart, openShop, Visitor } from '../../visitor';

interface Found {
  readonly items: readonly Readonly<Record<string, unknown>>[];
  readonly search_request: Readonly<Record<string, unknown>>;
  readonly total_count: number;
}

const address = {
  firstname: 'Quayside Books Oakland',
  lastname: 'Store',
  street: ['1 Elsewhere Street'],
  city: 'Elsewhere',
  region_id: 12,
  postcode: '90001',
  country_id: 'US',
  telephone: '510-555-0140',
};

describe('pickup in a store', () => {
  let shop: DemoShop;
  let visitor: Visitor;
  beforeEach(async () => {
    shop = openShop();
    visitor = new Visitor(shop);
    await visitor.arrive();
    await visitor.send('PUT', '/demo/settings', JSON.stringify({ pickup: true }));
  });
  afterEach(() => {
    shop.close();
  });

  const find = async (query: Readonly<Record<string, string>>) => {
    const parameters = Object.entries(query).map(([name, value]): [string, string] => [
      `searchRequest${name}`,
      value,
    ]);
    const text = new URLSearchParams([['searchRequest[scopeCode]', 'base'], ...parameters]);
    const path = `inventory/in-store-pickup/pickup-locations?${text.toString()}`;
    return (await visitor.rest<Found>('GET', path)).body;
  };
  const codes = ({ items }: Found) => items.map((item) => item.pickup_location_code);

  it('lists the stores with the members of a recorded response', async () => {
    const found = await find({ '[filters][pickupLocationCode][value]': 'oakland' });
    expect(found).toEqual({
      items: [
        {
          pickup_location_code: 'oakland',
          name: 'Quayside Books Oakland',
          email: 'oakland@example.com',
          contact_name: 'Ines',
          description: 'Open <b>9 to 6</b>, also on Saturdays',
          latitude: 37.8044,
          longitude: -122.2712,
          country_id: 'US',
          region_id: 12,
          region: 'California',
          city: 'Oakland',
          street: '40 Jack London Square',
          postcode: '94607',
          phone: '510-555-0140',
        },
      ],
      search_request: {
        filters: { pickup_location_code: { value: 'oakland', condition_type: 'eq' } },
        current_page: 1,
        scope_type: 'website',
        scope_code: 'base',
      },
      total_count: 1,
    });
  });

  it('finds those near a postcode or town, nearest first, and none near an unknown place', async () => {
    const near = (searchTerm: string, radius = '200') =>
      find({ '[area][searchTerm]': searchTerm, '[area][radius]': radius });
    expect(codes(await near('Sacramento:US'))).toEqual(['sacramento', 'oakland']);
    expect(codes(await near('94607:US'))).toEqual(['oakland', 'sacramento']);
    expect(codes(await near('94607:US', '20'))).toEqual(['oakland']);
    expect(codes(await near('Atlantis:US'))).toEqual([]);
  });

  it('refuses a search without a request, and for another website', async () => {
    const path = 'inventory/in-store-pickup/pickup-locations';
    expect(await visitor.rest('GET', path)).toMatchObject({
      status: 400,
      body: { parameters: { fieldName: 'searchRequest' } },
    });
    expect(await visitor.rest('GET', `${path}?searchRequest[scopeCode]=atlantis`)).toMatchObject({
      status: 404,
      body: { message: 'No linked stock found' },
    });
  });

  it('leaves out stores that lack a product', async () => {
    const product = '[extensionAttributes][productsInfo][0][sku]';
    expect(codes(await find({ [product]: 'BK-CLOCK' }))).toEqual(['oakland']);
    expect(codes(await find({ [product]: 'BK-SALT' }))).toHaveLength(3);
  });

  describe('of a cart', () => {
    let cart: GuestCart;
    beforeEach(async () => {
      cart = await GuestCart.make(visitor);
      await cart.add('BK-SALT');
    });

    const save = (extension_attributes: object) =>
      cart.ship({ ...address, extension_attributes }, 'instore', 'pickup');

    it('is offered as a rate, and becomes an order to the store’s address', async () => {
      const rates = await cart.call<object[]>('POST', '/estimate-shipping-methods', { address });
      expect(rates.body[0]).toMatchObject({ carrier_code: 'instore', method_code: 'pickup' });
      const saved = await save({ pickup_location_code: 'oakland' });
      expect(JSON.stringify(saved.body)).toContain(
        'In-Store Pickup Delivery - Quayside Books Oakland',
      );
      expect((await cart.place()).status).toBe(200);
    });

    it('is refused without a store, and with an unknown one', async () => {
      expect(await save({ pickup_location_code: 'atlantis' })).toMatchObject({
        status: 400,
        body: { parameters: { message: expect.stringContaining('atlantis') as unknown } },
      });
      expect((await save({})).status).toBe(200);
      expect((await cart.place()).body).toMatchObject({
        message: 'Quote does not have Pickup Location assigned.',
      });
    });

    it('refuses an extension attribute that no module knows', async () => {
      expect((await save({ floor: '3' })).status).toBe(400);
    });
  });
});
