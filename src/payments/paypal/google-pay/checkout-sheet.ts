import { t } from '../../../platform/i18n/i18n';
import type { PaymentHandle } from '../../../state/extensions/payment-method.types';
import {
  approvePress,
  cancelPress,
  createCheckoutOrder,
  expectedPrice,
  failPress,
  openPress,
  pressButton,
  pressedOrder,
  refuseOrder,
  refusePrice,
} from '../smart-buttons/press';
import type { Price } from '../domain/amounts';
import type { GooglePayCheckoutConfig } from './config';
import type { AuthorizationResult, PaymentData } from './google-pay.types';
import { displayItems, isSamePrice, orderPrice } from './price';
import { isClosing, notPlaced, SOURCE } from './purchase';
import { paymentDataRequest } from './request';
import { authenticate, confirmOrder, failed, refusedCard, SUCCESS } from './settle';
import type { GooglePay } from './start';

/** The code of the method (GOOGLE-01). */
export const CODE = 'payment_services_paypal_google_pay';

/** A sheet that was opened. */
interface OpenSheet {
  readonly price: Price;
  /** The provider's order, which the shop creates meanwhile; null without one, and the checkout says why. */
  readonly creating: Promise<string | null>;
}

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
  let opened: OpenSheet | null = null;

  const challenge = async (google: GooglePay, orderId: string): Promise<void> => {
    const isPaid = await authenticate(google.paypal, orderId, config.detailsUrl);
    if (isPaid) approvePress(orderId, CODE);
    else refuseOrder(orderId, t('A payment submission error has occurred.'));
  };

  return {
    press: (google, handle) => {
      if (!pressButton(handle)) return;
      const context = openPress();
      if (context === null) return;
      const price = expectedPrice(context);
      const creating = createCheckoutOrder(config, SOURCE).catch(() => {
        // It mostly has ended the press and said why.
        if (openPress() === context) failPress();
        return null;
      });
      const sheet: OpenSheet = { price, creating };
      opened = sheet;
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
      const sheet = opened;
      const orderId = (await sheet?.creating) ?? null;
      const order = pressedOrder();
      if (sheet === null || orderId === null || order?.id !== orderId) {
        return failed(notPlaced());
      }
      // An amount without a currency is one in that of the total on screen.
      const price = orderPrice({ ...order, currency: order.currency ?? sheet.price.currency });
      if (price === null || !isSamePrice(price, sheet.price)) {
        return failed(refusePrice(orderId, sheet.price, price));
      }
      const confirmed = await confirmOrder(google.paypal, orderId, data);
      if (confirmed === 'refused') return refusedCard();
      if (confirmed === 'approved') approvePress(orderId, CODE);
      else void challenge(google, orderId);
      return SUCCESS;
    },
  };
}
