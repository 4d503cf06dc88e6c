import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fetchPage } from '../../../../src/platform/page/fetch-page';
import { hold } from '../../../../src/platform/http/cart-hold';
import { fail } from '../../../../src/platform/result';
import { openOrder } from '../../../../src/state/order/order-notes';
import { sectionsInvalidated, sectionsRead } from '../../../../src/state/sections/sections-slice';
import { createTillStore } from '../../../../src/state/store/store';
import type { TillStore } from '../../../../src/state/shared/store.types';
import { submitReview } from '../../../../src/state/wallet-review/submit-review';
import {
  reviewSubmitted,
  selectWalletReview,
} from '../../../../src/state/wallet-review/wallet-review-slice';
import { walletReviewState } from '../../../../src/state/wallet-review/wallet-review-state';
import { json, mockShop, sent } from '../support/fake-http';
import { shop } from '../support/shop';

vi.mock('../../../../src/platform/http/http', () => import('../support/fake-http'));
vi.mock('../../../../src/platform/page/fetch-page', () => ({ fetchPage: vi.fn() }));

const SHOWN = { text: 'Mug $34.00', rate: 'flat_flat' };
const PAGE =
  '<select name="shipping_method"><option value="flat_flat" selected>Flat</option></select><div id="details-reload">Mug $34.00</div><form id="order-review-form"></form>';

const signedIn = { customer: { data_id: 1, fullname: 'Jane Doe', firstname: 'Jane' } };
const status = (store: TillStore) => selectWalletReview(store.getState()).status;

function open(): TillStore {
  const store = createTillStore({ shop, checkout: null });
  store.inject(walletReviewState);
  return store;
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  const page = new DOMParser().parseFromString(PAGE, 'text/html');
  vi.mocked(fetchPage)
    .mockReset()
    .mockResolvedValue({ status: 200, url: location.href, page, isTimeout: false });
  mockShop(() => json({ id: 7 }));
});
afterEach(() => {
  window.dispatchEvent(new Event('pagehide'));
});

it('notes whose order it is: the customer’s or a guest’s [PLACE-14]', async () => {
  const guest = open();
  guest.dispatch(reviewSubmitted(SHOWN));
  await vi.waitUntil(() => status(guest) === 'leaving');
  expect(openOrder.read()).not.toHaveProperty('customerId');
  expect(sent).toEqual([]);
  window.dispatchEvent(new Event('pagehide'));
  await vi.waitUntil(() => hold.read() === null);
  openOrder.remove();

  const customer = open();
  customer.dispatch(sectionsRead(signedIn));
  customer.dispatch(reviewSubmitted(SHOWN));
  await vi.waitUntil(() => status(customer) === 'leaving');
  expect(openOrder.read()).toMatchObject({ customerId: 7 });
});

it('sends nothing while it is not known whose order it would be [PLACE-14]', async () => {
  mockShop(() => fail({ kind: 'network' }));
  const store = open();
  store.dispatch(sectionsRead(signedIn));
  store.dispatch(reviewSubmitted(SHOWN));
  await vi.waitUntil(() => status(store) === 'idle');
  expect(selectWalletReview(store.getState()).problem).not.toBeNull();
  expect([openOrder.read(), hold.read()]).toEqual([null, null]);
  expect(fetchPage).not.toHaveBeenCalled();
});

it('says at once that another window orders, whose lock it would wait for [PLACE-14]', async () => {
  openOrder.write({ cartId: 'session', startedAt: Date.now(), itemIds: [9], isSession: true });
  const store = open();
  store.dispatch(reviewSubmitted(SHOWN));
  await vi.waitUntil(() => status(store) === 'idle');
  expect(selectWalletReview(store.getState()).problem).toBe('An order is being placed already.');
  expect(fetchPage).not.toHaveBeenCalled();
});

it('leaves the cart of this page to be loaded by the next one [SECT-18]', async () => {
  const dispatched: unknown[] = [];
  const store = open();
  const api = {
    dispatch: (action: unknown) => {
      dispatched.push(action);
      return action;
    },
    getState: store.getState,
  };
  void submitReview(api as never, SHOWN, Date.now);
  await vi.waitUntil(() => dispatched.length > 0);
  expect(dispatched[0]).toEqual(
    sectionsInvalidated({ names: ['cart', 'checkout-data'], reload: false }),
  );
});
