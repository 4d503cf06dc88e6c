import type { CheckoutConfig } from '../../../domain/quote.types';
import { quoteLines } from '../../../domain/quote-lines';
import { useTillSelector } from '../../../state/shared/hooks';
import { selectQuoteItems, selectTotals } from '../../../state/quote/quote-slice';
import { useT } from '../../../ui/i18n';
import { SummaryItem } from './SummaryItem';

interface SummaryItemsProps {
  readonly config: CheckoutConfig;
}

/** The newest lines, always shown (SUMM-02), limited by the shop's setting (SUMM-03), and their number (SUMM-04). */
export function SummaryItems({ config }: SummaryItemsProps) {
  const t = useT();
  const quoteItems = useTillSelector(selectQuoteItems);
  const totals = useTillSelector(selectTotals);
  const items = quoteLines(quoteItems, totals);
  const shown = items.slice(-config.maxCartItemsToDisplay);
  const quantity = items.reduce((sum, item) => sum + item.qty, 0);
  const count = config.useQty ? (totals?.itemsQty ?? quantity) : items.length;
  return (
    <div className="till-summary__items">
      <p className="till-summary__count">
        {count} {count === 1 ? t('Item in Cart') : t('Items in Cart')}
      </p>
      <ul className="till-summary__list">
        {shown.map((item) => (
          <SummaryItem
            key={item.itemId}
            item={item}
            line={totals?.items.find(({ itemId }) => itemId === item.itemId) ?? null}
            config={config}
          />
        ))}
      </ul>
      {shown.length < items.length && (
        <a className="till-summary__all" href={config.cartUrl}>
          {t('View and Edit Cart')}
        </a>
      )}
    </div>
  );
}
