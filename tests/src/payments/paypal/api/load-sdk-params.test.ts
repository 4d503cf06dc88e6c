import { beforeEach, describe, expect, it, vi } from 'vitest';
import { loadSdkParams, PARAMS_MS } from '../../../../../src/payments/paypal/api/load-sdk-params';
import { fail } from '../../../../../src/platform/result';
import { json, mockShop, sent } from '../../../state/support/fake-http';
import { pageWith, sdkParams } from '../page';

vi.mock('../../../../../src/platform/http/http', () => import('../../../state/support/fake-http'));

const NOW = 1_800_000_000_000;
const TIMEOUT = 'payments-sdk-params-timeout';
const page = pageWith([]);
const section = { data_id: 1, sdkParams: { paypal: sdkParams, applepay: [], googlepay: [] } };
const load = (now = NOW) => loadSdkParams(page, 'https://shop.example/', () => now);

beforeEach(() => {
  localStorage.clear();
  mockShop(() => json({ payments: section }));
});

describe('the parameters of the SDK', () => {
  it('come from the section `payments`, those of this provider [PSDK-02] [PSDK-03]', async () => {
    expect(await load()).toMatchObject({ url: sdkParams[0]?.value });
    expect(sent.map(({ path }) => path)).toEqual(['customer/section/load/']);
  });

  it('come from the list of each wallet, in one call for all [PSDK-03]', async () => {
    const google = [{ name: 'src', value: 'https://www.paypal.com/sdk/js?components=googlepay' }];
    mockShop(() =>
      json({ payments: { ...section, sdkParams: { ...section.sdkParams, googlepay: google } } }),
    );
    const loadGoogle = () => loadSdkParams(page, 'https://shop.example/', () => NOW, 'googlepay');
    const [own, other] = await Promise.all([load(), loadGoogle()]);
    expect([own?.url, other?.url]).toEqual([sdkParams[0]?.value, google[0]?.value]);
    expect(sent).toHaveLength(1);
    expect((await loadGoogle())?.url).toBe(google[0]?.value);
    expect(sent).toHaveLength(1);
  });

  it('are kept in local storage for 30 seconds [PSDK-04] [PSDK-05] [PSDK-06]', async () => {
    await load();
    expect(localStorage.getItem(TIMEOUT)).toBe(String(NOW + 30_000));
    expect(JSON.parse(localStorage.getItem('mage-cache-storage') ?? '')).toEqual({
      payments: section,
    });
    expect(await load(NOW + PARAMS_MS - 1)).not.toBeNull();
    expect(sent).toHaveLength(1);
    await load(NOW + PARAMS_MS);
    expect(sent).toHaveLength(2);
  });

  it('are loaded again where the clock was set back, and the section is gone [PSDK-05]', async () => {
    await load();
    await load(NOW - 1);
    expect(sent).toHaveLength(2);
    localStorage.removeItem('mage-cache-storage');
    await load();
    expect(sent).toHaveLength(3);
    localStorage.setItem(TIMEOUT, '"never"');
    await load();
    expect(sent).toHaveLength(4);
  });

  it('leave the other sections as they are [PSDK-04]', async () => {
    localStorage.setItem('mage-cache-storage', JSON.stringify({ cart: { data_id: 5 } }));
    await load();
    expect(JSON.parse(localStorage.getItem('mage-cache-storage') ?? '')).toMatchObject({
      cart: { data_id: 5 },
    });
  });

  it('are loaded once for all places that ask meanwhile', async () => {
    const [one, other] = await Promise.all([load(), load()]);
    expect(one).toEqual(other);
    expect(sent).toHaveLength(1);
  });

  it.each([
    fail({ kind: 'network' } as const),
    json({}),
    json({ payments: { data_id: 1, sdkParams: [] } }),
    json({ payments: { data_id: 1, sdkParams: { constructor: [] } } }),
    json('<html>'),
  ])('are not there after %o, and are asked for again', async (response) => {
    mockShop(() => response);
    expect(await load()).toBeNull();
    expect(localStorage.getItem(TIMEOUT)).toBeNull();
    mockShop(() => json({ payments: section }));
    expect(await load()).not.toBeNull();
  });
});
