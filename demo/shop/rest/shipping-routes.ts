import type { Hono } from 'hono';

import {
  extensionOf,
  hasKnownCountry,
  parseAddress,
  type StoredAddress,
} from '../domain/carts/address';
import { cartLines, isVirtualCart } from '../domain/carts/cart-lines';
import {
  getAddress,
  getCart,
  updateCart,
  writeAddress,
  type Cart,
} from '../domain/carts/cart-store';
import { findBookAddress } from '../domain/customers/customers';
import { inTransaction } from '../db/database';
import { atLocation } from '../domain/shipping/pickup';
import { chosenRate, ratesFor } from '../domain/shipping/rates';
import type { Shop, ShopEnv } from '../domain/shop';
import { rulesFor } from '../domain/totals/rules';
import { computeTotals } from '../domain/totals/totals';
import { rateResponse } from './cart-response';
import { requireCustomer, type CartAccess } from './cart-access';
import { isVerifiedCountry, isVerifying, verifyAddress } from '../domain/tax/verify-address';
import { dataObject, optionalText, required, toFields, type Fields } from '../support/fields';
import { readBody } from './request';
import { fieldNotSupported, RestError } from '../support/rest-error';
import { paymentDetails, totalsResponse } from './totals-response';

const ADDRESS_MISSING = 'The shipping address is missing. Set the address and try again.';

function methodOf(information: Fields): { carrier: string; method: string } | null {
  const carrier = optionalText(information, 'shipping_carrier_code');
  const method = optionalText(information, 'shipping_method_code');
  return carrier && method ? { carrier, method } : null;
}

function rates({ db }: Shop, cart: Cart, address: StoredAddress): readonly object[] {
  const lines = cartLines(db, cart.id);
  return ratesFor(lines, address, rulesFor(cart, lines)).map(rateResponse);
}

/** Saves the shipping address, and the method if given; the method is not validated. */
function keepEstimate({ db }: Shop, cart: Cart, information: Fields): void {
  const { country_id, region, region_id, region_code, postcode } = parseAddress(
    information.address,
  );
  const type = isVirtualCart(cartLines(db, cart.id)) ? 'billing' : 'shipping';
  const known = getAddress(db, cart.id, type);
  writeAddress(db, cart.id, type, {
    ...known,
    country_id,
    region,
    region_id,
    region_code,
    postcode,
  });
  const chosen = methodOf(information);
  if (chosen) updateCart(db, cart.id, { shipping_method: `${chosen.carrier}_${chosen.method}` });
}

/** What the tax service's module adds to the response of the shipping step, and the address that the shop saves. */
interface Verified {
  readonly address: StoredAddress;
  readonly extension: object | null;
}

/** The address of the shipping step, verified unless the client has decided about it (`endpoints.md` §9). */
function verifiedShipping(information: Fields): Verified {
  const original = atLocation(parseAddress(information.shipping_address));
  const asked = toFields(information.extension_attributes).should_validate_address;
  if (!isVerifying() || asked === false || !isVerifiedCountry(original.country_id)) {
    return { address: original, extension: null };
  }
  const verified = verifyAddress(original);
  const isKnown = typeof verified !== 'string';
  return {
    address: isKnown ? verified : original,
    extension: {
      ...(isKnown ? { valid_address: verified } : { error_message: verified }),
      original_address: original,
    },
  };
}

