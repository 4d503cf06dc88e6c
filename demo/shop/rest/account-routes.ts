import type { Hono } from 'hono';

import { findCustomerByEmail } from '../domain/customers/customers';
import { countries, type ShopCountry } from '../data/countries';
import { findCountry } from '../domain/directory/countries';
import { currentSettings } from '../domain/settings/visitor';
import type { Shop, ShopEnv } from '../domain/shop';
import { requireCustomer } from './cart-access';
import { customerResponse } from './customer-response';
import { required } from '../support/fields';
import { readBody } from './request';
import { notAuthorized, RestError } from '../support/rest-error';
import { currentCurrency } from '../domain/totals/currencies';

function countryResponse({ id, iso3, name, regions }: ShopCountry): object {
  return {
    id,
    two_letter_abbreviation: id,
    three_letter_abbreviation: iso3,
    full_name_locale: name,
    full_name_english: name,
    ...(regions.length > 0
      ? { available_regions: regions.map((region) => ({ ...region, id: String(region.id) })) }
      : {}),
  };
}

/** The shopper's own account and the shop's directory (`endpoints.md` §2). */
export function addAccountRoutes(app: Hono<ShopEnv>, shop: Shop): void {
  app.get('/customers/me', (c) => c.json(customerResponse(shop.db, requireCustomer(shop, c))));

  app.post('/customers/isEmailAvailable', async (c) => {
    const email = String(required(await readBody(c), 'customer_email', 'customerEmail'));
    const isRevealed = currentSettings().emailAvailability;
    return c.json(!isRevealed || findCustomerByEmail(shop.db, email) === null);
  });

  app.get('/directory/countries', (c) => c.json(countries.map(countryResponse)));

  app.get('/directory/countries/:id', (c) => {
    const country = findCountry(c.req.param('id'));
    if (!country) throw new RestError(404, "The country isn't available.");
    return c.json(countryResponse(country));
  });

  // Forbidden resources are refused with the name of the required permission.
  for (const [path, resources] of [
    ['/carts/licence', 'Magento_Sales::sales'],
    ['/products/:sku', 'Magento_Catalog::products'],
  ] as const) {
    app.get(path, () => {
      throw notAuthorized(resources);
    });
  }

  app.get('/applepay/auth', (c) => {
    const { origin } = new URL(c.req.url);
    return c.json({
      client_token: '',
      display_name: 'Folio & Reel',
      action_success: `${origin}/checkout/onepage/success/`,
      logged_in: c.get('session').customerId !== null,
      store_code: 'default',
    });
  });

  app.get('/directory/currency', (c) =>
    c.json({
      base_currency_code: currentCurrency().code,
      base_currency_symbol: currentCurrency().pattern.replace('%s', '').trim(),
      default_display_currency_code: currentCurrency().code,
      default_display_currency_symbol: currentCurrency().pattern.replace('%s', '').trim(),
      available_currency_codes: [currentCurrency().code],
      exchange_rates: [{ currency_to: currentCurrency().code, rate: 1 }],
    }),
  );
}
