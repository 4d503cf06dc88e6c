import { beforeEach, expect, it, vi } from 'vitest';
import { loadListing } from '../../../src/api/listing';
import { fetchPage, type FetchedPage } from '../../../src/platform/page/fetch-page';

vi.mock('../../../src/platform/page/fetch-page', () => ({ fetchPage: vi.fn() }));

const URL_WANTED = 'https://shop.example/shelf.html?p=2';
const LIST = '<main><till-product-list><ol></ol></till-product-list></main><footer></footer>';

const pageOf = (html: string): Document => {
  const page = document.implementation.createHTMLDocument('');
  page.body.innerHTML = html;
  return page;
};

const answer = (change: Partial<FetchedPage>): void => {
  vi.mocked(fetchPage).mockResolvedValue({
    status: 200,
    url: URL_WANTED,
    page: pageOf(LIST),
    isTimeout: false,
    ...change,
  });
};

const kindOf = async (signal?: AbortSignal) => {
  const result = await loadListing(URL_WANTED, { signal });
  return result.ok ? 'page' : result.error.kind;
};

beforeEach(() => {
  answer({});
});

it('takes a page of the same list', async () => {
  expect(await kindOf()).toBe('page');
  answer({ url: 'https://shop.example/shelf.html' });
  expect(await kindOf()).toBe('page');
});

it.each<[string, Partial<FetchedPage>, string]>([
  [
    'the same path of another site',
    { url: 'https://elsewhere.example/shelf.html?p=2' },
    'malformed',
  ],
  ['another page', { url: 'https://shop.example/customer/account/login/' }, 'malformed'],
  ['a page without a list', { page: pageOf('<main>Maintenance</main>') }, 'malformed'],
  [
    'half a page',
    { page: pageOf('<main><till-product-list><ol></ol></till-product-list></main>') },
    'malformed',
  ],
  ['no page at all', { page: null }, 'malformed'],
  ['an error', { status: 500 }, 'malformed'],
  ['no response', { status: 0, page: null }, 'network'],
  ['no response in time', { status: 0, page: null, isTimeout: true }, 'timeout'],
])('takes nothing from %s', async (_what, change, kind) => {
  answer(change);
  expect(await kindOf()).toBe(kind);
});

it('is cancelled by a later choice', async () => {
  const aborting = new AbortController();
  aborting.abort();
  expect(await kindOf(aborting.signal)).toBe('cancelled');
});
