import type { CheckoutConfig, QuoteItem, TotalsItem } from '../../../domain/quote.types';
import { Thumbnail } from '../../../ui/Thumbnail/Thumbnail';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden';
import { useT } from '../../../ui/i18n';
import { ItemOptions } from '../../shared/options/ItemOptions';
import { TaxedPrice } from '../../shared/price/TaxedPrice';

interface SummaryItemProps {
  readonly item: QuoteItem;
  /** The server's amounts for the line; null while unknown. */
  readonly line: TotalsItem | null;
  readonly config: CheckoutConfig;
}

/**
 * One line of the order: image, name (plain text: `nameText` removed its markup, TEXT-06), options, quantity, row
 * total.
 */
export function SummaryItem({ item, line, config }: SummaryItemProps) {
  const t = useT();
  return (
    <li className="till-summary__item">
      <span className="till-summary__picture">
        <Thumbnail image={item.image} />
        <span className="till-summary__qty">
          <VisuallyHidden>{t('Qty')} </VisuallyHidden>
          {line?.qty ?? item.qty}
        </span>
      </span>
      <div className="till-summary__text">
        <span className="till-summary__name">{item.name}</span>
        <ItemOptions options={item.options} />
        {item.message !== '' && <span className="till-summary__message">{item.message}</span>}
      </div>
      {line !== null && (
        <span className="till-summary__price">
          <TaxedPrice
            excl={line.rowTotal}
            incl={line.rowTotalInclTax}
            display={config.taxDisplay.itemPrice}
            format={config.priceFormat}
          />
        </span>
      )}
    </li>
  );
}
