import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { catalogRows } from '../../../../e2e/faults/catalog-rows';
import { FAULTS, UNIT_TEST, type Fault, type Row } from '../../../../e2e/faults/cells';
import type { HttpResponse } from '../../../../src/platform/http/http.types';
import { replaceNavigator } from '../../../../src/platform/navigate';
import type { PageSource } from '../../../../src/platform/page/page-source';
import { fail, ok, type Result } from '../../../../src/platform/result';
import { writeCookie } from '../../../../src/platform/storage/cookies';
import { jsonStorage } from '../../../../src/platform/storage/storage';
import { productSent, selectAdding } from '../../../../src/state/add-to-cart/add-to-cart-slice';
import { addToCartState } from '../../../../src/state/add-to-cart/add-to-cart-state';
import {
  captchaRefreshRequested,
  captchaShown,
  selectCaptcha,
} from '../../../../src/state/captcha/captcha-slice';
import { captchaState } from '../../../../src/state/captcha/captcha-state';
import { optionChosen, selectProduct } from '../../../../src/state/catalog/catalog-slice';
import { catalogState } from '../../../../src/state/catalog/catalog-state';
import { selectMessages } from '../../../../src/state/messages/messages-slice';
import { messagesState } from '../../../../src/state/messages/messages-state';
import {
  privateBlocksFound,
  selectPrivateBlocks,
} from '../../../../src/state/private-blocks/private-blocks-slice';
import { privateBlocksState } from '../../../../src/state/private-blocks/private-blocks-state';
import { selectRecentProducts } from '../../../../src/state/recently-viewed/recently-viewed-slice';
import { recentlyViewedState } from '../../../../src/state/recently-viewed/recently-viewed-state';
import {
  reviewEdited,
  reviewsWanted,
  reviewSubmitted,
  selectReviews,
} from '../../../../src/state/reviews/reviews-slice';
import { reviewsState } from '../../../../src/state/reviews/reviews-state';
import {
  searchTyped,
  selectSearchStatus,
  selectSuggestions,
} from '../../../../src/state/search/search-slice';
import { searchState } from '../../../../src/state/search/search-state';
import { createTillStore } from '../../../../src/state/store/store';
import type { StateModule, TillStore } from '../../../../src/state/shared/store.types';
import { json, sent, mockShop } from '../support/fake-http';
import { ERRORS } from '../support/fault-errors';
import { hoodieConfig, hoodiePage, pageWith } from '../support/products';
import { shop } from '../support/shop';
// Imported here because the flow imports it on demand, and an import takes real time, which fake timers do not advance.
import '../../../../src/api/search';

vi.mock('../../../../src/platform/http/http', () => import('../support/fake-http'));

/* The cells of the table of faults (docs/faults.md) about the product page, the search and private blocks that no
   browser test covers. */

const assign = vi.fn<(url: string) => void>();
let restoreNavigator: () => void;

const REVIEW = 'https://shop.example/review/product/post/id/7/';
const LIST = 'https://shop.example/review/product/listAjax/id/7/';
const DRAFT = {
  nickname: 'Ann',
  title: 'Good',
  detail: 'Read it.',
  ratings: { 'ratings[1]': '4' },
};
const text = (body: string): Result<HttpResponse> =>
  ok({ status: 200, headers: {}, url: '', body });
const PAGE = text('<!doctype html><title>Maintenance</title>');

function open(page: PageSource, ...modules: readonly StateModule[]): TillStore {
  const store = createTillStore(
    { shop, checkout: null },
    { page: () => page, now: () => Date.now() },
  );
  for (const module of modules) store.inject(module);
  return store;
}

/** A request with its preparation and what the shopper sees of it; `act` also repeats it. */
interface Stage {
  readonly paths: RegExp;
  /** The successful response. */
  readonly response: Result<HttpResponse> | (() => Result<HttpResponse>);
  /** Responses that the client does not regard as failures. */
  readonly responses?: Readonly<Partial<Record<Fault, Result<HttpResponse>>>>;
  readonly start: () => TillStore;
  readonly act: (store: TillStore) => void;
  readonly shownError: (store: TillStore) => string | null;
  /** Whether typed, selected and server-rendered content is still there after the failure. */
  readonly isKept: (store: TillStore) => boolean;
  readonly isSuccessful: (store: TillStore) => boolean;
}

