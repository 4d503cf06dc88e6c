import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { selectHold } from '../../../../src/state/cart/order-hold-slice';
import { orderHoldState } from '../../../../src/state/cart/order-hold-state';
import { sectionsRead } from '../../../../src/state/sections/sections-slice';
import { createTillStore } from '../../../../src/state/store/store';
import { json, sent, shopAnswers } from '../support/fake-http';
import { shop } from '../support/shop';

vi.mock('../../../../src/platform/http/http', () => import('../support/fake-http'));

const notice = `<div class="messages"><div class="message notice">
  <div data-ui-id="checkout-cart-validationmessages-message-notice">Orders start at $100.</div></div></div>`;
const button = (attributes: string) =>
  `<button type="button" title="Proceed" class="action primary checkout${attributes}><span>Proceed</span></button>`;
const DISABLED = ' disabled" disabled="disabled"';
const cart = (subtotalAmount: string) => ({ cart: { data_id: 1, subtotalAmount, items: [{}] } });

/** The cart page as the shop prints it, with the cart already known. */
function open(printed: string) {
  document.body.innerHTML = printed;
  const store = createTillStore({ shop, checkout: null }, {});
  store.dispatch(sectionsRead(cart('12.50')));
  store.inject(orderHoldState);
  const change = async (page: string) => {
    shopAnswers(() => json(`<!doctype html><html><body>${page}</body></html>`));
    store.dispatch(sectionsRead(cart(String(Math.random()))));
    await new Promise((resolve) => setTimeout(resolve, 20));
    return sent.map(({ path }) => path);
  };
  return { change, hold: () => selectHold(store.getState()) };
}

beforeEach(() => {
  shopAnswers(() => json(''));
});
afterEach(() => {
  document.body.replaceChildren();
});

it.each([
  ['a disabled button and a notice', notice + button(DISABLED), 'Orders start at $100.'],
  ['a disabled button alone', button(DISABLED), ''],
  ['the notice of a page whose button was replaced', notice, 'Orders start at $100.'],
  ['a button that may be pressed', notice + button('"'), null],
  ['nothing of it', '', null],
])('holds the cart back where the page prints %s', (_name, printed, reason) => {
  expect(open(printed).hold()).toBe(reason);
});

it('takes the printed notice over, and looks at the page again whenever the cart has changed', async () => {
  const { change, hold } = open(notice + button(DISABLED));
  expect(document.body.textContent).not.toContain('Orders start at');
  expect(await change(notice + button(DISABLED))).toEqual(['checkout/cart/']);
  expect(hold()).toBe('Orders start at $100.');
  await change(button('"'));
  expect(hold()).toBeNull();
  await change(notice + button(DISABLED));
  expect(hold()).toBe('Orders start at $100.');
});

it('asks for no page where the cart was not held back', async () => {
  const { change } = open(button('"'));
  expect(await change('')).toEqual([]);
});
