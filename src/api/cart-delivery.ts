import * as v from 'valibot';
import type { Address } from '../domain/address.types';
import { isRecord } from '../platform/record';
import type { Result } from '../platform/result';
import { parseSavedAddress } from './page-config/saved-address';
import { call, cartUrl, type CallOptions, type RestContext } from './rest';

/** How a cart is shipped, by the server. */
export interface CartDelivery {
  /** Null before one was saved, and for a virtual cart. */
  readonly address: Address | null;
  /** Carrier and method code, joined by `_`. */
  readonly method: unknown;
}

const delivery = v.pipe(
  v.object({
    extension_attributes: v.object({
      shipping_assignments: v.array(
        v.object({ shipping: v.object({ address: v.unknown(), method: v.unknown() }) }),
      ),
    }),
  }),
  v.transform(
    ({
      extension_attributes: {
        shipping_assignments: [first],
      },
    }): CartDelivery => {
      const raw = first?.shipping.address;
      const address = parseSavedAddress({ id: 0, ...(isRecord(raw) ? raw : {}) }, '');
      // A cart without an address has one without a country.
      return {
        address: address?.countryId === '' ? null : address,
        method: first?.shipping.method,
      };
    },
  ),
);

/** Loads how the cart is shipped: the first of its shipping assignments (`endpoints.md` §2). */
export const loadDelivery = (
  context: RestContext,
  { signal }: CallOptions = {},
): Promise<Result<CartDelivery>> => call({ url: cartUrl(context), signal }, delivery);
