import { formatMinorUnits, minorUnits } from '../../../domain/payment/minor-units';
import type { Totals } from '../../../domain/quote.types';
import { t } from '../../../platform/i18n/i18n';
import { pageLocale } from '../../../platform/page/page-locale';
import { otherAmount, type Price } from '../domain/amounts';
import type { CreatedOrder } from '../domain/smart-buttons.types';

const priceText = ({ amount, currency }: Price): string =>
  formatMinorUnits(minorUnits(amount, currency), currency, pageLocale());

/** Tells the shopper that the provider's order has another price than the one `seen`, with both. The order was not placed. */
export const otherPriceText = (seen: Price, other: Price): string =>
  `${t('Order Total')}: ${priceText(seen)} → ${priceText(other)}. ${t('Your order was not placed. Please place it again.')}`;

/** The same for the total on screen; null where the order has that amount (see `otherAmount`). */
export function otherAmountText(created: CreatedOrder, totals: Totals): string | null {
  const other = otherAmount(created, totals);
  if (other === null) return null;
  const { baseGrandTotal, baseCurrencyCode } = totals;
  return otherPriceText({ amount: baseGrandTotal ?? 0, currency: baseCurrencyCode }, other);
}
