import { selectTotals } from './quote-slice';
import { selectCart } from '../sections/section-selectors';
import { sectionsInvalidated } from '../sections/sections-slice';
import type { StartListening, TillState } from '../shared/store.types';

/** Whether the cart section shows another cart than the totals do, as after a change in another tab (MINI-21). */
export function totalsDifferFromCart(state: TillState): boolean {
  const cart = selectCart(state);
  const totals = selectTotals(state);
  const shown = cart?.subtotal ?? null;
  if (shown === null || totals === null) return false;
  const subtotals = [totals.subtotal, totals.subtotalInclTax].map((amount) => amount?.toFixed(2));
  return !subtotals.includes(shown.toFixed(2));
}

/**
 * Reloads the cart section when it does not match the page: it has lines on the page of an empty cart (MINI-20), or
 * newer totals have another subtotal (MINI-21). Each mismatch causes one request, whatever its result.
 */
export function startReconcileCart(startListening: StartListening, isEmptyCartPage: boolean): void {
  const known = new Set<string>();

  const mismatch = (now: TillState, before: TillState): string | null => {
    const cart = selectCart(now);
    if (cart === null) return null;
    if (isEmptyCartPage && cart.lines.length > 0) return 'lines on an empty page';
    const totals = selectTotals(now);
    const isNew = totals !== selectTotals(before);
    return isNew && totals !== null && totalsDifferFromCart(now)
      ? `${String(cart.subtotal)} ${String(totals.subtotal)}`
      : null;
  };

  startListening({
    predicate: (_action, now, before) => {
      const found = mismatch(now, before);
      if (found === null || known.has(found)) return false;
      known.add(found);
      return true;
    },
    effect: (_action, { dispatch }) => {
      dispatch(sectionsInvalidated({ names: ['cart'], reload: true }));
    },
  });
}
