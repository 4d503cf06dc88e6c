import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { hold } from '../../../../src/platform/http/cart-hold';
import { holdForPayment } from '../../../../src/platform/http/payment-hold';
import { replaceNavigator } from '../../../../src/platform/navigate';
import { fail } from '../../../../src/platform/result';
import { readJsonCookie, removeCookie } from '../../../../src/platform/storage/cookies';
import {
  itemsSubmitted,
  ordersSubmitted,
  pageReturned,
  selectMultishipping,
} from '../../../../src/state/multishipping/multishipping-slice';
import { multishippingState } from '../../../../src/state/multishipping/multishipping-state';
import { openOrder, redirectedOrder } from '../../../../src/state/order/order-notes';
import { createTillStore } from '../../../../src/state/store/store';
import { json, mockShop, sent } from '../support/fake-http';
import { sectionSettings, shop } from '../support/shop';

vi.mock('../../../../src/platform/http/http', () => import('../support/fake-http'));

const NOW = 1_800_000_000_000;
const CHECK = 'https://shop.example/multishipping/checkout/checkItems/';
const PLACE = 'https://shop.example/multishipping/checkout/overviewPost/';
const OVERVIEW = 'https://shop.example/multishipping/checkout/overview/';
const FIELDS = [['ship[0][77][qty]', '1']] as const;

const item = (id: number, qty: number) => ({
  item_id: String(id),
  qty,
  product_name: 'Book',
  product_sku: 'B',
  product_price_value: 1,
  product_price: '',
});
const cart = (...items: readonly object[]) => ({
  cart: { summary_count: items.length, items, data_id: 1 },
});

const assign = vi.fn();
let restore = (): void => undefined;

/** A store with the shop's responses: the check, the cart of the session, and the customer. */
function open(responses: {
  readonly check?: Parameters<typeof mockShop>[0];
  readonly sections?: () => ReturnType<typeof json>;
  readonly me?: () => ReturnType<typeof json>;
}) {
  const { check = () => json({ success: true }), sections, me } = responses;
  mockShop((request, path) => {
    if (path.endsWith('checkItems/')) return check(request, path);
    if (path.endsWith('customers/me')) return me?.() ?? json({ id: 7 });
    return sections?.() ?? json(cart(item(77, 2), item(78, 1)));
  });
  const store = createTillStore(
    { shop, checkout: null, sections: sectionSettings },
    { now: () => NOW },
  );
  store.inject(multishippingState);
  const state = () => selectMultishipping(store.getState());
  const settled = async () => {
    await vi.waitFor(() => {
      expect(state().status).not.toBe('checking');
    });
    return state();
  };
  return { store, state, settled };
}

beforeEach(() => {
  restore = replaceNavigator({ assign });
});
afterEach(() => {
  restore();
  assign.mockClear();
  // The page that pressed is left.
  window.dispatchEvent(new Event('pagehide'));
  openOrder.remove();
  redirectedOrder.remove();
  hold.remove();
});

describe('the check of quantities', () => {
  it('lets the browser send the form when nothing is refused', async () => {
    const { store, settled } = open({});
    store.dispatch(itemsSubmitted({ url: CHECK, fields: FIELDS }));
    expect(await settled()).toEqual({ status: 'leaving', problem: null });
  });

  it('holds the form, and says why, when the shop refuses', async () => {
    const { store, settled } = open({
      check: () => json({ success: false, error_message: 'The most you may purchase is 3.' }),
    });
    store.dispatch(itemsSubmitted({ url: CHECK, fields: FIELDS }));
    expect(await settled()).toEqual({ status: 'idle', problem: 'The most you may purchase is 3.' });
  });

  it('lets the browser send the form when the check itself fails', async () => {
    const { store, settled } = open({ check: () => fail({ kind: 'network' }) });
    store.dispatch(itemsSubmitted({ url: CHECK, fields: FIELDS }));
    expect(await settled()).toEqual({ status: 'leaving', problem: null });
  });

  it.each([
    [true, 'they are sent', { success: true }],
    [false, 'the shop refuses', { success: false, error_message: 'No.' }],
  ])('makes the shown cart stale (%s) when %s', async (isStale, _what, response) => {
    removeCookie('section_data_ids');
    const { store, settled } = open({ check: () => json(response) });
    store.dispatch(itemsSubmitted({ url: CHECK, fields: FIELDS }));
    await settled();
    expect(Object.keys(readJsonCookie('section_data_ids') ?? {})).toEqual(isStale ? ['cart'] : []);
    expect(sent, 'the next page loads it').toHaveLength(1);
  });

  it('checks once, however often it is pressed', async () => {
    const { store, settled } = open({});
    store.dispatch(itemsSubmitted({ url: CHECK, fields: FIELDS }));
    store.dispatch(itemsSubmitted({ url: CHECK, fields: FIELDS }));
    await settled();
    expect(sent).toHaveLength(1);
  });
});

