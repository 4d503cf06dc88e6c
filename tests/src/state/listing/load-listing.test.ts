import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadListing } from '../../../../src/api/listing';
import { replaceNavigator } from '../../../../src/platform/navigate';
import { fail, ok } from '../../../../src/platform/result';
import { selectProduct } from '../../../../src/state/catalog/catalog-slice';
import {
  listingShown,
  listingWanted,
  selectListing,
  swapChosen,
} from '../../../../src/state/listing/listing-slice';
import { listingState } from '../../../../src/state/listing/listing-state';
import { createTillStore } from '../../../../src/state/store/store';
import type { PageSource } from '../../../../src/platform/page/page-source';
import { hoodieInit, pageWith } from '../support/products';
import { shop } from '../support/shop';

vi.mock('../../../../src/api/listing', () => ({ loadListing: vi.fn() }));

const SHELF = 'https://shop.example/shelf.html?p=2';
const UNREACHED = 'The shop cannot be reached. Please check your connection and try again.';
const assign = vi.fn<(url: string) => void>();
const submit = vi.fn<(form: HTMLFormElement) => void>();
let restore: () => void;

beforeEach(() => {
  assign.mockReset();
  submit.mockReset();
  restore = replaceNavigator({ assign, submit });
});
afterEach(() => {
  restore();
  document.body.replaceChildren();
});

/** The settings of a page's toolbar. */
const toolbar = (order: string) => ({
  '[data-mage-init]': {
    productListToolbarForm: { order: 'product_list_order', orderDefault: order },
  },
});

function open({
  isSwapped = true,
  page = pageWith({}),
}: { isSwapped?: boolean; page?: PageSource | null } = {}) {
  const store = createTillStore({ shop, checkout: null }, { page: () => page });
  store.inject(listingState);
  store.dispatch(swapChosen(isSwapped));
  return {
    state: () => selectListing(store.getState()),
    want: (url: string, isTraversal = false) => {
      store.dispatch(listingWanted({ url, fields: null, isTraversal }));
    },
    store,
  };
}

/** Resolves when everything that was ready has been done. */
const finished = () => new Promise((resolve) => setTimeout(resolve, 5));

it('goes to the address where lists are not swapped, or are of another site [LIST-08]', () => {
  const { want } = open({ isSwapped: false });
  want(SHELF);
  expect(assign).toHaveBeenCalledWith(SHELF);
  open().want('https://elsewhere.example/');
  expect(assign).toHaveBeenLastCalledWith('https://elsewhere.example/');
  expect(loadListing).not.toHaveBeenCalled();
});

it('posts fields with the visitor’s form key, also where lists are swapped [LIST-10]', () => {
  document.cookie = 'form_key=abcdefgh12345678; path=/';
  const { store } = open();
  store.dispatch(listingWanted({ url: SHELF, fields: { product_list_mode: 'list' } }));
  const [form] = submit.mock.calls[0] ?? [];
  expect(form?.method).toBe('post');
  expect(form?.action).toBe(SHELF);
  expect(Object.fromEntries(new FormData(form))).toEqual({
    product_list_mode: 'list',
    form_key: 'abcdefgh12345678',
  });
});

it('keeps the page that was requested last, in whatever order they arrive', async () => {
  const first = document.implementation.createHTMLDocument('first');
  const second = document.implementation.createHTMLDocument('second');
  let late: () => void = () => undefined;
  vi.mocked(loadListing)
    .mockImplementationOnce(async (_url, options) => {
      await new Promise<void>((resolve) => {
        late = resolve;
      });
      return options?.signal?.aborted === true ? fail({ kind: 'cancelled' }) : ok(first);
    })
    .mockResolvedValueOnce(ok(second));
  const { want, state } = open();
  want(`${SHELF}&a=1`);
  expect(state().status).toBe('loading');
  want(SHELF);
  await vi.waitFor(() => {
    expect(state().arrived?.page).toBe(second);
  });
  late();
  await finished();
  expect(state().arrived).toEqual({ url: SHELF, page: second, isTraversal: false });
  const superseded = vi.mocked(loadListing).mock.calls.at(-2);
  expect(superseded?.[1]?.signal?.aborted).toBe(true);
  expect(assign).not.toHaveBeenCalled();
});

it('does not show a page that arrives although its request was cancelled', async () => {
  const page = document.implementation.createHTMLDocument('first');
  let late: () => void = () => undefined;
  vi.mocked(loadListing)
    .mockImplementationOnce(async () => {
      await new Promise<void>((resolve) => {
        late = resolve;
      });
      return ok(page);
    })
    .mockImplementationOnce(() => new Promise(() => undefined));
  const { want, state } = open();
  want(`${SHELF}&a=1`);
  want(SHELF);
  late();
  await finished();
  expect(state()).toMatchObject({ status: 'loading', arrived: null });
});

