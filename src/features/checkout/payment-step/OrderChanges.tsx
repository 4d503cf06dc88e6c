import { useEffect, useRef } from 'react';
import type { PriceFormat } from '../../../domain/money.types';
import { formatPrice } from '../../../domain/money';
import type { OrderChange } from '../../../domain/order-changes';
import { ownValue } from '../../../domain/own-value';
import { Notice } from '../../../ui/Notice/Notice';
import { useT } from '../../../ui/i18n';
import { adoptStyles } from '../../../ui/styles/adopt';
import { totalsLabels } from '../../shared/totals/labels';
import css from './OrderChanges.css';

adoptStyles(css);

interface OrderChangesProps {
  readonly changes: readonly OrderChange[];
  readonly format: PriceFormat;
}

/**
 * Lists what has changed since the shopper placed the order, and asks for confirmation: the button below shows the
 * current amount. Focused when it appears, which also reads it out.
 */
export function OrderChanges({ changes, format }: OrderChangesProps) {
  const t = useT();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.focus();
  }, [changes]);
  return (
    <div className="till-order-changes" tabIndex={-1} ref={box}>
      <Notice tone="warning" live="off">
        {t('Your order has changed, so it was not placed yet.')}
        <ul className="till-order-changes__list">
          {changes.map((change) => (
            <li className="till-order-changes__change" key={JSON.stringify(change)}>
              {sentence(change, format, t)}
            </li>
          ))}
        </ul>
        {t('Please look it over. If it is still what you want, place it again.')}
      </Notice>
    </div>
  );
}

function sentence(change: OrderChange, format: PriceFormat, t: ReturnType<typeof useT>): string {
  switch (change.kind) {
    case 'coupon':
      return t('The discount code %1 does not apply any more.', [change.code]);
    case 'method':
      return t('You cannot pay with %1 any more. Please choose another way to pay.', [
        t(change.title),
      ]);
    case 'quantity':
      if (change.before === 0) return t('%1 is new in your order.', [change.name]);
      if (change.after === 0) return t('%1 is not in your order any more.', [change.name]);
      return t('%1: quantity %2 instead of %3', [
        change.name,
        String(change.after),
        String(change.before),
      ]);
    case 'amount': {
      const known = ownValue(totalsLabels, change.code);
      const label = known === undefined ? change.title : t(known);
      const after = formatPrice(change.after ?? 0, format);
      return change.before === null
        ? t('%1: %2', [label, after])
        : t('%1: %2 instead of %3', [label, after, formatPrice(change.before, format)]);
    }
  }
}
