import type { Hono } from 'hono';

import { parseAddress, type StoredAddress } from '../domain/carts/address';
import type { ShopEnv } from '../domain/shop';
import { isVerifying, verifyAddress } from '../domain/tax/verify-address';
import { required, toFields } from '../support/fields';
import { readBody } from './request';

/** A customer's address in a request has an object for its region. */
function customerAddress(value: unknown): StoredAddress {
  const { region, ...fields } = toFields(value);
  return parseAddress({ ...fields, ...toFields(region) });
}

/** A customer's address in a response. */
const customerAddressResponse = (address: StoredAddress): object => ({
  region: {
    region_code: address.region_code,
    region: address.region,
    region_id: address.region_id,
  },
  region_id: address.region_id,
  country_id: address.country_id,
  street: address.street,
  telephone: address.telephone,
  postcode: address.postcode,
  city: address.city,
  firstname: address.firstname,
  lastname: address.lastname,
});

/** The call of the tax service's module (`endpoints.md` §9); a shop without the module does not know it. */
export function addVerificationRoutes(app: Hono<ShopEnv>): void {
  app.post('/carts/billing-validate-address', async (c) => {
    if (!isVerifying()) return c.json({ message: 'Request does not match any route.' }, 404);
    const address = customerAddress(required(await readBody(c), 'address', 'address'));
    const verified = verifyAddress(address);
    return c.json(typeof verified === 'string' ? verified : customerAddressResponse(verified));
  });
}