it('reads prices and swatches of a page before its nodes are moved [LIST-03]', async () => {
  const page = document.implementation.createHTMLDocument('second');
  const swatches = { '.swatch-opt-19': { 'Magento_Swatches/js/swatch-renderer': hoodieInit() } };
  page.body.innerHTML = `<till-product-list><script type="text/x-magento-init">${JSON.stringify(swatches)}</script>
    <div class="price-box" data-role="priceBox" data-product-id="8"><span data-price-amount="34" data-price-type="finalPrice">$34.00</span></div></till-product-list>`;
  vi.mocked(loadListing).mockResolvedValue(ok(page));
  const { want, store, state } = open();
  const seen: unknown[] = [];
  store.subscribe(() => {
    if (state().arrived === null) return;
    const of = (id: string) => selectProduct(id)(store.getState());
    seen.push(of('8').prices?.final.shown, of('19').configurable?.attributes.length);
  });
  want(SHELF);
  await vi.waitFor(() => {
    expect(seen.slice(0, 2)).toEqual([34, 2]);
  });
});

it.each([
  ['neither swatches nor prices', '<till-product-list></till-product-list>', false],
  ['prices', '<till-product-list><till-price></till-price></till-product-list>', true],
  [
    'swatches',
    `<script type="text/x-magento-init">${JSON.stringify({
      '.swatch-opt-19': { 'Magento_Swatches/js/swatch-renderer': hoodieInit() },
    })}</script>`,
    true,
  ],
])('reads products of a page with %s', async (_what, html, isRead) => {
  const page = document.implementation.createHTMLDocument('second');
  page.body.innerHTML = html;
  vi.mocked(loadListing).mockResolvedValue(ok(page));
  const { want, store, state } = open();
  want(SHELF);
  await vi.waitFor(() => {
    expect(state().arrived?.page).toBe(page);
  });
  expect(store.getState().catalog !== undefined).toBe(isRead);
});

it('reads the settings of the toolbar, also of a page that replaces the list [LIST-03]', async () => {
  const page = document.implementation.createHTMLDocument('second');
  page.body.innerHTML = `<script type="text/x-magento-init">${JSON.stringify(toolbar('name'))}</script>`;
  vi.mocked(loadListing).mockResolvedValue(ok(page));
  const { want, state } = open({ page: pageWith(toolbar('price')) });
  expect(state().toolbar).toMatchObject({
    names: { order: 'product_list_order' },
    defaults: { order: 'price' },
  });
  want(SHELF);
  await vi.waitFor(() => {
    expect(state().toolbar.defaults.order).toBe('name');
  });
});

it('swaps the list of a page without data, and reads nothing from the next one', async () => {
  const page = document.implementation.createHTMLDocument('second');
  page.body.innerHTML = `<till-product-list><till-price></till-price></till-product-list>
    <script type="text/x-magento-init">${JSON.stringify(toolbar('name'))}</script>`;
  vi.mocked(loadListing).mockResolvedValue(ok(page));
  const { want, store, state } = open({ page: null });
  const before = state().toolbar;
  want(SHELF);
  await vi.waitFor(() => {
    expect(state().arrived?.page).toBe(page);
  });
  expect(state().toolbar).toBe(before);
  expect(store.getState().catalog).toBeUndefined();
});

it('is ready for the next choice once the fetched page is shown', async () => {
  const page = document.implementation.createHTMLDocument('second');
  vi.mocked(loadListing).mockResolvedValue(ok(page));
  const { want, store, state } = open();
  want(SHELF);
  await vi.waitFor(() => {
    expect(state().arrived).not.toBeNull();
  });
  store.dispatch(listingShown({ page, summary: 'Items 11-20 of 42', filters: null }));
  expect(state()).toMatchObject({
    isSwapped: true,
    status: 'idle',
    error: '',
    arrived: null,
    summary: 'Items 11-20 of 42',
  });
});

it('leaves a response that is not the expected page to the browser', async () => {
  vi.mocked(loadListing).mockResolvedValue(fail({ kind: 'malformed', status: 503 }));
  open().want(SHELF);
  await vi.waitFor(() => {
    expect(assign).toHaveBeenCalledWith(SHELF);
  });
});

it('stays and shows an error without a response; a restored page is left to the browser', async () => {
  vi.mocked(loadListing).mockResolvedValue(fail({ kind: 'network' }));
  const { store, want, state } = open();
  store.dispatch(listingWanted({ url: SHELF, fields: null }));
  await vi.waitFor(() => {
    expect(state()).toMatchObject({ status: 'failed', error: UNREACHED });
  });
  expect(assign).not.toHaveBeenCalled();
  want(SHELF, true);
  await vi.waitFor(() => {
    expect(assign).toHaveBeenCalledWith(SHELF);
  });
});

it('works again when the browser restores the page after it was left', () => {
  const { want, state } = open({ isSwapped: false });
  want(SHELF);
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
  expect(state().status, 'when it is shown for the first time').toBe('loading');
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(state().status).toBe('idle');
});
