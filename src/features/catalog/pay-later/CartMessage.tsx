import { useMemo, useRef } from 'react';
import { totalPrices } from '../../../domain/payment/total-prices';
import type { ShowPayLater } from '../../../state/pay-later/pay-later-state';
import { selectTotals } from '../../../state/quote/quote-slice';
import { quoteState } from '../../../state/quote/quote-state';
import { useTillSelector } from '../../../state/shared/hooks';
import type { TillStore } from '../../../state/shared/store.types';
import { useMessage } from './useMessage';

/** Adds the cart's totals to the page. */
export const startCart = (store: TillStore): void => {
  store.inject(quoteState);
};

/** The message about the cart's total; none for a cart that costs nothing. */
export function CartMessage({ show }: { readonly show: ShowPayLater }) {
  const host = useRef<HTMLDivElement>(null);
  const totals = useTillSelector(selectTotals);
  const prices = useMemo(() => (totals === null ? [] : totalPrices(totals)), [totals]);
  useMessage(host, show, prices);
  return <div ref={host} hidden={totals !== null && totals.grandTotal <= 0} />;
}
