import { beforeEach, describe, expect, it, vi } from 'vitest';
import { watchOrder } from '../../../elements/measuring/watch-order';
import * as did from '../../../src/state/checkout/checkout-actions';
import { commerceItem } from '../../support/commerce-item';
import { checkoutSlices, measured, opened, orderExists, startQuote } from './support';

vi.mock('../../../src/platform/http/http', () => ({
  http: () => Promise.resolve({ ok: false, error: { kind: 'network' } }),
  onWrite: () => () => undefined,
}));

const SUCCESS =
  '<div class="checkout-success"><p>Your order # is: <span>000000012</span>.</p></div>';

const purchase = [
  'till-order-completed',
  {
    transactionId: '000000012',
    currency: 'USD',
    value: 18,
    coupon: 'TENOFF',
    tax: 1.5,
    shipping: 5,
    items: [commerceItem({ price: 9, discount: 1, quantity: 2, coupon: 'TENOFF' })],
  },
];

/** A checkout on which "Place Order" was pressed. */
function pressed() {
  const page = measured();
  startQuote(page.store);
  page.store.inject(checkoutSlices);
  watchOrder(page);
  page.store.dispatch(did.placementStarted());
  return page;
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  document.body.innerHTML = '';
});

describe('an order', () => {
  it('is reported on the success page, once', () => {
    const page = pressed();
    orderExists();
    page.store.dispatch(did.orderPlaced({ orderId: 7 }));
    expect(page.reported).toEqual([]);
    expect(opened(SUCCESS)).toEqual([purchase]);
    expect(opened(SUCCESS)).toEqual([]);
  });

  it('is reported without categories where an earlier version stored none', () => {
    const { categories: _, ...item } = commerceItem();
    const stored = { at: Date.now(), currency: 'USD', items: [item] };
    sessionStorage.setItem('till-measured-order', JSON.stringify(stored));
    orderExists();
    expect(opened(SUCCESS)).toMatchObject([
      ['till-order-completed', { items: [{ categories: [] }] }],
    ]);
  });

  it('is reported with the lines that were ordered, whatever the cart has become meanwhile', () => {
    const page = pressed();
    startQuote(page.store, { itemId: 6, qty: 40 });
    page.store.dispatch(did.orderAwaitsPayment());
    startQuote(page.store, { itemId: 8, qty: 1 });
    orderExists();
    page.store.dispatch(did.orderPlaced({ orderId: 7 }));
    expect(opened(SUCCESS)).toEqual([purchase]);
  });

  it('is reported if the number is a link, or is marked by the theme', () => {
    for (const html of [
      '<div class="checkout-success"><p>Your order number is: <a class="order-number"><strong>000000012</strong></a></p></div>',
      '<main class="checkout-success" data-till-order-number="000000012">Thanks!</main>',
    ]) {
      pressed();
      orderExists();
      expect(opened(html)).toEqual([purchase]);
    }
  });

  it('is reported after intermediate pages, such as a payment provider’s', () => {
    pressed();
    orderExists();
    expect(opened('<main>Pay here</main>')).toEqual([]);
    expect(opened(SUCCESS)).toEqual([purchase]);
  });

  it('is reported when only the success page tells that it exists', () => {
    pressed();
    localStorage.setItem('till-order-attempt', JSON.stringify({ startedAt: Date.now() }));
    expect(opened(SUCCESS)).toEqual([purchase]);
  });

  it('is not reported when the shop refused it', () => {
    const page = pressed();
    page.store.dispatch(did.placementFailed({ message: 'Declined', cause: null }));
    orderExists();
    expect(opened(SUCCESS)).toEqual([]);
  });

  it('is not reported when its payment failed and the shop has cancelled it', () => {
    const page = pressed();
    orderExists();
    page.store.dispatch(did.orderAwaitsPayment());
    localStorage.removeItem('till-order-placed');
    expect(opened(SUCCESS)).toEqual([]);
  });

  it('is not reported after an hour, when the page may show another order', () => {
    pressed();
    orderExists();
    vi.setSystemTime(Date.now() + 3_600_001);
    expect(opened(SUCCESS)).toEqual([]);
    vi.useRealTimers();
  });

  it('is reported with its id when it is placed if storage is unavailable', () => {
    const blocked = (): never => {
      throw new DOMException('blocked', 'SecurityError');
    };
    vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(blocked);
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const page = pressed();
    page.store.dispatch(did.orderPlaced({ orderId: 7 }));
    expect(page.reported).toMatchObject([
      ['till-order-completed', { transactionId: '7', value: 18 }],
    ]);
    vi.restoreAllMocks();
  });
});