describe('orders for several addresses', () => {
  it('are noted, with what is ordered and by whom, before the form is sent', async () => {
    const { store, settled } = open({});
    store.dispatch(ordersSubmitted({ url: PLACE }));
    expect(await settled()).toEqual({ status: 'leaving', problem: null });
    const note = {
      cartId: 'session',
      isSession: true,
      startedAt: NOW,
      itemIds: [77, 78],
      pieces: 3,
      pagesUrl: 'https://shop.example/multishipping/checkout/',
      successUrl: 'https://shop.example/multishipping/checkout/success/',
      customerId: 7,
    };
    expect(openOrder.read()).toEqual(note);
    expect(redirectedOrder.read()).toEqual({ ...note, pressedAt: NOW });
    expect(hold.read()).not.toBeNull();
  });

  it('are not sent while another order of this browser is open', async () => {
    openOrder.write({ cartId: 'session', isSession: true, startedAt: NOW - 1000, itemIds: [77] });
    const { store, settled } = open({});
    store.dispatch(ordersSubmitted({ url: PLACE }));
    expect(await settled()).toEqual({
      status: 'idle',
      problem: 'An order is being placed already.',
    });
    expect(redirectedOrder.read()).toBeNull();
  });

  it('are not sent while a payment of another window is under way', async () => {
    const stop = holdForPayment();
    const { store, settled } = open({});
    store.dispatch(ordersSubmitted({ url: PLACE }));
    expect((await settled()).problem).toBe('An order is being placed already.');
    stop();
  });

  it('are not sent without a connection, and nothing is noted', async () => {
    const { store, settled } = open({ sections: () => fail({ kind: 'network' }) });
    store.dispatch(ordersSubmitted({ url: PLACE }));
    const { status, problem } = await settled();
    expect(status).toBe('idle');
    expect(problem).toMatch(/connection|reached/);
    expect(openOrder.read()).toBeNull();
  });

  it('are not sent for a cart that is gone: the shop says what has become of it', async () => {
    const { store } = open({ sections: () => json(cart()) });
    store.dispatch(ordersSubmitted({ url: PLACE }));
    await vi.waitFor(() => {
      expect(assign).toHaveBeenCalledExactlyOnceWith(OVERVIEW);
    });
    expect(openOrder.read()).toBeNull();
  });

  it('are not sent for a cart that cannot be read', async () => {
    const { store, settled } = open({ sections: () => json({ cart: [] }) });
    store.dispatch(ordersSubmitted({ url: PLACE }));
    expect((await settled()).problem).not.toBeNull();
    expect([openOrder.read(), assign.mock.calls]).toEqual([null, []]);
  });

  it('are not sent for a shopper whose session has ended, whose cart is another one: the login page says so', async () => {
    const { store } = open({
      sections: () => json(cart()),
      me: () => fail({ kind: 'unauthorized', message: '' }),
    });
    store.dispatch(ordersSubmitted({ url: PLACE }));
    await vi.waitFor(() => {
      expect(assign).toHaveBeenCalledExactlyOnceWith(`${shop.baseUrl}customer/account/login/`);
    });
    expect(decodeURIComponent(document.cookie)).toContain('Your session has expired.');
    expect(openOrder.read()).toBeNull();
  });

  it('are not sent while nobody knows whose they would be', async () => {
    const { store, settled } = open({ me: () => fail({ kind: 'network' }) });
    store.dispatch(ordersSubmitted({ url: PLACE }));
    expect((await settled()).problem).toMatch(/connection|reached/);
    expect(openOrder.read()).toBeNull();
  });

  it('can be pressed again when the browser has returned to the page', async () => {
    const { store, state, settled } = open({});
    store.dispatch(itemsSubmitted({ url: CHECK, fields: FIELDS }));
    await settled();
    store.dispatch(pageReturned());
    expect(state().status).toBe('idle');
  });
});
