import { describe, expect, it } from 'vitest';
import { parsePickup } from '../../../../src/api/page-config/pickup';
import type { PageSource } from '../../../../src/platform/page/page-source';

const page = (checkoutConfig: Record<string, unknown>, radius?: unknown): PageSource => ({
  checkoutConfig,
  checkout: {},
  init: {
    '#checkout': {
      'Magento_Ui/js/core/app': {
        components: {
          checkout: {
            children: {
              steps: { children: { 'store-pickup': { config: { nearbySearchRadius: radius } } } },
            },
          },
        },
      },
    },
  },
  globals: {},
  dictionaryUrl: null,
  phrases: {},
});

describe('parsePickup', () => {
  it('reads the configuration and the layout of a recorded checkout page', () => {
    const config = { websiteCode: 'de', storePickupApiSearchTermDelimiter: ';' };
    expect(parsePickup(page(config, 50))).toEqual({
      websiteCode: 'de',
      delimiter: ';',
      radius: 50,
    });
  });

  it('uses the platform’s defaults for what is missing', () => {
    const defaults = { websiteCode: 'base', delimiter: ':', radius: 200 };
    expect(parsePickup(page({}))).toEqual(defaults);
    expect(parsePickup(page({}, 0))).toEqual(defaults);
    expect(parsePickup({ ...page({}), init: {} })).toEqual(defaults);
  });
});
