import { isThisPage } from '../../src/platform/navigate';
import { selectCart } from '../../src/state/sections/section-selectors';
import { currentItems, detailOf } from './current-items';
import type { Measuring } from './measuring.types';
import { pageCurrency } from './page-currency';
import { rememberOrigin } from './list-memory';
import { choiceAround, listDetail, pageLists, pageProduct, productAround } from './page-products';

/** Reports each list once, when it becomes visible. */
function watchLists({ store, report }: Measuring): () => void {
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      report('till-list-viewed', listDetail(store.getState(), target));
    }
  });
  return () => {
    observer.disconnect();
    for (const list of pageLists()) observer.observe(list);
  };
}

function reportChoice({ store, report }: Measuring, { target }: Event): void {
  const choice = target instanceof Element ? choiceAround(target) : null;
  if (choice === null) return;
  const { items, ...list } = listDetail(store.getState(), choice.list);
  const item = items[choice.index];
  if (item === undefined) return;
  rememberOrigin(item, list);
  report('till-list-item-selected', { ...list, items: [item] });
}

/** A product that is added from a list has not been opened from it. */
function noteAddition({ store }: Measuring, { target }: Event): void {
  const choice = target instanceof Element ? productAround(target) : null;
  if (choice === null) return;
  const list = listDetail(store.getState(), choice.list);
  const item = list.items[choice.index];
  if (item !== undefined) rememberOrigin(item, list);
}

/** Whether the cart page's totals are still loading; a page with the server-rendered cart has none. */
const awaitsTotals = (): boolean => document.querySelector('till-cart, till-coupon') !== null;

/**
 * Reports the cart on the cart page and whenever the drawer opens, once its lines are loaded: also those that are being
 * added and that only the count includes yet.
 */
function watchCartViews({ store, report }: Measuring): void {
  let isPending = isThisPage(store.getState().config.shop.cartUrl);
  const check = (): void => {
    const state = store.getState();
    if (!isPending || selectCart(state) === null || state.sections.guessed > 0) return;
    if (awaitsTotals() && (state.quote?.totals ?? null) === null) return;
    isPending = false;
    const items = currentItems(state);
    if (items.length > 0) report('till-cart-viewed', detailOf(state, items));
  };
  document.addEventListener('till-cart-opened', () => {
    isPending = true;
    check();
  });
  store.subscribe(check);
  check();
}

/** Measures views: of a product, of lists of products and selections in them, of the cart. */
export function watchPage(measuring: Measuring): void {
  const { store, report } = measuring;
  const product = pageProduct(store.getState());
  if (product !== null) {
    const currency = pageCurrency(store.getState());
    report('till-product-viewed', { currency, value: product.price, items: [product] });
  }
  const observeLists = watchLists(measuring);
  observeLists();
  document.addEventListener('till-listing-shown', observeLists);
  document.addEventListener(
    'click',
    (event) => {
      reportChoice(measuring, event);
    },
    true,
  );
  document.addEventListener(
    'submit',
    (event) => {
      noteAddition(measuring, event);
    },
    true,
  );
  watchCartViews(measuring);
}
