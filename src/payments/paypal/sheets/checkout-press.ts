import { fail, ok, type Result } from '../../../platform/result';
import type { ConfirmContext, PaymentHandle } from '../../../state/extensions/payment-method.types';
import type { Price } from '../domain/amounts';
import {
  createCheckoutOrder,
  expectedPrice,
  failPress,
  openPress,
  pressButton,
  pressedOrder,
  refusePrice,
} from '../smart-buttons/press';
import { isSamePrice, orderPrice } from './price';
import { notPlaced } from './purchase';

/** A press in the checkout that opens a sheet with the total on screen. */
export interface SheetPress {
  readonly context: ConfirmContext;
  readonly price: Price;
  /** The provider's order, which the shop creates meanwhile; null without one, and the checkout says why. */
  readonly creating: Promise<string | null>;
}

/**
 * The shopper presses a wallet's button in the checkout, which checks what is missing; null when the checkout did not start
 * its order, and says why at its own fields.
 */
export function pressForSheet(
  handle: Pick<PaymentHandle, 'placeOrder'>,
  config: Parameters<typeof createCheckoutOrder>[0],
  source: string,
): SheetPress | null {
  if (!pressButton(handle)) return null;
  const context = openPress();
  if (context === null) return null;
  const creating = createCheckoutOrder(config, source).catch(() => {
    // It mostly has ended the press and said why.
    if (openPress() === context) failPress();
    return null;
  });
  return { context, price: expectedPrice(context), creating };
}

/**
 * The order of the press once it has the amount of the sheet, so that it may be confirmed.
 *
 * @returns the id of the provider's order; or why there is none, translated. A press with another amount is ended
 */
export async function sheetOrder({ price, creating }: SheetPress): Promise<Result<string, string>> {
  const orderId = await creating;
  const order = pressedOrder();
  if (orderId === null || order?.id !== orderId) return fail(notPlaced());
  // An amount without a currency is one in that of the total on screen.
  const own = orderPrice({ ...order, currency: order.currency ?? price.currency });
  if (own === null || !isSamePrice(own, price)) return fail(refusePrice(orderId, price, own));
  return ok(orderId);
}
