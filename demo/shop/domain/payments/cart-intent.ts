import { currentSettings } from '../settings/visitor';
import { computeTotals } from '../totals/totals';
import type { Shop } from '../shop';
import { confirmation } from './confirmation';
import { dueOf } from './due';
import { isOpen, isSettled } from './intent-state';
import { intentOfCart, keepIntentOfCart } from './payment-store';
import { hasPlan } from './plans';
import { ProviderError, type Provider } from './provider';
import { intentSchema, objectSchema, type Intent } from './provider.types';
import type { Purchase } from './purchase.types';

/** The amount due: the cart's total, or the given amount. */
function amountOf(shop: Shop, { cart, offSessionAmount }: Purchase) {
  const due = dueOf(shop, cart);
  return offSessionAmount === undefined ? due : { ...due, amount: offSessionAmount };
}

/** Cancels an intent whose order cannot be placed, or refunds it if it was paid. */
export async function giveBack(provider: Provider, intent: Intent): Promise<void> {
  if (intent.status === 'canceled') return;
  if (intent.status === 'succeeded') {
    await provider.post('refunds', objectSchema, { payment_intent: intent.id });
    return;
  }
  await provider.post(`payment_intents/${intent.id}/cancel`, intentSchema);
}

/** The intent of an earlier attempt for this cart, if its amount is the same. */
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
    // An intent for a card cannot become one for a transfer.
    const isOfKind = purchase.instrument.kind !== 'bank' || isSettled(intent);
    if (isSame && isOfKind && (isSettled(intent) || isOpen(intent))) return intent;
    await giveBack(provider, intent);
  } catch (error) {
    if (!(error instanceof ProviderError) || error.status !== 404) throw error;
  }
  keepIntentOfCart(shop.db, cart.id, null);
  return null;
}

/** Creates an intent for a cart, saved before it is confirmed, so that a lost response is looked up and never paid twice. */
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

/** Has the provider confirm the payment, with the intent of an earlier attempt if there is one. */
export async function confirmPurchase(
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
