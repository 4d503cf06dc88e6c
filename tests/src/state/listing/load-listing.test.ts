import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadListing } from '../../../../src/api/listing';
import { replaceNavigator } from '../../../../src/platform/navigate';
import { fail, ok } from '../../../../src/platform/result';
import { selectProduct } from '../../../../src/state/catalog/catalog-slice';
import {
  listingWanted,
  selectListing,
  swapChosen,
} from '../../../../src/state/listing/listing-slice';
import { listingState } from '../../../../src/state/listing/listing-state';
import { createTillStore } from '../../../../src/state/store/store';
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

function open({ isSwapped = true } = {}) {
  const store = createTillStore({ shop, checkout: null }, { page: () => pageWith({}) });
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
  await Promise.resolve();
  expect(state().arrived?.page).toBe(second);
  expect(assign).not.toHaveBeenCalled();
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

it('leaves a response that is not the expected page to the browser', async () => {
  vi.mocked(loadListing).mockResolvedValue(fail({ kind: 'malformed', status: 503 }));
  open().want(SHELF);
  await vi.waitFor(() => {
    expect(assign).toHaveBeenCalledWith(SHELF);
  });
});

it('stays and shows an error without a response; a restored page is left to the browser', async () => {
  vi.mocked(loadListing).mockResolvedValue(fail({ kind: 'network' }));
  const { want, state } = open();
  want(SHELF);
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
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(state().status).toBe('idle');
});