/** Saves the shipping step; barely validates the addresses, like the real server (trap 12). */
function keepShipping({ db }: Shop, cart: Cart, information: Fields, address: StoredAddress): void {
  const lines = cartLines(db, cart.id);
  if (lines.length === 0) {
    throw new RestError(
      400,
      "The shipping method can't be set for an empty cart. Add an item to cart and try again.",
    );
  }
  const { should_validate_address: asked, ...extension } = toFields(
    information.extension_attributes,
  );
  if (asked !== undefined && !isVerifying()) throw fieldNotSupported('ShouldValidateAddress');
  const added = extensionOf(extension, INFORMATION_EXTENSIONS).extension;
  const billing = information.billing_address ? parseAddress(information.billing_address) : null;
  if (isVirtualCart(lines)) {
    if (billing) writeAddress(db, cart.id, 'billing', billing);
    return;
  }
  if (!address.country_id) throw new RestError(400, ADDRESS_MISSING);
  const chosen = methodOf(information);
  if (!chosen) {
    throw new RestError(
      404,
      'The shipping method is missing. Select the shipping method and try again.',
    );
  }
  if (!hasKnownCountry(address)) {
    throw new RestError(400, 'The shipping information was unable to be saved. Error: "%message"', {
      message: 'The address failed to save. Verify the address and try again.',
    });
  }
  const method = `${chosen.carrier}_${chosen.method}`;
  if (!chosenRate(ratesFor(lines, address, rulesFor(cart, lines)), method)) {
    throw new RestError(404, 'Carrier with such method not found: %1, %2', [
      chosen.carrier,
      chosen.method,
    ]);
  }
  writeAddress(db, cart.id, 'shipping', {
    ...address,
    ...(added && { extension: { ...address.extension, ...added } }),
  });
  if (billing) writeAddress(db, cart.id, 'billing', billing);
  updateCart(db, cart.id, { shipping_method: method });
}

/** Known to a module of the examples. */
const INFORMATION_EXTENSIONS = ['delivery_slot'];

const INFORMATION_FIELDS = [
  'address',
  'shipping_address',
  'billing_address',
  'shipping_method_code',
  'shipping_carrier_code',
  'extension_attributes',
  'custom_attributes',
];

function informationOf(body: Fields): Fields {
  return dataObject(
    required(body, 'address_information', 'addressInformation'),
    INFORMATION_FIELDS,
  );
}

/** Rates, estimates and the shipping step of a cart (`endpoints.md` §2). */
export function addShippingRoutes(app: Hono<ShopEnv>, shop: Shop, access: CartAccess): void {
  const { db } = shop;

  app.post('/estimate-shipping-methods', async (c) => {
    const body = await readBody(c);
    const address = parseAddress(required(body, 'address', 'address'));
    return c.json(rates(shop, access.forEstimate(c), address));
  });

  app.post('/estimate-shipping-methods-by-address-id', async (c) => {
    const customer = requireCustomer(shop, c);
    const body = await readBody(c);
    const id = Number(required(body, 'address_id', 'addressId'));
    const address = findBookAddress(db, customer.id, id);
    if (!address) throw new RestError(400, ADDRESS_MISSING);
    return c.json(rates(shop, access.active(c), address));
  });

  app.get('/shipping-methods', (c) => {
    const cart = access.active(c);
    const address = getAddress(db, cart.id, 'shipping');
    if (!address.country_id) throw new RestError(400, ADDRESS_MISSING);
    return c.json(rates(shop, cart, address));
  });

  app.get('/totals', (c) => c.json(totalsResponse(computeTotals(db, access.active(c)))));

  app.post('/totals-information', async (c) => {
    const information = informationOf(await readBody(c));
    const cart = access.active(c);
    if (cartLines(db, cart.id).length === 0) {
      throw new RestError(400, 'Totals calculation is not applicable to empty cart');
    }
    inTransaction(db, () => {
      keepEstimate(shop, cart, information);
    });
    return c.json(totalsResponse(computeTotals(db, getCart(db, cart.id)), true));
  });

  app.post('/shipping-information', async (c) => {
    const information = informationOf(await readBody(c));
    const cart = access.active(c);
    const { address, extension } = verifiedShipping(information);
    inTransaction(db, () => {
      keepShipping(shop, cart, information, address);
    });
    return c.json({
      ...paymentDetails(computeTotals(db, getCart(db, cart.id))),
      ...(extension !== null && { extension_attributes: extension }),
    });
  });
}
