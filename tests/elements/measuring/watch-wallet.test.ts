import { beforeEach, describe, expect, it, vi } from 'vitest';
import { watchWallet } from '../../../elements/measuring/watch-wallet';
import * as did from '../../../src/state/checkout/checkout-actions';
import {
  expressConfirmed,
  expressFailed,
  expressSlice,
  expressUnknown,
} from '../../../src/state/express/express-slice';
import { sectionsReceived } from '../../../src/state/sections/sections-slice';
import { json, mockShop, sent } from '../../src/state/support/fake-http';
import { commerceItem } from '../../support/commerce-item';
import { checkoutSlices, measured, opened, orderExists, receiveCart, startQuote } from './support';

vi.mock('../../../src/platform/http/http', () => import('../../src/state/support/fake-http'));

const SUCCESS = '<div class="checkout-success"><p>Order <span>000000012</span></p></div>';

const mug = (quantity: number) => commerceItem({ productId: null, name: 'mug', quantity });

const totals = {
  tax_amount: '1.5',
  shipping_amount: 5,
  coupon_code: 'TENOFF',
  quote_currency_code: 'EUR',
  items: [{ item_id: 7, name: 'mug', qty: 2, price: 10, discount_amount: 2 }],
};

const ordered = [
  'till-order-completed',
  {
    transactionId: '000000012',
    currency: 'EUR',
    value: 18,
    coupon: 'TENOFF',
    tax: 1.5,
    shipping: 5,
    items: [{ ...mug(2), price: 9, discount: 1, coupon: 'TENOFF' }],
  },
];

/** A page on which a wallet may pay for the cart; `lines` by name. */
function withCart(lines: Readonly<Record<string, number>>) {
  const page = measured();
  page.store.inject({ name: 'only-slice', slices: [expressSlice], startFlows: () => undefined });
  receiveCart(page.store, lines);
  watchWallet(page);
  return page;
}

/** A page of a signed-in customer, whose cart has one line, of two mugs, with the id 7. */
function ofCustomer() {
  const page = withCart({});
  const line = { item_id: '7', product_sku: 'MUG', product_name: 'mug', qty: 2, options: [] };
  const cart = { data_id: 1, summary_count: 2, items: [line] };
  const sections = { cart, customer: { firstname: 'Ada', fullname: 'Ada L', data_id: 1 } };
  page.store.dispatch(sectionsReceived({ names: ['cart', 'customer'], sections }));
  return page;
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  mockShop(() => json(totals));
});

describe('an order by wallet', () => {
  it('of a guest is reported on the success page, once, with the lines of the cart', () => {
    const page = withCart({ mug: 2 });
    page.store.dispatch(expressConfirmed());
    orderExists();
    const purchase = {
      transactionId: '000000012',
      currency: null,
      value: 20,
      coupon: null,
      tax: null,
      shipping: null,
      items: [mug(2)],
    };
    expect(opened(SUCCESS)).toEqual([['till-order-completed', purchase]]);
    expect(opened(SUCCESS)).toEqual([]);
    expect(sent).toEqual([]);
  });

  it('of a customer has the discount, tax, shipping and coupon of the sheet', async () => {
    ofCustomer().store.dispatch(expressConfirmed());
    await settled();
    orderExists();
    expect(sent.map(({ method, path }) => [method, path])).toEqual([['GET', 'totals']]);
    expect(opened(SUCCESS)).toEqual([ordered]);
  });

  it('is reported without its totals when the shop does not return them', async () => {
    mockShop(() => json('<html>'));
    ofCustomer().store.dispatch(expressConfirmed());
    await settled();
    orderExists();
    expect(opened(SUCCESS)).toMatchObject([
      ['till-order-completed', { tax: null, items: [{ sku: 'MUG', quantity: 2 }] }],
    ]);
  });

  it('has the coupon and the discounts of a page with totals, but not their tax and shipping', () => {
    const page = withCart({ '5': 2 });
    startQuote(page.store);
    page.store.dispatch(expressConfirmed());
    orderExists();
    expect(opened(SUCCESS)).toMatchObject([
      [
        'till-order-completed',
        { value: 18, coupon: 'TENOFF', tax: null, shipping: null, items: [{ discount: 1 }] },
      ],
    ]);
  });

  it('has the lines that are loaded before it is sent, and not the emptied cart', () => {
    const page = withCart({});
    page.store.dispatch(expressConfirmed());
    receiveCart(page.store, { mug: 1 });
    receiveCart(page.store, { mug: 3 });
    receiveCart(page.store, {});
    orderExists();
    expect(opened(SUCCESS)).toMatchObject([['till-order-completed', { items: [mug(3)] }]]);
  });

  it('is reported by a later page that finds it', () => {
    const page = withCart({ mug: 1 });
    page.store.dispatch(expressConfirmed());
    page.store.dispatch(expressUnknown());
    expect(opened('<main>Any page</main>')).toEqual([]);
    orderExists();
    expect(opened(SUCCESS)).toMatchObject([['till-order-completed', { items: [mug(1)] }]]);
  });

  it('is not reported when it was refused, even if its totals arrive later', async () => {
    const page = ofCustomer();
    page.store.dispatch(expressConfirmed());
    page.store.dispatch(expressFailed('Your card was declined.'));
    await settled();
    orderExists();
    expect(opened(SUCCESS)).toEqual([]);
  });

  it('is reported when a second attempt is paid', async () => {
    const page = ofCustomer();
    page.store.dispatch(expressConfirmed());
    page.store.dispatch(expressFailed('Your card was declined.'));
    page.store.dispatch(expressConfirmed());
    await settled();
    orderExists();
    expect(opened(SUCCESS)).toEqual([ordered]);
  });

  it('that is refused because the checkout is placing one leaves that one to be reported', () => {
    const page = withCart({ mug: 1 });
    page.store.inject(checkoutSlices);
    page.store.dispatch(did.placementStarted());
    const checkoutOrder = { at: Date.now(), items: [mug(4)] };
    sessionStorage.setItem('till-measured-order', JSON.stringify(checkoutOrder));
    page.store.dispatch(expressConfirmed());
    page.store.dispatch(expressFailed('An order is being placed already.'));
    orderExists();
    expect(opened(SUCCESS)).toMatchObject([['till-order-completed', { items: [mug(4)] }]]);
  });
});
