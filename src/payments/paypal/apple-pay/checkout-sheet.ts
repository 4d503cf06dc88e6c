import type { PaymentHandle } from '../../../state/extensions/payment-method.types';
import { pressForSheet, sheetOrder, type SheetPress } from '../sheets/checkout-press';
import { notPaid } from '../sheets/purchase';
import {
  approvePress,
  cancelPress,
  failPress,
  openPress,
  refuseOrder,
} from '../smart-buttons/press';
import type { ApplePayCheckoutConfig } from './config';
import { contactOf } from './contact';
import { lineItems, paymentRequest } from './request';
import { openSheet, type SheetEnd, type SheetShop } from './session';
import { confirmOrder, validateMerchant } from './settle';
import { SOURCE } from './sheet-changes';
import type { ApplePay } from './start';

/** The code of the method (APPLE-01). */
export const CODE = 'payment_services_paypal_apple_pay';

/**
 * The shopper presses Apple's button in the checkout, which checks what is missing; the sheet opens inside the press, with the
 * total on screen. Nothing is confirmed before the shop's order for the provider has this amount, and the checkout places its
 * own order with it afterwards (WALL-02).
 *
 * @param removal closes the sheet once the method's view goes
 */
export function pressInCheckout(
  apple: ApplePay,
  config: ApplePayCheckoutConfig,
  handle: Pick<PaymentHandle, 'placeOrder'>,
  removal: AbortSignal,
): void {
  const press = pressForSheet(handle, config, SOURCE);
  if (press === null) return;
  const { context, creating } = press;
  const ended = (why: SheetEnd): void => {
    // The press may have ended meanwhile, and another one begun.
    if (openPress() !== context) return;
    if (why === 'closed') cancelPress();
    else failPress();
  };
  try {
    const shop: SheetShop = {
      validate: (url) => validateMerchant(apple.paypal, url),
      authorize: (payment) => authorize(apple, press, payment),
      ended,
    };
    const sheet = openSheet(apple.Session, requestOf(apple, press), shop, removal);
    context.signal.addEventListener('abort', sheet.abort);
    // Without an order the checkout says why.
    void creating.then((orderId) => {
      if (orderId === null) sheet.abort();
    });
  } catch {
    ended('failed');
  }
}

/** The addresses and the total of the checkout (WALL-23). */
function requestOf(
  { account }: ApplePay,
  { context, price }: SheetPress,
): ApplePayJS.ApplePayPaymentRequest {
  const { totals, billingAddress, shippingAddress, email } = context;
  const asked = { isShipped: false, isContactAsked: false };
  return paymentRequest(account, { price, isFinal: true }, asked, {
    lineItems: lineItems(totals, price),
    ...(billingAddress === null ? {} : { billingContact: contactOf(billingAddress, email) }),
    ...(shippingAddress === null ? {} : { shippingContact: contactOf(shippingAddress, email) }),
  });
}

/** Confirms the order of the press; false when there is none, and the checkout says why. */
async function authorize(
  { paypal }: ApplePay,
  press: SheetPress,
  { token, billingContact }: ApplePayJS.ApplePayPayment,
): Promise<boolean> {
  const order = await sheetOrder(press);
  if (!order.ok) return false;
  const orderId = order.value;
  const { billingAddress, shippingAddress, email } = press.context;
  const isConfirmed = await confirmOrder(paypal, {
    orderId,
    token,
    billingContact:
      billingContact ?? (billingAddress && contactOf(billingAddress, email)) ?? undefined,
    shippingContact: (shippingAddress && contactOf(shippingAddress, email)) ?? undefined,
  });
  // The shopper may have closed the sheet meanwhile: nothing is ordered then.
  if (openPress() !== press.context) return false;
  if (isConfirmed) approvePress(orderId, CODE);
  else refuseOrder(orderId, notPaid());
  return isConfirmed;
}
