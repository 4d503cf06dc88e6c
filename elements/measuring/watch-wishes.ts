import { detailOf } from './current-items';
import type { Measuring } from './measuring.types';
import { listDetail, pageProduct, productAround } from './page-products';

/** Measures products that are added to the wish list with Till's buttons, on a product's page and in lists. */
export function watchWishes({ store, report }: Measuring): void {
  document.addEventListener('till-product-wished', ({ target }) => {
    const state = store.getState();
    const choice = target instanceof Element ? productAround(target) : null;
    const item =
      choice === null
        ? pageProduct(state)
        : (listDetail(state, choice.list).items[choice.index] ?? null);
    if (item !== null) report('till-wish-added', detailOf(state, [item]));
  });
}
