import { cartVariants } from '../../src/api/measuring/cart-variants';
import type {
  CheckoutDetail,
  CommerceDetail,
  CommerceItem,
} from '../../src/platform/page/commerce.types';
import { selectCart } from '../../src/state/sections/section-selectors';
import type { TillState } from '../../src/state/shared/store.types';
import { readKnownCart } from './cart-memory';
import { itemOf, quoteLines, sectionLines, valueOf, type MeasuredLine } from './commerce-items';
import { pageCurrency } from './page-currency';

/** The lines of the cart section; null until it is loaded. */
export function cartLines(state: TillState): readonly MeasuredLine[] | null {
  const cart = selectCart(state);
  return cart === null ? null : sectionLines(cart.lines, cartVariants(state.sections.data.cart));
}

/** The lines of the quote, with their discounts; those of the cart section on pages without it. */
export function currentItems(state: TillState): readonly CommerceItem[] {
  const { quote } = state;
  const lines = cartLines(state);
  if (quote?.totals == null) return (lines ?? []).map(itemOf);
  const known = lines ?? readKnownCart(Date.now())?.lines ?? [];
  const variants = new Map(known.map(({ itemId, variant }) => [itemId, variant]));
  return quoteLines(quote.items, quote.totals, (itemId) => variants.get(itemId) ?? null);
}

/** Items with their currency and value. */
export const detailOf = (state: TillState, items: readonly CommerceItem[]): CommerceDetail => ({
  currency: pageCurrency(state),
  value: valueOf(items, state.config.shop.priceFormat.precision),
  items,
});

/** The cart that is being ordered; null until its totals are known. */
export function checkoutDetail(state: TillState): CheckoutDetail | null {
  const totals = state.quote?.totals ?? null;
  if (totals === null || totals.items.length === 0) return null;
  const coupon = totals.couponCode === '' ? null : totals.couponCode;
  return { ...detailOf(state, currentItems(state)), coupon };
}
