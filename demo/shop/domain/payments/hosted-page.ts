import { inTransaction } from '../../db/database';
import { setOrderStatus } from '../orders/order-store';
import { checkOrder, placeOrder, type OrderRequest } from '../orders/place-order';
import type { Shop } from '../shop';
import { RestError } from '../../support/rest-error';
import { dueOf } from './due';
import type { PaymentState } from './intent-state';
import { oncePerCart } from './pay-and-place';
import { keepOrderPayment } from './payment-store';
import { ProviderError, type Provider } from './provider';
import { STATUS_OF } from './settle-payment';
import { checkoutSessionSchema, type CheckoutSession } from './provider.types';

/** The status of a hosted page's payment. */
export function stateOfSession(session: CheckoutSession): PaymentState {
  if (session.payment_status === 'paid') return 'paid';
  return session.status === 'expired' ? 'canceled' : 'pending';
}

async function openPage(
  shop: Shop,
  provider: Provider,
  { cart, email }: OrderRequest,
  baseUrl: string,
): Promise<CheckoutSession> {
  const { amount, currency } = dueOf(shop, cart);
  try {
    return await provider.post('checkout/sessions', checkoutSessionSchema, {
      mode: 'payment',
      customer_email: email,
      client_reference_id: String(cart.id),
      success_url: `${baseUrl}stripe/payment/index/payment_method/stripe_checkout/`,
      cancel_url: `${baseUrl}stripe/payment/cancel/payment_method/stripe_checkout/`,
      line_items: [
        {
          quantity: 1,
          price_data: { currency, unit_amount: amount, product_data: { name: 'Folio & Reel' } },
        },
      ],
    });
  } catch (error) {
    if (error instanceof ProviderError) throw new RestError(400, error.message);
    throw error;
  }
}

/** Places an order that is paid on the provider's own page (REDIR-01); returns its id. */
export async function placeForHostedPage(
  shop: Shop,
  provider: Provider,
  order: OrderRequest,
  baseUrl: string,
): Promise<number> {
  const { db } = shop;
  return oncePerCart(shop, order.cart, async () => {
    checkOrder(db, order);
    const session = await openPage(shop, provider, order, baseUrl);
    return inTransaction(db, () => {
      const id = placeOrder(db, order);
      keepOrderPayment(db, {
        order_id: id,
        cart_id: order.cart.id,
        provider_id: session.id,
        state: 'pending',
        label: '',
      });
      setOrderStatus(db, id, STATUS_OF.pending);
      return id;
    });
  });
}
