import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fetchPage, type FetchedPage } from '../../../../../src/platform/page/fetch-page';
import { fail, ok } from '../../../../../src/platform/result';
import { invalidate, list } from '../../../../../src/tax/avatax/certificates/calls';

vi.mock('../../../../../src/platform/page/fetch-page', () => ({ fetchPage: vi.fn() }));

const ORIGIN = window.location.origin;
const SHOP = { baseUrl: `${ORIGIN}/`, customerId: null };
const EMPTY =
  '<table class="data table"><tbody><tr class="data-grid-tr-no-data"><td>None</td></tr></tbody></table>';

const page = (changes: Partial<FetchedPage> = {}, html = EMPTY): FetchedPage => ({
  status: 200,
  url: `${ORIGIN}/avatax/certificates/index/`,
  page: new DOMParser().parseFromString(html, 'text/html'),
  isTimeout: false,
  ...changes,
});
const answer = (given: FetchedPage): void => {
  vi.mocked(fetchPage).mockResolvedValue(given);
};
const load = () => list(SHOP, { signal: new AbortController().signal });
const unauthorized = fail({ kind: 'unauthorized', message: '' });

/** What can go wrong with a page, and the error that it is. */
const FAULTS: readonly (readonly [string, FetchedPage, object])[] = [
  ['never answers', page({ status: 0, page: null, isTimeout: true }), fail({ kind: 'timeout' })],
  ['cannot be reached', page({ status: 0, page: null }), fail({ kind: 'network' })],
  ['is refused', page({ status: 401 }), unauthorized],
  [
    'leads to the sign-in',
    page({ url: `${ORIGIN}/customer/account/login/referer/x/` }),
    unauthorized,
  ],
  [
    'is asked too often',
    page({ status: 429 }),
    fail({ kind: 'server', status: 429, message: null, retryAfterMs: null }),
  ],
  [
    'fails',
    page({ status: 500 }),
    fail({ kind: 'server', status: 500, message: null, retryAfterMs: null }),
  ],
  ['is not there', page({ status: 404 }), fail({ kind: 'malformed', status: 404 })],
  ['has no page', page({ page: null }), fail({ kind: 'malformed', status: 200 })],
  [
    'leads elsewhere',
    page({ url: 'https://elsewhere.example/' }),
    fail({ kind: 'malformed', status: 200 }),
  ],
];

beforeEach(() => {
  vi.mocked(fetchPage).mockReset();
});

describe('the list', () => {
  it('is read from its page [CERT-01]', async () => {
    answer(page());
    expect(await load()).toEqual(ok({ certificates: [], zones: [] }));
    expect(vi.mocked(fetchPage).mock.calls[0]?.[0]).toBe(`${ORIGIN}/avatax/certificates/index/`);
  });

  it.each(FAULTS)('has an error when its page %s', async (_what, given, error) => {
    answer(given);
    expect(await load()).toEqual(error);
  });

  it('has an error with a page of maintenance', async () => {
    answer(page({}, '<h1>Back soon</h1>'));
    expect(await load()).toEqual(fail({ kind: 'malformed', status: 200 }));
  });

  it('is nothing once nobody waits', async () => {
    answer(page());
    const closing = new AbortController();
    closing.abort();
    expect(await list(SHOP, { signal: closing.signal })).toEqual(fail({ kind: 'cancelled' }));
  });
});

describe('an invalidation', () => {
  const certificate = {
    id: '5',
    zone: 'Texas',
    signedOn: '',
    expiresOn: '',
    status: '',
    documentUrl: null,
    invalidateUrl: `${ORIGIN}/avatax/certificates/unlink/certificate_id/5/customer_id/7/`,
  };

  it('opens the address of the certificate, once [CERT-04]', async () => {
    answer(page());
    expect(await invalidate(certificate)).toEqual(ok(null));
    expect(vi.mocked(fetchPage).mock.calls).toEqual([[certificate.invalidateUrl]]);
  });

  it.each(FAULTS)('has an error when the shop %s', async (_what, given, error) => {
    answer(given);
    expect(await invalidate(certificate)).toEqual(error);
  });

  it.each([null, 'https://elsewhere.example/avatax/certificates/unlink/'])(
    'sends nothing to %s',
    async (invalidateUrl) => {
      expect(await invalidate({ ...certificate, invalidateUrl })).toMatchObject({ ok: false });
      expect(fetchPage).not.toHaveBeenCalled();
    },
  );
});
