import { inTransaction } from '../../db/database';
import { cancelOrder } from '../orders/cancel-order';
import { findOrder, setOrderStatus } from '../orders/order-store';
import { giveBack } from '../payments/cart-intent';
import { inMinorUnits } from '../payments/due';
import { isSettled, needsShopper, stateOf } from '../payments/intent-state';
import { findPaymentsByProvider, keepOrderPayment } from '../payments/payment-store';
import { ProviderError, type Provider } from '../payments/provider';
import { ensureProviderCustomer } from '../payments/provider-customer';
import { intentSchema, paymentMethodSchema, type Intent } from '../payments/provider.types';
import { methodTitle } from '../payments/saved-methods';
import { settlePayment } from '../payments/settle-payment';
import { currentCurrency } from '../totals/currencies';
import type { Shop } from '../shop';
import { saveMulti, type MultiResult, type PendingParts } from './multi-store';
import { closeParts, createParts, partAddress, type PartsOrder } from './place-parts';

/** What the orders are paid with, and where a bank leads back to. */
interface PartsCharge {
  readonly instrument: string;
  readonly returnUrl: string;
}

/** What became of orders that were paid, or the secret of what the shopper has to confirm. */
export type PaidParts =
  | { readonly kind: 'result'; readonly result: Omit<MultiResult, 'isShown'> }
  | { readonly kind: 'authenticate'; readonly secret: string };

/** All orders are refused with the same text, as the module does; the cart stays as it is. */
const refusal = (
  { db }: Shop,
  { customer }: PartsOrder,
  ids: readonly number[],
  text: string,
): PaidParts => ({
  kind: 'result',
  result: {
    orderIds: [],
    failures: ids.map((id) => ({ address: partAddress(db, customer, id), text })),
  },
});

/** Creates one payment for all orders, which is not confirmed yet. */
async function newIntent(
  shop: Shop,
  provider: Provider,
  { customer }: PartsOrder,
  orderIds: readonly number[],
): Promise<Intent> {
  const total = orderIds.reduce((sum, id) => sum + (findOrder(shop.db, id)?.grand_total ?? 0), 0);
  const numbers = orderIds.map((id) => findOrder(shop.db, id)?.increment_id ?? '');
  return provider.post('payment_intents', intentSchema, {
    amount: inMinorUnits(total),
    currency: currentCurrency().code.toLowerCase(),
    customer: await ensureProviderCustomer(shop.db, provider, customer),
    receipt_email: customer.email,
    metadata: { Multishipping: 'Yes', 'Order #': numbers.join(', ') },
    automatic_payment_methods: { enabled: true },
  });
}

/** The orders are unpaid for good: they are cancelled, and so is their payment, as far as it was not made. */
async function cancelPending(
  shop: Shop,
  provider: Provider,
  order: PartsOrder,
  { orderIds, intentId }: PendingParts,
): Promise<void> {
  inTransaction(shop.db, () => {
    for (const id of orderIds) cancelOrder(shop.db, id);
    for (const payment of findPaymentsByProvider(shop.db, intentId)) {
      keepOrderPayment(shop.db, { ...payment, state: 'canceled' });
    }
    saveMulti(shop.db, order.cart.id, { ...order.state, instrument: null, pending: null });
  });
  const intent = await provider.get(`payment_intents/${intentId}`, intentSchema);
  // The module gives nothing back.
  if (intent.status !== 'succeeded') await giveBack(provider, intent);
}

/** The orders stand: their payment is what the provider says it is, and the cart is closed. */
async function keepPending(
  shop: Shop,
  provider: Provider,
  order: PartsOrder,
  pending: PendingParts,
): Promise<PaidParts> {
  const { orderIds, failures, intentId } = pending;
  const intent = await provider.get(`payment_intents/${intentId}`, intentSchema);
  for (const payment of findPaymentsByProvider(shop.db, intentId)) {
    settlePayment(shop.db, payment, stateOf(intent));
  }
  closeParts(shop.db, order, pending);
  return { kind: 'result', result: { orderIds, failures } };
}

/**
 * Creates the orders and charges all of them together (`endpoints.md` §8). While the shopper has to confirm with the bank they
 * are pending, and the cart is open; the same call again would create another set, as in the module.
 */
export async function payParts(
  shop: Shop,
  provider: Provider,
  order: PartsOrder,
  ids: readonly number[],
  { instrument, returnUrl }: PartsCharge,
): Promise<PaidParts> {
  const { db } = shop;
  const created = createParts(db, order, ids);
  const { orderIds, failures } = created;
  if (orderIds.length === 0) return { kind: 'result', result: { orderIds, failures } };
  const intent = await newIntent(shop, provider, order, orderIds);
  const pending: PendingParts = { ...created, intentId: intent.id };
  const method = await provider.get(`payment_methods/${instrument}`, paymentMethodSchema);
  inTransaction(db, () => {
    for (const id of orderIds) {
      setOrderStatus(db, id, 'pending_payment');
      keepOrderPayment(db, {
        order_id: id,
        cart_id: findOrder(db, id)?.cart_id ?? 0,
        provider_id: intent.id,
        state: 'pending',
        label: methodTitle(method),
      });
    }
    saveMulti(db, order.cart.id, { ...order.state, pending });
  });
  try {
    const confirmed = await provider.post(`payment_intents/${intent.id}/confirm`, intentSchema, {
      payment_method: instrument,
      return_url: returnUrl,
      use_stripe_sdk: true,
    });
    if (needsShopper(confirmed)) {
      return { kind: 'authenticate', secret: confirmed.client_secret ?? '' };
    }
    if (isSettled(confirmed)) return await keepPending(shop, provider, order, pending);
    throw new ProviderError(confirmed.last_payment_error?.message ?? '', 402);
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    await cancelPending(shop, provider, order, pending);
    return refusal(shop, order, ids, error.message);
  }
}

/**
 * Ends orders that were to be confirmed (`endpoints.md` §8): with an error they are cancelled, without they stand, whether they
 * are paid or not. Null where there are none to keep.
 */
export async function finalizeParts(
  shop: Shop,
  provider: Provider,
  order: PartsOrder,
  ids: readonly number[],
  error: string | null,
): Promise<PaidParts | null> {
  const { pending } = order.state;
  if (error === null) return pending && keepPending(shop, provider, order, pending);
  if (pending !== null) await cancelPending(shop, provider, order, pending);
  return refusal(shop, order, ids, error);
}
