import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { completeSource } from '../../elements/missing-configuration';
import { lacksCountries, parseDirectory } from '../../src/api/page-config/directory';
import { configsOf, looksStripped } from '../../src/api/page-config/config-values';
import { forgetReports } from '../../src/platform/console';
import { readPageSource } from '../../src/platform/page/page-source';
import { fail } from '../../src/platform/result';
import { json, sent, mockShop } from '../src/state/support/fake-http';

vi.mock('../../src/platform/http/http', () => import('../src/state/support/fake-http'));

const shop = { baseUrl: 'https://shop.example/', storeCode: 'default' };
const PRINTED = `<script type="text/x-magento-init">{"*":{"Magento_Customer/js/section-config":{"sections":{}}}}</script>
<div id="links" data-mage-init='{"downloadable":{"a":1}}'></div><script>throw new Error('ran')</script>`;

interface Answer {
  readonly status: number;
  readonly html?: string;
  readonly url?: string;
}
let requests: string[] = [];

/** The shop returns this page when it is requested again. */
function pageAnswers({ status, html, url }: Answer): void {
  class Request {
    status = 0;
    responseURL = '';
    responseXML: Document | null = null;
    onloadend: () => void = () => undefined;
    open(method: string, url: string): void {
      requests.push(`${method} ${url}`);
    }
    overrideMimeType(): void {
      // The responses in these tests are pages.
    }
    send(): void {
      this.status = status;
      this.responseURL = url ?? window.location.href;
      if (html !== undefined) {
        this.responseXML = new DOMParser().parseFromString(html, 'text/html');
      }
      this.onloadend();
    }
  }
  vi.stubGlobal('XMLHttpRequest', Request);
}

beforeEach(() => {
  // Configuration saved from the page before.
  (globalThis as unknown as Record<symbol, Map<Element, unknown>>)[
    Symbol.for('till.init')
  ]?.clear();
  requests = [];
  vi.stubGlobal('require', { baseUrl: '/static' });
  mockShop(() => fail({ kind: 'network' }));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  forgetReports();
  document.body.replaceChildren();
});

describe('a page whose blocks were removed before they could be read', () => {
  it('is recognised by configuration that every page of the platform has', () => {
    expect(looksStripped(readPageSource())).toBe(true);
    document.body.innerHTML = PRINTED.replace(/<script>.*/, '');
    expect(looksStripped(readPageSource()), 'nothing is gone').toBe(false);
  });

  it('provides them when it is requested again', async () => {
    pageAnswers({ status: 200, html: PRINTED });
    const { init } = await completeSource({}, shop);
    expect(configsOf(init, 'Magento_Customer/js/section-config')).toHaveLength(1);
    expect(configsOf(init, 'downloadable')).toEqual([{ a: 1 }]);
    expect(requests).toEqual([`GET ${window.location.href}`]);
  });

  it.each([
    ['no response', { status: 0 }, 'there was no response'],
    ['an error', { status: 503 }, 'the response was HTTP 503'],
    [
      'another page',
      { status: 200, html: PRINTED, url: 'https://shop.example/login' },
      'it leads to https://shop.example/login now',
    ],
    ['a page without blocks', { status: 200, html: '<p>Hello</p>' }, 'the response contains none'],
    ['no page', { status: 200 }, 'the response contains none'],
  ])('warns once with advice when there is %s', async (_what, answer, reason) => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    pageAnswers(answer);
    await completeSource({}, shop);
    await completeSource({}, shop);
    const [[text] = []] = warn.mock.calls;
    expect(warn).toHaveBeenCalledTimes(1);
    expect(text).toContain(reason);
    expect(text).toContain('till-early.js');
  });
});

describe('a checkout without a list of countries', () => {
  const told = {
    quoteData: {},
    init: { '*': { 'Magento_Customer/js/section-config': {} } },
  };

  it('loads them from the shop, by name, with their regions', async () => {
    mockShop(() =>
      json([
        { id: 'FR', full_name_locale: 'France' },
        {
          id: 'US',
          full_name_locale: null,
          full_name_english: 'United States',
          available_regions: [{ id: '12', code: 'CA', name: 'California' }],
        },
        { id: 'AT', full_name_locale: 'Austria', available_regions: null },
      ]),
    );
    const source = await completeSource(told, shop);
    const { countries } = parseDirectory(source, {});
    expect(countries.map(({ id, name }) => `${id} ${name}`)).toEqual([
      'AT Austria',
      'FR France',
      'US United States',
    ]);
    expect(countries[2]).toMatchObject({
      regionRequired: true,
      regions: [{ id: 12, code: 'CA', name: 'California' }],
    });
    expect(lacksCountries(source)).toBe(false);
    expect(sent.map(({ path }) => path)).toEqual(['rest/default/V1/directory/countries']);
  });

  it('warns once when the request for them fails', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    await completeSource(told, shop);
    await completeSource(told, shop);
    expect(warn).toHaveBeenCalledTimes(1);
    expect(warn.mock.calls[0]?.[0]).toContain('(network)');
  });
});
