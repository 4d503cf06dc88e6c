import { formatMinorUnits, minorUnits } from '../../../domain/payment/minor-units';
import type { Totals } from '../../../domain/quote.types';
import { t } from '../../../platform/i18n/i18n';
import { pageLocale } from '../../../platform/page/page-locale';
import { otherAmount } from '../domain/amounts';
import type { CreatedOrder } from '../domain/smart-buttons.types';

/**
 * Tells the shopper that the provider's order has another amount than the one shown, with both; null where it has not (see
 * `otherAmount`). The order was not placed.
 */
export function otherAmountText(created: CreatedOrder, totals: Totals): string | null {
  const other = otherAmount(created, totals);
  if (other === null) return null;
  const { baseGrandTotal, baseCurrencyCode } = totals;
  const format = (amount: number, currency: string): string =>
    formatMinorUnits(minorUnits(amount, currency), currency, pageLocale());
  const amounts = [
    format(baseGrandTotal ?? 0, baseCurrencyCode),
    format(other.amount, other.currency),
  ];
  const notPlaced = t('Your order was not placed. Please place it again.');
  return `${t('Order Total')}: ${amounts.join(' → ')}. ${notPlaced}`;
}
