import { isThisPage } from '../../src/platform/navigate';
import { selectIsLoggedIn } from '../../src/state/sections/section-selectors';
import type { TillState } from '../../src/state/shared/store.types';
import { readKnownCart, writeKnownCart } from './cart-memory';
import { cartChanges } from './commerce-items';
import { cartLines, detailOf } from './current-items';
import type { Measuring } from './measuring.types';
import { isSuccessPage } from './page-products';

/** While an order is being placed, the cart is emptied by the order itself. */
const isOrdering = ({ checkout, express }: TillState): boolean =>
  (checkout !== undefined &&
    ['placing', 'unknown', 'placed'].includes(checkout.placement.status)) ||
  (express !== undefined && ['paying', 'unknown'].includes(express.status));

/**
 * Measures additions to and removals from the cart by comparing each cart of the server with the previous one, even
 * across pages: forms that the server handles count too, and additions that the server refused do not. Sign-in and
 * sign-out, an order and an expired session change the cart as well; the new cart is then stored without an event.
 */
export function watchCart({ store, report, now }: Measuring): void {
  let seen: unknown = null;
  let hasRemoved = isThisPage(store.getState().config.shop.cartUrl);
  const noteRemoval = (): void => {
    hasRemoved = true;
  };
  document.addEventListener('till-item-removed', noteRemoval);
  document.addEventListener('till-cart-cleared', noteRemoval);

  const compare = (): void => {
    const state = store.getState();
    const { cart } = state.sections.data;
    if (cart === seen || isOrdering(state)) return;
    seen = cart;
    const lines = cartLines(state);
    if (lines === null) return;
    const isLoggedIn = selectIsLoggedIn(state);
    const before = readKnownCart(now());
    writeKnownCart({ at: now(), isLoggedIn, lines });
    if (before?.isLoggedIn !== isLoggedIn || isSuccessPage()) return;
    const { added, removed } = cartChanges(before.lines, lines);
    if (added.length > 0) report('till-items-added', detailOf(state, added));
    const isExpected = lines.length > 0 || hasRemoved;
    if (removed.length > 0 && isExpected) report('till-items-removed', detailOf(state, removed));
  };
  // The order has emptied the cart, also if the shopper leaves this page before the cart is loaded.
  const ordered = isSuccessPage() ? readKnownCart(now()) : null;
  if (ordered !== null) writeKnownCart({ ...ordered, lines: [] });
  store.subscribe(compare);
  compare();
}
