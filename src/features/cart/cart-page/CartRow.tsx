import { memo } from 'react';
import type { PriceFormat } from '../../../domain/money.types';
import type { TaxDisplay, TotalsItem } from '../../../domain/quote.types';
import type { CartLine } from '../../../domain/section.types';
import { selectLine } from '../../../state/cart/cart-slice';
import { useTillSelector } from '../../../state/shared/hooks';
import { Button } from '../../../ui/Button/Button';
import { ButtonLink } from '../../../ui/Button/ButtonLink';
import { useUid } from '../../../ui/element-context';
import { useT } from '../../../ui/i18n';
import { Skeleton } from '../../../ui/Skeleton/Skeleton';
import { adoptStyles } from '../../../ui/styles/adopt';
import { Thumbnail } from '../../../ui/Thumbnail/Thumbnail';
import { GiftSlot } from '../../shared/gift-message/GiftSlot';
import { ItemOptions } from '../../shared/options/ItemOptions';
import { TaxedPrice } from '../../shared/price/TaxedPrice';
import { LineMessages } from '../lines/LineMessages';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden';
import { LineName } from '../lines/LineName';
import { LinePrice } from '../lines/LinePrice';
import { LineQuantity } from '../lines/LineQuantity';
import { isSameLine } from '../lines/same-line';
import css from './CartRow.css';

adoptStyles(css);

/** Display settings of amounts; passed in, because each row would otherwise select them on every state change. */
export interface RowTerms {
  readonly priceFormat: PriceFormat;
  readonly display: TaxDisplay;
  /** Row totals are loading or present; without a quote in the page there are none (CONF-01). */
  readonly hasQuote: boolean;
}

interface CartRowProps {
  readonly line: CartLine;
  /** The server's amounts for the line; undefined until the totals have arrived. */
  readonly sums: TotalsItem | undefined;
  readonly terms: RowTerms;
  readonly onRemove: (line: CartLine) => void;
}

/** One line of the cart page: a table row where there is room, otherwise a card. */
export const CartRow = memo(function CartRow({ line, sums, terms, onRemove }: CartRowProps) {
  const t = useT();
  const id = useUid('till-line');
  const { priceFormat, display, hasQuote } = terms;
  const edit = useTillSelector(selectLine(line.itemId));
  const { status, error } = edit;
  const errorId = `${id}-error`;
  return (
    <li
      className={`till-cart-row${hasQuote ? '' : ' till-cart-row--no-sum'}`}
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
        <VisuallyHidden>{t('Price')}</VisuallyHidden>
        {sums === undefined ? (
          <LinePrice line={line} format={priceFormat} />
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
        <LineQuantity
          line={line}
          edit={edit}
          errorId={error === null ? undefined : errorId}
          waits
        />
      </div>
      {hasQuote && (
        <div className="till-cart-row__sum">
          <VisuallyHidden>{t('Subtotal')}</VisuallyHidden>
          {sums === undefined ? (
            <Skeleton width="medium" />
          ) : (
            <TaxedPrice
              excl={sums.rowTotal}
              incl={sums.rowTotalInclTax}
              display={display}
              format={priceFormat}
            />
          )}
        </div>
      )}
      <div className="till-cart-row__actions">
        {line.configureUrl !== null && (
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
        <LineMessages line={line} error={error} errorId={errorId} />
        {hasQuote && <GiftSlot itemId={line.itemId} itemName={line.name} />}
      </div>
    </li>
  );
}, isSameLine);
