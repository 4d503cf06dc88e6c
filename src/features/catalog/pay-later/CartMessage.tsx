import { useMemo, useRef } from 'react';
import { totalPrices } from '../../../domain/payment/total-prices';
import type { Totals } from '../../../domain/quote.types';
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

/** The message about the cart's total. Nothing is loaded before the cart costs something. */
export function CartMessage({ show }: { readonly show: ShowPayLater }) {
  const totals = useTillSelector(selectTotals);
  return totals !== null && totals.grandTotal > 0 ? <OfTotals show={show} totals={totals} /> : null;
}

interface OfTotalsProps {
  readonly show: ShowPayLater;
  readonly totals: Totals;
}

function OfTotals({ show, totals }: OfTotalsProps) {
  const host = useRef<HTMLDivElement>(null);
  const prices = useMemo(() => totalPrices(totals), [totals]);
  useMessage(host, 'cart', show, prices);
  return <div ref={host} />;
}
