import { describe, expect, it } from 'vitest';

import { parseMapsService } from '../../../../src/api/page-config/maps';
import type { PageSource } from '../../../../src/platform/page/page-source';

const URL_OF_PAGE = 'https://maps.googleapis.com/maps/api/js?v=3.56&key=abc';
const RULES = [{ featureType: 'water', stylers: [{ color: '#c9dcd5' }] }];

/** The page's globals after the platform's template has called `require.config`. */
const moduleLoader = (url: string, style: unknown = ''): Record<string, unknown> => ({
  require: {
    s: {
      contexts: {
        _: {
          config: {
            paths: { googleMaps: url },
            config: { 'Magento_PageBuilder/js/utils/map': { style } },
          },
        },
      },
    },
  },
});

const source = (
  globals: Record<string, unknown>,
  checkout: Record<string, unknown> = {},
): PageSource => ({
  checkoutConfig: null,
  checkout,
  init: {},
  globals,
  dictionaryUrl: null,
  phrases: {},
});

describe('the maps service of a page', () => {
  it('is read from the configuration that the platform’s template renders for RequireJS', () => {
    expect(parseMapsService(source(moduleLoader(URL_OF_PAGE, JSON.stringify(RULES))))).toEqual({
      url: URL_OF_PAGE,
      styles: RULES,
    });
  });

  it.each([
    {},
    { require: null },
    { require: { s: 'x' } },
    moduleLoader(''),
    moduleLoader('https://maps.googleapis.com/maps/api/js?v=3.56&key='),
  ])('is none without a key: %j', (globals) => {
    expect(parseMapsService(source(globals))).toBeNull();
  });

  it.each(['', '{', '{"stylers": []}', '7', 'null', 7, null, {}])(
    'has no styles if they are %j [MAP-07]',
    (style) => {
      expect(parseMapsService(source(moduleLoader(URL_OF_PAGE, style)))?.styles).toEqual([]);
    },
  );

  it('can be configured by the shop, with styles as JSON text or as rules', () => {
    const own = { url: 'https://maps.example/api?key=own', styles: RULES };
    const page = moduleLoader(URL_OF_PAGE, '[{}]');
    expect(parseMapsService(source(page, { googleMaps: own }))).toEqual(own);
    const text = { ...own, styles: JSON.stringify(RULES) };
    expect(parseMapsService(source({}, { googleMaps: text }))).toEqual(own);
  });

  it('requires only a key', () => {
    const googleMaps = { key: ' my key ' };
    expect(parseMapsService(source(moduleLoader(URL_OF_PAGE), { googleMaps }))?.url).toBe(
      'https://maps.googleapis.com/maps/api/js?v=quarterly&loading=async&key=my+key',
    );
  });
});
