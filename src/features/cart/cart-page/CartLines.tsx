import { Fragment, useMemo } from 'react';
import type { CartLine } from '../../../domain/section.types';
import { selectCheckoutConfig, selectShop } from '../../../state/config/config-slice';
import { useTillSelector } from '../../../state/shared/hooks';
import { selectCartRef, selectTotals } from '../../../state/quote/quote-slice';
import { ButtonLink } from '../../../ui/Button/ButtonLink';
import { useT } from '../../../ui/i18n';
import { GiftSlot } from '../../shared/gift-message/GiftSlot';
import { useRenderedLines } from '../lines/useRenderedLines';
import { useFocusFallback } from '../lines/useFocusFallback';
import { RemovedLine } from '../lines/RemovedLine';
import { useOffer } from '../lines/useOffer';
import { useRemoval } from '../lines/useRemoval';
import { CartRow } from './CartRow';
import { ClearCart } from './ClearCart';
import { Pages } from './Pages';
import { UnsavedPrompt } from './UnsavedPrompt';
import { UpdateCart } from './UpdateCart';
import { usePages } from './usePages';

interface CartLinesProps {
  /** In the order of the cart section: newest first. */
  readonly lines: readonly CartLine[];
  readonly continueUrl: string | undefined;
  /** Lines per page; 0 shows all. */
  readonly pageSize: number;
  /** Asks for confirmation before a line is removed. */
  readonly confirmsRemoval: boolean;
}

/** Rows rendered immediately: as many as fit on a tall screen. */
const FIRST_ROWS = 8;

/**
 * All lines of the cart, oldest first as on the server's own page and in the checkout, and the actions on the cart as a
 * whole (CART-01).
 */
export function CartLines({
  lines: newest,
  continueUrl,
  pageSize,
  confirmsRemoval,
}: CartLinesProps) {
  const t = useT();
  const shop = useTillSelector(selectShop);
  const display = useTillSelector(selectCheckoutConfig)?.taxDisplay.itemPrice ?? 'excluding';
  const hasQuote = useTillSelector(selectCartRef) !== null;
  const { priceFormat } = shop;
  const terms = useMemo(
    () => ({ priceFormat, display, hasQuote }),
    [priceFormat, display, hasQuote],
  );
  const totals = useTillSelector(selectTotals);
  const sums = useMemo(
    () => new Map(totals?.items.map((item) => [String(item.itemId), item])),
    [totals],
  );
  const all = useMemo(() => [...newest].reverse(), [newest]);
  const { lines, offer, placeIn } = useOffer(all, true);
  const { page, count, lines: listed } = usePages(lines, pageSize);
  const shown = listed.slice(0, useRenderedLines(listed.length, FIRST_ROWS));
  const place = placeIn(shown);
  const { remove, prompt } = useRemoval(confirmsRemoval);
  const home = useFocusFallback<HTMLUListElement>(lines.length, offer !== null);
  return (
    <>
      <div
        className={`till-cart__columns${hasQuote ? '' : ' till-cart__columns--no-sum'}`}
        aria-hidden="true"
      >
        <span className="till-cart__column till-cart__column--item">{t('Item')}</span>
        <span className="till-cart__column">{t('Price')}</span>
        <span className="till-cart__column">{t('Qty')}</span>
        {hasQuote && (
          <span className="till-cart__column till-cart__column--end">{t('Subtotal')}</span>
        )}
      </div>
      <ul className="till-cart__lines" ref={home} tabIndex={-1} aria-label={t('Items in Cart')}>
        {shown.map((line, index) => (
          <Fragment key={line.itemId}>
            {index === place && <RemovedLine />}
            <CartRow line={line} sums={sums.get(line.itemId)} terms={terms} onRemove={remove} />
          </Fragment>
        ))}
        {place === shown.length && <RemovedLine />}
      </ul>
      <Pages page={page} count={count} />
      <div className="till-cart__actions">
        <ButtonLink variant="quiet" size="s" href={continueUrl ?? shop.baseUrl}>
          {t('Continue Shopping')}
        </ButtonLink>
        <UpdateCart home={home} />
        <ClearCart lines={lines} />
      </div>
      {hasQuote && (
        <div className="till-cart__gift">
          <GiftSlot />
        </div>
      )}
      {prompt}
      <UnsavedPrompt />
    </>
  );
}
