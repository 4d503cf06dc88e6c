import type { Context, Hono } from 'hono';

import { parseAddress, type StoredAddress } from '../domain/carts/address';
import { changeInBook } from '../domain/customers/address-book';
import { findBookAddress, type Customer } from '../domain/customers/customers';
import { findCountry } from '../domain/directory/countries';
import type { Shop, ShopEnv } from '../domain/shop';
import { isVerifying, verifyAddress } from '../domain/tax/verify-address';
import { optionalId, optionalText, required, toFields, type Fields } from '../support/fields';
import { RestError } from '../support/rest-error';
import { requireCustomer } from './cart-access';
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

const NO_ROUTE = new RestError(404, 'Request does not match any route.');

/** The verified address of a request, or the text of an error. */
async function verify(c: Context<ShopEnv>): Promise<Response> {
  if (!isVerifying()) throw NO_ROUTE;
  const address = customerAddress(required(await readBody(c), 'address', 'address'));
  const verified = verifyAddress(address);
  return c.json(typeof verified === 'string' ? verified : customerAddressResponse(verified));
}

/** Changes an address of the book as it was chosen in the checkout with several addresses. */
function saveChoice({ db }: Shop, customer: Customer, chosen: Fields): void {
  const old = findBookAddress(db, customer.id, optionalId(chosen, 'customer_address_id') ?? 0);
  // As with the module, an address that is not there changes nothing.
  if (old === null) return;
  const { id, ...address } = old;
  const name = optionalText(chosen, 'region');
  const region = findCountry(address.country_id)?.regions.find((one) => one.name === name);
  changeInBook(db, customer, old, {
    isDefaultBilling: customer.default_billing === id,
    isDefaultShipping: customer.default_shipping === id,
    address: {
      ...address,
      street: (optionalText(chosen, 'street') ?? '').split('\n'),
      city: optionalText(chosen, 'city'),
      postcode: optionalText(chosen, 'postcode'),
      ...(region && { region: region.name, region_id: region.id, region_code: region.code }),
    },
  });
}

/** The calls of the tax service's module (`endpoints.md` §9); a shop without the module does not know them. */
export function addVerificationRoutes(app: Hono<ShopEnv>, shop: Shop): void {
  app.post('/carts/billing-validate-address', verify);
  app.post('/carts/mine/validate-address', (c) => {
    requireCustomer(shop, c);
    return verify(c);
  });
  app.post('/multishipping/save-address', async (c) => {
    if (!isVerifying()) throw NO_ROUTE;
    const chosen = toFields(required(await readBody(c), 'address', 'address'));
    // The module itself asks nobody to be signed in.
    saveChoice(shop, requireCustomer(shop, c), chosen);
    return c.json(true);
  });
}