const nothing = (): null => null;
const yes = (): boolean => true;
const settings = { suggestUrl: 'https://shop.example/search/suggest', minLength: 2, delay: 300 };
let typed = 'salt';

const row = {
  id: 7,
  name: 'Book 7',
  url: `${window.location.origin}/book-7.html`,
  images: [],
  price_info: { formatted_prices: { final_price: '$8.00', regular_price: '$8.00' } },
  store_id: 1,
  currency_code: 'USD',
};
const viewedPage = (id: string): PageSource =>
  pageWith({
    '*': {
      'Magento_Catalog/js/product/view/provider': {
        data: { items: { [id]: { ...row, id: Number(id) } }, store: '1', currency: 'USD' },
      },
      'Magento_Ui/js/core/app': {
        components: {
          'storage-manager': {
            storagesConfiguration: {
              recently_viewed_product: {
                allowToSendRequest: '1',
                requestConfig: { syncUrl: 'https://shop.example/sync' },
              },
            },
          },
        },
      },
    },
  });
const viewing = {
  start: () => {
    jsonStorage('recently_viewed_product').write({
      7: { added_at: Date.now() / 1000 - 5, product_id: '7' },
    });
    return open(viewedPage('1'), recentlyViewedState);
  },
  act: () => undefined,
  shownError: nothing,
  isKept: () => Object.keys(jsonStorage('recently_viewed_product').read() ?? {}).length === 2,
};
const captchaPage: PageSource = {
  ...pageWith({}),
  checkoutConfig: {
    captcha: { user_login: { imageSrc: '/a.png', refreshUrl: 'https://shop.example/captcha/' } },
  },
};
const reviewing = (): TillStore => {
  const store = open(pageWith({}), reviewsState);
  store.dispatch(reviewEdited({ url: REVIEW, change: DRAFT }));
  return store;
};

