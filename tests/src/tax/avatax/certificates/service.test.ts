import { afterEach, describe, expect, it, vi } from 'vitest';
import { fetchPage } from '../../../../../src/platform/page/fetch-page';
import { fail, ok } from '../../../../../src/platform/result';
import { certificates } from '../../../../../src/tax/avatax/certificates/service';
import { json, mockShop, sent } from '../../../state/support/fake-http';

vi.mock('../../../../../src/platform/http/http', () => import('../../../state/support/fake-http'));
vi.mock('../../../../../src/platform/page/fetch-page', () => ({ fetchPage: vi.fn() }));

const SHOP = { baseUrl: `${window.location.origin}/`, customerId: null };
const certificate = {
  id: '5',
  zone: 'Texas',
  signedOn: '',
  expiresOn: '',
  status: '',
  documentUrl: null,
  invalidateUrl: null,
};

describe('the refresh of the taxes', () => {
  it('is a call of the shop [TAXV-17]', async () => {
    mockShop(() => json([]));
    expect(await certificates.refreshTax(SHOP)).toEqual(ok(null));
    expect(sent).toMatchObject([{ method: 'GET', path: 'rest/V1/avatax/tax/refresh' }]);
  });

  it('hands its failure on', async () => {
    mockShop(() => fail({ kind: 'malformed', status: 200 }));
    expect(await certificates.refreshTax(SHOP)).toEqual(fail({ kind: 'malformed', status: 200 }));
  });
});

describe('code that is loaded late', () => {
  afterEach(() => {
    vi.doUnmock('../../../../../src/tax/avatax/certificates/calls');
    vi.resetModules();
  });

  it('reads the list of the page', async () => {
    vi.mocked(fetchPage).mockResolvedValue({ status: 0, url: '', page: null, isTimeout: false });
    const { signal } = new AbortController();
    expect(await certificates.list(SHOP, { signal })).toEqual(fail({ kind: 'network' }));
    expect(vi.mocked(fetchPage)).toHaveBeenCalledOnce();
  });

  it('counts as a shop that cannot be reached when it does not arrive', async () => {
    vi.resetModules();
    vi.doMock('../../../../../src/tax/avatax/certificates/calls', () => {
      throw new Error('offline');
    });
    const { certificates: fresh } =
      await import('../../../../../src/tax/avatax/certificates/service');
    const { signal } = new AbortController();
    expect(await fresh.list(SHOP, { signal })).toEqual(fail({ kind: 'network' }));
    expect(await fresh.invalidate(certificate)).toEqual(fail({ kind: 'network' }));
  });
});
