import { inTransaction } from '../../db/database';
import { findCustomer } from '../customers/customers';
import { setOrderStatus } from '../orders/order-store';
import {
  APPLE_PAY,
  GOOGLE_PAY,
  PAYPAL,
  PAYPAL_CARD,
  PAYPAL_VAULT,
} from '../orders/payment-methods';
import { placeOrder } from '../orders/place-order';
import type { Shop } from '../shop';
import { currentSettings } from '../settings/visitor';
import { toFields } from '../../support/fields';
import { RestError } from '../../support/rest-error';
import { checkCard, type CheckedCard } from './card-check';
import { chargeCart } from './charge';
import { placeForHostedPage } from './hosted-page';
import { instrumentOf, type Instrument } from './instrument';
import { payAndPlace } from './pay-and-place';
import { keepOrderPayment } from './payment-store';
import { STATUS_OF } from './settle-payment';
import { placeWithPaypal } from '../paypal/place';
import { placeUpdate } from './place-update';
import { updateInCart } from './update-in-cart';
import { keepCard } from './vault';
import type { PaidOrder } from './paid-order.types';
import { connectProvider, type Provider } from './provider';

/** The provider of the shop; 400 without one. */
export function providerOf({ stripe }: Shop): Provider {
  if (stripe === undefined) {
    throw new RestError(400, 'The requested Payment Method is not available.');
  }
  return connectProvider(stripe);
}

/** Pays with the provider and places the order; returns its id. */
export function placeCharged(
  shop: Shop,
  order: PaidOrder,
  instrument: Instrument,
): Promise<number> {
  const provider = providerOf(shop);
  const { cart, email, baseUrl } = order;
  const customer = cart.customer_id === null ? null : findCustomer(shop.db, cart.customer_id);
  const returnUrl = `${baseUrl}stripe/payment/index/`;
  return payAndPlace(shop, provider, order, () =>
    chargeCart(shop, provider, { cart, email, customer, instrument, returnUrl }),
  );
}

/** Places an order paid with a card from the shop's own form; stores only the last four digits. */
function placeWithCard({ db }: Shop, order: PaidOrder, card: CheckedCard): number {
  return inTransaction(db, () => {
    const id = placeOrder(db, order);
    keepOrderPayment(db, {
      order_id: id,
      cart_id: order.cart.id,
      provider_id: '',
      state: 'authorized',
      label: card.label,
    });
    setOrderStatus(db, id, STATUS_OF.authorized);
    const isKept = toFields(order.additional).is_active_payment_token_enabler === true;
    if (isKept && order.cart.customer_id !== null && currentSettings().savedCards) {
      keepCard(db, order.cart.customer_id, card);
    }
    return id;
  });
}

/** Places an order with any payment method; returns its id. */
export async function placePaid(shop: Shop, order: PaidOrder): Promise<number> {
  switch (order.payment.method) {
    case 'stripe_payments': {
      const update = updateInCart(shop.db, order.cart);
      if (update) return placeUpdate(shop, providerOf(shop), order, update);
      return placeCharged(shop, order, instrumentOf(order.additional));
    }
    case 'stripe_payments_bank_transfers':
      return placeCharged(shop, order, { kind: 'bank' });
    case 'stripe_payments_checkout':
      return placeForHostedPage(shop, providerOf(shop), order, order.baseUrl);
    case PAYPAL.code:
    case PAYPAL_CARD.code:
    case PAYPAL_VAULT.code:
    case APPLE_PAY.code:
    case GOOGLE_PAY.code:
      return placeWithPaypal(shop, order);
    case 'demo_card':
      return placeWithCard(shop, order, checkCard(order.additional, order.now));
    default:
      return placeOrder(shop.db, order);
  }
}
