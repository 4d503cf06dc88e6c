import * as v from 'valibot';
import type { PickupLocation } from '../domain/pickup-location';
import type { Result } from '../platform/result';
import { buildQuery } from '../platform/query/query-string';
import { textOf } from '../platform/text/decode';
import { call, restUrl, type CallOptions, type RestContext } from './rest';
import { wireChoices, wireNumber } from './wire/wire';

const text = v.pipe(
  v.fallback(v.nullish(v.string(), ''), ''),
  v.transform((value) => textOf(value)),
);

const location = v.pipe(
  v.object({
    pickup_location_code: v.string(),
    name: text,
    description: text,
    street: text,
    city: text,
    region: text,
    region_id: v.fallback(v.nullish(wireNumber, null), null),
    postcode: text,
    country_id: text,
    phone: text,
  }),
  v.transform(({ pickup_location_code, region_id, country_id, ...rest }): PickupLocation => ({
    ...rest,
    code: pickup_location_code,
    regionId: region_id,
    countryId: country_id,
  })),
);

const locations = v.pipe(
  v.object({ items: wireChoices(location) }),
  v.transform(({ items }) => items),
);

/** What pickup locations are searched for. */
export interface PickupSearch {
  readonly websiteCode: string;
  /** All of these have to be in stock there. */
  readonly skus: readonly string[];
  /** A place with its country, as `term:US`, and how far from it, in km; null: anywhere. */
  readonly area: { readonly searchTerm: string; readonly radius: number } | null;
}

const PAGE_SIZE = 50;

/** Shops where the cart can be picked up, nearest first when an area is given. */
export const findPickupLocations = (
  context: Pick<RestContext, 'baseUrl' | 'storeCode'>,
  { websiteCode, skus, area }: PickupSearch,
  { signal }: CallOptions = {},
): Promise<Result<PickupLocation[]>> =>
  call(
    {
      url: `${restUrl(context, 'inventory', 'in-store-pickup', 'pickup-locations')}?${buildQuery({
        searchRequest: {
          area,
          scopeCode: websiteCode,
          extensionAttributes: { productsInfo: skus.map((sku) => ({ sku })) },
          pageSize: PAGE_SIZE,
        },
      })}`,
      signal,
    },
    locations,
  );
