import { afterEach, beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest';
import { findRegion } from '../../../../../src/payments/paypal/api/find-region';
import { forgetReports } from '../../../../../src/platform/console';
import { fail } from '../../../../../src/platform/result';
import { json, mockShop, sent } from '../../../state/support/fake-http';

vi.mock('../../../../../src/platform/http/http', () => import('../../../state/support/fake-http'));

const URL = 'https://shop.example/rest/V1/directory/countries/:countryCode/';
let warn: MockInstance;
const find = (region: string, country = 'US') => findRegion(URL, country, region);

beforeEach(() => {
  forgetReports();
  warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  mockShop(() =>
    json({
      id: 'US',
      available_regions: [
        { id: 12, code: 'CA', name: 'California' },
        { id: '13', code: 'CO', name: 'Colorado' },
        { id: '99', code: null, name: 'CO' },
      ],
    }),
  );
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe('the shop’s id of a region', () => {
  it('is looked up with GET at the country, by code or name [REGLK-01]', async () => {
    expect(await find('CA')).toBe('12');
    expect(await find('co')).toBe('13');
    expect(await find('California ')).toBe('12');
    expect(sent[0]).toMatchObject({ method: 'GET', path: 'rest/V1/directory/countries/US/' });
    expect(warn).not.toHaveBeenCalled();
  });

  it('is not asked for with a country that is none, as part of another path', async () => {
    await find('CA', '../x');
    expect(sent[0]?.path).toBe('rest/V1/directory/countries/..%2Fx/');
    await findRegion(null, 'US', 'CA');
    expect(sent).toHaveLength(1);
  });

  it('is empty where the shop does not answer within 5 seconds [REGLK-04] [REGLK-05]', async () => {
    const limit = new AbortController();
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
    mockShop(
      ({ signal }) =>
        new Promise((resolve) => {
          signal?.addEventListener('abort', () => {
            resolve(fail({ kind: 'cancelled' }));
          });
        }),
    );
    const found = find('CA');
    expect(timeout).toHaveBeenCalledExactlyOnceWith(5000);
    limit.abort();
    expect(await found).toBeNull();
    expect(warn).toHaveBeenCalledExactlyOnceWith(
      expect.stringContaining('Error fetching regions: US'),
    );
  });

  const misses: readonly (readonly [string, string, () => void])[] = [
    ['Region not found', 'ZZ', () => undefined],
    ['Region not found', '', () => undefined],
    [
      'No regions available for country',
      'CA',
      () => {
        mockShop(() => json({ id: 'US' }));
      },
    ],
    [
      'No regions available for country',
      'CA',
      () => {
        mockShop(() => json({ available_regions: [] }));
      },
    ],
    [
      'Error fetching regions',
      'CA',
      () => {
        mockShop(() => fail({ kind: 'network' }));
      },
    ],
    [
      'Error fetching regions',
      'CA',
      () => {
        mockShop(() => json('<html>'));
      },
    ],
  ];

  it.each(misses)(
    'is empty with "%s" (%o) [REGLK-02] [REGLK-03] [REGLK-04] [REGLK-05]',
    async (text, region, prepare) => {
      prepare();
      expect(await find(region)).toBeNull();
      expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(`${text}: US`));
    },
  );
});
