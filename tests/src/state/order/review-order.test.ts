import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { hold, holdCart } from '../../../../src/platform/http/cart-hold';
import { replaceNavigator } from '../../../../src/platform/navigate';
import { fetchPage, type FetchedPage } from '../../../../src/platform/page/fetch-page';
import { isOrderOpen, type OrderAttempt } from '../../../../src/state/order/order-attempt';
import { openOrder, placedOrder, redirectedOrder } from '../../../../src/state/order/order-notes';
import { watchOrder } from '../../../../src/state/order/watch-order';
import { createTillStore } from '../../../../src/state/store/store';
import { json, mockShop } from '../support/fake-http';
import { sectionSettings, shop } from '../support/shop';
// Loaded on demand by the flow; preloaded here, because these tests use a fake clock.
import '../../../../src/api/review-page';

vi.mock('../../../../src/platform/http/http', () => import('../support/fake-http'));
vi.mock('../../../../src/platform/page/fetch-page', () => ({ fetchPage: vi.fn() }));

/* The pages that follow the form of the order review page (`endpoints.md` §7). */

const ORIGIN = window.location.origin;
const FRONT = `${ORIGIN}/paymentservicespaypal/smartbuttons/`;
const SUCCESS = `${ORIGIN}/checkout/onepage/success/`;
const NOW = Date.now();
const attempt: OrderAttempt = {
  cartId: 'session',
  isSession: true,
  startedAt: NOW - 5000,
  itemIds: [],
  reviewUrl: `${FRONT}review/`,
  successUrl: SUCCESS,
};

const left: string[] = [];
let restore = (): void => undefined;
const ownShop = { ...shop, cartUrl: `${ORIGIN}/checkout/cart/` };

/** The shop's response to the address of the review page. */
const review = (more: Partial<FetchedPage> = {}): FetchedPage => ({
  status: 200,
  url: `${FRONT}review/`,
  page: new DOMParser().parseFromString('<form id="order-review-form"></form>', 'text/html'),
  isTimeout: false,
  ...more,
});

/** A page at this address, to which the shop may have led; returns the news of it. */
async function page(url: string, { isLed = false } = {}): Promise<string[]> {
  history.replaceState(null, '', url);
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    { redirectCount: isLed ? 1 : 0 } as unknown as PerformanceEntry,
  ]);
  const news: string[] = [];
  const watched = watchOrder(
    createTillStore({ shop: ownShop, checkout: null, sections: sectionSettings }),
    (one) => news.push(one?.kind ?? 'none'),
    () => NOW,
    () => Promise.resolve(null),
  );
  await vi.advanceTimersByTimeAsync(40_000);
  await watched;
  return news;
}

/** The page is the one that follows the press in this window. */
const pressedHere = (more: Partial<OrderAttempt> = {}): void => {
  redirectedOrder.write({ ...attempt, ...more, pressedAt: NOW - 5000 });
};

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { onLine: true });
  localStorage.clear();
  sessionStorage.clear();
  left.length = 0;
  restore = replaceNavigator({ assign: (url) => void left.push(url) });
  vi.mocked(fetchPage)
    .mockReset()
    .mockImplementation(() => Promise.resolve(review()));
  mockShop(() => json({ cart: { data_id: 1, items: [{ item_id: '9', qty: 1 }] } }));
  openOrder.write(attempt);
  await holdCart();
});
afterEach(() => {
  restore();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  history.replaceState(null, '', '/');
});

it.each([
  ['of a cart', SUCCESS],
  ['of a product', `${FRONT}success/`],
])('ends with the success page %s, which shows the number [PLACE-14]', async (_case, url) => {
  pressedHere();
  expect(await page(url)).not.toContain('not-placed');
  expect([openOrder.read(), redirectedOrder.read(), hold.read()]).toEqual([null, null, null]);
  expect(placedOrder.read()).toMatchObject({ isPlaced: true, itemIds: [] });
  expect([left, vi.mocked(fetchPage).mock.calls]).toEqual([[], []]);
});

it('is not placed where the shop leads back to the review page, and may be pressed at once [WALL-15]', async () => {
  pressedHere();
  expect(await page(`${FRONT}review/`, { isLed: true }), 'the shop says why').toEqual([]);
  expect([openOrder.read(), redirectedOrder.read(), hold.read()]).toEqual([null, null, null]);
});

it('is looked up after a lost response, and is not placed while it can be reviewed [PLACE-14]', async () => {
  pressedHere();
  expect(await page(`${FRONT}review/`)).toEqual(['checking', 'not-placed']);
  expect(vi.mocked(fetchPage).mock.calls.map(([url]) => url)).toEqual(
    Array.from({ length: 5 }, () => `${FRONT}review/`),
  );
  expect([openOrder.read(), hold.read()]).toEqual([null, null]);
});

it('stays open while the shop cannot say [PLACE-14]', async () => {
  pressedHere();
  vi.mocked(fetchPage).mockResolvedValue(review({ status: 0, page: null, url: '' }));
  expect(await page(`${FRONT}review/`)).toEqual(['checking']);
  expect(isOrderOpen(NOW)).toBe(true);
});

it('is asked for once where it can no longer be reviewed [PLACE-14]', async () => {
  vi.mocked(fetchPage).mockResolvedValue(review({ url: ownShop.cartUrl }));
  expect(await page(`${ORIGIN}/mug.html`)).toEqual(['checking']);
  expect(left).toEqual([SUCCESS]);
  expect(await page(SUCCESS)).not.toContain('not-placed');
  expect(openOrder.read()).toBeNull();
});

it('is not looked up on the review page where that has led to the cart already [PLACE-14]', async () => {
  pressedHere();
  await page(ownShop.cartUrl, { isLed: true });
  expect([left, vi.mocked(fetchPage).mock.calls], 'it would leave a message').toEqual([
    [SUCCESS],
    [],
  ]);
});

it('is left to the shopper where the shop does not say: nothing is called not placed [PLACE-14]', async () => {
  pressedHere();
  await page(ownShop.cartUrl, { isLed: true });
  expect(await page(ownShop.cartUrl, { isLed: true })).toEqual(['checking', 'unconfirmed']);
  expect([openOrder.read(), hold.read()]).toEqual([null, null]);
});

it('locks no cart of the session once it is placed: it may be the order of a product [PLACE-14]', async () => {
  pressedHere();
  await page(SUCCESS);
  expect(placedOrder.read()).toMatchObject({ itemIds: [] });
});
