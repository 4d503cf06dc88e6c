import type { Context, Hono } from 'hono';

import { findCustomer, type Customer } from '../../domain/customers/customers';
import { needsShopper } from '../../domain/payments/intent-state';
import { providerOf } from '../../domain/payments/place-paid';
import {
  ensureProviderCustomer,
  providerCustomerId,
} from '../../domain/payments/provider-customer';
import type { Provider } from '../../domain/payments/provider';
import {
  intentSchema,
  paymentMethodSchema,
  paymentMethodsSchema,
  type PaymentMethod,
} from '../../domain/payments/provider.types';
import { savedMethod, savedMethodsOf } from '../../domain/payments/saved-methods';
import type { Shop, ShopEnv } from '../../domain/shop';
import { baseUrlOf } from '../../domain/base-url';
import { RestError } from '../../support/rest-error';
import { optionalText, required } from '../../support/fields';
import { readBody } from '../request';
import { asRefusal, inText } from './responses';

type Call = Context<ShopEnv>;

/** The signed-in customer; the module refuses guests with a 400, not a 401 (SAVED-02). */
function requireLogin({ db }: Shop, c: Call): Customer {
  const { customerId } = c.get('session');
  const customer = customerId === null ? null : findCustomer(db, customerId);
  if (!customer) throw new RestError(400, 'The customer is not logged in.');
  return customer;
}

async function methodIdOf(c: Call): Promise<{ id: string; fingerprint: string | null }> {
  const body = await readBody(c);
  const id = String(required(body, 'payment_method_id', 'paymentMethodId'));
  if (!/^[A-Za-z0-9_]+$/.test(id)) {
    throw new RestError(400, 'Please specify a payment method ID.');
  }
  return { id, fingerprint: optionalText(body, 'fingerprint') };
}

/** Saves a method through a setup intent, since the shopper's bank may require authentication (SAVED-06). */
async function add(shop: Shop, c: Call): Promise<object> {
  const customer = requireLogin(shop, c);
  const { id } = await methodIdOf(c);
  const provider = providerOf(shop);
  const providerId = await ensureProviderCustomer(shop.db, provider, customer);
  const method = await provider.get(`payment_methods/${id}`, paymentMethodSchema);
  const intent = await provider.post('setup_intents', intentSchema, {
    customer: providerId,
    payment_method: id,
    usage: 'off_session',
    confirm: true,
    use_stripe_sdk: true,
    return_url: `${baseUrlOf(c)}stripe/customer/paymentmethods/`,
    automatic_payment_methods: { enabled: true },
  });
  const entry = savedMethod(method, baseUrlOf(c));
  return needsShopper(intent) ? { ...entry, client_secret: intent.client_secret } : entry;
}

/** Every copy of a card that a customer has saved: it may have been saved more than once. */
async function copiesOf(
  provider: Provider,
  providerId: string,
  id: string,
  fingerprint: string | null,
): Promise<readonly PaymentMethod[]> {
  const { data } = await provider.get('payment_methods', paymentMethodsSchema, {
    customer: providerId,
    limit: 100,
  });
  const named = data.find((method) => method.id === id);
  if (!named) throw new RestError(400, 'The payment method does not exist.');
  return data.filter(
    (method) =>
      method === named || (fingerprint !== null && method.card?.fingerprint === fingerprint),
  );
}

async function remove(shop: Shop, c: Call): Promise<string> {
  const customer = requireLogin(shop, c);
  const { id, fingerprint } = await methodIdOf(c);
  const provider = providerOf(shop);
  const providerId = providerCustomerId(shop.db, provider.account, customer.id);
  if (providerId === null) throw new RestError(400, 'The payment method does not exist.');
  const copies = await copiesOf(provider, providerId, id, fingerprint);
  for (const copy of copies) {
    await provider.post(`payment_methods/${copy.id}/detach`, paymentMethodSchema);
  }
  const last4 = copies.find((copy) => copy.id === id)?.card?.last4;
  return last4 === undefined
    ? 'The payment method has been deleted.'
    : `Card •••• ${last4} has been deleted.`;
}

/** A customer's saved methods: list, add, delete (`endpoints.md` §8). */
export function addMethodCalls(app: Hono<ShopEnv>, shop: Shop): void {
  app.get('/list_payment_methods', async (c) => {
    const saved = await savedMethodsOf(shop, requireLogin(shop, c), baseUrlOf(c));
    return inText(c, saved.size > 0 ? Object.fromEntries(saved) : []);
  });
  app.post('/add_payment_method', async (c) => inText(c, await asRefusal(() => add(shop, c))));
  app.post('/delete_payment_method', async (c) =>
    inText(c, await asRefusal(() => remove(shop, c))),
  );
}
