import type { Measuring } from '../../../elements/measuring/measuring.types';
import { watchOrder } from '../../../elements/measuring/watch-order';
import { checkoutSlice } from '../../../src/state/checkout/checkout-slice';
import { quoteStarted } from '../../../src/state/quote/quote-slice';
import { quoteState } from '../../../src/state/quote/quote-state';
import { sectionsReceived } from '../../../src/state/sections/sections-slice';
import type { StateModule, TillStore } from '../../../src/state/shared/store.types';
import { createTillStore } from '../../../src/state/store/store';
import { sectionSettings, shop } from '../../src/state/support/shop';
import { totalsOf } from '../../src/state/support/totals';

/** The reported events as name and detail. */
type Reported = [name: string, detail: unknown][];

/** A measured page with the list of its reported events. */
export function measured(): Measuring & { readonly reported: Reported } {
  const reported: Reported = [];
  return {
    store: createTillStore({ shop, checkout: null, sections: sectionSettings }),
    now: Date.now,
    report: (name, detail) => {
      reported.push([name, detail]);
    },
    reported,
  };
}

/** The server's cart: a line for each name with its quantity. */
export function receiveCart(store: TillStore, lines: Readonly<Record<string, number>>): void {
  const items = Object.entries(lines).map(([name, qty]) => ({
    item_id: name,
    product_sku: name.toUpperCase(),
    product_name: name,
    product_price_value: 10,
    qty,
  }));
  const cart = { data_id: 1, summary_count: items.length, items };
  store.dispatch(sectionsReceived({ names: ['cart'], sections: { cart } }));
}

const mug = { itemId: 5, name: 'Mug', qty: 2, options: [] };

/** The cart that is being ordered: two mugs at $10, $1 off each. */
export function startQuote(
  store: TillStore,
  change: { readonly itemId?: number; readonly qty?: number } = {},
): void {
  const line = { ...mug, ...change };
  store.inject(quoteState);
  store.dispatch(
    quoteStarted({
      cart: { kind: 'guest', maskedId: 'cart-1' },
      items: [{ ...line, productId: 9, sku: 'MUG', isVirtual: false, image: null, message: '' }],
      totals: totalsOf({
        taxAmount: 1.5,
        shippingAmount: 5,
        couponCode: 'TENOFF',
        items: [
          {
            ...line,
            price: 10,
            priceInclTax: 11,
            rowTotal: 20,
            rowTotalInclTax: 22,
            discountAmount: 2,
            taxAmount: 1.5,
          },
        ],
      }),
    }),
  );
}

/** The checkout's slices without its flows. */
export const checkoutSlices: StateModule = {
  name: 'checkout',
  slices: [checkoutSlice],
  startFlows: () => undefined,
};

/** The shop has confirmed that the order exists. */
export function orderExists(): void {
  localStorage.setItem('till-order-placed', JSON.stringify({ startedAt: Date.now() }));
}

/** The orders that the next page reports. */
export function opened(html: string): unknown[] {
  document.body.innerHTML = html;
  const page = measured();
  watchOrder(page);
  return page.reported;
}
