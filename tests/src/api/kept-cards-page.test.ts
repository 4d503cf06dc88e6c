import { beforeEach, expect, it, vi } from 'vitest';
import { loadKeptCards } from '../../../src/api/kept-cards-page';
import { fetchPage, type FetchedPage } from '../../../src/platform/page/fetch-page';

vi.mock('../../../src/platform/page/fetch-page', () => ({ fetchPage: vi.fn() }));

const LIST = 'https://shop.example/vault/cards/listaction/';

function answer(change: Partial<FetchedPage> = {}): void {
  const page = document.implementation.createHTMLDocument('');
  page.body.innerHTML =
    '<main><form><input name="public_hash" value="a"></form><input name="public_hash" value=""><input name="public_hash" value="b"></main><footer></footer>';
  vi.mocked(fetchPage).mockResolvedValue({
    status: 200,
    url: LIST,
    page,
    isTimeout: false,
    ...change,
  });
}

/** A page that ends after its first card. */
function half(): Document {
  const page = document.implementation.createHTMLDocument('');
  page.body.innerHTML = '<header></header><main><input name="public_hash" value="a"></main>';
  return page;
}

const kindOf = async (url = LIST) => {
  const result = await loadKeptCards(url);
  return result.ok ? [...result.value] : result.error.kind;
};

beforeEach(() => {
  vi.mocked(fetchPage).mockReset();
  answer();
});

it('reads the hashes of the stored cards', async () => {
  expect(await kindOf()).toEqual(['a', 'b']);
  expect(await kindOf('/vault/cards/listaction?p=1')).toEqual(['a', 'b']);
});

it('asks no other site', async () => {
  expect(await kindOf('https://elsewhere.example/vault/cards/listaction/')).toBe('malformed');
  expect(fetchPage).not.toHaveBeenCalled();
});

it.each<[string, Partial<FetchedPage>, string]>([
  [
    'the login page [ADDC-01]',
    { url: 'https://shop.example/customer/account/login/referer/x/' },
    'unauthorized',
  ],
  ['a refusal [ADDC-01]', { status: 401 }, 'unauthorized'],
  ['another page', { url: 'https://shop.example/' }, 'malformed'],
  ['another site', { url: 'https://elsewhere.example/vault/cards/listaction/' }, 'malformed'],
  ['a missing page', { status: 404 }, 'malformed'],
  ['too many requests', { status: 429 }, 'malformed'],
  ['an error', { status: 500 }, 'malformed'],
  ['no page', { page: null }, 'malformed'],
  ['half a page', { page: half() }, 'malformed'],
  ['a page without content', { page: document.implementation.createHTMLDocument('') }, 'malformed'],
  ['no response', { status: 0, page: null }, 'network'],
  ['no response in time', { status: 0, page: null, isTimeout: true }, 'timeout'],
])('takes no list from %s', async (_what, change, kind) => {
  answer(change);
  expect(await kindOf()).toBe(kind);
});
