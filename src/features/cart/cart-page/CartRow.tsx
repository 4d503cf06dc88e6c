import { memo } from 'react';
import type { TotalsItem } from '../../../domain/quote.types';
import type { CartLine } from '../../../domain/section.types';
import { selectLine } from '../../../state/cart/cart-slice';
import { selectCheckoutConfig, selectShop } from '../../../state/config/config-slice';
import { useTillSelector } from '../../../state/hooks';
import { selectCartRef } from '../../../state/quote/quote-slice';
import { Button } from '../../../ui/Button/Button';
import { ButtonLink } from '../../../ui/Button/ButtonLink';
import { useUid } from '../../../ui/element-context';
import { useT } from '../../../ui/i18n';
import { Price } from '../../../ui/Price/Price';
import { Skeleton } from '../../../ui/Skeleton/Skeleton';
import { adoptStyles } from '../../../ui/styles/adopt';
import { Thumbnail } from '../../../ui/Thumbnail/Thumbnail';
import { ItemOptions } from '../../shared/options/ItemOptions';
import { TaxedPrice } from '../../shared/price/TaxedPrice';
import { LineMessages } from '../lines/LineMessages';
import { LineName } from '../lines/LineName';
import { LineQuantity } from '../lines/LineQuantity';
import { isSameLine } from '../lines/same-line';
import css from './CartRow.css';

adoptStyles(css);

interface CartRowProps {
  readonly line: CartLine;
  /** The server's sums for the line; missing until the totals have arrived. */
  readonly sums: TotalsItem | undefined;
  readonly onRemove: (line: CartLine) => void;
}

/** One line of the cart page: a row of a table where there is room, a card where there is not. */
export const CartRow = memo(function CartRow({ line, sums, onRemove }: CartRowProps) {
  const t = useT();
  const id = useUid('till-line');
  const { priceFormat } = useTillSelector(selectShop);
  const display = useTillSelector(selectCheckoutConfig)?.taxDisplay.itemPrice ?? 'excluding';
  const { status, error } = useTillSelector(selectLine(line.itemId));
  const hasQuote = useTillSelector(selectCartRef) !== null;
  const errorId = `${id}-error`;
  return (
    <li
      className="till-cart-row"
      data-status={status}
      aria-busy={status === 'saving' || status === 'removing' || undefined}
    >
      <div className="till-cart-row__picture">
        <Thumbnail image={line.image} />
      </div>
      <div className="till-cart-row__text">
        <LineName line={line} />
        <ItemOptions options={line.options} />
      </div>
      <div className="till-cart-row__price">
        <span className="till-cart-row__label">{t('Price')}</span>
        {sums === undefined ? (
          <Price amount={line.price} format={priceFormat} />
        ) : (
          <TaxedPrice
            excl={sums.price}
            incl={sums.priceInclTax}
            display={display}
            format={priceFormat}
          />
        )}
      </div>
      <div className="till-cart-row__quantity">
        <LineQuantity line={line} errorId={error === null ? undefined : errorId} waits />
      </div>
      <div className="till-cart-row__sum">
        <span className="till-cart-row__label">{t('Subtotal')}</span>
        {sums === undefined ? (
          hasQuote && <Skeleton width="medium" />
        ) : (
          <TaxedPrice
            excl={sums.rowTotal}
            incl={sums.rowTotalInclTax}
            display={display}
            format={priceFormat}
          />
        )}
      </div>
      <div className="till-cart-row__actions">
        {line.configureUrl !== null && line.options.length > 0 && (
          <ButtonLink
            variant="quiet"
            size="s"
            href={line.configureUrl}
            aria-label={`${t('Edit item')}: ${line.name}`}
          >
            {t('Edit')}
          </ButtonLink>
        )}
        <Button
          variant="quiet"
          size="s"
          disabled={status === 'removing'}
          aria-label={`${t('Remove item')}: ${line.name}`}
          onClick={() => {
            onRemove(line);
          }}
        >
          {t('Remove')}
        </Button>
      </div>
      <div className="till-cart-row__messages">
        <LineMessages line={line} errorId={errorId} />
      </div>
    </li>
  );
}, isSameLine);
