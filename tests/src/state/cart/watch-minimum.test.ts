import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { selectOrderBlock } from '../../../../src/state/cart/order-block-slice';
import { orderBlockState } from '../../../../src/state/cart/order-block-state';
import { sectionsRead } from '../../../../src/state/sections/sections-slice';
import { createTillStore } from '../../../../src/state/store/store';
import { json, sent, mockShop } from '../support/fake-http';
import { shop } from '../support/shop';

vi.mock('../../../../src/platform/http/http', () => import('../support/fake-http'));

const notice = `<div class="messages"><div class="message notice">
  <div data-ui-id="checkout-cart-validationmessages-message-notice">Orders start at $100.</div></div></div>`;
const button = (attributes: string) =>
  `<button type="button" title="Proceed" class="action primary checkout${attributes}><span>Proceed</span></button>`;
const DISABLED = ' disabled" disabled="disabled"';
const cart = (subtotalAmount: string) => ({ cart: { data_id: 1, subtotalAmount, items: [{}] } });

/** The cart page as the server renders it, with the cart already cached. */
function open(html: string) {
  document.body.innerHTML = html;
  const store = createTillStore({ shop, checkout: null }, {});
  store.dispatch(sectionsRead(cart('12.50')));
  store.inject(orderBlockState);
  const change = async (page: string) => {
    mockShop(() => json(`<!doctype html><html><body>${page}</body></html>`));
    store.dispatch(sectionsRead(cart(String(Math.random()))));
    await new Promise((resolve) => setTimeout(resolve, 20));
    return sent.map(({ path }) => path);
  };
  return { change, blockReason: () => selectOrderBlock(store.getState()) };
}

beforeEach(() => {
  mockShop(() => json(''));
});
afterEach(() => {
  document.body.replaceChildren();
});

it.each([
  ['a disabled button and a notice', notice + button(DISABLED), 'Orders start at $100.'],
  ['a disabled button alone', button(DISABLED), ''],
  ['the notice of a page whose button was replaced', notice, 'Orders start at $100.'],
  ['an enabled button', notice + button('"'), null],
  ['neither', '', null],
])('blocks the order where the page contains %s', (_name, html, reason) => {
  expect(open(html).blockReason()).toBe(reason);
});

it('takes over the server-rendered notice, and loads the page again whenever the cart has changed', async () => {
  const { change, blockReason } = open(notice + button(DISABLED));
  expect(document.body.textContent).not.toContain('Orders start at');
  expect(await change(notice + button(DISABLED))).toEqual(['checkout/cart/']);
  expect(blockReason()).toBe('Orders start at $100.');
  await change(button('"'));
  expect(blockReason()).toBeNull();
  await change(notice + button(DISABLED));
  expect(blockReason()).toBe('Orders start at $100.');
});

it('does not load the page where the order was not blocked', async () => {
  const { change } = open(button('"'));
  expect(await change('')).toEqual([]);
});
