import { loadOrderTotals, type MeasuredTotals } from '../../src/api/measuring/order-totals';
import type { CartRef } from '../../src/domain/quote.types';
import { selectIsLoggedIn } from '../../src/state/sections/section-selectors';
import type { TillState } from '../../src/state/shared/store.types';
import { itemOf, quoteLines } from './commerce-items';
import { cartLines, detailOf } from './current-items';
import type { Measuring } from './measuring.types';
import { removePending, writePending, type Purchase } from './order-memory';

/** The cart that a wallet pays for; null for a guest whose page does not contain its id. */
const cartOf = (state: TillState): CartRef | null =>
  state.quote?.cart ?? (selectIsLoggedIn(state) ? { kind: 'customer' } : null);

/** The page's own totals, without what depends on the address and the method of the wallet's sheet. */
const pageTotals = ({ quote }: TillState): MeasuredTotals | null =>
  quote?.totals == null ? null : { ...quote.totals, taxAmount: null, shippingAmount: null };

/** The cart as an order: without totals only the lines of the cart section are known. */
function purchaseOf(state: TillState, totals: MeasuredTotals | null): Purchase {
  const lines = cartLines(state) ?? [];
  if (totals === null) {
    return { ...detailOf(state, lines.map(itemOf)), coupon: null, tax: null, shipping: null };
  }
  const known = new Map(lines.map((line) => [line.itemId, line]));
  const named = lines.map(({ itemId, productId, sku, name }) => ({
    itemId: Number(itemId),
    productId,
    sku: sku ?? '',
    name,
  }));
  const items = quoteLines(named, totals, (itemId) => known.get(itemId)?.variant ?? null);
  const detail = detailOf(state, items);
  return {
    ...detail,
    currency: totals.quoteCurrencyCode === '' ? detail.currency : totals.quoteCurrencyCode,
    coupon: totals.couponCode,
    tax: totals.taxAmount,
    shipping: totals.shippingAmount,
  };
}

/** Whether the checkout of the page is placing an order of its own, which a wallet does not replace. */
const isInCheckout = ({ checkout }: TillState): boolean =>
  checkout !== undefined && ['placing', 'unknown', 'placed'].includes(checkout.placement.status);

/**
 * Stores the order that is being paid with a wallet, so that the success page can report it (`watch-order.ts`). The cart
 * is that of the section, which is loaded once more before the order is sent. Its totals contain the address and the
 * shipping method of the wallet's sheet; they are requested while the sheet is being confirmed, and nothing waits for
 * them.
 */
export function watchWallet({ store, now }: Measuring): void {
  let paid: { readonly at: number; totals: MeasuredTotals | null } | null = null;
  let cart: unknown = null;

  const save = (): void => {
    const state = store.getState();
    cart = state.sections.data.cart;
    if (paid === null) return;
    const purchase = purchaseOf(state, paid.totals);
    if (purchase.items.length > 0) writePending(paid.at, purchase);
  };

  const begin = (): void => {
    const state = store.getState();
    const payment = { at: now(), totals: pageTotals(state) };
    const ref = cartOf(state);
    paid = payment;
    save();
    if (ref === null) return;
    const { baseUrl, storeCode } = state.config.shop;
    void loadOrderTotals({ baseUrl, storeCode, cart: ref }).then((result) => {
      if (!result.ok) return;
      payment.totals = result.value;
      save();
    });
  };

  const check = (): void => {
    const state = store.getState();
    const { status } = state.express ?? {};
    if (status === 'paying') {
      if (paid === null) {
        if (!isInCheckout(state)) begin();
      } else if (state.sections.data.cart !== cart) save();
    } else if (paid !== null && status !== 'unknown') {
      paid = null;
      removePending();
    }
  };
  store.subscribe(check);
  check();
}
