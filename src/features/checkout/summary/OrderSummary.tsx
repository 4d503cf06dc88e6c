import { useLayoutEffect, useRef, useState } from 'react';
import type { CheckoutConfig } from '../../../domain/quote.types';
import { selectCheckout } from '../../../state/checkout/checkout-slice';
import { useLateSelector, useTillSelector } from '../../../state/shared/hooks';
import type { TillState } from '../../../state/shared/store.types';
import { areRatesStale } from '../../../state/checkout/shipping/rates-key';
import { selectTotals, selectTotalsStatus } from '../../../state/quote/quote-slice';
import { BagIcon } from '../../../ui/Icon/BagIcon';
import { Icon } from '../../../ui/Icon/Icon';
import { Price } from '../../../ui/Price/Price';
import { Skeleton } from '../../../ui/Skeleton/Skeleton';
import { useUid } from '../../../ui/element-context';
import { useT } from '../../../ui/i18n';
import { Region } from '../../../ui/Region/Region';
import { adoptStyles } from '../../../ui/styles/adopt';
import { busyLine } from '../../../ui/styles/busy-line';
import { SubscriptionSlot } from '../../shared/subscriptions/SubscriptionSlot';
import { TotalsBlock } from '../../shared/totals/TotalsBlock';
import { SummaryItems } from './SummaryItems';
import css from './OrderSummary.css';

adoptStyles(css);

interface OrderSummaryProps {
  readonly config: CheckoutConfig;
  /** Used on its own: always expanded and without a bar, on a page that need not have a checkout. */
  readonly alone?: boolean;
}

const areTotalsOld = (state: TillState): boolean =>
  selectTotalsStatus(state) === 'loading' || (state.checkout !== undefined && areRatesStale(state));

/**
 * The order summary (SUMM-01). In a narrow container a bar with the total stays visible and expands the rest, which
 * scrolls with the page; in a wide one it is a column beside the steps. Both use the same DOM, so nothing is announced
 * twice.
 */
export function OrderSummary({ config, alone = false }: OrderSummaryProps) {
  const t = useT();
  const id = useUid('till-summary');
  const totals = useTillSelector(selectTotals);
  const hasMethod = useTillSelector((state) =>
    state.checkout === undefined
      ? config.selectedShippingMethod !== null
      : selectCheckout(state).shipping.method !== null,
  );
  const isOld = useLateSelector(areTotalsOld);
  const [open, setOpen] = useState(false);
  const aside = useRef<HTMLElement>(null);
  // The open panel is not sticky: when the bar was stuck, the page scrolls to it, and back when it is closed.
  useLayoutEffect(() => {
    if (!open) return;
    const from = window.scrollY;
    if ((aside.current?.getBoundingClientRect().top ?? 0) >= 0) return;
    aside.current?.scrollIntoView({ behavior: 'instant' });
    return () => {
      window.scrollTo({ top: from, behavior: 'instant' });
    };
  }, [open]);
  return (
    <aside
      ref={aside}
      className={`till-summary${alone ? ' till-summary--alone' : ''}${open ? ' till-summary--open' : ''}`}
      aria-labelledby={`${id}-title`}
    >
      {!alone && (
        <button
          type="button"
          className="till-summary__bar"
          aria-expanded={open}
          aria-controls={`${id}-panel`}
          onClick={() => {
            setOpen(!open);
          }}
        >
          <BagIcon />
          <span>{t('Order Summary')}</span>
          <span className={`till-summary__chevron${open ? ' till-summary__chevron--open' : ''}`}>
            <Icon name="chevron" size="s" />
          </span>
          <span
            className={`till-summary__bar-total ${busyLine.foot}`}
            aria-busy={isOld || undefined}
          >
            {totals === null ? (
              <Skeleton width="full" />
            ) : (
              <Price amount={totals.grandTotal} format={config.priceFormat} />
            )}
          </span>
        </button>
      )}
      <div
        className={`till-summary__panel${open || alone ? '' : ' till-summary__panel--closed'}${alone ? ' till-summary__panel--alone' : ''}`}
        id={`${id}-panel`}
      >
        <h2
          className={`till-summary__title${alone ? ' till-summary__title--alone' : ''}`}
          id={`${id}-title`}
        >
          {t('Order Summary')}
        </h2>
        <Region name="before-items" />
        <SummaryItems config={config} />
        <div className="till-summary__totals">
          <Region name="before-totals" />
          <TotalsBlock hasShippingMethod={hasMethod} busy={isOld} />
          <SubscriptionSlot />
          <Region name="after-totals" />
        </div>
      </div>
    </aside>
  );
}
