import * as v from 'valibot';
import type { Destination } from '../domain/destination';
import type { Result } from '../platform/result';
import { call, cartUrl, type CallOptions, type RestContext } from './rest';

/** How a cart is shipped, by the server. */
export interface CartDelivery {
  /** Null before one was saved, and for a virtual cart. */
  readonly address: Destination | null;
  /** Carrier and method code, joined by `_`; null before one was saved. */
  readonly method: string | null;
}

const text = v.fallback(v.nullish(v.string(), ''), '');

const address = v.pipe(
  v.object({
    country_id: text,
    region_id: v.fallback(
      v.nullish(v.pipe(v.unknown(), v.transform(Number), v.integer()), null),
      null,
    ),
    region: text,
    postcode: text,
    city: text,
    street: v.fallback(v.array(v.string()), []),
    firstname: text,
    lastname: text,
    telephone: text,
  }),
  v.transform(({ country_id, region_id, ...wire }): Destination | null =>
    country_id === ''
      ? null
      : { ...wire, countryId: country_id, regionId: region_id === 0 ? null : region_id },
  ),
);

const shipping = v.object({
  address: v.fallback(v.nullish(address, null), null),
  method: v.fallback(v.nullish(v.string(), null), null),
});

const delivery = v.pipe(
  v.object({
    extension_attributes: v.object({
      shipping_assignments: v.array(v.object({ shipping })),
    }),
  }),
  v.transform(
    ({
      extension_attributes: {
        shipping_assignments: [first],
      },
    }): CartDelivery => first?.shipping ?? { address: null, method: null },
  ),
);

/** Loads how the cart is shipped: the first of its shipping assignments (`endpoints.md` §2). */
export const loadDelivery = (
  context: RestContext,
  { signal }: CallOptions = {},
): Promise<Result<CartDelivery>> => call({ url: cartUrl(context), signal }, delivery);