const stages: Readonly<Record<string, Stage>> = {
  suggestions: {
    paths: /^search/,
    response: json([{ title: 'The Salt Road' }]),
    start: () => open(pageWith({}), searchState),
    act: (store) => {
      typed = `${typed}!`;
      store.dispatch(searchTyped({ text: typed, settings }));
    },
    shownError: (store) =>
      selectSearchStatus(store.getState()) === 'failed'
        ? catalogRows.suggestions.cells.never.message
        : null,
    isKept: (store) => store.getState().search?.query === typed,
    isSuccessful: (store) => selectSuggestions(store.getState())?.list.length === 1,
  },
  'search-log': {
    paths: /^log/,
    response: json({ success: true }),
    start: () =>
      open(
        pageWith({
          '*': {
            'Magento_CatalogSearch/js/search-terms-log': { url: 'https://shop.example/log' },
          },
        }),
        searchState,
      ),
    act: () => undefined,
    shownError: nothing,
    isKept: (store) => selectSearchStatus(store.getState()) === 'idle',
    isSuccessful: yes,
  },
  'swatch-media': {
    paths: /^swatches/,
    response: json({ large: '/l.jpg', medium: '/m.jpg', small: '/s.jpg', gallery: [] }),
    start: () => open(hoodiePage({ jsonConfig: { ...hoodieConfig, images: [] } }), catalogState),
    act: (store) => {
      for (const optionId of [null, '5']) {
        store.dispatch(optionChosen({ productId: '19', attributeId: '93', optionId }));
      }
    },
    shownError: nothing,
    isKept: (store) => {
      const { selection, images, areImagesLoading } = selectProduct('19')(store.getState());
      return selection[93] === '5' && (images === null || !areImagesLoading);
    },
    isSuccessful: (store) =>
      selectProduct('19')(store.getState()).images?.list[0]?.img === '/m.jpg',
  },
  'added-message': {
    paths: /^customer\/section/,
    response: json({
      messages: { data_id: 1, messages: [{ type: 'success', text: 'You added it.' }] },
    }),
    start: () => open(pageWith({}), messagesState, addToCartState),
    act: (store) => {
      const url = `${shop.baseUrl}checkout/cart/add/product/60/`;
      store.dispatch(productSent({ productId: '60', url, form: new FormData(), qty: 1 }));
    },
    shownError: nothing,
    isKept: (store) => ['added', 'idle'].includes(selectAdding('60')(store.getState())),
    isSuccessful: (store) =>
      selectMessages('product:60')(store.getState()).some((one) => one.text === 'You added it.'),
  },
  reviews: {
    paths: /^review\/product\/list/,
    response: text('<ol><li>Second</li></ol>'),
    responses: { html: PAGE, half: text('<ol><li>Sec'), empty: text('') },
    start: () => open(pageWith({}), reviewsState),
    act: (store) => store.dispatch(reviewsWanted(`${LIST}?p=2`)),
    shownError: (store) =>
      selectReviews(store.getState()).status === 'failed'
        ? catalogRows.reviews.cells.never.message
        : null,
    isKept: (store) => selectReviews(store.getState()).wanted === `${LIST}?p=2`,
    isSuccessful: (store) => selectReviews(store.getState()).html?.includes('Second') === true,
  },
  'write-review': {
    paths: /^review\/product\/post/,
    response: () => {
      const messages = [{ type: 'success', text: catalogRows['write-review'].cells.late.message }];
      writeCookie('mage-messages', JSON.stringify(messages));
      return text('<!doctype html>');
    },
    responses: { html: PAGE },
    start: reviewing,
    act: (store) => store.dispatch(reviewSubmitted({ url: REVIEW })),
    shownError: (store) => selectReviews(store.getState()).messages[0]?.text ?? null,
    isKept: (store) => {
      const { draft, accepted } = selectReviews(store.getState());
      return accepted > 0 || JSON.stringify(draft) === JSON.stringify(DRAFT);
    },
    isSuccessful: (store) => selectReviews(store.getState()).accepted > 0,
  },
  viewed: {
    ...viewing,
    paths: /products-render-info/,
    response: json({ items: [row] }),
    isSuccessful: (store) => selectRecentProducts(store.getState())[0]?.name === 'Book 7',
  },
  'sync-views': {
    ...viewing,
    paths: /^sync/,
    response: json([]),
    isSuccessful: () => jsonStorage('recently_viewed_product_last_update').read() !== null,
  },
  'private-blocks': {
    paths: /^page_cache/,
    response: json({ welcome: 'Hello' }),
    start: () => {
      writeCookie('private_content_version', 'v1');
      const pageCache = { url: 'https://shop.example/page_cache/block/render/' };
      return open(pageWith({ body: { pageCache } }), privateBlocksState);
    },
    act: (store) => store.dispatch(privateBlocksFound(['welcome'])),
    shownError: nothing,
    isKept: (store) =>
      [null, 'Hello'].includes(selectPrivateBlocks(store.getState())?.welcome ?? null),
    isSuccessful: (store) => selectPrivateBlocks(store.getState())?.welcome === 'Hello',
  },
  captcha: {
    paths: /^captcha/,
    response: json({ imgSrc: '/b.png' }),
    start: () => {
      const store = open(captchaPage, captchaState);
      store.dispatch(captchaShown('user_login'));
      return store;
    },
    act: (store) => store.dispatch(captchaRefreshRequested('user_login')),
    shownError: (store) =>
      selectCaptcha('user_login')(store.getState())?.status === 'failed'
        ? catalogRows.captcha.cells.never.message
        : null,
    isKept: yes,
    isSuccessful: (store) => selectCaptcha('user_login')(store.getState())?.imageSrc === '/b.png',
  },
};

/** Requests that a page sends once on its own: the next page sends them again. */
const ONCE_A_PAGE = ['search-log', 'viewed', 'sync-views', 'private-blocks'];

const stageOf = (call: string): Stage => {
  const stage = stages[call];
  if (stage === undefined) throw new Error(`nobody makes the call ${call} here`);
  return stage;
};

