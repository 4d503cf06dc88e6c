import { currentSettings } from '../settings/visitor';
import type { Shop } from '../shop';
import { RestError } from '../../support/rest-error';
import { confirmPurchase } from './cart-intent';
import { isSettled, needsShopper } from './intent-state';
import { ProviderError, type Provider } from './provider';
import { ensureProviderCustomer } from './provider-customer';
import {
  objectSchema,
  paymentMethodSchema,
  type Intent,
  type PaymentMethod,
} from './provider.types';
import type { Charge, Purchase } from './purchase.types';
import { methodTitle } from './saved-methods';

/** Confirmed with the bank before the order is placed. */
const CONFIRMED_FIRST = new Set(['card', 'link']);
const NOT_PAID = 'Your payment was not successful. Please try again.';

/** The payer at the provider: a bank transfer requires one, so a customer is created for a guest. */
async function payerOf(
  db: Shop['db'],
  provider: Provider,
  { customer, email, instrument }: Purchase,
): Promise<string | null> {
  if (customer !== null) return ensureProviderCustomer(db, provider, customer);
  if (instrument.kind !== 'bank') return null;
  return (await provider.post('customers', objectSchema, { email })).id;
}

/** The requested card, if this shopper may use it. */
async function methodOf(
  provider: Provider,
  purchase: Purchase,
  customerId: string | null,
): Promise<PaymentMethod | null> {
  const { instrument } = purchase;
  if (instrument.kind !== 'method') return null;
  const method = await provider.get(`payment_methods/${instrument.id}`, paymentMethodSchema);
  if (method.customer !== null && method.customer !== customerId) {
    throw new RestError(400, 'The payment method does not belong to this customer.');
  }
  const needsCode =
    method.customer !== null && method.card !== null && purchase.offSessionAmount === undefined;
  if (needsCode && currentSettings().savedCardCode && instrument.cvcToken === null) {
    throw new RestError(400, 'Your card has been declined. Please check your CVC and try again.');
  }
  return method;
}

/** The card of an intent, which an earlier attempt may have chosen; '' without one. */
async function titleOf(provider: Provider, { payment_method: id }: Intent): Promise<string> {
  if (id === null) return '';
  try {
    return methodTitle(await provider.get(`payment_methods/${id}`, paymentMethodSchema));
  } catch (error) {
    // The order is paid: a failure to read the card's name must not stop it.
    if (error instanceof ProviderError) return '';
    throw error;
  }
}

/** The shopper gets the provider's message of a decline; the intent is kept for the next attempt. */
const declined = (error: unknown): unknown =>
  error instanceof ProviderError ? new RestError(400, error.message) : error;

/**
 * Charges a cart's total through the provider. Returns once it has accepted; throws a 400 with the decline's message, or
 * with `Authentication Required: <client secret>` while the shopper has to confirm with the bank (PELEM-21).
 */
export async function chargeCart(
  shop: Shop,
  provider: Provider,
  purchase: Purchase,
): Promise<Charge> {
  try {
    const customerId = await payerOf(shop.db, provider, purchase);
    const method = await methodOf(provider, purchase, customerId);
    const intent = await confirmPurchase(shop, provider, purchase, customerId);
    // Other methods redirect the shopper: the order stays pending, and `get_requires_action` returns the URL.
    if (needsShopper(intent) && (method === null || CONFIRMED_FIRST.has(method.type))) {
      throw new RestError(400, `Authentication Required: ${intent.client_secret ?? ''}`);
    }
    if (!isSettled(intent) && !needsShopper(intent))
      throw new RestError(400, intent.last_payment_error?.message ?? NOT_PAID);
    return { intent, label: await titleOf(provider, intent) };
  } catch (error) {
    throw declined(error);
  }
}
