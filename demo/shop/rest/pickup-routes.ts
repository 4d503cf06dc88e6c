import type { Hono } from 'hono';

import type { PickupLocation } from '../data/pickup-locations';
import { findRegion } from '../domain/directory/countries';
import { locationsWith, nearest } from '../domain/shipping/pickup';
import type { ShopEnv } from '../domain/shop';
import { fieldRequired, RestError } from '../support/rest-error';

const locationResponse = (location: PickupLocation): object => ({
  pickup_location_code: location.code,
  name: location.name,
  email: location.email,
  contact_name: location.contact,
  ...(location.description !== '' && { description: location.description }),
  latitude: location.latitude,
  longitude: location.longitude,
  country_id: location.countryId,
  region_id: location.regionId,
  region: findRegion(location.regionId)?.name,
  city: location.city,
  street: location.street,
  postcode: location.postcode,
  phone: location.phone,
});

/** Stores where a cart can be picked up (`endpoints.md` §2). */
export function addPickupRoutes(app: Hono<ShopEnv>): void {
  app.get('/inventory/in-store-pickup/pickup-locations', (c) => {
    const query = c.req.query();
    const part = (name: string): string | undefined => query[`searchRequest${name}`];
    if (!Object.keys(query).some((name) => name.startsWith('searchRequest['))) {
      throw fieldRequired('searchRequest');
    }
    if (part('[scopeCode]') !== 'base') throw new RestError(404, 'No linked stock found');
    const skus = Object.entries(query)
      .filter(([name]) => /\[productsInfo\]\[\d+\]\[sku\]$/.test(name))
      .map(([, sku]) => sku);
    const term = part('[area][searchTerm]');
    const radius = Number(part('[area][radius]') ?? 0);
    const code = part('[filters][pickupLocationCode][value]');
    const pageSize = part('[pageSize]');
    const inStock = locationsWith(skus);
    const near = term === undefined ? inStock : nearest(inStock, term, radius);
    const found = near.filter((location) => code === undefined || location.code === code);
    return c.json({
      items: found.slice(0, Number(pageSize ?? found.length)).map(locationResponse),
      search_request: {
        ...(term !== undefined && { area: { radius, search_term: term } }),
        ...(code !== undefined && {
          filters: { pickup_location_code: { value: code, condition_type: 'eq' } },
        }),
        ...(pageSize !== undefined && { page_size: Number(pageSize) }),
        current_page: 1,
        scope_type: 'website',
        scope_code: part('[scopeCode]'),
        ...(skus.length > 0 && {
          extension_attributes: { products_info: skus.map((sku) => ({ sku })) },
        }),
      },
      total_count: found.length,
    });
  });
}
