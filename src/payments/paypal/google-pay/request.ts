import type { Price } from '../domain/amounts';
import type { DisplayItem, GooglePayAccount, PaymentDataRequest } from './google-pay.types';
import { priceText } from '../sheets/price';
import { VERSION } from './start';

/** What a sheet is about. */
export interface SheetOrder {
  readonly price: Price;
  /** Whether the sheet asks where to ship. */
  readonly isShipped: boolean;
  /** Whether the payment ends the purchase; otherwise the order is reviewed afterwards. */
  readonly isLast: boolean;
  readonly lines?: readonly DisplayItem[];
}

/** How the sheet is opened: with a price that is final (GOOGLE-13), and one callback, which authorises it (GOOGLE-10). */
export const paymentDataRequest = (
  { countryCode, merchantInfo, allowedPaymentMethods }: GooglePayAccount,
  { price, isShipped, isLast, lines = [] }: SheetOrder,
): PaymentDataRequest => ({
  ...VERSION,
  allowedPaymentMethods,
  merchantInfo,
  emailRequired: true,
  shippingAddressRequired: isShipped,
  ...(isShipped ? { shippingAddressParameters: { phoneNumberRequired: true } } : {}),
  callbackIntents: ['PAYMENT_AUTHORIZATION'],
  transactionInfo: {
    countryCode,
    currencyCode: price.currency,
    totalPriceStatus: 'FINAL',
    totalPrice: priceText(price),
    checkoutOption: isLast ? 'COMPLETE_IMMEDIATE_PURCHASE' : 'DEFAULT',
    ...(lines.length === 0 ? {} : { displayItems: lines }),
  },
});
