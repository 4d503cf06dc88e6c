import { t } from '../../../platform/i18n/i18n';
import type { SheetMethod, SheetTotals } from '../api/sheet-shipping';
import type { Price } from '../domain/amounts';
import { priceText, sheetLines } from '../sheets/price';
import type { ApplePayAccount } from './apple-pay.types';
import { methodId } from './sheet-cart';

/** What a sheet shows: a total that is final, or one that the purchase may still change. */
export interface ShownTotal {
  readonly price: Price;
  readonly isFinal: boolean;
}

/** What an open sheet asks for. */
interface Asked {
  readonly isShipped: boolean;
  /** False in the checkout, which knows the shopper already. */
  readonly isContactAsked: boolean;
}

/** The total of a sheet; the text is what the shopper sees as paid. */
export const totalItem = ({ price, isFinal }: ShownTotal): ApplePayJS.ApplePayLineItem => ({
  label: t('Order Total'),
  amount: priceText(price),
  type: isFinal ? 'final' : 'pending',
});

/** The lines above it, where they add up to it. */
export const lineItems = (
  totals: Pick<SheetTotals, 'segments'>,
  price: Price,
): ApplePayJS.ApplePayLineItem[] =>
  sheetLines(totals, price).map(({ label, price: amount }) => ({ label, amount, type: 'final' }));

/** A shipping method of the sheet, the first of which is chosen. */
export const shippingMethod = (
  method: SheetMethod,
  currency: string,
): ApplePayJS.ApplePayShippingMethod => ({
  identifier: methodId(method),
  label: method.methodTitle === '' ? method.carrierTitle : method.methodTitle,
  detail: method.methodTitle === '' ? '' : method.carrierTitle,
  amount: priceText({ amount: method.amount, currency }),
});

/** How a sheet is opened. */
export const paymentRequest = (
  { countryCode, merchantCapabilities, supportedNetworks }: ApplePayAccount,
  shown: ShownTotal,
  { isShipped, isContactAsked }: Asked,
  more: Partial<ApplePayJS.ApplePayPaymentRequest> = {},
): ApplePayJS.ApplePayPaymentRequest => ({
  countryCode,
  currencyCode: shown.price.currency,
  merchantCapabilities,
  supportedNetworks,
  total: totalItem(shown),
  requiredBillingContactFields: ['postalAddress'],
  ...(isContactAsked
    ? {
        requiredShippingContactFields: [
          'name',
          'email',
          'phone',
          ...(isShipped ? (['postalAddress'] as const) : []),
        ],
      }
    : {}),
  ...more,
});
