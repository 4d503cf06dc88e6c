import type { Cart } from '../carts/cart-store';
import type { Customer } from '../customers/customers';
import { currentSettings } from '../settings/visitor';
import { currentCurrency, inCurrency } from '../totals/currencies';
import { computeTotals } from '../totals/totals';
import type { Shop } from '../shop';
import { RestError } from '../../support/rest-error';
import type { Params } from './form-encoding';
import type { Instrument } from './instrument';
import { isOpen, isSettled, needsShopper } from './intent-state';
import { hasPlan } from './plans';
import { minorUnits } from './minor-units';
import { intentOfCart, keepIntentOfCart } from './payment-store';
import { ProviderError, type Provider } from './provider';
import { ensureProviderCustomer } from './provider-customer';
import {
  intentSchema,
  objectSchema,
  paymentMethodSchema,
  type Intent,
  type PaymentMethod,
} from './provider.types';
import { methodTitle } from './saved-methods';

/** Confirmed with the bank before the order is placed. */
const CONFIRMED_FIRST = new Set(['card', 'link']);
const NOT_PAID = 'Your payment was not successful. Please try again.';

/** What is to be paid, by whom and with what. `returnUrl` is where a bank or a wallet sends the shopper back to. */
export interface Purchase {
  readonly cart: Cart;
  readonly email: string;
  readonly customer: Customer | null;
  readonly instrument: Instrument;
  readonly returnUrl: string;
  /** Another amount than the cart's, in minor units, taken from a saved card without its shopper. */
  readonly offSessionAmount?: number;
}

/** An intent that the provider has accepted, and the card as shoppers know it. */
export interface Charge {
  readonly intent: Intent;
  readonly label: string;
}

/** What a cart comes to, as the provider counts. */
export function dueOf({ db }: Pick<Shop, 'db'>, cart: Cart) {
  const currency = currentCurrency();
  const { grandTotal } = computeTotals(db, cart);
  return {
    amount: minorUnits(inCurrency(grandTotal, currency), currency.code),
    currency: currency.code.toLowerCase(),
  };
}

/** Who pays, at the provider: a bank transfer cannot do without a payer, so a guest becomes one for it. */
async function payerOf(
  db: Shop['db'],
  provider: Provider,
  { customer, email, instrument }: Purchase,
): Promise<string | null> {
  if (customer !== null) return ensureProviderCustomer(db, provider, customer);
  if (instrument.kind !== 'bank') return null;
  return (await provider.post('customers', objectSchema, { email })).id;
}

/** What is asked for: the cart's total, or the amount that was named. */
function amountOf(shop: Shop, { cart, offSessionAmount }: Purchase) {
  const due = dueOf(shop, cart);
  return offSessionAmount === undefined ? due : { ...due, amount: offSessionAmount };
}

/** The card that was named, if it is one that this shopper may use. */
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

function confirmation({ instrument, returnUrl }: Purchase, isKept: boolean): Params {
  const keep = isKept ? 'off_session' : undefined;
  switch (instrument.kind) {
    case 'token':
      return { confirmation_token: instrument.id, return_url: returnUrl, setup_future_usage: keep };
    case 'method':
      return {
        payment_method: instrument.id,
        return_url: returnUrl,
        use_stripe_sdk: true,
        setup_future_usage: keep,
        payment_method_options:
          instrument.cvcToken === null ? undefined : { card: { cvc_token: instrument.cvcToken } },
      };
    case 'bank':
      return {
        payment_method_data: { type: 'customer_balance' },
        payment_method_options: {
          customer_balance: {
            funding_type: 'bank_transfer',
            bank_transfer: { type: 'us_bank_transfer' },
          },
        },
      };
  }
}

/** The intent that an earlier try of this cart has left, while it is for the same amount. */
async function earlierIntent(
  shop: Shop,
  provider: Provider,
  purchase: Purchase,
): Promise<Intent | null> {
  const { cart } = purchase;
  const id = intentOfCart(shop.db, cart.id);
  if (id === null) return null;
  const due = amountOf(shop, purchase);
  try {
    const intent = await provider.get(`payment_intents/${id}`, intentSchema);
    const isSame = intent.amount === due.amount && intent.currency === due.currency;
    if (isSame && (isSettled(intent) || isOpen(intent))) return intent;
    await giveBack(provider, intent);
  } catch (error) {
    if (!(error instanceof ProviderError) || error.status !== 404) throw error;
  }
  keepIntentOfCart(shop.db, cart.id, null);
  return null;
}

/** Gives up an intent whose order cannot be: cancelled, or paid back where it was paid. */
export async function giveBack(provider: Provider, intent: Intent): Promise<void> {
  if (intent.status === 'canceled') return;
  if (intent.status === 'succeeded') {
    await provider.post('refunds', objectSchema, { payment_intent: intent.id });
    return;
  }
  await provider.post(`payment_intents/${intent.id}/cancel`, intentSchema);
}

/** A new intent of a cart, kept before it is confirmed: a lost answer is looked up, never paid twice. */
async function newIntent(
  shop: Shop,
  provider: Provider,
  purchase: Purchase,
  customerId: string | null,
): Promise<Intent> {
  const { cart, email, instrument } = purchase;
  const intent = await provider.post('payment_intents', intentSchema, {
    ...amountOf(shop, purchase),
    customer: customerId,
    receipt_email: email,
    metadata: { 'Cart #': String(cart.id) },
    ...(instrument.kind === 'bank'
      ? { payment_method_types: ['customer_balance'] }
      : { automatic_payment_methods: { enabled: true } }),
  });
  keepIntentOfCart(shop.db, cart.id, intent.id);
  return intent;
}

async function confirmed(
  shop: Shop,
  provider: Provider,
  purchase: Purchase,
  customerId: string | null,
): Promise<Intent> {
  const earlier = await earlierIntent(shop, provider, purchase);
  if (earlier !== null && isSettled(earlier)) return earlier;
  const intent = earlier ?? (await newIntent(shop, provider, purchase, customerId));
  const isRecurring = hasPlan(computeTotals(shop.db, purchase.cart));
  const isKept = customerId !== null && (isRecurring || currentSettings().savedCards);
  const params = confirmation(purchase, isKept);
  return provider.post(`payment_intents/${intent.id}/confirm`, intentSchema, params);
}

/** A decline reaches the shopper in the provider's words; its intent waits for the next try. */
const declined = (error: unknown): unknown =>
  error instanceof ProviderError ? new RestError(400, error.message) : error;

/**
 * Asks the provider for a cart's total. Answers once it has accepted; throws a 400 with the decline's message, or with
 * `Authentication Required: <client secret>` while the shopper has to confirm with the bank (PELEM-21).
 */
export async function chargeCart(
  shop: Shop,
  provider: Provider,
  purchase: Purchase,
): Promise<Charge> {
  try {
    const customerId = await payerOf(shop.db, provider, purchase);
    const method = await methodOf(provider, purchase, customerId);
    const intent = await confirmed(shop, provider, purchase, customerId);
    // Other ways to pay lead the shopper elsewhere: their order waits, and `get_requires_action` leads there.
    if (needsShopper(intent) && (method === null || CONFIRMED_FIRST.has(method.type))) {
      throw new RestError(400, `Authentication Required: ${intent.client_secret ?? ''}`);
    }
    if (!isSettled(intent) && !needsShopper(intent))
      throw new RestError(400, intent.last_payment_error?.message ?? NOT_PAID);
    return { intent, label: method === null ? '' : methodTitle(method) };
  } catch (error) {
    throw declined(error);
  }
}
