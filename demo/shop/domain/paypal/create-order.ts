import { randomUUID } from 'node:crypto';

import type { Cart } from '../carts/cart-store';
import type { Shop } from '../shop';
import { decimal } from '../totals/money';
import { computeTotals } from '../totals/totals';
import { connectPaypal, PaypalError, type PaypalClient } from './client';
import { paypalAmount } from './quote';

/** The account's connection; throws `PaypalError` without one. */
export function paypalOf({ paypal }: Shop): PaypalClient {
  if (paypal === undefined) throw new PaypalError('The shop has no account at PayPal.', 503);
  return connectPaypal(paypal);
}

/** The response of the module's create-order calls (WALL-03, WALL-04, SMART-04); `status` is the HTTP status. */
export interface CreatedOrder {
  readonly status: number;
  readonly response: Readonly<Record<string, unknown>>;
}

/** Creates PayPal's order for a cart; `isCardKept`: the card that pays is kept. A refusal is a response, too; throws `PaypalError` with status 0 for no response. */
export async function createPaypalOrder(
  shop: Shop,
  cart: Cart,
  isCardKept = false,
): Promise<CreatedOrder> {
  const amount = paypalAmount(shop, cart);
  const { grandTotal, isVirtual } = computeTotals(shop.db, cart);
  try {
    const order = await paypalOf(shop).create({
      amount,
      customId: `mp-${randomUUID()}`,
      isDigital: isVirtual,
      isCardKept,
    });
    const [{ custom_id: mp_order_id }] = order.purchase_units;
    const { id, status } = order;
    const { currency_code } = amount;
    return {
      status: 201,
      response: {
        is_successful: true,
        status: 201,
        statusText: 'Created',
        'paypal-order': { id, mp_order_id, status, amount: decimal(grandTotal), currency_code },
      },
    };
  } catch (error) {
    if (!(error instanceof PaypalError) || error.status === 0) throw error;
    const { status, message } = error;
    return { status, response: { is_successful: false, status, message } };
  }
}
