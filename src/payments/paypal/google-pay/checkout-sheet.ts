import type { PaymentHandle } from '../../../state/extensions/payment-method.types';
import { pressForSheet, sheetOrder, type SheetPress } from '../sheets/checkout-press';
import { notPaid, notPlaced } from '../sheets/purchase';
import { approvePress, cancelPress, failPress, refuseOrder } from '../smart-buttons/press';
import type { GooglePayCheckoutConfig } from './config';
import { displayItems } from './display-items';
import type { AuthorizationResult, PaymentData } from './google-pay.types';
import { isClosing, SOURCE } from './purchase';
import { paymentDataRequest } from './request';
import { authenticate, confirmOrder, failed, refusedCard, SUCCESS } from './settle';
import type { GooglePay } from './start';

/** The code of the method (GOOGLE-01). */
export const CODE = 'payment_services_paypal_google_pay';

/** The sheet of the method in the checkout. */
export interface CheckoutSheet {
  /** The shopper presses Google's button: the checkout checks what is missing, and the sheet opens inside the press. */
  readonly press: (google: GooglePay, handle: Pick<PaymentHandle, 'placeOrder'>) => void;
  /** What the shopper has confirmed in the sheet. Never rejects. */
  readonly authorize: (google: GooglePay, data: PaymentData) => Promise<AuthorizationResult>;
}

/**
 * The sheet shows the total on screen, and nothing is confirmed before the shop's order for the provider has this amount. The
 * checkout places its own order with it afterwards (WALL-02).
 */
export function createCheckoutSheet(config: GooglePayCheckoutConfig): CheckoutSheet {
  let opened: SheetPress | null = null;

  const challenge = async (google: GooglePay, orderId: string): Promise<void> => {
    const isPaid = await authenticate(google.paypal, orderId, config.detailsUrl);
    if (isPaid) approvePress(orderId, CODE);
    else refuseOrder(orderId, notPaid());
  };

  return {
    press: (google, handle) => {
      const sheet = pressForSheet(handle, config, SOURCE);
      if (sheet === null) return;
      opened = sheet;
      const { price, context } = sheet;
      const request = paymentDataRequest(google.account, {
        price,
        isShipped: false,
        isLast: true,
        lines: displayItems(context.totals, price),
      });
      google.client.loadPaymentData(request).catch((error: unknown) => {
        if (opened !== sheet) return;
        opened = null;
        if (isClosing(error)) cancelPress();
        else failPress();
      });
    },
    authorize: async (google, data) => {
      if (opened === null) return failed(notPlaced());
      const order = await sheetOrder(opened);
      if (!order.ok) return failed(order.error);
      const orderId = order.value;
      const confirmed = await confirmOrder(google.paypal, orderId, data);
      if (confirmed === 'refused') return refusedCard();
      if (confirmed === 'approved') approvePress(orderId, CODE);
      else void challenge(google, orderId);
      return SUCCESS;
    },
  };
}