/** From now on the request ends like this, after 700 ms. */
function respondWith({ paths, response }: Stage, end: Result<HttpResponse> | null): void {
  mockShop(async (_request, path) => {
    if (!paths.test(path)) return json([]);
    await new Promise((resolve) => setTimeout(resolve, 700));
    return end ?? (typeof response === 'function' ? response() : response);
  });
}

const requestsOf = ({ paths }: Stage) => sent.filter(({ path }) => paths.test(path));

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  assign.mockClear();
  typed = 'salt';
  window.history.replaceState(null, '', '/?q=salt');
  restoreNavigator = replaceNavigator({ assign, reload: vi.fn() });
});
afterEach(() => {
  restoreNavigator();
  window.history.replaceState(null, '', '/');
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('a failing request of the product page, the search or a private block', () => {
  const rows: readonly (readonly [string, Row])[] = Object.entries(catalogRows);
  const cases = rows.flatMap(([call, { cells }]) =>
    FAULTS.flatMap((fault) => {
      const cell = cells[fault];
      return typeof cell?.proof === 'object' && cell.proof.test === UNIT_TEST
        ? [[call, fault, cell.message] as const]
        : [];
    }),
  );

  it.each(cases)(
    'shows the message in the table: %s, %s [SRCH-06, SRCH-12, SWAT-14, REVW-02, REVW-04, RECENT-10, RECENT-13, BLOCK-02, CAPT-03, ADDTO-02]',
    async (call, fault, message) => {
      const stage = stageOf(call);
      const error = ERRORS[fault];
      const isAccepted = message === catalogRows['write-review'].cells.late.message;
      const end =
        stage.responses?.[fault] ?? (error === undefined || isAccepted ? null : fail(error));
      respondWith(stage, end);
      const store = stage.start();
      stage.act(store);
      await vi.advanceTimersByTimeAsync(3000);
      expect(requestsOf(stage)).not.toEqual([]);
      expect(stage.isKept(store)).toBe(true);
      const leavesForLogin = fault === '401' && call === 'write-review';
      if (!leavesForLogin) expect(stage.shownError(store)).toBe(message);
      expect(assign).toHaveBeenCalledTimes(leavesForLogin ? 1 : 0);
      if (leavesForLogin) return;
      if (end === null) {
        expect(stage.isSuccessful(store)).toBe(true);
        return;
      }
      // A retry is successful.
      respondWith(stage, null);
      const next = ONCE_A_PAGE.includes(call) ? stage.start() : store;
      stage.act(next);
      await vi.advanceTimersByTimeAsync(6000);
      expect(stage.isSuccessful(next)).toBe(true);
      if (call !== 'write-review') expect(stage.shownError(next)).toBeNull();
    },
  );

  it.each(ONCE_A_PAGE)(
    'sends one request per page: %s [SRCH-12, RECENT-10, RECENT-14, BLOCK-01]',
    async (call) => {
      const stage = stageOf(call);
      respondWith(stage, null);
      const store = stage.start();
      stage.act(store);
      stage.act(store);
      await vi.advanceTimersByTimeAsync(3000);
      stage.act(store);
      await vi.advanceTimersByTimeAsync(3000);
      expect(requestsOf(stage)).toHaveLength(1);
    },
  );

  it('shows the page of reviews that was requested last [REVW-03]', async () => {
    mockShop(async ({ url }) => {
      const isFirst = url.endsWith('p=1');
      await new Promise((resolve) => setTimeout(resolve, isFirst ? 900 : 100));
      return text(`<p>${url}</p>`);
    });
    const store = open(pageWith({}), reviewsState);
    store.dispatch(reviewsWanted(`${LIST}?p=1`));
    await vi.advanceTimersByTimeAsync(10);
    store.dispatch(reviewsWanted(`${LIST}?p=2`));
    await vi.advanceTimersByTimeAsync(2000);
    expect(selectReviews(store.getState()).html).toBe(`<p>${LIST}?p=2</p>`);
  });

  it('sends a review once, however often the button is pressed [REVW-04]', async () => {
    const stage = stageOf('write-review');
    respondWith(stage, null);
    const store = stage.start();
    stage.act(store);
    stage.act(store);
    await vi.advanceTimersByTimeAsync(2000);
    expect(requestsOf(stage)).toHaveLength(1);
  });
});
